//! The textbook table: a move takes one of k given amounts from a heap, and the
//! player who cannot move loses. What are the nim-values of the heaps 0 to n?
//!
//! Definition (Grundy, 1939): the nim-value of a heap is the mex of its options'
//! nim-values, the least non-negative integer that is none of them.

use gamecore::subtraction_table;
use itertools::Itertools;
use proconio::{input, is_stdin_empty, read_value};

/// The options of a heap are smaller heaps: a table from 0 upwards has them all.
pub fn solve(amounts: &[u64], last: u64) -> Vec<u16> {
    // The theorem:
    subtraction_table(amounts, last)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let k = read_value!(usize);
        assert!(k <= 10_000_000, "{} amounts are too many", k);
        input! { amounts: [u64; k], n: u64 }
        assert!(n <= 1_000_000, "the last heap is too large: {}", n);
        answers += &solve(&amounts, n).iter().join(" ");
        answers += "\n";
    }
    print!("{}", answers);
}
