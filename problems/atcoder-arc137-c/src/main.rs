//! Distinct numbers: replace the greatest by a smaller number that is not there yet. The
//! player who cannot move loses.
//!
//! Theorem: with room below the greatest number, the player to move wins by stealing a
//! strategy. Otherwise the parity of the free numbers decides.

use gamecore::judges::DistinctNumbers;
use gamecore::{Game, Outcome};
use proconio::{input, is_stdin_empty};

// If the number after the second greatest is free, the greatest can go there; and wherever the
// opponent could then win by going on to, it can go at once. If not, a player who leaves such
// room loses, so the greatest number goes down one by one.
fn solve(numbers: &[u64]) -> Outcome {
    DistinctNumbers.outcome(numbers)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=300_000).contains(&n), "not from 1 to 300000: n = {}", n);
        input! { numbers: [u64; n] }
        for pair in numbers.windows(2) {
            assert!(pair[0] < pair[1], "{} comes before {}", pair[0], pair[1]);
        }
        answers += solve(&numbers).choose("Alice\n", "Bob\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
