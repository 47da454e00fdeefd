//! A move replaces one of n numbers by a proper divisor of it; whoever finds
//! only ones cannot move and has lost. Which number can the winner replace first?
//!
//! Theorem: the number x is a Nim heap of Omega(x) stones, the number of its
//! prime factors counted with multiplicity.

use gamecore::nim::winning_moves;
use gamecore::prime_omega::prime_omega;
use proconio::{input, is_stdin_empty};

// A proper divisor is what is left when some prime factors are crossed out,
// and any number of them can be, but not none. The winning moves of Nim come
// heap by heap, so that the first of them names the answer.
fn solve(numbers: &[u64]) -> Option<usize> {
    let heaps: Vec<u64> = numbers.iter().map(|&number| u64::from(prime_omega(number))).collect();
    winning_moves(&heaps).first().map(|take| take.heap)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize, numbers: [u64; n] }
        match solve(&numbers) {
            Some(index) => answers += &format!("1\n{}\n", index + 1),
            None => answers += "2\n",
        }
    }
    print!("{}", answers);
}
