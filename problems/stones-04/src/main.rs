//! Two heaps of stones; a move takes any number from one heap, or equally many from
//! both. The player who takes the last stone wins.
//!
//! Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
//! floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.

use gamecore::{Game, Outcome, Wythoff};
use proconio::{input, is_stdin_empty, read_value};

// In the pairs of the theorem every number occurs once, and every difference occurs
// once. A move keeps a number or the difference, so none leads from one pair to
// another; and from any other position some move leads to a pair.
fn solve(a: u64, b: u64) -> Outcome {
    Wythoff.outcome(&(a, b))
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        answers += solve(a, b).choose("1\n", "0\n");
    }
    print!("{}", answers);
}
