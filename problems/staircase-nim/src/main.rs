//! Stones lie on the steps 1, 2, 3, ... of a staircase; a move carries any number
//! of them from one step to the next lower one, from step 1 to the ground.
//! Whoever cannot move has lost.
//!
//! Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps.

use gamecore::nim::nim_sum;
use gamecore::outcome::Outcome;
use proconio::read_value;

// Of two neighbouring steps one is odd, so every move changes exactly one odd
// step: a nim-sum of 0 never lasts. Any other is made 0 as in Nim, by carrying
// stones down from an odd step.
fn solve<I: Iterator<Item = u64>>(steps: I) -> Outcome {
    let odd_steps = steps.step_by(2);
    Outcome::of_nim_value(nim_sum(odd_steps))
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(usize);
        let steps = (0..n).map(|_| read_value!(u64));
        answers += solve(steps).word("First\n", "Second\n");
    }
    print!("{}", answers);
}
