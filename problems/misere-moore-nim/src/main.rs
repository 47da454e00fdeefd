//! Moore's Nim in misere play: a move takes any positive number of stones from each
//! of one to k heaps, and the player who takes the last stone loses.
//!
//! Theorem: n heaps of one stone are lost for the player to move if and only if n
//! leaves 1 when divided by k + 1. If a heap is larger, the winner is that of normal
//! play (Moore, 1910).

use gamecore::{is_misere_moore_p, Outcome};
use proconio::{input, read_value};

// Ones are a single heap from which a move takes 1 to k. Otherwise play as in normal
// play, until your move would leave ones only: then at most k heaps are larger, and
// you can leave any of k + 1 successive numbers of ones. The opponent never gets that
// far first, because what you leave has no heap above 1 or more than k of them.
fn solve<I: Iterator<Item = u64>>(heaps: I, k: u64) -> Outcome {
    Outcome::n_if(!is_misere_moore_p(heaps, k))
}

fn main() {
    let cases = read_value!(u64);
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, k: u64 }
        assert!(k > 0, "no heap may be changed: k = {}", k);
        let heaps = (0..n).map(|_| {
            let heap = read_value!(u64);
            assert!(heap > 0, "an empty heap: 0");
            heap
        });
        answers += solve(heaps, k).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
