//! Heaps with caps: a move takes 1 to n stones from a heap of m, where n may differ
//! from heap to heap; the player who cannot move loses. Does the first player win?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of all m mod (n + 1) is 0.

use proconio::read_value;

/// A move changes one remainder, and so the nim-sum: 0 never stays 0. If it is not 0,
/// Nim would lower some remainder to make it 0. Take that many stones: a remainder
/// exceeds neither its heap nor its cap, so that is allowed.
pub fn solve(heaps: &[(u64, u64)]) -> bool {
    // The theorem:
    heaps.iter().fold(0, |sum, &(m, n)| sum ^ (m % (n + 1))) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([(u64, u64); n]);
        assert!(heaps.iter().all(|&(_, n)| n < u64::MAX), "n is too large: {}", u64::MAX);
        answers += if solve(&heaps) { "Win\n" } else { "Lose\n" };
    }
    print!("{}", answers);
}
