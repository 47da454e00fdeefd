//! Stones lie on the steps 1, 2, 3, ... of a staircase; a move carries any number of
//! them from one step to the next lower one, from step 1 to the ground. The player
//! who cannot move loses.
//!
//! Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps.

use gamecore::{Nim, Outcome, SumGame};
use proconio::read_value;

// Of two neighbouring steps one is odd, so every move changes exactly one odd step: a
// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by carrying stones down
// from an odd step.
fn solve<I: Iterator<Item = u64>>(steps: I) -> Outcome {
    Nim.outcome_of(steps.step_by(2))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let steps = (0..n).map(|_| read_value!(u64));
        answers += solve(steps).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
