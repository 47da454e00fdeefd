//! Stones: Branko names a pile, Ankica takes stones from it, at least one; then she names a pile, and
//! Branko takes from it, and so on. The player who takes the last stone wins. Ankica is the program.
//!
//! Theorem (NERC 2025). Only piles of one stone count: the player who takes next wins if and only if
//! their number is even beside a larger pile, or odd without one.

use proconio::input_interactive;

/// Whether the player who takes next wins, before a pile is named.
pub fn solve(piles: &[u64]) -> bool {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let is_larger_left = piles.iter().any(|&pile| pile > 1);
    // The theorem:
    (ones % 2 == 0) == is_larger_left
}

/// What Ankica leaves of the named pile, so that Branko, who takes next, loses: nothing, or one stone.
fn leave(piles: &mut [u64], named: usize) -> u64 {
    let stones = piles[named];
    piles[named] = 0;
    if stones > 1 && solve(piles) {
        piles[named] = 1;
    }
    stones - piles[named]
}

/// The pile from which Branko has to take: one of a single stone leaves him no choice.
fn name(piles: &[u64]) -> Option<usize> {
    let find = |is_named: fn(&u64) -> bool| piles.iter().position(is_named);
    find(|&pile| pile == 1).or_else(|| find(|&pile| pile > 0))
}

fn main() {
    input_interactive! { n: usize, mut piles: [u64; n] }
    loop {
        input_interactive! { named: i64 }
        if named < 1 {
            return;
        }
        println!("{}", leave(&mut piles, named as usize - 1));
        let next = match name(&piles) {
            Some(next) => next,
            None => return println!("-1"),
        };
        println!("{}", next + 1);
        input_interactive! { taken: u64 }
        piles[next] -= taken;
    }
}
