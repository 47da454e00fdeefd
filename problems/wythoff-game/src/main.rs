//! The lost positions of Wythoff's game, in order: two heaps, from which a move
//! takes any number from one, or equally many from both; who cannot move loses.
//!
//! Theorem (Wythoff, 1907): in the k-th of them, from k = 0 on, the heaps are
//! floor(k phi) and floor(k phi) + k, where phi = (1 + sqrt 5) / 2.

use std::fmt::Write;

use gamecore::wythoff::cold_pair;
use proconio::{input, is_stdin_empty};

// Each lost position begins with the least number that is in none before it,
// and its heaps differ by one more than those before: any other choice is one
// move away from a lost position.
fn solve(n: u64, answers: &mut String) {
    for (a, b) in (0..=n).map(cold_pair) {
        write!(answers, "({},{})", a, b).expect("a string takes everything");
    }
    answers.push('\n');
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        assert!(n <= 1_000_000, "a table too long: {}", n);
        solve(n, &mut answers);
    }
    print!("{}", answers);
}
