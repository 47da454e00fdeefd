//! Kiki and Cici take turns to take cards from a pack, each time a power of two;
//! the player who takes the last card wins.
//!
//! Theorem: the player to move loses if and only if 3 divides the number of cards.

use gamecore::Outcome;
use proconio::{input, is_stdin_empty, read_value};

// No power of two is a multiple of 3, so from a multiple of 3 every move leaves
// something else; and taking 1 or 2 makes a multiple of 3 out of anything else.
fn solve(cards: u64) -> Outcome {
    Outcome::n_if(cards % 3 != 0)
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { cards: u64 }
        assert!(cards > 0, "no cards to play with: {}", cards);
        answers += solve(cards).choose("Kiki\n", "Cici\n");
    }
    print!("{}", answers);
}
