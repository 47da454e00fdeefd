//! The rules: in a sentence.

use oracle::Ruleset;

/// A heap.
pub struct OneHeap;

impl Ruleset for OneHeap {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<u64> {
        todo!("every size that a move can make of a heap of {}", heap)
    }
}
