//! Nim in which a move takes at most k stones from one heap, and the first player chooses k
//! before play begins. What is the greatest k with which the first player wins?
//!
//! Theorem: if the nim-sum of the heaps is not 0, every large k wins, and the answer is -1. If it
//! is 0, equal heaps cancel out in pairs, and the answer is one less than the largest heap that
//! is left; if no heap is left, no k wins, and the answer is 0.

use itertools::Itertools;
use proconio::read_value;

/// With k, a heap counts as its remainder modulo k + 1, so equal heaps always cancel out. A modulus
/// above the largest heap that is left changes none of the others, and their nim-sum stays 0; that
/// heap as the modulus changes this heap alone, to 0, and the nim-sum with it.
pub fn solve(heaps: &[u64]) -> i128 {
    if heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0 {
        return -1;
    }
    let counted = heaps.iter().sorted_unstable().dedup_with_count();
    let largest_left = counted.filter(|(count, _)| count % 2 == 1).last();
    // The theorem:
    largest_left.map_or(0, |(_, &heap)| i128::from(heap.saturating_sub(1)))
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    println!("{}", solve(&heaps));
}
