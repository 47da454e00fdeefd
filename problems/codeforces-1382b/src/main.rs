//! Heaps of stones stand in a row; a move takes any positive number of stones from
//! the first heap that has any. The player who cannot move loses.
//!
//! Theorem: the player who moves on the first heap above 1 wins, because that player
//! decides who begins on the heaps behind it.

use gamecore::{Game, Outcome, SequentialNim};
use proconio::input;

// To begin on the heaps behind, leave one stone, which the opponent must take; to let
// the opponent begin, take the whole heap. The heaps of one stone in front of it are
// taken one after the other, and if there are no others, the last of them decides.
fn solve(heaps: &[u64]) -> Outcome {
    SequentialNim.outcome(heaps)
}

fn main() {
    input! { cases: u64 }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 1_000_000, "{} heaps are too many", n);
        input! { heaps: [u64; n] }
        answers += solve(&heaps).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
