//! Prefix-free Game: add a word of zeros and ones with at most l letters to a set, so that no
//! word of the set is a prefix of another. A player who cannot move loses. Who wins?
//!
//! Theorem: the words that can be added form full binary trees, and such a tree of height h has
//! the nim-value 2^j, the greatest power of two that divides h. The player to move loses if and
//! only if the nim-sum of the values is 0.

use gamecore::{Game, Outcome, PrefixFree};
use proconio::{input, is_stdin_empty};

// Wherever the words' trie has one child only, the subtree of the other one is free.
fn solve(words: &[String], longest: u64) -> Outcome {
    PrefixFree.outcome(&PrefixFree::free_heights(words, longest).expect("prefix-free words"))
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000: n = {}", n);
        input! { longest: u64, words: [String; n] }
        assert!(longest > 0, "no letters: l = 0");
        let letters: usize = words.iter().map(String::len).sum();
        assert!(letters <= 100_000, "{} letters are too many", letters);
        answers += solve(&words, longest).choose("Alice\n", "Bob\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
