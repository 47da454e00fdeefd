//! Nim with an opening: before play begins, first one player and then the other may
//! remove whole heaps, none at all or several, but not all that are there. What is
//! the least number of stones that the first player can remove in order to win?
//!
//! Theorem: the heaps kept must be independent, that is, no nonempty part of them
//! may have the nim-sum 0; and the greedy choice, heaviest first, is best (Rado, 1957).

use gamecore::judges::NewNim;
use proconio::{input, is_stdin_empty};

// The second player wants to leave heaps with the nim-sum 0, for then the first loses
// at Nim (Bouton, 1901). A single heap is independent, so the first player can
// always win.
fn solve(heaps: &[u64]) -> u128 {
    NewNim.fewest_removed(heaps)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { k: usize }
        assert!((1..=100_000).contains(&k), "not from 1 to 100000: k = {}", k);
        input! { heaps: [u64; k] }
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += &solve(&heaps).to_string();
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
