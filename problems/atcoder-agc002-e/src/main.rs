//! Candy piles: eat one of the largest piles, or one candy of every pile. The player who
//! eats the last candy loses.
//!
//! Theorem: sorted, the piles are columns of cells, and the game walks from the corner to the
//! right or up. Along a diagonal the outcome is the same, so its last cell decides.

use itertools::Itertools;
use proconio::read_value;

/// Compare a cell with the next on its diagonal. If that is lost, both cells between them are
/// won, so this one is lost. If that is won by a step to the right, say, the cell to the right of
/// this one leads to won cells only, so it is lost, and this one is won.
/// From the last cell of the diagonal the way is straight, to the right or up. The player to
/// move chooses, and wins if and only if one of the two ways is of odd length.
pub fn solve(piles: &[u64]) -> bool {
    let piles: Vec<u64> = piles.iter().copied().sorted_unstable().rev().collect();
    let side = (1..).zip(&piles).take_while(|&(side, &pile)| pile >= side).count();
    let right = piles[side..].iter().take_while(|&&pile| pile >= side as u64).count();
    let up = piles[side - 1] - side as u64;
    // The theorem:
    right % 2 == 1 || up % 2 == 1
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} piles are too many", n);
    let piles = read_value!([u64; n]);
    assert!(!piles.is_empty(), "no piles: 0");
    assert!(!piles.contains(&0), "an empty pile: 0");
    println!("{}", if solve(&piles) { "First" } else { "Second" });
}
