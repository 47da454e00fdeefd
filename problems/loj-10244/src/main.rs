//! A move takes one of M given amounts from one of N heaps, and the player who cannot
//! move loses. Can the first player win, and by which first move?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0; so a move wins if
//! and only if it makes it 0.

use gamecore::subtraction_table;
use itertools::Itertools;
use proconio::read_value;

/// Taking b from a heap h puts the nim-value of h - b in the place of that of h, so it must be the
/// xor of this and the nim-sum. Of the winning moves the one with the first heap is asked for, and
/// of several there the one with the least amount.
pub fn solve(heaps: &[usize], amounts: &[usize]) -> Option<(usize, usize)> {
    let largest = heaps.iter().max().map_or(0, |&heap| heap);
    let takes: Vec<u64> = amounts.iter().map(|&amount| amount as u64).collect();
    let values = subtraction_table(&takes, largest as u64);
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    let ascending: Vec<usize> = amounts.iter().copied().sorted_unstable().collect();
    let first = |(index, &heap): (usize, &usize)| {
        let mut possible = ascending.iter().filter(|&&amount| amount <= heap);
        // The theorem:
        let amount = possible.find(|&&amount| values[heap - amount] == values[heap] ^ nim_sum)?;
        Some((index, *amount))
    };
    heaps.iter().enumerate().find_map(first)
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    let heaps = read_value!([usize; n]);
    let m = read_value!(usize);
    assert!(m <= 10_000_000, "{} amounts are too many", m);
    let amounts = read_value!([usize; m]);
    assert!(heaps.iter().all(|&heap| heap <= 10_000), "a heap is above 10000");
    match solve(&heaps, &amounts) {
        Some((index, amount)) => println!("YES\n{} {}", index + 1, amount),
        None => println!("NO"),
    }
}
