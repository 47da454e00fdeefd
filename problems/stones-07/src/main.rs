//! Stones lie in a circle; a move takes one stone or two neighbours, and gaps do not
//! close. The player who takes the last stone wins.
//!
//! Theorem (Dudeney, 1907, for Kayles in a row): the first player wins if and only if
//! there are 1 or 2 stones.

use gamecore::Outcome;
use proconio::{input, is_stdin_empty, read_value};

// Of 3 stones or more, the first move leaves a row of at least one stone. The second
// player takes its middle: one stone if the row is odd, two if it is even. From then
// on every move has its mirror image on the other side of the circle.
fn solve(stones: u64) -> Outcome {
    Outcome::n_if(stones <= 2)
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { stones: u64 }
        assert!(stones > 0, "no stones to play with: {}", stones);
        answers += solve(stones).choose("Hrdv\n", "Yougth\n");
    }
    print!("{}", answers);
}
