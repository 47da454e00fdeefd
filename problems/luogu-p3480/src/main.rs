//! Heaps stand in a row, none smaller than the one to its left; a move takes any
//! number of pebbles from one heap, but must keep it so. The player who cannot move
//! loses.
//!
//! Theorem: this is staircase Nim (Sprague, 1937), and the steps are the differences
//! of neighbouring heaps, from the right.

use gamecore::{Game, Outcome, Staircase};
use proconio::input;

// What is taken from a heap is taken from its difference to the left, and added to the
// difference of the next heap to the right. From the last heap it goes out of play.
fn solve(heaps: &[u64]) -> Outcome {
    let from_right = || heaps.iter().rev();
    let differences = from_right().zip(from_right().skip(1).chain(&[0])).map(|(heap, left)| {
        assert!(left <= heap, "a heap of {} to the right of {}", heap, left);
        heap - left
    });
    Staircase.outcome(&differences.collect::<Vec<u64>>())
}

fn main() {
    input! { cases: u64 }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= 1_000_000, "{} heaps are too many", n);
        input! { heaps: [u64; n] }
        answers += solve(&heaps).choose("TAK\n", "NIE\n");
    }
    print!("{}", answers);
}
