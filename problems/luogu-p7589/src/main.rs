//! On every line stand a black and a white piece; a move brings a piece of one's own
//! any distance towards the other, or back by at most d, which each player may do k
//! times. The player who cannot move loses, and Black begins.
//!
//! Theorem (Northcott's game; Conway, 1976): this is Nim, and the gaps between the
//! pieces are the heaps, whatever k and d are.

use gamecore::{Nim, Outcome, SumGame};
use proconio::input;

// A step back adds stones to a heap, and changes only one gap, so a nim-sum of 0 never
// stays 0. A player who finds another can make it 0 by a step forward. Steps back are
// limited: play ends.
fn solve<I: Iterator<Item = (i64, i64)>>(lines: I) -> Outcome {
    Nim.outcome_of(lines.map(|(black, white)| black.abs_diff(white) - 1))
}

const FAR: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { cases: u64 }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, k: u64, d: u64 }
        assert!(k <= 1_000_000_000, "more than 10^9 steps back: k = {}", k);
        assert!((1..=1_000_000_000).contains(&d), "not from 1 to 10^9: d = {}", d);
        let lines = (0..n).map(|_| {
            input! { y: i64, black: i64, white: i64 }
            for &number in &[y, black, white] {
                assert!(number.unsigned_abs() <= FAR, "{} is too far away", number);
            }
            assert!(black != white, "two pieces on {}", black);
            (black, white)
        });
        answers += solve(lines).choose("Yes\n", "No\n");
    }
    print!("{}", answers);
}
