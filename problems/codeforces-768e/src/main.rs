//! Each number once: take any positive number of stones from a heap, but not a number that has been
//! taken from this heap before. The player who cannot move loses. Does the second player win?
//!
//! Theorem: the nim-value of a heap of s stones is the greatest k with 1 + 2 + ... + k <= s.

use proconio::read_value;

/// The largest heap for which the theorem has been computed.
const LAST: u64 = 60;

/// No play has more than k moves, as different numbers of stones are taken, so after a move no
/// value above k - 1 is left. Each smaller value j occurs: leave 1 + 2 + ... + j stones, or one
/// more if that would be half of the heap.
fn nim_value(heap: u64) -> u64 {
    assert!(heap <= LAST, "a heap above {}: {}", LAST, heap);
    // The theorem:
    let fits = |&k: &u64| k * (k + 1) / 2 <= heap;
    (0..).take_while(fits).last().unwrap_or(0)
}

/// Whether the first player wins.
pub fn solve(heaps: impl Iterator<Item = u64>) -> bool {
    heaps.fold(0, |sum, heap| sum ^ nim_value(heap)) != 0
}

fn main() {
    let n = read_value!(usize);
    let heaps = (0..n).map(|_| read_value!(u64));
    println!("{}", if solve(heaps) { "NO" } else { "YES" });
}
