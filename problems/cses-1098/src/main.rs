//! Bounded Nim: a move takes 1, 2 or 3 sticks from one heap; the player who takes the
//! last stick wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all heaps mod 4 is 0.

use gamecore::{BoundedNim, Outcome, SumGame};
use proconio::read_value;

const CAP: u64 = 3;

// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
// Nim would lower some remainder to make it 0. Take that many sticks: a remainder is
// at most 3, so that is allowed.
fn solve<I: Iterator<Item = u64>>(heaps: I) -> Outcome {
    BoundedNim.outcome_of(heaps.map(|heap| (heap, CAP)))
}

fn main() {
    let tests = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..tests {
        let n = read_value!(u64);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps).choose("first\n", "second\n");
    }
    print!("{}", answers);
}
