//! Take one stone from each of any number of heaps, at least one; the player who takes the last
//! stone wins.

use super::outcome::Outcome;
use super::take::{Take, Takes};

// If all heaps are even, a move makes some of them odd. If some are odd, one stone from each of
// these makes all even, and there is no other way to do so. At the end all are even.

/// The outcome in normal play: an N-position if and only if some heap is odd.
///
/// The heaps may be any numbers, 0 included. O(n). Source: parity, folklore.
///
/// ```
/// use gamecore::{one_from_each, Outcome};
///
/// assert_eq!(one_from_each::outcome([1, 2, 3]), Outcome::N);
/// assert_eq!(one_from_each::outcome([2, 2]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    Outcome::n_if(heaps.into_iter().any(|heap| heap % 2 == 1))
}

/// All winning moves in normal play: a stone from each odd heap, and no other; empty if and
/// only if the position is a P-position.
///
/// O(n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::{one_from_each, take, Take};
///
/// let moves = one_from_each::winning_moves(&[1, 2, 3]);
/// assert_eq!(moves, [[Take { heap: 0, stones: 1 }, Take { heap: 2, stones: 1 }]]);
/// assert_eq!(take::after(&[1, 2, 3], &moves[0]), [0, 2, 2]);
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Takes> {
    let odd = (0..heaps.len()).filter(|&heap| heaps[heap] % 2 == 1);
    let takes: Takes = odd.map(|heap| Take { heap, stones: 1 }).collect();
    Some(takes).into_iter().filter(|takes| !takes.is_empty()).collect()
}
