//! Kiki and Cici take turns to take cards from a pack, each time a power of two;
//! the player who takes the last card wins. Kiki begins.
//!
//! Theorem: the player to move loses if and only if 3 divides the number of cards.

use proconio::{is_stdin_empty, read_value};

/// No power of two is a multiple of 3, so from a multiple of 3 every move leaves
/// something else; and taking 1 or 2 makes a multiple of 3 out of anything else.
pub fn solve(cards: u64) -> bool {
    // The theorem:
    cards % 3 != 0
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let cards = read_value!(u64);
        answers += if solve(cards) { "Kiki\n" } else { "Cici\n" };
    }
    print!("{}", answers);
}
