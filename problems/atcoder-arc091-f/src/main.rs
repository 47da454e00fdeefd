//! Strange Nim: from a heap of x stones with the number k, a move takes at least one stone and
//! at most x / k, rounded down. A player who cannot move loses. Takahashi begins.
//!
//! Theorem: a heap of n has the nim-value n / k if k divides n, and else that of the largest
//! smaller heap that is out of its reach. The player to move loses if and only if the nim-sum
//! of the values is 0.

use proconio::read_value;

/// The largest heap out of reach is n - (n / k + 1). While n / k stays the same, so do the
/// steps: all of them are made at once, and a heap needs about sqrt(n log n) of them.
fn nim_value(mut heap: u64, k: u64) -> u64 {
    // The theorem:
    while heap % k != 0 {
        let step = heap / k + 1;
        let steps = (heap % k - 1) / step + 1;
        heap -= steps * step;
    }
    heap / k
}

/// A heap of n and its options together have the nim-values 0 to n / k, each once. From n - 1 to n
/// either none of these heaps drops out, and n has the new value n / k; or one does, the largest
/// out of reach, and n takes over its value.
pub fn solve(heaps: &[(u64, u64)]) -> bool {
    heaps.iter().fold(0, |sum, &(heap, k)| sum ^ nim_value(heap, k)) != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([(u64, u64); n]);
    assert!(heaps.iter().all(|&(_, k)| k > 0), "a k of 0");
    println!("{}", if solve(&heaps) { "Takahashi" } else { "Aoki" });
}
