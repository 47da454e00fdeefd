/// A move in a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    pub heap: usize,
    pub stones: u64,
}

impl Take {
    /// Makes the move.
    pub fn lower(self, heap: &mut u64) {
        *heap -= self.stones;
    }
}
