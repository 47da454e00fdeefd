//! Nim with an opening: before play begins, first one player and then the other may
//! remove whole heaps, none at all or several, but not all that are there. What is
//! the least number of stones that the first player can remove in order to win?
//!
//! Theorem: the heaps kept must be independent, that is, no nonempty subset of them may
//! have the nim-sum 0. Independent heaps are those of a matroid, so the greedy choice,
//! heaviest first, is best (Rado, 1957).

use gamecore::XorBasis;
use itertools::Itertools;
use proconio::read_value;

/// The second player wants to leave heaps with the nim-sum 0, for then the first loses
/// at Nim (Bouton, 1901). A single heap is independent, so the first player can
/// always win.
pub fn solve(heaps: &[u64]) -> u128 {
    let mut kept = XorBasis::new();
    let heaviest_first = heaps.iter().copied().sorted_unstable().rev();
    // The theorem:
    let removed = heaviest_first.filter(|&heap| !kept.insert(heap));
    removed.map(u128::from).sum()
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([u64; n]);
    assert!(heaps.iter().any(|&heap| heap > 0), "no stones, and no way to win");
    println!("{}", solve(&heaps));
}
