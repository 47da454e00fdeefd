//! Moore's Nim in misere play: a move takes any positive number of stones from
//! each of one to k heaps, and whoever takes the last stone loses.
//!
//! Theorem (after Moore, 1910): n heaps of one stone are lost exactly if n leaves
//! 1 when divided by k + 1. If a heap is larger, whoever wins normal play wins.

use gamecore::moore;
use gamecore::outcome::Outcome;
use proconio::{input, read_value};

fn solve<I: Iterator<Item = u64>>(heaps: I, k: u64) -> Outcome {
    moore::misere_outcome(heaps, k)
}

fn main() {
    let cases = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64 }
        assert!(k > 0, "no heap may be changed: k = {}", k);
        let heaps = (0..n).map(|_| {
            let heap = read_value!(u64);
            assert!(heap > 0, "an empty heap: 0");
            heap
        });
        answers += solve(heaps, k).word("First\n", "Second\n");
    }
    print!("{}", answers);
}
