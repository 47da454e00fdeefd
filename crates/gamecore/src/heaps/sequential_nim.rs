//! Sequential Nim: the heaps stand in a row, and a move takes any positive number of stones
//! from the first heap that has any.

use crate::game::Outcome;
use crate::game::Take;

/// The nim-value of the row.
///
/// O(n). Proof: in the source.
///
/// ```
/// use gamecore::sequential_nim;
///
/// assert_eq!(sequential_nim::nim_value(&[2, 5, 4]), 1);
/// ```
pub fn nim_value(heaps: &[u64]) -> u64 {
    // Let g be the value of the row behind a heap. The options of the heap are g and the
    // values of the smaller heaps in its place, so the heaps 1, 2, 3, ... have the values 0, 1,
    // 2, ... in this order, and g is left out. (For g = 0 these are 1, 2, 3, ...)
    heaps.iter().rev().fold(0, |behind, &heap| match heap {
        0 => behind,
        _ if heap <= behind => heap - 1,
        _ => heap,
    })
}

/// The outcome in normal play, where the player who takes the last stone wins.
///
/// O(n). Source: strategy stealing: a player who finds a heap above 1 in front can take all of
/// it, or leave one stone of it that the other one must take.
///
/// ```
/// use gamecore::{sequential_nim, Outcome};
///
/// assert_eq!(sequential_nim::outcome([1, 1, 2]), Outcome::N);
/// assert_eq!(sequential_nim::outcome([1, 2, 3]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    let (ones, all) = leading_ones(heaps);
    // If there are only ones, the player who takes the last of them wins; otherwise the player
    // who faces the first larger heap.
    Outcome::n_if((ones % 2 == 1) == all)
}

/// The outcome in misere play, where the player who takes the last stone loses.
///
/// Without any stones the player to move wins. O(n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::{sequential_nim, Outcome};
///
/// assert_eq!(sequential_nim::misere_outcome([1, 1]), Outcome::N);
/// assert_eq!(sequential_nim::misere_outcome([1, 2, 3]), Outcome::P);
/// ```
pub fn misere_outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    let (ones, _) = leading_ones(heaps);
    Outcome::n_if(ones % 2 == 0)
}

/// All winning moves in normal play: one in an N-position, none in a P-position.
///
/// O(n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::{sequential_nim, Take};
///
/// // The rest, 1 and 2, is lost: take all. The rest, 2, is won: leave one stone.
/// assert_eq!(sequential_nim::winning_moves(&[5, 1, 2]), [Take { heap: 0, stones: 5 }]);
/// assert_eq!(sequential_nim::winning_moves(&[5, 2]), [Take { heap: 0, stones: 4 }]);
/// assert_eq!(sequential_nim::winning_moves(&[1, 2]), []);
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Take> {
    moves_to_loss(heaps, |rest| outcome(rest.iter().cloned()))
}

/// All winning moves in misere play: at most one.
///
/// None in a P-position, and without stones, although the player to move wins then.
/// O(n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::{sequential_nim, Take};
///
/// assert_eq!(sequential_nim::misere_winning_moves(&[0, 5]), [Take { heap: 1, stones: 4 }]);
/// ```
pub fn misere_winning_moves(heaps: &[u64]) -> Vec<Take> {
    moves_to_loss(heaps, |rest| misere_outcome(rest.iter().cloned()))
}

// How many heaps of one stone come first, empty heaps left out, and whether no others follow.
fn leading_ones<I: IntoIterator<Item = u64>>(heaps: I) -> (u64, bool) {
    let mut ones = 0;
    for heap in heaps {
        if heap > 1 {
            return (ones, false);
        }
        ones += heap;
    }
    (ones, true)
}

// The winning move, given who wins the heaps behind the first one.
fn moves_to_loss<F: Fn(&[u64]) -> Outcome>(heaps: &[u64], rest: F) -> Vec<Take> {
    // Of the positions that a move can leave, all with two or more stones in front are won.
    let first = heaps.iter().position(|&heap| heap > 0);
    let stones = first.and_then(|heap| match rest(&heaps[heap + 1..]) {
        Outcome::P => Some(heaps[heap]),
        Outcome::N => Some(heaps[heap] - 1).filter(|&stones| stones > 0),
    });
    match (first, stones) {
        (Some(heap), Some(stones)) => vec![Take { heap, stones }],
        _ => Vec::new(),
    }
}
