//! Candy piles: eat one of the largest piles, or one candy of every pile. The player who
//! eats the last candy loses.
//!
//! Theorem: sorted, the piles are rows of cells, and the game walks from the corner down or
//! to the right. Along a diagonal the outcome is the same, so its last cell decides.

use gamecore::judges::CandyPiles;
use gamecore::{MisereGame, Outcome};
use proconio::{input, is_stdin_empty};

// From the last cell of the diagonal the way is straight, down or to the right. A way is lost
// if it is of even length, and the player to move chooses one of the two.
fn solve(piles: &[u64]) -> Outcome {
    CandyPiles.misere_outcome(piles)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000: n = {}", n);
        input! { piles: [u64; n] }
        answers += solve(&piles).choose("First\n", "Second\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
