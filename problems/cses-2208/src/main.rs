//! A move takes one coin from each of some heaps, at least one. The player who takes the last
//! coin wins.
//!
//! Theorem (parity): the player to move loses if and only if all heaps are even.

use proconio::read_value;

/// From even heaps every move makes some odd. If some are odd, taking one coin from each of them
/// makes all even. In the end all are empty, and 0 is even.
pub fn solve(heaps: &[u64]) -> bool {
    // The theorem:
    heaps.iter().any(|heap| heap % 2 == 1)
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{}", answers);
}
