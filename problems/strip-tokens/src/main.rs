//! Pieces stand on a strip of cells 1, 2, 3, ...; a move slides one of them at
//! least one cell to the left, but not onto or past another. The player who cannot
//! move loses.
//!
//! Theorem (de Bruijn's coins; Conway, 1976): pair the pieces off from the right,
//! an odd one with the wall at cell 0. This is Nim; the gaps inside are the heaps.

use std::iter::once;

use gamecore::{Nim, Outcome, SumGame};
use proconio::{is_stdin_empty, read_value};

// Every piece is in exactly one pair, so a move changes exactly one of these gaps: a
// nim-sum of 0 never stays 0. Any other is made 0 as in Nim, by the right piece of
// some pair. How far the pairs stand apart does not matter.
fn solve(wall_and_pieces: &[u64]) -> Outcome {
    let pairs = wall_and_pieces.rchunks_exact(2);
    Nim.outcome_of(pairs.map(|pair| pair[1] - pair[0] - 1))
}

/// The occupied cells from left to right, the wall first.
fn from_wall<I: Iterator<Item = u64>>(pieces: I) -> Vec<u64> {
    // In front, so that cells in order are still in order.
    let mut cells: Vec<u64> = once(0).chain(pieces).collect();
    cells.sort_unstable();
    for pair in cells.windows(2) {
        assert!(pair[0] < pair[1], "cell {} is taken already", pair[1]);
    }
    cells
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(u64);
        assert!(n <= 1_000_000, "{} pieces are too many", n);
        let pieces = (0..n).map(|_| read_value!(u64));
        answers += solve(&from_wall(pieces)).choose("1\n", "2\n");
    }
    print!("{}", answers);
}
