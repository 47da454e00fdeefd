//! The rules: take a stone, but not from the heap that the opponent has just used.

use oracle::Ruleset;

/// A position is the heaps, and which of them was used last, counted from 0.
pub struct TakeElsewhere;

impl Ruleset for TakeElsewhere {
    type Position = (Vec<u64>, Option<usize>);

    fn options(&self, (heaps, used): &Self::Position) -> Vec<Self::Position> {
        let free = (0..heaps.len()).filter(|&heap| heaps[heap] > 0 && Some(heap) != *used);
        let after = |heap: usize| {
            let mut heaps = heaps.clone();
            heaps[heap] -= 1;
            (heaps, Some(heap))
        };
        free.map(after).collect()
    }
}
