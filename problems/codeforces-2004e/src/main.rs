//! Not a Nim Problem: from a heap of x take y stones, 1 <= y <= x, such that x and y are
//! coprime. The player who cannot move loses. Alice begins.
//!
//! Theorem: the nim-value of an even heap is 0, that of 1 is 1, and that of an odd heap is i
//! where its least prime factor is the i-th prime.

use proconio::input;

/// The largest heap in the table.
pub const LAST: usize = 10_000_000;

/// A sieve: each odd prime marks the multiples that no smaller one has marked. Below its square
/// it is itself the only one.
pub fn nim_values(last: usize) -> Vec<u32> {
    let mut values = vec![0; last + 1];
    values[1] = 1;
    let mut primes = 1;
    for heap in (3..=last).step_by(2) {
        if values[heap] == 0 {
            primes += 1;
            values[heap] = primes;
            for multiple in (heap * heap..=last).step_by(2 * heap) {
                if values[multiple] == 0 {
                    values[multiple] = primes;
                }
            }
        }
    }
    values
}

/// All takes from 1 lead to 0. A heap x has an option with the value of the j-th prime p for
/// each p that does not divide x, as x - p is coprime to x, and none with that of its own.
pub fn solve(values: &[u32], heaps: &[usize]) -> bool {
    heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0
}

fn main() {
    let values = nim_values(LAST);
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { heaps: [usize] }
        answers += if solve(&values, &heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
