//! Half of the heaps: take any positive number of stones from each of exactly n / 2 of the n heaps.
//! The player who cannot move loses. Alice begins.
//!
//! Theorem: the player to move loses if and only if more than n / 2 heaps are as small as the
//! least.

use proconio::read_value;

/// If more than half of the heaps are least, a move lowers one of them, so only heaps that it
/// lowered can be least, at most half. If not, half of the heaps can be chosen from the others:
/// lower them to the least one. Where fewer than half of the heaps are left, the least one is
/// empty.
pub fn solve(heaps: &[u64]) -> bool {
    let n = heaps.len();
    assert!(n > 0 && n % 2 == 0, "{} heaps have no half", n);
    let least = heaps.iter().min();
    let count = heaps.iter().filter(|&heap| Some(heap) == least).count();
    // The theorem:
    count <= n / 2
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    println!("{}", if solve(&heaps) { "Alice" } else { "Bob" });
}
