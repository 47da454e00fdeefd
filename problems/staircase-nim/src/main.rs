//! Stones lie on the steps 1, 2, 3, ... of a staircase; a move carries any number of
//! them from one step to the next lower one, from step 1 to the ground. The player
//! who cannot move loses.
//!
//! Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps.

use gamecore::{Game, Outcome, Staircase};
use proconio::read_value;

// Of two neighbouring steps one is odd, so every move changes exactly one odd step: a
// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by carrying stones down
// from an odd step.
fn solve(steps: &[u64]) -> Outcome {
    Staircase.outcome(steps)
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let steps: Vec<u64> = (0..n).map(|_| read_value!(u64)).collect();
        answers += solve(&steps).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
