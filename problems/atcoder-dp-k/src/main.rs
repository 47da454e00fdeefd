//! Stones: a move takes one of N given amounts from a heap of K stones, and the player
//! who cannot move loses. Who wins?
//!
//! Theorem: a heap is won for the player to move if and only if some amount leaves a
//! lost one. So its nim-value is 0 if and only if it is lost (Grundy, 1939).

use gamecore::{Game, Outcome, SubtractionGame};
use proconio::{input, is_stdin_empty};

// The options of a heap are smaller heaps: a table from 0 upwards has them all.
fn solve(heap: u64, amounts: Vec<u64>) -> Outcome {
    SubtractionGame::new(amounts).expect("amounts other than 0").up_to(heap).outcome(&[heap])
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize, heap: u64 }
        assert!((1..=100).contains(&n), "not from 1 to 100: N = {}", n);
        assert!((1..=100_000).contains(&heap), "not from 1 to 100000: K = {}", heap);
        input! { amounts: [u64; n] }
        answers += solve(heap, amounts).choose("First\n", "Second\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
