//! Kiki and Cici take cards from a pack in turns, each time a power of two
//! (1, 2, 4, 8, ...); whoever takes the last card wins.
//!
//! Theorem: the player to move has lost exactly if 3 divides the number of cards.

use gamecore::outcome::Outcome;
use proconio::{input, is_stdin_empty};

// No power of two is a multiple of 3, so whoever faces a multiple of 3 leaves
// something else; and taking 1 or 2 makes a multiple of 3 out of anything else.
fn solve(cards: u64) -> Outcome {
    Outcome::n_if(cards % 3 != 0)
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { cards: u64 }
        assert!(cards > 0, "no cards to play with: {}", cards);
        answers += solve(cards).word("Kiki\n", "Cici\n");
    }
    print!("{}", answers);
}
