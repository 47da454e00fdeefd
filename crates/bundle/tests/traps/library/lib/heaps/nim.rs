use crate::game::{HeapGame, Loopy};

/// Nim.
pub struct Nim;

impl HeapGame for Nim {
    fn value(&self, heap: u64) -> u64 {
        plain(heap)
    }
}

impl Loopy for Nim {
    fn is_drawn(&self, _: &[u64]) -> bool {
        false
    }
}

fn plain(heap: u64) -> u64 {
    heap
}
