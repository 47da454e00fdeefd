//! Moves that take stones from heaps.

use crate::theorems::parts::check_index;

/// A move: take this many stones from one heap.
///
/// Takes are ordered by heap first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.after(&[3, 5], &Take { heap: 1, stones: 2 }), [3, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Take {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The number of stones taken, at least 1.
    pub stones: u64,
}

/// A move that may take from several heaps: takes from different heaps, in the order of the heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Take, Takes, Wythoff};
///
/// let both: Takes = (0..2).map(|heap| Take { heap, stones: 3 }).collect();
/// assert_eq!(Wythoff.after(&(4, 8), &both), (1, 5));
/// ```
pub type Takes = Vec<Take>;

impl Take {
    /// Takes the stones from their heap.
    ///
    /// # Panics
    /// If the heap has too few, or none is taken.
    pub(crate) fn lower(&self, heap: &mut u64) {
        let stones = self.stones;
        assert!(stones > 0, "a move takes at least one stone");
        assert!(stones <= *heap, "{} stones may not be taken from a heap of {}", stones, heap);
        *heap -= stones;
    }
}

/// The heaps after a move that takes from several of them.
///
/// # Panics
/// If there is no such heap, or it has too few stones; or if the takes are not from different
/// heaps, by heap, or there is none.
pub(crate) fn lowered(heaps: &[u64], takes: &[Take]) -> Vec<u64> {
    assert!(!takes.is_empty(), "a move takes at least one stone");
    let in_order = takes.windows(2).all(|pair| pair[0].heap < pair[1].heap);
    assert!(in_order, "takes from different heaps come by heap, unlike {:?}", takes);
    let mut left = heaps.to_vec();
    for take in takes {
        check_index("heap", take.heap, heaps.len());
        take.lower(&mut left[take.heap]);
    }
    left
}
