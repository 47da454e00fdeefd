//! One heap, two or three: take any positive number of stones from one heap, or the same number
//! from all of them. The player who cannot move loses. BitLGM begins.
//!
//! Theorem: with one heap or three it is Nim (Bouton, 1901): the player to move loses if and only
//! if the nim-sum is 0. With two it is Wythoff's game (Wythoff, 1907).

use gamecore::is_wythoff_pair;
use proconio::read_value;

/// A take of x from an odd number of heaps changes the digit of x's lowest 1 in every heap, and so
/// in the nim-sum: these takes do not lead from 0 to 0, either. With two heaps they do.
pub fn solve(heaps: &[u64]) -> bool {
    if let [a, b] = *heaps {
        // The theorem:
        return !is_wythoff_pair(a, b);
    }
    assert!(heaps.len() % 2 == 1, "{} heaps: an even number, and not two", heaps.len());
    // The theorem:
    heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    println!("{}", if solve(&heaps) { "BitLGM" } else { "BitAryo" });
}
