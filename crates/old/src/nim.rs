//! Nim: take any positive number of stones from one heap.

use super::outcome::Outcome;
use super::take::Take;

/// The nim-sum of `values`: their exclusive or, 0 if there are none.
///
/// It is the nim-value of a sum of games with these nim-values
/// (Sprague, 1935; Grundy, 1939). O(n).
///
/// ```
/// use gamecore::nim_sum;
///
/// assert_eq!(nim_sum([3, 5, 7]), 1);
/// ```
pub fn nim_sum<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The outcome in normal play, where the player who takes the last stone wins.
///
/// The heaps may be any numbers, 0 included, and there may be none.
/// O(n). Source: Bouton, 1901.
///
/// ```
/// use gamecore::{nim, Outcome};
///
/// assert_eq!(nim::outcome([1, 2, 3]), Outcome::P);
/// assert_eq!(nim::outcome([3, 5, 7]), Outcome::N);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    Outcome::n_if(nim_sum(heaps) != 0)
}

/// The outcome in misere play, where the player who takes the last stone loses.
///
/// Without any stones the player to move wins: the other one took the last.
/// O(n). Source: Bouton, 1901.
///
/// ```
/// use gamecore::{nim, Outcome};
///
/// assert_eq!(nim::misere_outcome([1, 2, 3]), Outcome::P);
/// assert_eq!(nim::misere_outcome([1, 1]), Outcome::N);
/// ```
pub fn misere_outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    // While some heap is above 1, the winner of normal play wins: a player whose
    // move leaves no heap above 1 can leave an odd number of ones instead of an
    // even one. Ones alone can only be taken one after another.
    let (sum, some_heap_is_large) =
        heaps.into_iter().fold((0, false), |(sum, large), heap| (sum ^ heap, large | (heap > 1)));
    Outcome::n_if((sum != 0) == some_heap_is_large)
}

/// All winning moves in normal play, by heap; empty if and only if the
/// position is a P-position.
///
/// O(n). Source: Bouton, 1901.
///
/// ```
/// use gamecore::{nim, Take};
///
/// assert_eq!(nim::winning_moves(&[3, 4, 2]), [Take { heap: 1, stones: 3 }]);
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Take> {
    moves_to_nim_sum(0, heaps)
}

/// All winning moves in misere play, by heap.
///
/// Empty for a P-position, and without stones, although the player to move
/// wins then. O(n). Source: Bouton, 1901.
///
/// ```
/// use gamecore::{nim, Take};
///
/// // Take the second heap, and leave the last stone to the opponent.
/// assert_eq!(nim::misere_winning_moves(&[1, 2]), [Take { heap: 1, stones: 2 }]);
/// ```
pub fn misere_winning_moves(heaps: &[u64]) -> Vec<Take> {
    // With two large heaps a move leaves one, so the nim-sum must become 0.
    // A single large heap must become small, leaving an odd number of ones;
    // a move elsewhere leaves it alone, and no small heaps balance it.
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    moves_to_nim_sum(if large > 1 { 0 } else { 1 }, heaps)
}

// The moves that leave heaps with the nim-sum `wanted`.
fn moves_to_nim_sum(wanted: u64, heaps: &[u64]) -> Vec<Take> {
    let change = nim_sum(heaps.iter().cloned()) ^ wanted;
    let lowered = heaps.iter().enumerate().filter(|&(_, &heap)| heap ^ change < heap);
    lowered.map(|(index, &heap)| Take { heap: index, stones: heap - (heap ^ change) }).collect()
}
