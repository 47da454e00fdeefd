//! Chessmen stand on the cells 1, 2, 3, ... of a row; a move slides one of them any
//! distance to the left, but not onto or past another. Georgia begins, and the
//! player who cannot move loses.
//!
//! Theorem: this is staircase Nim, so Nim on every other gap from the right.

use std::iter::once;

use itertools::Itertools;
use proconio::input;

/// The free cells before a chessman, the first of which has the wall on cell 0 before it, are
/// the stones on a step. A move takes some of them and lays them on the step of the chessman to
/// the right; what the last one passes is out of play. So every move changes exactly one of the
/// steps 1, 3, 5, ... from the right, and can take any number from it: Nim on these.
pub fn solve(chessmen: &[u64]) -> bool {
    let cells: Vec<&u64> = once(&0).chain(chessmen).sorted_unstable().collect();
    assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "two chessmen on one cell");
    let gaps = cells.windows(2).map(|pair| pair[1] - pair[0] - 1);
    gaps.rev().step_by(2).fold(0, |sum, gap| sum ^ gap) != 0
}

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { chessmen: [u64] }
        answers += if solve(&chessmen) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{}", answers);
}
