//! Constrained Nim 2: a move takes at least L and at most R stones from one heap, and
//! the player who cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the
//! nim-sum of all (heap mod (L + R)) / L, rounded down, is 0.

use gamecore::{Outcome, RangedNim, SumGame};
use proconio::{input, is_stdin_empty, read_value};

// The heaps 0 to L - 1 have the value 0, the next L the value 1, and so on below L + R;
// from there on the values begin anew: a take of s is undone by one of L + R - s.
fn solve<I: Iterator<Item = u64>>(heaps: I, least: u64, most: u64) -> Outcome {
    RangedNim::new(least, most).outcome_of(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: u64, least: u64, most: u64 }
        assert!(n > 0, "no heaps: {}", n);
        assert!(0 < least && least <= most, "not 0 < L <= R: {} {}", least, most);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += solve(heaps, least, most).choose("First\n", "Second\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
