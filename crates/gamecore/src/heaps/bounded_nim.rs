use crate::game::{nim_sum, MisereGame, NimValued, Outcome, SumGame, Take};

/// Bounded Nim: take 1 stone to as many as the heap's cap from one heap.
///
/// A position is the heaps, each with its cap: `(heap, cap)`. Every heap and every cap is allowed,
/// and a heap with the cap 0 is out of play. The player who cannot move loses.
///
/// The nim-value of a heap is heap mod (cap + 1) (Sprague, 1935). One heap alone is Bachet's game
/// (Bash game; Bachet, 1612). There is at most one winning move in each heap. Every method takes
/// O(n) for n heaps.
///
/// [`RangedNim`](crate::RangedNim) also has a least number of stones, the same for all heaps.
///
/// It is a [`SumGame`](crate::SumGame): import [`Game`](crate::Game) and
/// [`NimValued`](crate::NimValued), which have its methods.
///
/// ```
/// use gamecore::{BoundedNim, Game, NimValued, Outcome, Take};
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
        // The options of a heap are the `cap` sizes below it, so the values 0 to
        // `cap` recur in this order: the next one is always the one that is
        // missing. If cap + 1 exceeds u64, the cap forbids nothing.
        cap.checked_add(1).map_or(heap, |period| heap % period)
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
/// use gamecore::{BoundedNim, MisereGame, Outcome, Take};
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

/// The greatest cap with which the player to move wins, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GreatestCap {
    /// The player to move wins with no cap.
    Never,
    /// The player to move wins with this cap, and with no greater one.
    At(u64),
    /// The player to move wins with every cap from the largest heap on, which forbids nothing.
    Unbounded,
}

impl BoundedNim {
    /// The greatest cap for all heaps with which the player to move wins in normal play.
    ///
    /// O(n log n) time and O(n) space for n heaps.
    ///
    /// ```
    /// use gamecore::{BoundedNim, GreatestCap};
    ///
    /// assert_eq!(BoundedNim::greatest_cap(&[1, 2, 3]), GreatestCap::At(2));
    /// assert_eq!(BoundedNim::greatest_cap(&[1, 2, 3, 4]), GreatestCap::Unbounded);
    /// assert_eq!(BoundedNim::greatest_cap(&[100, 100]), GreatestCap::Never);
    /// ```
    pub fn greatest_cap(heaps: &[u64]) -> GreatestCap {
        if nim_sum(heaps.iter().copied()) != 0 {
            return GreatestCap::Unbounded;
        }
        // Equal heaps cancel out with every cap. While the cap is not below the largest of the
        // others, their values are their sizes, with the nim-sum 0; with a cap one less, that heap
        // has the value 0 while the other values are the same.
        let mut heaps = heaps.to_vec();
        heaps.sort_unstable();
        while let Some(heap) = heaps.pop() {
            if heaps.last() == Some(&heap) {
                heaps.pop();
            } else if heap > 0 {
                return GreatestCap::At(heap - 1);
            }
        }
        GreatestCap::Never
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    #[test]
    fn the_greatest_cap_is_that_of_trying_all() {
        for number in 0..9_u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| number / 9_u64.pow(place) % 9).collect();
            let capped = |cap: u64| heaps.iter().map(|&heap| (heap, cap)).collect::<Vec<_>>();
            let wins = |cap: &u64| BoundedNim.outcome(&capped(*cap)) == Outcome::N;
            let expected = match (1..=9).rev().find(wins) {
                None => GreatestCap::Never,
                Some(9) => GreatestCap::Unbounded,
                Some(cap) => GreatestCap::At(cap),
            };
            assert_eq!(BoundedNim::greatest_cap(&heaps), expected, "{:?}", heaps);
        }
        assert_eq!(BoundedNim::greatest_cap(&[]), GreatestCap::Never);
        let most = u64::MAX;
        let heaps = [most, 1, most - 1, 7, 0, 7];
        assert_eq!(BoundedNim::greatest_cap(&heaps), GreatestCap::At(most - 1));
    }
}
