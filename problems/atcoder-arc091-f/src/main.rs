//! Strange Nim: from a heap of x stones with the number k, a move takes at least one stone and
//! at most x / k, rounded down. A player who cannot move loses. Who wins?
//!
//! Theorem: a heap of n has the nim-value n / k if k divides n, and else that of the largest
//! smaller heap that is out of its reach. The player to move loses if and only if the nim-sum
//! of the values is 0.

use gamecore::{Game, Outcome, StrangeNim};
use proconio::{input, is_stdin_empty};

// Steps of equal length are made at once, so a heap needs about sqrt(n log n) of them.
fn solve(heaps: &[(u64, u64)]) -> Outcome {
    StrangeNim.outcome(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=200).contains(&n), "not from 1 to 200: n = {}", n);
        input! { heaps: [(u64, u64); n] }
        for &(a, k) in &heaps {
            assert!((1..=1_000_000_000).contains(&a), "not from 1 to 10^9: a = {}", a);
            assert!((1..=1_000_000_000).contains(&k), "not from 1 to 10^9: k = {}", k);
        }
        answers += solve(&heaps).choose("Takahashi\n", "Aoki\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
