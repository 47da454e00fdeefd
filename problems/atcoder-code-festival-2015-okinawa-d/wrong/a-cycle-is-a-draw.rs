//! WA: says that it is a draw as soon as play can come back to a character.

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
    // The characters in an order in which words lead forward, as far as there is one.
    let mut reached = vec![false; n + 1];
    let mut todo = vec![1];
    while let Some(first) = todo.pop() {
        if !reached[first] {
            reached[first] = true;
            todo.extend(&words[first]);
        }
    }
    let mut into = vec![0; n + 1];
    for first in (1..=n).filter(|&first| reached[first]) {
        words[first].iter().for_each(|&last| into[last] += 1);
    }
    let mut order: Vec<usize> = (1..=n).filter(|&c| reached[c] && into[c] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        for &last in &words[order[done]] {
            into[last] -= 1;
            if into[last] == 0 {
                order.push(last);
            }
        }
        done += 1;
    }
    if order.len() < reached.iter().filter(|&&reached| reached).count() {
        return println!("Draw");
    }
    let mut wins = vec![false; n + 1];
    for &first in order.iter().rev() {
        wins[first] = words[first].iter().any(|&last| !wins[last]);
    }
    println!("{}", if wins[1] { "Snuke" } else { "Sothe" });
}
