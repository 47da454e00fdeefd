//! Nim: take any positive number of stones from one heap; the player who takes
//! the last stone wins. A begins.
//!
//! Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of
//! the heaps, their exclusive or, is 0.

use proconio::read_value;

/// A move changes one heap, and so the nim-sum: 0 never stays 0. If it is not 0,
/// some heap has its highest bit: lower that heap to its exclusive or with the
/// nim-sum, and the nim-sum is 0.
pub fn solve(heaps: &[u64]) -> bool {
    // The theorem:
    heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    println!("{}", if solve(&heaps) { "A" } else { "B" });
}
