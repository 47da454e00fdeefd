//! The rules: take any number of stones from a heap, at least one, unless it is forbidden.

use oracle::Ruleset;

/// The forbidden takes: a heap, and the number of stones that may not be taken from it. A position
/// is the number of stones in a heap.
pub struct HeapWithForbiddenTakes(pub Vec<(u64, u64)>);

impl Ruleset for HeapWithForbiddenTakes {
    type Position = u64;

    fn options(&self, &heap: &u64) -> Vec<u64> {
        let takes = (1..=heap).filter(|&stones| !self.0.contains(&(heap, stones)));
        takes.map(|stones| heap - stones).collect()
    }
}
