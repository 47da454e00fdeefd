//! The textbook table: a move takes one of k given amounts from a heap, and the
//! player who cannot move loses. What are the nim-values of the heaps 0 to n?
//!
//! Definition (Grundy, 1939): the nim-value of a heap is the mex of its options'
//! nim-values, the least non-negative integer that is none of them.

use gamecore::{Heaps, SubtractionGame};
use proconio::{input, is_stdin_empty};

// The options of a heap are smaller heaps: a table from 0 upwards has them all.
fn solve(amounts: Vec<u64>, last: u64) -> Heaps<SubtractionGame> {
    SubtractionGame::new(amounts).expect("amounts other than 0").up_to(last)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { k: usize }
        assert!((1..=100).contains(&k), "not from 1 to 100: k = {}", k);
        input! { amounts: [u64; k], last: u64 }
        assert!(last <= 1_000_000, "the last heap is too large: {}", last);
        for value in solve(amounts, last).table() {
            answers += &value.to_string();
            answers.push(' ');
        }
        answers.pop();
        answers.push('\n');
    }
    print!("{}", answers);
}
