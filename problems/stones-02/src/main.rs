//! Heaps with caps: a move takes 1 to n stones from a heap of m, where n may differ
//! from heap to heap; the player who cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all m mod (n + 1) is 0.

use gamecore::{BoundedNim, Outcome, SumGame};
use proconio::read_value;

// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
// Nim would lower some remainder to make it 0. Take that many stones: a remainder
// exceeds neither its heap nor its cap, so that is allowed.
fn solve<I: Iterator<Item = (u64, u64)>>(heaps: I) -> Outcome {
    BoundedNim.outcome_of(heaps)
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let heaps = (0..n).map(|_| read_value!((u64, u64)));
        answers += solve(heaps).choose("Win\n", "Lose\n");
    }
    print!("{}", answers);
}
