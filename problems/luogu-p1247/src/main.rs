//! Nim: take any positive number of matches from one heap; the player who takes the
//! last match wins. Of the winning moves the one with the first heap is asked for.
//!
//! Theorem (Bouton, 1901): a move wins if and only if it leaves heaps with the
//! nim-sum 0.

use gamecore::{Game, Nim, Take};
use proconio::{input, is_stdin_empty};

// The winning moves come by heap. A heap has at most one: it must become its
// exclusive or with the nim-sum of all, which must be less.
fn solve(heaps: &[u64]) -> Option<Take> {
    Nim.winning_move(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { k: usize }
        assert!((1..=500_000).contains(&k), "not from 1 to 500000: k = {}", k);
        input! { heaps: [u64; k] }
        match solve(&heaps) {
            Some(take) => {
                answers += &format!("{} {}\n", take.stones, take.heap + 1);
                for heap in Nim.after(&heaps, &take) {
                    answers += &heap.to_string();
                    answers.push(' ');
                }
                answers.pop();
                answers.push('\n');
            }
            None => answers += "lose\n",
        }
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
