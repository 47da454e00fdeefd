//! The rules: take from a heap at least as many stones and at most as many as are given.

use oracle::Ruleset;

/// A position is a heap, and the fewest and the most stones that may be taken from it.
pub struct RangedHeap;

impl Ruleset for RangedHeap {
    type Position = (u64, u64, u64);

    fn options(&self, &(heap, least, most): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
        (least..=most.min(heap)).map(|take| (heap - take, least, most)).collect()
    }
}
