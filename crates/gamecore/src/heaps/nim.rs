use crate::game::{MisereGame, NimValued, Outcome, SumGame, Take};
use crate::theorems::nim::is_misere_nim_p;
use crate::theorems::parts::check_index;

/// Nim: take any positive number of stones from one heap.
///
/// A position is the heaps, any numbers, 0 included. The player who cannot move loses.
///
/// The nim-value of a heap is its size, so a position is a P-position if and only if the nim-sum of
/// the heaps is 0 (Bouton, 1901). There is at most one winning move in each heap. Every method
/// takes O(n) for n heaps.
///
/// Many games are Nim in disguise: Nimble, where a coin on square n of a strip is a heap of n,
/// [`NimWithIncreases`](crate::NimWithIncreases), which is Poker Nim and covers Northcott's game,
/// [`Staircase`](crate::Staircase), which covers the Silver Dollar game, [`Twins`](crate::Twins),
/// [`TurningTurtles`](crate::TurningTurtles) and [`DivisorGame`](crate::DivisorGame).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.outcome(&[1, 2, 3]), Outcome::P);
/// assert_eq!(Nim.outcome(&[3, 5, 7]), Outcome::N);
/// assert_eq!(Nim.winning_moves(&[3, 4, 2]), [Take { heap: 1, stones: 3 }]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nim;

impl SumGame for Nim {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        heap
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        let stones = heap.checked_sub(nim_value).filter(|&stones| stones > 0);
        stones.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        chosen.lower(&mut heaps[chosen.heap]);
    }
}

/// Play as in normal play, until your move would leave no heap above 1; then leave an odd number
/// of ones (Bouton, 1901).
///
/// So a position is a P-position if and only if the nim-sum is 0 and some heap is above 1, or it is
/// 1 and none is. There is at most one winning move in each heap. Every method takes O(n).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Nim, Take};
///
/// assert_eq!(Nim.misere_outcome(&[1, 2, 3]), Outcome::P);
/// assert_eq!(Nim.misere_outcome(&[1, 1]), Outcome::N);
/// // Take the second heap, and leave the last stone to the opponent.
/// assert_eq!(Nim.misere_winning_moves(&[1, 2]), [Take { heap: 1, stones: 2 }]);
/// ```
impl MisereGame for Nim {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(!is_misere_nim_p(heaps.iter().copied()))
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        // With two large heaps a move leaves one, so the nim-sum must become 0.
        // A single large heap must become small, leaving an odd number of ones;
        // a move elsewhere leaves it alone, and no small heaps balance it.
        let large = heaps.iter().filter(|&&heap| heap > 1).count();
        self.moves_to(heaps, if large > 1 { 0 } else { 1 })
    }
}
