//! Pieces stand on rows of 20 cells, at most one on a cell. A move takes a piece to the next free
//! cell to its right, over the pieces in between, and the player who cannot move loses. Does the
//! first player win?
//!
//! Theorem: each row is a staircase (Sprague, 1937) whose steps are the runs of pieces between
//! neighbouring free cells, from the right; the player to move loses if and only if the nim-sum of
//! the rows' values, their exclusive or, is 0.

use proconio::read_value;

const CELLS: usize = 20;

/// The nim-value of a row, by its pieces.
fn value(row: &[usize]) -> usize {
    let mut is_taken = [false; CELLS];
    for &cell in row {
        assert!((1..=CELLS).contains(&cell), "cell {} is not one of 1 to 20", cell);
        assert!(!is_taken[cell - 1], "two pieces are on cell {}", cell);
        is_taken[cell - 1] = true;
    }
    let runs = is_taken.rsplit(|is_taken| !is_taken).map(|run| run.len());
    // The theorem:
    runs.skip(1).step_by(2).fold(0, |sum, run| sum ^ run)
}

/// A piece with k - 1 others to its right in its run changes places with the free cell behind
/// them, so that k pieces of this run belong to the next one. Pieces without a free cell to their
/// right are out of play.
pub fn solve(rows: &[Vec<usize>]) -> bool {
    rows.iter().fold(0, |sum, row| sum ^ value(row)) != 0
}

/// A count, and as many cells with pieces.
fn pieces() -> Vec<usize> {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} pieces are too many", n);
    read_value!([usize; n])
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} rows are too many", n);
        let rows: Vec<Vec<usize>> = (0..n).map(|_| pieces()).collect();
        answers += if solve(&rows) { "YES\n" } else { "NO\n" };
    }
    print!("{}", answers);
}
