//! Arpa and Mojtaba: choose a power p^k of a prime that divides at least one of the numbers, and
//! divide all numbers by it that it divides. Mojtaba begins; a player who cannot move loses.
//!
//! Theorem: the primes are a sum of games (Sprague, 1935; Grundy, 1939), and for each of them
//! all that matters is the set of the exponents that occur.

use gamecore::judges::PrimePowers;
use gamecore::{Game, Outcome};
use proconio::{input, is_stdin_empty};

// A set of exponents leads to few others, so that each of these gets its nim-value once.
fn solve(numbers: &[u64]) -> Outcome {
    PrimePowers.outcome(numbers)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!(n <= 100, "{} numbers are too many", n);
        input! { numbers: [u64; n] }
        for &number in &numbers {
            assert!((1..=1_000_000_000).contains(&number), "not from 1 to 10^9: {}", number);
        }
        answers += solve(&numbers).choose("Mojtaba\n", "Arpa\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
