//! A word leads from its first character to its last. Two players take turns, and each
//! must say a word that begins where the last one ended; words may come again and again. The
//! player who has no word loses, and play may go on forever. Snuke begins at character 1.
//!
//! Theorem (Zermelo, 1913; Smith, 1966): every position is won, lost or drawn, and
//! looking backwards from the characters without words decides which.

use gamecore::{loopy_outcomes, Digraph, LoopyOutcome};
use proconio::marker::Usize1;
use proconio::{input, read_value};

/// A character is lost if all its words lead to won ones, which is so if it has none;
/// it is won if some word leads to a lost one. Where neither is ever found, a player
/// can always go on to another such character, and so never loses.
pub fn solve(characters: usize, words: &[(usize, usize)]) -> &'static str {
    let words = Digraph::from_edges(characters, words).expect("a word has no such character");
    // The theorem:
    match loopy_outcomes(&words)[0] {
        LoopyOutcome::N => "Snuke",
        LoopyOutcome::P => "Sothe",
        LoopyOutcome::Draw => "Draw",
    }
}

fn main() {
    input! { n: usize, m: usize }
    assert!(n > 0, "no characters");
    assert!(n <= 1_000_000, "{} characters are too many", n);
    assert!(m <= 10_000_000, "{} words are too many", m);
    let words = read_value!([(Usize1, Usize1); m]);
    println!("{}", solve(n, &words));
}
