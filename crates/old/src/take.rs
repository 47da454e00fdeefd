//! Moves that take stones from heaps, and the position after them.

/// A move: take this many stones from one heap.
///
/// Takes are ordered by heap first.
///
/// ```
/// use gamecore::Take;
///
/// let take = Take { heap: 1, stones: 3 };
/// assert_eq!(take.after(&[3, 4, 2]), [3, 1, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The number of stones taken, at least 1.
    pub stones: u64,
}

/// A move that may take from several heaps: takes from different heaps, by heap.
pub type Takes = Vec<Take>;

impl Take {
    /// The position after this move.
    ///
    /// # Panics
    /// If there is no such heap, or it has too few stones.
    pub fn after(&self, heaps: &[u64]) -> Vec<u64> {
        after(heaps, &[*self])
    }
}

/// The position after a move that takes from several heaps.
///
/// # Panics
/// If there is no such heap, or it has too few stones.
///
/// ```
/// use gamecore::take::{after, Take};
///
/// let takes = [Take { heap: 0, stones: 2 }, Take { heap: 1, stones: 2 }];
/// assert_eq!(after(&[6, 9], &takes), [4, 7]);
/// ```
pub fn after(heaps: &[u64], takes: &[Take]) -> Vec<u64> {
    let mut left = heaps.to_vec();
    for take in takes {
        let rest = left[take.heap].checked_sub(take.stones);
        left[take.heap] = rest.expect("a heap has fewer stones than are taken from it");
    }
    left
}
