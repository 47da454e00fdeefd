//! A move replaces one of n numbers by a proper divisor of it; a player who finds
//! only ones cannot move and loses. Which number can the winner replace first?
//!
//! Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime
//! factors counted with multiplicity.

use gamecore::{prime_omega, Game, Nim};
use proconio::{input, is_stdin_empty};

// A proper divisor is what is left when some prime factors are crossed out: any
// number of them, but at least one. The winning moves of Nim come by heap, so the
// first of them names the answer.
fn solve(numbers: &[u64]) -> Option<usize> {
    let heaps: Vec<u64> = numbers.iter().map(|&x| prime_omega(x)).collect();
    Nim.winning_move(&heaps).map(|take| take.heap)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n <= 100_000, "{} numbers are too many", n);
        input! { numbers: [u64; n] }
        match solve(&numbers) {
            Some(index) => {
                answers += "1\n";
                answers += &(index + 1).to_string();
                answers.push('\n');
            }
            None => answers += "2\n",
        }
    }
    print!("{}", answers);
}
