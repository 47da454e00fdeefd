//! A move takes one of M given amounts from one of N heaps, and the player who cannot
//! move loses. Can the player to move win, and by which first move?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the heaps' nim-values, their exclusive or, is 0; so a move wins if
//! and only if it makes it 0.

use gamecore::subtraction_table;
use itertools::Itertools;
use proconio::input;

/// Of the winning moves the one with the first heap is asked for, then with the least amount.
pub fn solve(heaps: &[usize], amounts: &[usize]) -> Option<(usize, usize)> {
    let largest = heaps.iter().max().map_or(0, |&heap| heap as u64);
    let values = subtraction_table(&amounts.iter().map(|&a| a as u64).collect::<Vec<_>>(), largest);
    let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    let amounts: Vec<usize> = amounts.iter().copied().sorted().collect();
    let wins = |heap: usize, amount: usize| {
        amount <= heap && values[heap - amount] == values[heap] ^ nim_sum
    };
    let first = |(index, &heap)| {
        let amount = amounts.iter().find(|&&amount| wins(heap, amount))?;
        Some((index, *amount))
    };
    heaps.iter().enumerate().find_map(first)
}

fn main() {
    input! { heaps: [usize], amounts: [usize] }
    assert!(heaps.iter().all(|&heap| heap <= 10_000), "a heap is above 10000");
    match solve(&heaps, &amounts) {
        Some((index, amount)) => println!("YES\n{} {}", index + 1, amount),
        None => println!("NO"),
    }
}
