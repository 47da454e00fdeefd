//! Bachet's game (Bash game): from one heap of N stones a move takes 1 to K of
//! them, and the player who takes the last stone wins.
//!
//! Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.

use gamecore::{BoundedNim, Game, Outcome};
use proconio::{input, read_value};

// From a multiple of K + 1 no move leads to another. Complete whatever is taken to
// K + 1, and the opponent gets multiples again and again, in the end 0.
fn solve(heap: u64, cap: u64) -> Outcome {
    BoundedNim.outcome(&[(heap, cap)])
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { heap: u64, cap: u64 }
        assert!(cap > 0, "no stone may be taken: K = {}", cap);
        answers += solve(heap, cap).choose("A\n", "B\n");
    }
    print!("{}", answers);
}
