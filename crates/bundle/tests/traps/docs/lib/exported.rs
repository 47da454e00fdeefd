//! Known under another name.

/// A counter.
pub struct Counter {
    /// Never below what it was.
    count: usize,
}

impl Counter {
    /// Starts.
    pub fn new() -> Counter {
        Counter { count: 0 }
    }

    /// Counts.
    pub fn count(&self) -> usize {
        self.count
    }
}
