//! On every line stand a black and a white piece; a move brings a piece of one's own
//! any distance towards the other, or back by at most d, which each player may do at most
//! k times. The player who cannot move loses. Does Black, who begins, win?
//!
//! Theorem (Northcott's game; Conway, 1976): this is Nim, and the gaps between the
//! pieces are the heaps, whatever k and d are.

use proconio::{input, read_value};

/// A step towards the opponent takes stones from a heap; a step back adds some, but it
/// too changes only one gap, so a nim-sum of 0 never stays 0. A player who finds
/// another can make it 0 by a step forward. Steps back are limited: play ends.
pub fn solve(lines: &[(i64, i64, i64)]) -> bool {
    // The theorem:
    let gaps = lines.iter().map(|&(_, black, white)| black.abs_diff(white) - 1);
    gaps.fold(0, |sum, gap| sum ^ gap) != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, _k: u64, _d: u64 }
        assert!(n <= 10_000_000, "{} lines are too many", n);
        let lines = read_value!([(i64, i64, i64); n]);
        assert!(lines.iter().all(|(_, black, white)| black != white), "two pieces on one place");
        answers += if solve(&lines) { "Yes\n" } else { "No\n" };
    }
    print!("{}", answers);
}
