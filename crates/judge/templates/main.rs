//! {slug}: the rules in a sentence.
//!
//! Theorem (author, year): who wins.

use gamecore::Outcome;
use proconio::{input, is_stdin_empty};

// Why the theorem holds, in a few lines.
fn solve(heap: u64) -> Outcome {
    todo!("who wins with {} stones?", heap)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { heap: u64 }
        answers += solve(heap).choose("First\n", "Second\n");
    }
    print!("{}", answers);
}
