//! Misere Nim: take any positive number of objects from one heap; the player who
//! takes the last object loses. For each of K positions, what are all winning moves?
//!
//! Theorem (Bouton, 1901): as in Nim, a winning move makes the nim-sum 0, unless it
//! leaves no heap above 1; then it leaves an odd number of ones.

use itertools::Itertools;
use proconio::{input, read_value};

/// The winning moves, each as a heap and a take. If another heap is above 1, this heap must become
/// the nim-sum of the others. If not, it must become 0 or 1, because a single heap above 1 is won,
/// and the nim-sum must be 1: the ones are odd in number. So no heap has two winning moves.
pub fn solve(heaps: &[u64]) -> Vec<(usize, u64)> {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let take = |(index, &heap): (usize, &u64)| {
        let others_are_small = large == usize::from(heap > 1);
        // The theorem:
        let left = heap ^ nim_sum ^ u64::from(others_are_small);
        (left < heap).then(|| (index, heap - left))
    };
    heaps.iter().enumerate().filter_map(take).collect()
}

fn main() {
    input! { n: usize, k: usize }
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let mut answers = String::new();
    for _ in 0..k {
        let heaps = read_value!([u64; n]);
        let moves = solve(&heaps).into_iter();
        let words = moves.map(|(index, take)| format!("{}:{}", index + 1, take)).join(" ");
        answers += if words.is_empty() { "CONCEDE" } else { &words };
        answers += "\n";
    }
    print!("{}", answers);
}
