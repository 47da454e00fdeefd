use crate::game::{Game, MisereGame, NimValued, Outcome, Take};
use crate::theorems::parts::check_index;
use crate::theorems::sequential_nim::sequential_nim_value;

/// Sequential Nim: take any positive number of stones from the first heap of a row that has any.
///
/// A position is the heaps in their order; empty ones make no difference. The player who cannot
/// move loses.
///
/// A player who finds a heap above 1 in front can take all of it, or leave one stone of it that the
/// opponent must take, and wins by one of the two. So a position is a P-position if and only if the
/// ones before the first larger heap are odd in number, or there is no larger heap and they are
/// even. If the heaps behind a heap of s > 0 stones have the nim-value g, then together they have
/// the nim-value s - 1 for s <= g, and s otherwise (Stromquist and Ullman, 1993, for sequential
/// compounds of games). There is at most one move to each nim-value. Every method takes O(n) for n
/// heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{SequentialNim, Take};
///
/// assert_eq!(SequentialNim.nim_value(&[2, 5, 4]), 1);
/// assert_eq!(SequentialNim.outcome(&[1, 1, 2]), Outcome::N);
/// assert_eq!(SequentialNim.outcome(&[1, 2, 3]), Outcome::P);
///
/// // The rest, 1 and 2, is lost: take all. The rest, 2, is won: leave one stone.
/// assert_eq!(SequentialNim.winning_moves(&[5, 1, 2]), [Take { heap: 0, stones: 5 }]);
/// assert_eq!(SequentialNim.winning_moves(&[5, 2]), [Take { heap: 0, stones: 4 }]);
/// assert_eq!(SequentialNim.winning_moves(&[1, 2]), []);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SequentialNim;

impl Game for SequentialNim {
    type Position = [u64];
    type Move = Take;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        let (ones, all) = leading_ones(heaps);
        // If there are only ones, the player who takes the last of them wins; otherwise the player
        // who faces the first larger heap.
        Outcome::n_if((ones % 2 == 1) == all)
    }

    fn winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        self.moves_to(heaps, 0)
    }

    fn after(&self, heaps: &[u64], chosen: &Take) -> Vec<u64> {
        check_index("heap", chosen.heap, heaps.len());
        let is_first = heaps[..chosen.heap].iter().all(|&heap| heap == 0);
        assert!(is_first, "heap {}, counted from 0, is not the first with stones", chosen.heap);
        let mut after = heaps.to_vec();
        chosen.lower(&mut after[chosen.heap]);
        after
    }
}

impl NimValued for SequentialNim {
    fn nim_value(&self, heaps: &[u64]) -> u64 {
        sequential_nim_value(heaps)
    }

    fn moves_to(&self, heaps: &[u64], nim_value: u64) -> Vec<Take> {
        moves_in_front(heaps, |behind| {
            // The heap of this value in front of them; only an empty one has theirs.
            let behind = self.nim_value(behind);
            match nim_value {
                _ if nim_value < behind => nim_value + 1,
                _ if nim_value == behind => 0,
                _ => nim_value,
            }
        })
    }
}

/// As in normal play, the player who faces the first heap above 1 wins; if there are only ones,
/// the player who takes the last of them loses.
///
/// So a position is a P-position if and only if the ones before the first larger heap, or all of
/// them if there is none, are odd in number. There is at most one winning move. Every method takes
/// O(n) for n heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{SequentialNim, Take};
///
/// assert_eq!(SequentialNim.misere_outcome(&[1, 1]), Outcome::N);
/// assert_eq!(SequentialNim.misere_outcome(&[1, 2, 3]), Outcome::P);
/// assert_eq!(SequentialNim.misere_winning_moves(&[0, 5]), [Take { heap: 1, stones: 4 }]);
/// ```
impl MisereGame for SequentialNim {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        let (ones, _) = leading_ones(heaps);
        Outcome::n_if(ones % 2 == 0)
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        // Of the positions that a move can leave, all with two or more stones in front are won.
        moves_in_front(heaps, |behind| self.misere_outcome(behind).choose(1, 0))
    }
}

// How many heaps of one stone come first, empty heaps left out, and whether no others follow.
fn leading_ones(heaps: &[u64]) -> (u64, bool) {
    let mut ones = 0;
    for &heap in heaps {
        if heap > 1 {
            return (ones, false);
        }
        ones += heap;
    }
    (ones, true)
}

// The take that leaves so many stones of the first heap, given the heaps behind it.
fn moves_in_front<F: Fn(&[u64]) -> u64>(heaps: &[u64], left: F) -> Vec<Take> {
    let first = heaps.iter().position(|&heap| heap > 0);
    let take = first.and_then(|heap| {
        let stones = heaps[heap].checked_sub(left(&heaps[heap + 1..]))?;
        Some(Take { heap, stones }).filter(|take| take.stones > 0)
    });
    take.into_iter().collect()
}
