//! Nim in which your opponent names the heap that you must take from, and you choose how many stones
//! to take. The player who takes the last stone wins. Alice takes first.
//!
//! Theorem (NERC 2025): only heaps of one stone count. If all heaps are of one stone, the player who
//! takes next wins if and only if their number is odd; otherwise, if and only if it is even.

use proconio::read_value;

/// Beside a larger heap, and with an odd number of ones, the opponent names a one, and leaves an even
/// number of them. With an even number, a one that is named leaves an odd number; of a larger heap
/// one stone is left, so that there is one more, or nothing if this was the last larger heap.
pub fn solve(heaps: &[u64]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let is_larger_left = heaps.iter().any(|&heap| heap > 1);
    // The theorem:
    (ones % 2 == 0) == is_larger_left
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
