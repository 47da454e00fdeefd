//! Two players cross out free cells of a strip in turns; whoever makes three
//! crosses in a row wins.
//!
//! Theorem: a strip of n >= 3 cells is a heap of n + 2 in the octal game 0.007,
//! treblecross (Guy and Smith, 1956; Berlekamp, Conway and Guy, 1982).

use gamecore::octal::Octal;
use gamecore::outcome::Outcome;
use proconio::{input, is_stdin_empty};

// A cross at distance 1 or 2 from another lets the opponent make three. So all
// crosses stay 3 apart, and whoever has no such cell left has lost. Count the
// two cells to the right of each cross as its own, and add two cells at the
// right end: then a move takes three neighbours of a row of n + 2.
// With n < 3 nobody can win. The first player is named, as the table has it.
fn solve(strips: &[usize]) -> Vec<Outcome> {
    let longest = strips.iter().copied().max().unwrap_or(0);
    let nim_values = Octal::TREBLECROSS.nim_values(longest + 2);
    let wins = |&n| Outcome::of_nim_value(u64::from(nim_values[n + 2]));
    strips.iter().map(wins).collect()
}

fn main() {
    let mut strips = Vec::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n > 0, "no cell to cross out: {}", n);
        assert!(n <= 500_000, "a strip too long for a table: {}", n);
        strips.push(n);
    }
    let mut answers = String::new();
    for outcome in solve(&strips) {
        answers += outcome.word("1\n", "2\n");
    }
    print!("{}", answers);
}
