//! Nim with forbidden takes: any number of stones may be taken from one heap, except
//! for m pairs (x, y): not y stones from a heap of size x. A player who cannot move loses. Who wins?
//!
//! Theorem: a heap of n has the nim-value n less the number of repeats below it, unless it is a
//! repeat itself: a heap whose forbidden takes lead to all the heaps of some smaller value.

use gamecore::{ForbiddenTakes, Game, Outcome};
use proconio::{input, is_stdin_empty};

// The least value that is out of reach is new, or that of smaller heaps. Of these there are as
// many as takes are forbidden, so only heaps with forbidden takes can be repeats, and they are
// all that has to be stored.
fn solve(heaps: &[u64], forbidden: Vec<(u64, u64)>) -> Outcome {
    ForbiddenTakes::new(forbidden).outcome(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "not from 1 to 200000: n = {}", n);
        input! { m: usize }
        assert!(m <= 200_000, "{} forbidden takes are too many", m);
        input! { heaps: [u64; n], forbidden: [(u64, u64); m] }
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        for &(x, y) in &forbidden {
            assert!((1..=x).contains(&y), "{} stones cannot be taken from {}", y, x);
        }
        answers += solve(&heaps, forbidden).choose("Takahashi\n", "Aoki\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
