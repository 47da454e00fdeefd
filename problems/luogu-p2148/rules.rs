//! The rules: take one heap of a pair away, and split the other one.

use oracle::Ruleset;

/// A position is the two heaps; it does not matter which is which.
pub struct Pair;

impl Ruleset for Pair {
    type Position = (u64, u64);

    fn options(&self, &(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let splits = |heap: u64| (1..heap).map(move |part| (part, heap - part));
        splits(a).chain(splits(b)).collect()
    }

    fn representative(&self, &(a, b): &(u64, u64)) -> (u64, u64) {
        (a.min(b), a.max(b))
    }
}
