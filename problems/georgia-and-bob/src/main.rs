//! Chessmen stand on the cells 1, 2, 3, ... of a row; a move slides one of them any
//! distance to the left, but not onto or past another. Georgia begins, and the
//! player who cannot move loses.
//!
//! Theorem: this is staircase Nim (Sprague, 1937), and the steps are the gaps to the left
//! of the chessmen, from the right.

use proconio::read_value;

/// The free cells to the left of a chessman, as far as the next one or the wall on cell 0, are
/// the stones on a step. A move takes some of them and lays them on the step of the chessman to
/// the right; the cells that the last one passes are out of play. So every move changes exactly
/// one of the steps 1, 3, 5, ... from the right, and can take any number from it: Nim on these.
pub fn solve(chessmen: &[u64]) -> bool {
    let mut cells = [&[0], chessmen].concat();
    cells.sort_unstable();
    assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "two chessmen on one cell");
    let gaps = cells.windows(2).map(|pair| pair[1] - pair[0] - 1);
    // The theorem:
    gaps.rev().step_by(2).fold(0, |sum, gap| sum ^ gap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} chessmen are too many", n);
        let chessmen = read_value!([u64; n]);
        answers += if solve(&chessmen) { "Georgia will win\n" } else { "Bob will win\n" };
    }
    print!("{}", answers);
}
