//! Nim: take any positive number of matches from one heap; the player who takes the
//! last match wins. Of the winning moves the one with the first heap is asked for.
//!
//! Theorem (Bouton, 1901): a move wins if and only if it leaves heaps with the
//! nim-sum 0.

use itertools::Itertools;
use proconio::read_value;

/// The first heap that can be lowered, with what is left of it: its exclusive or with the
/// nim-sum of all, which must be less.
pub fn solve(heaps: &[u64]) -> Option<(usize, u64)> {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    // The theorem:
    let index = heaps.iter().position(|&heap| heap ^ nim_sum < heap)?;
    Some((index, heaps[index] ^ nim_sum))
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let mut heaps = read_value!([u64; n]);
    match solve(&heaps) {
        Some((index, left)) => {
            println!("{} {}", heaps[index] - left, index + 1);
            heaps[index] = left;
            println!("{}", heaps.iter().join(" "));
        }
        None => println!("lose"),
    }
}
