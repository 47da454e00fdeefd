//! Dividing Game: a move replaces one of N numbers by a divisor other than itself; a
//! player who finds only ones cannot move and loses. Does Anna, who begins, win?
//!
//! Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime
//! factors counted with multiplicity.

use gamecore::{DivisorGame, Game, Outcome};
use proconio::{input, is_stdin_empty};

// A divisor other than the number itself is what is left when some prime factors are
// crossed out: any number of them, but at least one.
fn solve(numbers: &[u64]) -> Outcome {
    DivisorGame.outcome(numbers)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000: N = {}", n);
        input! { numbers: [u64; n] }
        for &number in &numbers {
            assert!((1..=1_000_000).contains(&number), "not from 1 to 10^6: {}", number);
        }
        answers += solve(&numbers).choose("Anna\n", "Bruno\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
