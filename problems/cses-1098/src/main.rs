//! Bounded Nim: a move takes 1, 2 or 3 sticks from one heap; the player who takes the
//! last stick wins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all heaps mod 4 is 0.

use proconio::read_value;

/// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
/// Nim would lower some remainder to make it 0. Take that many sticks: a remainder is
/// at most 3, so that is allowed.
pub fn solve(heaps: impl Iterator<Item = u64>) -> bool {
    // The theorem:
    heaps.fold(0, |sum, heap| sum ^ (heap % 4)) != 0
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
