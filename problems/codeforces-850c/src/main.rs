//! Arpa and Mojtaba: choose a power p^k of a prime that divides at least one of the numbers, and
//! divide all numbers by it that it divides. Mojtaba begins; a player who cannot move loses.
//!
//! Theorem: the primes are a sum of games (Sprague, 1935; Grundy, 1939), and for each of them
//! all that matters is the set of the exponents that occur.

use old::{Outcome, PrimePowers};
use proconio::{input, is_stdin_empty};

// The game remembers the sets of exponents that it has met, from case to case.
fn solve(game: &mut PrimePowers, numbers: &[u64]) -> Outcome {
    game.outcome(numbers)
}

fn main() {
    let mut game = PrimePowers::new();
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!(n <= 100, "{} numbers are too many", n);
        input! { numbers: [u64; n] }
        for &number in &numbers {
            assert!((1..=1_000_000_000).contains(&number), "not from 1 to 10^9: {}", number);
        }
        answers += solve(&mut game, &numbers).choose("Mojtaba\n", "Arpa\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
