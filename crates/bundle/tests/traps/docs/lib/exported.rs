//! Known under another name.

/// See [`Gone`](super::Gone) first.
///
/// A counter, made by [`Counter::new`].
///
/// See also
/// [`Counter::skip`].
///
/// O(1).
pub struct Counter {
    /// Never below what it was.
    count: usize,
}

impl Counter {
    /// As [`Counter::skip`] does.
    pub fn new() -> Counter {
        Counter { count: 0 }
    }

    /// Like [`Counter::skip`].
    pub fn peek(&self) -> usize {
        self.count
    }

    /// Counts.
    ///
    /// See [`Counter::skip`].
    pub fn count(&self) -> usize {
        self.count
    }
}
