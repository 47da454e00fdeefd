//! The rules: take from a heap a number of stones that has no factor in common with it.

use oracle::Ruleset;

/// A position is the number of stones in a heap.
pub struct CoprimeHeap;

impl Ruleset for CoprimeHeap {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let common = |take: u64| (2..=take).any(|factor| heap % factor == 0 && take % factor == 0);
        (1..=heap).filter(|&take| !common(take)).map(|take| heap - take).collect()
    }
}
