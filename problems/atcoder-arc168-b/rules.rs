//! The rules: the first move chooses a cap on the takes, which then holds to the end.

use oracle::games::{CappedHeap, Sum};
use oracle::Ruleset;

/// A position is the cap, or 0 before the first move, and then the heaps.
pub struct ChosenCap;

impl Ruleset for ChosenCap {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let (cap, heaps) = (position[0], &position[1..]);
        // A greater cap than the largest heap forbids nothing either.
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let caps = if cap > 0 { cap..=cap } else { 1..=largest };
        caps.flat_map(|cap| with_cap(cap, heaps)).collect()
    }
}

/// The options with this cap, which comes first.
fn with_cap(cap: u64, heaps: &[u64]) -> Vec<Vec<u64>> {
    let capped = heaps.iter().map(|&heap| (heap, cap)).collect();
    let left = Sum(CappedHeap).options(&capped).into_iter();
    left.map(|heaps| std::iter::once(cap).chain(heaps.iter().map(|heap| heap.0)).collect())
        .collect()
}
