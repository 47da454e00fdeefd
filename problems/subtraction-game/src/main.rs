//! The textbook table: a move takes one of k given amounts from a heap, and
//! whoever cannot move has lost. What are the nim-values of the heaps 0 to n?
//!
//! Theorem (Grundy, 1939): the nim-value of a heap is the mex of its options'
//! nim-values, the least non-negative integer that is none of them.

use gamecore::subtraction::SubtractionGame;
use proconio::{input, is_stdin_empty};

// The options of a heap are smaller heaps: a table from 0 upwards has them all.
fn solve(amounts: Vec<u64>, last: usize) -> Vec<u16> {
    SubtractionGame::new(amounts).nim_values(last)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { k: usize, amounts: [u64; k], last: usize }
        assert!(k > 0, "no amount may be taken: k = {}", k);
        assert!(last <= 10_000_000, "a table too long: {}", last);
        for value in solve(amounts, last) {
            answers += &value.to_string();
            answers.push(' ');
        }
        answers.pop();
        answers.push('\n');
    }
    print!("{}", answers);
}
