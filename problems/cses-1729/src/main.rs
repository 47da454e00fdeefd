//! Stick Game: a move takes one of k given amounts from a heap; the player who takes
//! the last stick wins. Does the first player win with 1, 2, ..., n sticks, W or L?
//!
//! Theorem: a heap is won for the player to move if and only if some amount leaves a
//! lost one.

use proconio::{input, read_value};

/// The options of a heap are smaller heaps: a table from 0 upwards has them all.
pub fn solve(last: usize, amounts: &[usize]) -> String {
    let mut wins: Vec<bool> = Vec::new();
    for sticks in 0..=last {
        let mut possible = amounts.iter().filter(|&&amount| amount <= sticks);
        // The theorem:
        wins.push(possible.any(|&amount| !wins[sticks - amount]));
    }
    wins[1..].iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
}

fn main() {
    input! { n: usize, k: usize }
    assert!(n <= 1_000_000, "{} sticks are too many", n);
    assert!(k <= 10_000_000, "{} amounts are too many", k);
    let amounts = read_value!([usize; k]);
    assert!(!amounts.contains(&0), "an amount is 0");
    println!("{}", solve(n, &amounts));
}
