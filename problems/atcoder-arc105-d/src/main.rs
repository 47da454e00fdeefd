//! As long as there are coins in bags, a player puts all coins of a bag on one of the plates. Then
//! the players go on with Nim on the plates. There are as many plates as bags. Who wins?
//!
//! Theorem: the first player wins if and only if the bags are even in number and cannot be paired
//! off, each with an equal one.

use proconio::read_value;

/// After an even number of bags the first player begins Nim and wants a nim-sum other than 0, which
/// is certain if one plate has more than half of all coins. So this player always puts the fullest
/// bag on the same plate, and gets more than half, unless every answer is an equal bag. If the bags
/// are paired off, the second player answers so that bags and plates stay paired off.
/// After an odd number of bags the second player begins Nim, and makes the first player's plate
/// the full one.
pub fn solve(bags: &[u64]) -> bool {
    let mut bags = bags.to_vec();
    bags.sort_unstable();
    // The theorem:
    bags.len() % 2 == 0 && bags.chunks_exact(2).any(|pair| pair[0] != pair[1])
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} bags are too many", n);
        let bags = read_value!([u64; n]);
        answers += if solve(&bags) { "First\n" } else { "Second\n" };
    }
    print!("{}", answers);
}
