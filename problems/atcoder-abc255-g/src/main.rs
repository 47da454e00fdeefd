//! Nim with forbidden takes: any number of stones may be taken from one heap, except
//! for m pairs (x, y): not y stones from a heap of size x. A player who cannot move loses.
//! Does Takahashi, who begins, win?
//!
//! Theorem: call a heap a repeat if its forbidden takes lead to all smaller heaps of some
//! nim-value; then it has the least such value. Any other heap n has the value n minus the
//! number of repeats below n.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use itertools::Itertools;
use proconio::input;

/// The repeats are in ascending order, each with its value.
fn nim_value(heap: u64, repeats: &[(u64, u64)]) -> u64 {
    match repeats.binary_search_by_key(&heap, |&(repeat, _)| repeat) {
        Ok(place) => repeats[place].1,
        // The theorem:
        Err(below) => heap - below as u64,
    }
}

/// Without forbidden takes a heap reaches the values of all smaller heaps, and has the next new
/// one. It can have an old one only if all smaller heaps of this value are out of reach, so only
/// heaps with forbidden takes can be repeats.
pub fn solve(heaps: &[u64], forbidden: &BTreeSet<(u64, u64)>) -> bool {
    let mut out_of_reach = BTreeMap::new();
    for &(x, y) in forbidden {
        out_of_reach.entry(x).or_insert_with(Vec::new).push(x - y);
    }
    let mut repeats = Vec::new();
    // How many heaps have a value, where more than one has it.
    let mut heaps_of = HashMap::new();
    for (&heap, smaller) in &out_of_reach {
        let values = smaller.iter().map(|&heap| nim_value(heap, &repeats));
        let mut counted = values.sorted_unstable().dedup_with_count();
        // The theorem:
        if let Some((count, value)) =
            counted.find(|(count, value)| count == heaps_of.get(value).unwrap_or(&1))
        {
            repeats.push((heap, value));
            heaps_of.insert(value, count + 1);
        }
    }
    heaps.iter().fold(0, |sum, &heap| sum ^ nim_value(heap, &repeats)) != 0
}

fn main() {
    input! { n: usize, m: usize }
    assert!(n <= 10_000_000, "{} heaps are too many", n);
    assert!(m <= 10_000_000, "{} forbidden takes are too many", m);
    input! { heaps: [u64; n], forbidden: [(u64, u64); m] }
    for &(x, y) in &forbidden {
        assert!((1..=x).contains(&y), "{} stones cannot be taken from {}", y, x);
    }
    let forbidden = forbidden.into_iter().collect();
    println!("{}", if solve(&heaps, &forbidden) { "Takahashi" } else { "Aoki" });
}
