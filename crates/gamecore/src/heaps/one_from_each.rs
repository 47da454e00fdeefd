use crate::game::{lowered, Game, MisereGame, Outcome, Take, Takes};

/// One from each: take one stone from each of any number of heaps, at least one.
///
/// A position is the heaps, any numbers, 0 included. The player who cannot move loses.
///
/// A position is a P-position if and only if all heaps are even (folklore). The only winning move
/// takes a stone from each odd heap, and from no other. Every method takes O(n) for n heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{OneFromEach, Take};
///
/// assert_eq!(OneFromEach.outcome(&[2, 2]), Outcome::P);
/// assert_eq!(OneFromEach.outcome(&[1, 2, 3]), Outcome::N);
///
/// let moves = OneFromEach.winning_moves(&[1, 2, 3]);
/// assert_eq!(moves, [[Take { heap: 0, stones: 1 }, Take { heap: 2, stones: 1 }]]);
/// assert_eq!(OneFromEach.after(&[1, 2, 3], &moves[0]), [0, 2, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OneFromEach;

// If all heaps are even, a move makes some of them odd. If some are odd, one stone from each of
// these makes all even, and there is no other way to do so. At the end all are even.
impl Game for OneFromEach {
    type Position = [u64];
    type Move = Takes;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(heaps.iter().any(|heap| heap % 2 == 1))
    }

    fn winning_moves(&self, heaps: &[u64]) -> Vec<Takes> {
        one_from_chosen(heaps, |_, heap| heap % 2 == 1).into_iter().collect()
    }

    fn after(&self, heaps: &[u64], takes: &Takes) -> Vec<u64> {
        assert!(takes.iter().all(|take| take.stones == 1), "more than one stone: {:?}", takes);
        lowered(heaps, takes)
    }
}

/// With two heaps or more that are not empty the winner is that of normal play; a single one is a
/// P-position if and only if it is odd.
///
/// Without stones the next player wins. The proof is in the source. There is at most one winning
/// move unless all heaps are 0 or 1. Then any heap of 1 can be left: up to n moves, each with n - 1
/// takes, in O(n^2) for n heaps. Everything else takes O(n).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{OneFromEach, Take};
///
/// assert_eq!(OneFromEach.misere_outcome(&[0, 3]), Outcome::P);
/// assert_eq!(OneFromEach.misere_outcome(&[2, 2]), Outcome::P);
/// // Leave a single odd heap.
/// let moves = OneFromEach.misere_winning_moves(&[1, 3]);
/// assert_eq!(moves, [[Take { heap: 0, stones: 1 }]]);
/// ```
// From a single heap every move is forced. Let there be two heaps or more.
// - If all are even, a move empties none of them and makes some odd, and still there are two.
// - If some are odd and two heaps or more are above 1, then the move of normal play, the only one
//   that makes all even, leaves these two heaps.
// - If at most one is above 1, the others are ones. Take all of these and leave the large heap odd,
//   with a stone from it if it is even; without a large heap, leave a one. That is a single odd
//   heap. To make all heaps even is wrong here: it leaves one heap or none.
// The first and the last case also give the moves from a single heap, which is large or a one.
impl MisereGame for OneFromEach {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        match heaps.iter().filter(|&&heap| heap > 0).count() {
            0 => Outcome::N,
            1 => Outcome::n_if(heaps.iter().all(|heap| heap % 2 == 0)),
            _ => self.outcome(heaps),
        }
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<Takes> {
        let large: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 1).collect();
        let leave_odd = |left: usize| {
            one_from_chosen(
                heaps,
                |index, heap| if index == left { heap % 2 == 0 } else { heap == 1 },
            )
        };
        let mut moves: Vec<Takes> = match large.len() {
            0 => (0..heaps.len()).filter(|&left| heaps[left] == 1).filter_map(leave_odd).collect(),
            1 => leave_odd(large[0]).into_iter().collect(),
            _ => self.winning_moves(heaps),
        };
        moves.sort();
        moves
    }
}

// A stone from each of the heaps that are chosen by their index and size; `None` if there is none.
fn one_from_chosen<F: Fn(usize, u64) -> bool>(heaps: &[u64], is_chosen: F) -> Option<Takes> {
    let chosen = (0..heaps.len()).filter(|&heap| is_chosen(heap, heaps[heap]));
    let takes: Takes = chosen.map(|heap| Take { heap, stones: 1 }).collect();
    Some(takes).filter(|takes| !takes.is_empty())
}
