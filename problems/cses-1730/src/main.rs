//! Nim: take any positive number of sticks from one heap; the player who takes the
//! last stick wins.
//!
//! Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of
//! the heaps, their exclusive or, is 0.

use proconio::read_value;

/// A move changes one heap, and so the nim-sum: 0 never stays 0. If it is not 0,
/// some heap has its highest bit: lower that heap to its exclusive or with the
/// nim-sum, and the nim-sum is 0.
pub fn solve(heaps: impl Iterator<Item = u64>) -> bool {
    // The theorem:
    heaps.fold(0, |sum, heap| sum ^ heap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += if solve(heaps) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}
