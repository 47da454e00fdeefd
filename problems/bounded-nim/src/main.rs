//! Bounded Nim: a move takes 1 to k stones from one heap; the player who takes the
//! last stone wins. A begins.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all heaps mod (k + 1) is 0.

use proconio::{input, read_value};

/// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
/// Nim would lower some remainder to make it 0. Take that many stones: a remainder is
/// at most k, so that is allowed.
pub fn solve(heaps: impl Iterator<Item = u64>, k: u64) -> bool {
    let round = u128::from(k) + 1;
    // The theorem:
    heaps.fold(0, |sum, heap| sum ^ (u128::from(heap) % round)) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, k: u64 }
        let heaps = (0..n).map(|_| read_value!(u64));
        answers += if solve(heaps, k) { "A\n" } else { "B\n" };
    }
    print!("{}", answers);
}
