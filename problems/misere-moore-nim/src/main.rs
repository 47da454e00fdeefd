//! Moore's Nim in misere play: a move takes any positive number of stones from
//! each of one to k heaps, and whoever takes the last stone loses.
//!
//! Theorem (after Moore, 1910): n heaps of one stone are lost exactly if n leaves
//! 1 when divided by k + 1. If a heap is larger, whoever wins normal play wins.

use gamecore::moore;
use gamecore::outcome::Outcome;
use proconio::input;

fn solve(heaps: &[u64], k: u64) -> Outcome {
    moore::misere_outcome(heaps, k)
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, heaps: [u64; n] }
        assert!(k > 0, "no heap may be changed: k = {}", k);
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += solve(&heaps, k).word("First\n", "Second\n");
    }
    print!("{}", answers);
}
