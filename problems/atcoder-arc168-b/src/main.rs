//! Nim in which a move takes at most k stones from one heap, and the first player chooses k
//! before play begins. What is the greatest k with which the first player wins?
//!
//! Theorem: any, if the nim-sum of the heaps is not 0; else one less than the largest heap
//! that is left when equal heaps have cancelled out in pairs; and none, if no heap is left.

use gamecore::judges::{greatest_cap, GreatestCap};
use proconio::{input, is_stdin_empty};

// With k, a heap counts as its remainder modulo k + 1, so equal heaps always cancel out. With
// the largest other heap as the modulus, this heap alone changes its value, and to 0.
fn solve(heaps: &[u64]) -> String {
    match greatest_cap(heaps) {
        GreatestCap::Unbounded => "-1".to_string(),
        GreatestCap::At(k) => k.to_string(),
        GreatestCap::Never => "0".to_string(),
    }
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=250_000).contains(&n), "not from 1 to 250000: n = {}", n);
        input! { heaps: [u64; n] }
        assert!(heaps.iter().all(|&heap| heap > 0), "an empty heap: 0");
        answers += &solve(&heaps);
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
