//! Pieces stand on a strip of cells 1, 2, 3, ...; a move slides one of them at
//! least one cell to the left, but not onto or past another. The player who cannot
//! move loses.
//!
//! Theorem (de Bruijn's coins; Conway, 1976): pair the pieces off from the right,
//! an odd one with the wall at cell 0. This is Nim; the gaps inside are the heaps.

use std::iter::once;

use proconio::{is_stdin_empty, read_value};

/// Every piece is in exactly one pair, so a move changes exactly one of these gaps: a
/// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by the right piece of
/// some pair. How far the pairs stand apart does not matter.
pub fn solve(pieces: impl Iterator<Item = u64>) -> bool {
    let mut cells: Vec<u64> = once(0).chain(pieces).collect();
    cells.sort_unstable();
    assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "two pieces on one cell");
    // The theorem:
    cells.rchunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0] - 1)) != 0
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} pieces are too many", n);
        let pieces = (0..n).map(|_| read_value!(u64));
        answers += if solve(pieces) { "1\n" } else { "2\n" };
    }
    print!("{}", answers);
}
