//! Heaps in pairs: take one heap of a pair away, and split the other one into two heaps, none of them
//! empty, which are the pair from then on. The player who cannot move loses.
//!
//! Theorem: the nim-value of a pair a, b is the number of ones at the end of (a - 1) | (b - 1) in
//! binary. The player to move loses if and only if the nim-sum of the pairs is 0.

use proconio::read_value;

/// Splits of a, reduced by 1 each, are x + y = a - 2. If x | y ends in exactly v ones, then adding 1
/// to x + y carries into the digit v, where x and y have zeros: so a - 1 has a one there. If it
/// has, x = a - 1 - 2^v and y = 2^v - 1 are such numbers. So the values that a move can reach are
/// the digits where a - 1 or b - 1 has a one, and the least that is missing is where these end.
pub fn solve(heaps: &[u64]) -> bool {
    assert!(heaps.len() % 2 == 0, "{} heaps do not make pairs", heaps.len());
    assert!(!heaps.contains(&0), "a heap without stones");
    // The theorem:
    let value = |pair: &[u64]| ((pair[0] - 1) | (pair[1] - 1)).trailing_ones();
    heaps.chunks(2).fold(0, |sum, pair| sum ^ value(pair)) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} heaps are too many", n);
        let heaps = read_value!([u64; n]);
        answers += if solve(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{}", answers);
}
