//! Chessmen stand on the cells 1, 2, 3, ... of a row; a move slides one of them any
//! distance to the left, but not onto or past another. Georgia begins, and the
//! player who cannot move loses.
//!
//! Theorem: this is staircase Nim, so Nim on every other gap from the right.

use std::iter::once;

use gamecore::{Nim, Outcome, SumGame};
use proconio::read_value;

// The free cells before a chessman are the stones on a step. A move takes some of
// them and lays them on the step of the chessman to the right; what the last one
// passes is out of play. So every move changes exactly one of the steps 1, 3,
// 5, ... from the right, and can take any number from it: Nim on these.
fn solve(wall_and_chessmen: &[u64]) -> Outcome {
    let gaps = wall_and_chessmen.windows(2).map(|pair| pair[1] - pair[0] - 1);
    Nim.outcome_of(gaps.rev().step_by(2))
}

/// The occupied cells from left to right; the wall, on cell 0, is the first.
fn from_wall<I: Iterator<Item = u64>>(chessmen: I) -> Vec<u64> {
    // In front, so that cells in order are still in order.
    let mut cells: Vec<u64> = once(0).chain(chessmen).collect();
    cells.sort_unstable();
    for pair in cells.windows(2) {
        assert!(pair[0] < pair[1], "cell {} is taken already", pair[1]);
    }
    cells
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        let n = read_value!(u64);
        assert!(n <= 1_000_000, "{} chessmen are too many", n);
        let chessmen = (0..n).map(|_| read_value!(u64));
        answers += solve(&from_wall(chessmen)).choose("Georgia will win\n", "Bob will win\n");
    }
    print!("{}", answers);
}
