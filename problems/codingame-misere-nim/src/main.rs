//! Misere Nim: take any positive number of objects from one heap; the player who
//! takes the last object loses. For each of K positions, what are all winning moves?
//!
//! Theorem (Bouton, 1901): as in Nim, a winning move makes the nim-sum 0, unless it
//! leaves no heap above 1; then it leaves an odd number of ones.

use itertools::Itertools;
use proconio::input;

/// The winning moves, each as a heap and a take. No heap has two: if another heap is above 1,
/// this one must become the nim-sum of the others; if not, that or its other neighbour, 0 or 1.
pub fn solve(heaps: &[u64]) -> Vec<(usize, u64)> {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let take = |(index, &heap): (usize, &u64)| {
        let others_are_small = large == usize::from(heap > 1);
        let left = heap ^ nim_sum ^ u64::from(others_are_small);
        Some((index, heap.checked_sub(left)?)).filter(|&(_, stones)| stones > 0)
    };
    heaps.iter().enumerate().filter_map(take).collect()
}

fn main() {
    input! { n: usize, k: usize }
    let mut answers = String::new();
    for _ in 0..k {
        input! { heaps: [u64; n] }
        let moves = solve(&heaps);
        let words = moves.iter().map(|(index, stones)| format!("{}:{}", index + 1, stones));
        answers +=
            &if moves.is_empty() { "CONCEDE".to_string() } else { words.into_iter().join(" ") };
        answers += "\n";
    }
    print!("{}", answers);
}
