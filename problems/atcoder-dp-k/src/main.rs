//! Stones: a move takes one of N given amounts from a heap of K stones, and the player
//! who cannot move loses. Who wins?
//!
//! Theorem: a heap is won for the player to move if and only if some amount leaves a
//! lost one.

use proconio::{input, read_value};

/// The options of a heap are smaller heaps: a table from 0 upwards has them all.
pub fn solve(heap: usize, amounts: &[usize]) -> bool {
    let mut wins: Vec<bool> = Vec::new();
    for stones in 0..=heap {
        let mut possible = amounts.iter().filter(|&&amount| amount <= stones);
        // The theorem:
        wins.push(possible.any(|&amount| !wins[stones - amount]));
    }
    wins[heap]
}

fn main() {
    input! { n: usize, heap: usize }
    assert!(n <= 10_000_000, "{} amounts are too many", n);
    let amounts = read_value!([usize; n]);
    assert!(!amounts.contains(&0), "an amount is 0");
    assert!(heap <= 100_000, "a heap of {} is too large", heap);
    println!("{}", if solve(heap, &amounts) { "First" } else { "Second" });
}
