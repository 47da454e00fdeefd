//! Balls lie on the stairs 1, 2, 3, ...; a move carries any number of them from one
//! stair to the next lower one, and stair 1 is the end. The player who cannot move
//! loses.
//!
//! Theorem (Sprague, 1937): this is Nim, and the even stairs are the heaps.

use gamecore::{Nim, Outcome, SumGame};
use proconio::read_value;

// Balls on stair 1 stay there: it is the ground, and the steps begin with stair 2.
fn solve<I: Iterator<Item = u64>>(stairs: I) -> Outcome {
    Nim.outcome_of(stairs.skip(1).step_by(2))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        let stairs = (0..n).map(|_| read_value!(u64));
        answers += solve(stairs).choose("first\n", "second\n");
    }
    print!("{}", answers);
}
