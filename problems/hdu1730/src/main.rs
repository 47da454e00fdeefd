//! Northcott's game: in every row stand a black and a white piece; a move slides a
//! piece of one's own any distance along its row, but not past the other. The
//! player who cannot move loses.
//!
//! Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps between the
//! pieces are the heaps.

use gamecore::{Nim, Outcome, SumGame};
use proconio::{input, is_stdin_empty, read_value};

// A step towards the opponent takes stones from a heap; a step back adds some, but it
// too changes only one gap, so a nim-sum of 0 never stays 0. A player who finds
// another can make it 0 by a step forward. So the winner never steps back, and runs
// out of room for steps forward: play ends.
fn solve<I: Iterator<Item = (u64, u64)>>(rows: I) -> Outcome {
    Nim.outcome_of(rows.map(|(black, white)| black.max(white) - black.min(white) - 1))
}

fn main() {
    // Reads nothing, but from here on the crate takes the input as a whole, not line by line.
    read_value!(());
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: u64, m: u64 }
        assert!(m > 1, "no room for two pieces: m = {}", m);
        let rows = (0..n).map(|_| {
            input! { black: u64, white: u64 }
            let on_board = 1 <= black.min(white) && black.max(white) <= m;
            assert!(on_board && black != white, "no such row: {} {}", black, white);
            (black, white)
        });
        answers += solve(rows).choose("I WIN!\n", "BAD LUCK!\n");
    }
    print!("{}", answers);
}
