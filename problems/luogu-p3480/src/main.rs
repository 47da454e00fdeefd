//! Heaps stand in a row, none smaller than the one to its left; a move takes any
//! number of pebbles from one heap, but must keep this order. The player who cannot
//! move loses. Does the first player win?
//!
//! Theorem: this is staircase Nim (Sprague, 1937), and the steps are the differences
//! of neighbouring heaps, from the right.

use proconio::read_value;

/// What is taken from a heap is taken from its difference to the left, and added to the
/// difference of the next heap to the right. From the last heap it goes out of play.
/// Steps 1, 3, 5, ... are the differences inside pairs of heaps, from the right; an odd
/// heap has nothing to its left.
pub fn solve(heaps: &[u64]) -> bool {
    let heaps = [&[0], heaps].concat();
    // The theorem:
    heaps.rchunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0])) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        for pair in heaps.windows(2) {
            assert!(pair[0] <= pair[1], "a heap of {} to the right of {}", pair[1], pair[0]);
        }
        answers += if solve(&heaps) { "TAK\n" } else { "NIE\n" };
    }
    print!("{}", answers);
}
