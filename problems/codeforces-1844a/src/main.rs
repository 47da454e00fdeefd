//! Subtraction Game: a move takes exactly a or exactly b stones from a heap. The player who cannot
//! move loses. With which heap does the first player lose?
//!
//! Theorem (Bachet, 1612, for any takes): with a heap of a + b stones.

use proconio::read_value;

/// Each take has an answer that completes it to a + b, which leaves no stone.
pub fn solve(a: u64, b: u64) -> u64 {
    // The theorem:
    a + b
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let (a, b) = read_value!((u64, u64));
        assert!(0 < a && a < b && b <= 1000, "{} and {} are not amounts in ascending order", a, b);
        answers += &format!("{}\n", solve(a, b));
    }
    print!("{}", answers);
}
