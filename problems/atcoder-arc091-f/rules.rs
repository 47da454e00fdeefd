//! The rules: take from a heap at most a k-th of it, rounded down, and at least one stone.

use oracle::Ruleset;

/// A position is a heap and its k.
pub struct StrangeHeap;

impl Ruleset for StrangeHeap {
    type Position = (u64, u64);

    fn options(&self, &(heap, k): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=heap / k).map(|take| (heap - take, k)).collect()
    }
}
