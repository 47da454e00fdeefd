//! Interval Game 2: choose one of some half-open intervals that meets none of those chosen
//! before. A player who cannot loses. Who wins?
//!
//! Theorem: an interval chosen in a gap leaves a gap on either side, so the nim-value of a gap is
//! the mex of (value of the left part) xor (value of the right part) over the intervals in it.

use gamecore::{Game, IntervalGame, Outcome};
use proconio::{input, is_stdin_empty};

// Only the gaps between two ends of intervals differ from each other.
fn solve(intervals: Vec<(u64, u64)>) -> Outcome {
    let game = IntervalGame::new(intervals).unwrap_or_else(|error| panic!("{}", error));
    game.outcome(&game.gaps(&[]))
}

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= 100, "{} intervals are too many", n);
        input! { intervals: [(u64, u64); n] }
        answers += solve(intervals).choose("Alice\n", "Bob\n");
    }
    assert!(is_stdin_empty(), "more than {} cases", t);
    print!("{}", answers);
}
