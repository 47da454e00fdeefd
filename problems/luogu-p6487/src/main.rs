//! HRPA: one heap; the first take may be anything, even the whole heap, and every later
//! one is at most twice the take before it. The player who takes the last stone wins.
//! What is the least first take that wins?
//!
//! Theorem (Schwenk, 1970): the smallest term of the Zeckendorf representation, the
//! heap as a sum of Fibonacci numbers, no two of them neighbours.

use proconio::read_value;

fn largest_fibonacci(most: u64) -> u64 {
    let (mut fibonacci, mut next) = (0_u128, 1_u128);
    while next <= u128::from(most) {
        let sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    fibonacci as u64
}

/// The next term is more than twice as large, so that the opponent cannot take it. Fewer
/// stones than the smallest term leave a heap whose own smallest term can be taken.
/// The largest term is the largest Fibonacci number that fits; the rest is written likewise.
pub fn solve(mut stones: u64) -> u64 {
    loop {
        let term = largest_fibonacci(stones);
        if term == stones {
            return term;
        }
        // The theorem:
        stones -= term;
    }
}

fn main() {
    let stones = read_value!(u64);
    println!("{}", solve(stones));
}
