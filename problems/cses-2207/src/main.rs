//! Grundy's game: divide a heap into two heaps of different sizes; the player who makes the last
//! move wins. Who wins from a heap of n?
//!
//! Theorem: a heap is an N-position if and only if it has two different parts of the same
//! nim-value (Sprague, 1935; Grundy, 1939). Up to 10^6 the last P-position is 1222: this is
//! computed, and no formula is known.

use gamecore::{GrundyGame, Outcome};
use proconio::input;

// Of the heaps up to 10^6 the P-positions are listed; from 1223 on there is none.
fn solve(heap: u64) -> Outcome {
    GrundyGame::heap_outcome(heap).unwrap_or_else(|| panic!("more than 10^6 coins: {}", heap))
}

fn main() {
    let mut answers = String::new();
    input! { t: usize }
    for _ in 0..t {
        input! { n: u64 }
        assert!(n > 0, "an empty heap: 0");
        answers += solve(n).choose("first\n", "second\n");
    }
    print!("{}", answers);
}
