//! Northcott's game: in every row stand a black and a white piece; a move slides a
//! piece of one's own any distance along its row, but not onto or past the other. The
//! player who cannot move loses. Does Black, who begins, win?
//!
//! Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps between the
//! pieces are the heaps.

use proconio::{input, is_stdin_empty, read_value};

/// A step towards the opponent takes stones from a heap; a step back adds some, but it
/// too changes only one gap, so a nim-sum of 0 never stays 0. A player who finds
/// another can make it 0 by a step forward. So the winner never steps back, and in each
/// row there is room for only so many steps forward: play ends.
pub fn solve(rows: &[(u64, u64)]) -> bool {
    let gaps = rows.iter().map(|&(black, white)| black.abs_diff(white) - 1);
    // The theorem:
    gaps.fold(0, |sum, gap| sum ^ gap) != 0
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize, _m: usize }
        assert!(n <= 10_000_000, "{} rows are too many", n);
        let rows = read_value!([(u64, u64); n]);
        assert!(rows.iter().all(|(black, white)| black != white), "two pieces on one square");
        answers += if solve(&rows) { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{}", answers);
}
