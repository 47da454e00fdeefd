//! Two players take turns to cross out a free cell of a strip; the player who makes
//! three crosses in a row wins.
//!
//! Theorem: a strip of n >= 3 cells is a heap of n + 2 in the octal game 0.007,
//! treblecross (Guy and Smith, 1956; Berlekamp, Conway and Guy, 1982).

use gamecore::{Game, Octal, Outcome};
use proconio::{input, is_stdin_empty};

// A cross at distance 1 or 2 from another lets the opponent make three. So all
// crosses stay 3 apart, and a player who finds no such cell loses. Count the two
// cells to the right of each cross as its own, and add two cells at the right end:
// then a move takes three neighbours of a row of n + 2.
// With n < 3 nobody can win; the table's answer is the first player.
fn solve(strips: &[u64]) -> Vec<Outcome> {
    let longest = strips.iter().max().map_or(0, |&n| n);
    let game = Octal::TREBLECROSS.up_to(longest + 2);
    strips.iter().map(|n| game.outcome(&[n + 2])).collect()
}

fn main() {
    let mut strips = Vec::new();
    while !is_stdin_empty() {
        input! { n: u64 }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000 cells: {}", n);
        strips.push(n);
    }
    let mut answers = String::new();
    for outcome in solve(&strips) {
        answers += outcome.choose("1\n", "2\n");
    }
    print!("{}", answers);
}
