//! Bounded Nim: a move takes 1 to k stones from one heap; the player who takes the
//! last stone wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all heaps mod (k + 1) is 0.

use gamecore::{BoundedNim, Outcome, SumGame};
use proconio::{input, read_value};

// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
// Nim would lower some remainder to make it 0. Take that many stones: a remainder is
// at most k, so that is allowed.
fn solve<I: Iterator<Item = u64>>(heaps: I, cap: u64) -> Outcome {
    BoundedNim.outcome_of(heaps.map(|heap| (heap, cap)))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, cap: u64 }
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps, cap).choose("A\n", "B\n");
    }
    print!("{}", answers);
}
