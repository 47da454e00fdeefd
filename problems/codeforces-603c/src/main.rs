//! Lieges of Legendre: take one stone from a heap, or put k heaps of x in the place of a heap
//! of 2x. The player who takes the last stone wins. Who is it?
//!
//! Theorem: the player to move loses if and only if the nim-sum of the nim-values is 0. From 5
//! on, odd heaps have the value 0, and even ones 1 or 2: with an odd k, 2 if half the heap has
//! the value 1, and with an even k always 1.

use gamecore::judges::TakeOrSplit;
use gamecore::{Game, Outcome};
use proconio::{input, is_stdin_empty};

// Of the k equal heaps that a split leaves, all cancel out, or all but one: so of k only the
// parity matters.
fn solve(k: u64, heaps: &[u64]) -> Outcome {
    TakeOrSplit::new(k).outcome(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000: n = {}", n);
        input! { k: u64, heaps: [u64; n] }
        assert!(k > 0, "no heaps of half the size: k = 0");
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += solve(k, &heaps).choose("Kevin\n", "Nicky\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
