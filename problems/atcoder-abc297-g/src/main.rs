//! Constrained Nim 2: a move takes at least L and at most R stones from one heap, and
//! the player who cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the
//! nim-sum of all (heap mod (L + R)) / L, rounded down, is 0.

use proconio::{input, read_value};

/// Below L + R, the first L heaps have the nim-value 0, the next L the value 1, and so on: a
/// move always leaves such a block of L heaps, and can reach every block below. From L + R on
/// the values repeat: a take of s can be answered by one of L + R - s.
pub fn solve(heaps: impl Iterator<Item = u64>, least: u64, most: u64) -> bool {
    // The theorem:
    heaps.fold(0, |sum, heap| sum ^ (heap % (least + most) / least)) != 0
}

fn main() {
    input! { n: usize, least: u64, most: u64 }
    assert!(least > 0, "a move may take 0 stones");
    assert!((least..1 << 63).contains(&most), "not from {} to 2^63 - 1: {}", least, most);
    let heaps = (0..n).map(|_| read_value!(u64));
    println!("{}", if solve(heaps, least, most) { "First" } else { "Second" });
}
