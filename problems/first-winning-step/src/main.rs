//! A move replaces one of n numbers by a proper divisor of it; a player who finds only
//! ones cannot move and loses. Does player 1, who begins, or player 2 win; and if player
//! 1, which is the first number that a winning move can replace?
//!
//! Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime
//! factors counted with multiplicity.

use gamecore::prime_omega;
use proconio::{is_stdin_empty, read_value};

/// A proper divisor is what is left when some prime factors are crossed out: any
/// number of them, but at least one. In Nim a heap can become its exclusive or with
/// the nim-sum if that is less, which makes the nim-sum 0.
pub fn solve(numbers: &[u64]) -> Option<usize> {
    // The theorem:
    let heaps: Vec<u64> = numbers.iter().map(|&number| prime_omega(number)).collect();
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    // The theorem:
    heaps.iter().position(|&heap| heap ^ nim_sum < heap)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} numbers are too many", n);
        let numbers = read_value!([u64; n]);
        match solve(&numbers) {
            Some(index) => answers += &format!("1\n{}\n", index + 1),
            None => answers += "2\n",
        }
    }
    print!("{}", answers);
}
