//! WA: looks a hundred moves ahead, and takes a longer game for an endless one.

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

fn main() {
    let words = read();
    let n = words.len() - 1;
    // 0 is drawn, 1 is won, 2 is lost.
    let mut fates = vec![0; n + 1];
    for _ in 0..100 {
        let next = (1..=n).map(|first| match &words[first] {
            ends if ends.iter().any(|&last| fates[last] == 2) => 1,
            ends if ends.iter().all(|&last| fates[last] == 1) => 2,
            _ => 0,
        });
        fates = std::iter::once(0).chain(next).collect();
    }
    println!("{}", ["Draw", "Snuke", "Sothe"][fates[1]]);
}
