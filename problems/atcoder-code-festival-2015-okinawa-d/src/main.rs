//! A word leads from its first character to its last. Two players take turns, and each
//! must say a word that begins where the last one ended; words may come again and
//! again. The player who has no word loses, and play may go on forever.
//!
//! Theorem (Zermelo, 1913; Smith, 1966): every position is won, lost or drawn, and
//! looking backwards from the characters without words decides which.

use gamecore::{Digraph, Loopy};
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

const MOST: usize = 1_000_000;

// A character is lost if all its words lead to won ones, which is so if it has none;
// it is won if some word leads to a lost one. Where neither is ever found, a player
// can always go on to another such character, and so never loses.
fn solve(words: Digraph) -> &'static str {
    Loopy::new(words).outcome(0).choose("Snuke\n", "Sothe\n", "Draw\n")
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize, m: usize }
        assert!((1..=MOST).contains(&n), "not from 1 to {} characters: {}", MOST, n);
        assert!(m <= MOST, "{} words are too many", m);
        input! { words: [(Usize1, Usize1); m] }
        let words = Digraph::from_edges(n, &words).unwrap_or_else(|error| {
            panic!("a word with the character {} of {}", error.vertex + 1, error.vertices)
        });
        answers += solve(words);
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
