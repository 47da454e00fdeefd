//! A move removes at least one stone from a pile and may then spread any of this pile's rest over
//! other piles that still have stones. The player who cannot move loses. A pile may have more
//! stones than 64 bits can count.
//!
//! Theorem: the player to move loses if and only if the piles can be paired off, each with
//! an equal one.

use proconio::{is_stdin_empty, read_value};

/// If the piles are paired off, a move in one of them has an answer in its twin: leave the same
/// number there, and give each other pile what its twin was given.
/// If not, sort the piles. The greatest one can level the others in pairs, or, if the piles are
/// even in number, be lowered to the least one and level those in between.
/// So only the equality of piles counts, and that of their digits will do.
pub fn solve(piles: &[String]) -> bool {
    let mut piles: Vec<&String> = piles.iter().collect();
    piles.sort_unstable();
    // The theorem:
    piles.len() % 2 == 1 || piles.chunks_exact(2).any(|pair| pair[0] != pair[1])
}

fn is_positive(pile: &str) -> bool {
    pile.bytes().all(|digit| digit.is_ascii_digit()) && !pile.starts_with('0')
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} piles are too many", n);
        let piles = read_value!([String; n]);
        for pile in &piles {
            assert!(is_positive(pile), "not a positive number: {}", pile);
        }
        answers += if solve(&piles) { "first player\n" } else { "second player\n" };
    }
    print!("{}", answers);
}
