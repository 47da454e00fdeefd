//! Euclid's game: subtract a positive multiple of the smaller number from the larger one.
//! The player who makes a 0 wins.
//!
//! Theorem (Cole and Davie, 1969): the player to move wins if and only if the numbers are
//! equal or the larger one is more than phi = (1 + sqrt 5) / 2 times the smaller.

use gamecore::{Euclid, Game, Outcome};
use proconio::input;

// Where only one multiple can be subtracted, from a ratio below 2, play is forced, and it goes
// from one side of phi to the other. Where there is a choice, one of two results is on the
// side that loses.
fn solve(a: u64, b: u64) -> Outcome {
    Euclid.outcome(&(a, b))
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { a: u64, b: u64 }
        if a == 0 && b == 0 {
            break;
        }
        assert!(a > 0 && b > 0, "play is over at {} {}", a, b);
        answers += solve(a, b).choose("Stan wins\n", "Ollie wins\n");
    }
    print!("{}", answers);
}
