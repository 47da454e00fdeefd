use crate::game::{SumGame, Take};
use crate::theorems::mark::mark_value;
use crate::theorems::parts::check_index;

/// Mark: take one stone from a heap, or leave half of it, rounded down.
///
/// A position is the heaps. The player who cannot move loses.
///
/// A heap has the nim-value 0 if and only if it is empty, or its number of stones ends in an odd
/// number of binary zeros (Fraenkel, 2011; the proof: [`mark`](crate::theorems::mark)). Otherwise
/// it has 1 or 2: which of them, at most O(log n) halvings show. O(log n) for a heap of n stones;
/// there is at most one winning move in each heap.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Mark, Take};
///
/// let values: Vec<u64> = (0..=8).map(|heap| Mark.nim_value(&[heap])).collect();
/// assert_eq!(values, [0, 1, 0, 2, 1, 2, 0, 1, 0]);
/// assert_eq!(Mark.outcome(&[3, 5]), Outcome::P);
/// assert_eq!(Mark.winning_moves(&[5]), [Take { heap: 0, stones: 3 }]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark;

impl SumGame for Mark {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        mark_value(heap)
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        // Of one or two stones both options are the same.
        let mut takes = vec![1, heap - heap / 2];
        takes.dedup();
        takes.retain(|&stones| stones <= heap && mark_value(heap - stones) == nim_value);
        takes.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let heap = &mut heaps[chosen.heap];
        let is_allowed = [1, *heap - *heap / 2].contains(&chosen.stones);
        assert!(is_allowed, "{} stones may not be taken of {}", chosen.stones, heap);
        chosen.lower(heap);
    }
}
