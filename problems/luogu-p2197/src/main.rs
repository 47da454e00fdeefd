//! Nim: take any positive number of stones from one heap; the player who cannot move
//! loses.
//!
//! Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of
//! the heaps, their exclusive or, is 0.

use gamecore::{Nim, Outcome, SumGame};
use proconio::read_value;

// A move changes one heap, and so the nim-sum: 0 never stays 0. If it is not 0,
// some heap has its highest binary digit: lower that heap to its exclusive or
// with the nim-sum, and the nim-sum is 0.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    Nim.outcome_of(heaps)
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps).choose("Yes\n", "No\n");
    }
    print!("{}", answers);
}
