//! Two heaps of stones; a move takes any number from one heap, or equally many from
//! both. The player who takes the last stone wins. Does the first player win, 1 or 0?
//!
//! Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
//! floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.

use gamecore::is_wythoff_pair;
use proconio::{input, is_stdin_empty};

/// In the pairs of the theorem every number occurs once, and every difference occurs
/// once. A move keeps a number or the difference, so none leads from one pair to
/// another; and from any other position some move leads to a pair.
pub fn solve(a: u64, b: u64) -> bool {
    // The theorem:
    !is_wythoff_pair(a, b)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { a: u64, b: u64 }
        answers += if solve(a, b) { "1\n" } else { "0\n" };
    }
    print!("{}", answers);
}
