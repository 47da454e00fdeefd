use crate::game::{SumGame, Take};

/// Mark: take one stone from a heap, or leave half of it, rounded down.
///
/// A position is the heaps. The player who cannot move loses.
///
/// A heap has the nim-value 0 if and only if it is empty, or its number of stones ends in an odd
/// number of binary zeros (Fraenkel, 2011; the proof is in the source). Otherwise it has 1 or 2:
/// which of them, at most O(log n) halvings show. O(log n) for a heap of n stones; there is at most
/// one winning move in each heap.
///
/// It is a [`SumGame`](crate::SumGame): import [`Game`](crate::Game) and
/// [`NimValued`](crate::NimValued), which have its methods.
///
/// ```
/// use gamecore::{Game, Mark, NimValued, Outcome, Take};
///
/// let values: Vec<u64> = (0..=8).map(|heap| Mark.nim_value(&[heap])).collect();
/// assert_eq!(values, [0, 1, 0, 2, 1, 2, 0, 1, 0]);
/// assert_eq!(Mark.outcome(&[3, 5]), Outcome::P);
/// assert_eq!(Mark.winning_moves(&[5]), [Take { heap: 0, stones: 3 }]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mark;

impl Mark {
    // Let v(m) be the number of zeros at the end of m in binary. If v(n) is odd, v(n / 2) and
    // v(n - 1) are even. If v(n) is even and n > 0, then v(n / 2) is odd if n is even, and one of
    // v(n - 1) and v((n - 1) / 2) is odd if n is odd and above 1. So by induction the value is 0 if
    // and only if v(n) is odd or n is 0. Otherwise, for n > 1, exactly one option has the value 0,
    // and the other one that of 1 and 2 which n does not have:
    // - if n is even, n / 2 has the value 0, and n - 1 is the other option;
    // - if n is odd and v(n - 1) is odd, n - 1 has it, and (n - 1) / 2 is the other option;
    // - if n is odd and v(n - 1) is even, (n - 1) / 2 has it, and n - 1 is the other option, whose
    //   value is the one that n - 2 does not have.
    fn value(heap: u64) -> u64 {
        let is_lost = |heap: u64| heap == 0 || heap.trailing_zeros() % 2 == 1;
        match heap {
            _ if is_lost(heap) => 0,
            1 => 1,
            _ if heap % 2 == 0 => 3 - Mark::value(heap - 1),
            _ if is_lost(heap - 1) => 3 - Mark::value(heap / 2),
            _ => Mark::value(heap - 2),
        }
    }
}

impl SumGame for Mark {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        Mark::value(heap)
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        // Of one or two stones both options are the same.
        let mut takes = vec![1, heap - heap / 2];
        takes.dedup();
        takes.retain(|&stones| stones <= heap && Mark::value(heap - stones) == nim_value);
        takes.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        let heap = &mut heaps[chosen.heap];
        let is_allowed = [1, *heap - *heap / 2].contains(&chosen.stones);
        assert!(is_allowed, "{} stones may not be taken of {}", chosen.stones, heap);
        chosen.lower(heap);
    }
}
