//! Stones lie on the steps 1, 2, 3, ... of a staircase; a move carries any number of
//! them from one step to the next lower one, from step 1 to the ground. The player
//! who cannot move loses.
//!
//! Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps.

use proconio::read_value;

/// Of two neighbouring steps one is odd, so every move changes exactly one odd step: a
/// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by carrying stones down
/// from an odd step.
pub fn solve(steps: impl Iterator<Item = u64>) -> bool {
    // The theorem:
    let odd = steps.step_by(2);
    odd.fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        let steps = (0..n).map(|_| read_value!(u64));
        answers += if solve(steps) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
