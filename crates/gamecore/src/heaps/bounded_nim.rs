use crate::game::{MisereGame, NimValued, Outcome, SumGame, Take};
use crate::theorems::bounded_nim::bounded_nim_value;
use crate::theorems::nim_sum::nim_sum;
use crate::theorems::parts::check_index;

/// Bounded Nim: take 1 stone to as many as the heap's cap from one heap.
///
/// A position is the heaps, each with its cap: `(heap, cap)`. Every heap and every cap is allowed,
/// and a heap with the cap 0 is out of play. The player who cannot move loses.
///
/// The nim-value of a heap is heap mod (cap + 1) (Sprague, 1935). One heap alone is Bachet's game
/// (Bash game; Bachet, 1612). There is at most one winning move in each heap. Every method takes
/// O(n) for n heaps.
///
/// With a least number of stones, too, see [`ranged_nim_value`](crate::ranged_nim_value).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{BoundedNim, Take};
///
/// assert_eq!(BoundedNim.nim_value(&[(10, 3)]), 2);
/// assert_eq!(BoundedNim.outcome(&[(4, 3)]), Outcome::P);
/// assert_eq!(BoundedNim.outcome(&[(7, 3), (2, 5)]), Outcome::N);
///
/// // The nim-values are 2 and 3: lower the second, or raise the first.
/// let moves = BoundedNim.winning_moves(&[(10, 3), (7, 3)]);
/// assert_eq!(moves, [Take { heap: 0, stones: 3 }, Take { heap: 1, stones: 1 }]);
/// assert_eq!(BoundedNim.after(&[(10, 3), (7, 3)], &moves[0]), [(7, 3), (7, 3)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BoundedNim;

impl SumGame for BoundedNim {
    type Component = (u64, u64);
    type Move = Take;

    fn component_value(&self, &(heap, cap): &(u64, u64)) -> u64 {
        bounded_nim_value(heap, cap)
    }

    fn component_moves(&self, index: usize, component: &(u64, u64), nim_value: u64) -> Vec<Take> {
        // The options are the `cap` sizes below the heap, one too few for a whole
        // period, so each other value occurs once, if the heap reaches that far.
        let (&(heap, cap), value) = (component, self.component_value(component));
        let stones = if nim_value < value {
            Some(value - nim_value)
        } else if value < nim_value && nim_value <= cap && cap < heap {
            Some(cap - (nim_value - value) + 1)
        } else {
            None
        };
        stones.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<(u64, u64)>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let (ref mut heap, cap) = heaps[chosen.heap];
        let is_allowed = 0 < chosen.stones && chosen.stones <= cap;
        assert!(is_allowed, "{} stones may not be taken with the cap {}", chosen.stones, cap);
        chosen.lower(heap);
    }
}

/// The nim-values of the heaps decide as the heaps of Nim do in misere play.
///
/// The proof of Bouton (1901) for Nim carries over to them. There is at most one winning move in
/// each heap. Every method takes O(n) for n heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{BoundedNim, Take};
///
/// assert_eq!(BoundedNim.misere_outcome(&[(5, 3)]), Outcome::P);
/// assert_eq!(BoundedNim.misere_outcome(&[(6, 3), (2, 3)]), Outcome::P);
/// // Of 6 stones with the cap 3, leave 5: after the next take, 1 can be left.
/// assert_eq!(BoundedNim.misere_winning_moves(&[(6, 3)]), [Take { heap: 0, stones: 1 }]);
/// ```
impl MisereGame for BoundedNim {
    fn misere_outcome(&self, heaps: &[(u64, u64)]) -> Outcome {
        // Values can also rise here, but a move changes exactly one of them, and that never
        // leads from one P-position of Nim to another. The winning moves of Nim lower a value,
        // and can be made here. Only where all values are 0, Nim is over; that is an N-position,
        // as it should be: if a heap can still be played, a move raises its value to 1.
        let some_value_is_large = heaps.iter().any(|heap| self.component_value(heap) > 1);
        Outcome::n_if((self.nim_value(heaps) != 0) == some_value_is_large)
    }

    fn misere_winning_moves(&self, heaps: &[(u64, u64)]) -> Vec<Take> {
        // If some other value is large, the sum must become 0; if not, this value
        // must become small and the sum 1.
        let values: Vec<u64> = heaps.iter().map(|heap| self.component_value(heap)).collect();
        let sum = nim_sum(values.iter().copied());
        let large = values.iter().filter(|&&value| value > 1).count();
        let mut moves = Vec::new();
        for (index, (heap, &value)) in heaps.iter().zip(&values).enumerate() {
            let others_large = large - usize::from(value > 1);
            let wanted = if others_large > 0 { sum ^ value } else { sum ^ value ^ 1 };
            moves.extend(self.component_moves(index, heap, wanted));
        }
        moves
    }
}
