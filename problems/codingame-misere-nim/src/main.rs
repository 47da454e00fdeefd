//! Misere Nim: take any positive number of objects from one heap; the player who
//! takes the last object loses. For each of K positions, what are all winning moves?
//!
//! Theorem (Bouton, 1901): as in Nim, a winning move makes the nim-sum 0, unless it
//! leaves no heap above 1; then it leaves an odd number of ones.

use std::fmt::Write;

use gamecore::{MisereGame, Nim, Take};
use proconio::{input, is_stdin_empty};

// They come by heap, and no heap has two: in either case only one number of objects
// can be left of it.
fn solve(heaps: &[u64]) -> Vec<Take> {
    Nim.misere_winning_moves(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize, k: u64 }
        assert!((1..=1_000_000).contains(&n), "not from 1 to 1000000: N = {}", n);
        assert!(k > 0, "no positions: K = {}", k);
        for _ in 0..k {
            input! { heaps: [u64; n] }
            assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
            let moves = solve(&heaps);
            if moves.is_empty() {
                answers += "CONCEDE ";
            }
            for take in moves {
                write!(answers, "{}:{} ", take.heap + 1, take.stones)
                    .expect("a String takes everything");
            }
            answers.pop();
            answers.push('\n');
        }
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
