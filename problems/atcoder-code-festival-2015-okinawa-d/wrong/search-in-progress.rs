//! WA: a search from character 1 that takes what it is still searching for a draw, and keeps what follows.

use proconio::input;

/// The words of each character, which are counted from 1.
fn read() -> Vec<Vec<usize>> {
    input! { n: usize, m: usize, pairs: [(usize, usize); m] }
    let mut words = vec![Vec::new(); n + 1];
    for (first, last) in pairs {
        words[first].push(last);
    }
    words
}

#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Unknown,
    Draw,
    Won,
    Lost,
}

fn main() {
    let words = read();
    let mut fates = vec![Fate::Unknown; words.len()];
    // The path, and how many words of each character have been followed.
    let mut path = vec![(1, 0)];
    fates[1] = Fate::Draw;
    while let Some((first, followed)) = path.pop() {
        match words[first].get(followed) {
            Some(&last) => {
                path.push((first, followed + 1));
                if fates[last] == Fate::Unknown {
                    fates[last] = Fate::Draw;
                    path.push((last, 0));
                }
            }
            None if words[first].iter().any(|&last| fates[last] == Fate::Lost) => {
                fates[first] = Fate::Won;
            }
            None if words[first].iter().all(|&last| fates[last] == Fate::Won) => {
                fates[first] = Fate::Lost;
            }
            None => {}
        }
    }
    let winner = match fates[1] {
        Fate::Won => "Snuke",
        Fate::Lost => "Sothe",
        _ => "Draw",
    };
    println!("{winner}");
}
