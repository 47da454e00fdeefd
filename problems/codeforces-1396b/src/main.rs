//! Stoned Game: a move takes one stone from a heap, but not from the heap that the opponent has just
//! used. The player who cannot move loses. T begins.
//!
//! Theorem (parity): T wins if and only if one heap has more stones than all others together, or the
//! number of stones is odd.

use proconio::read_value;

/// Such a heap is used again and again, and the opponent, who never may use it, runs out of the
/// others. Without one, an even number is left by any move from an odd one; and if a move from an
/// even one makes a heap so large, then by using another, so this heap may be used next.
pub fn solve(heaps: &[u64]) -> bool {
    let stones: u64 = heaps.iter().sum();
    let largest = *heaps.iter().max().unwrap_or(&0);
    // The theorem:
    largest > stones - largest || stones % 2 == 1
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        assert!(heaps.iter().all(|&heap| heap <= 1_000_000_000_000), "a heap is above 10^12");
        answers += if solve(&heaps) { "T\n" } else { "HL\n" };
    }
    print!("{}", answers);
}
