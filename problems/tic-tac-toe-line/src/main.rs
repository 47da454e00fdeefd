//! Two players take turns to cross out a free cell of a strip; the player who makes
//! three crosses in a row wins. Is it player 1, who begins, or player 2?
//!
//! Theorem: a strip of n >= 3 cells is a heap of n + 2 in the octal game 0.007,
//! treblecross (Guy and Smith, 1956; Berlekamp, Conway and Guy, 1982).

use gamecore::octal_table;
use proconio::{is_stdin_empty, read_value};

/// The nim-values of treblecross for strips of up to `longest` cells.
pub fn treblecross(longest: usize) -> Vec<u16> {
    octal_table(&[0, 0, 0, 7], longest as u64 + 2)
}

/// A cross at distance 1 or 2 from another lets the opponent make three. So all
/// crosses stay at least 3 apart, and a player who finds no such cell loses. Count the
/// two cells to the right of each cross as its own, and add two cells at the right end:
/// then a move takes three neighbours of a row of n + 2.
/// With 1 or 2 cells nobody can win; the table's answer is the first player.
pub fn solve(treblecross: &[u16], cells: usize) -> bool {
    // The theorem:
    treblecross[cells + 2] != 0
}

fn main() {
    let mut strips = Vec::new();
    while !is_stdin_empty() {
        let cells = read_value!(usize);
        assert!(cells <= 100_000, "a strip of {} cells is too long", cells);
        strips.push(cells);
    }
    let longest = strips.iter().max().map_or(0, |&cells| cells);
    let treblecross = treblecross(longest);
    let mut answers = String::new();
    for cells in strips {
        answers += if solve(&treblecross, cells) { "1\n" } else { "2\n" };
    }
    print!("{}", answers);
}
