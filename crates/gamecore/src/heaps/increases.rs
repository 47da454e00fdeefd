use crate::game::{Game, NimValued, Outcome};
use crate::theorems::nim_sum::nim_sum;
use crate::theorems::parts::check_index;

/// Nim with increases, as Poker Nim and Northcott's game: take any positive number of stones from
/// one heap, or add some to it, as far as its room goes.
///
/// A position is the heaps, each with its room: the most stones that can still be added to it. A
/// move is a [`Change`]. The player who cannot move loses. Stones that are added use up room, and a
/// take gives none back, so play ends. In Northcott's game, where the gaps between the pieces are
/// the heaps, and on a [`Staircase`](crate::Staircase) the rooms change in other ways; that does
/// not matter for the outcome, as the winner need not add any stones.
///
/// The nim-value is the nim-sum of the heaps, as in [`Nim`](crate::Nim): every move changes it, and
/// takes reach every smaller value (Berlekamp, Conway and Guy, 1982, for Poker Nim). Every method
/// takes O(n) for n heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Change, NimWithIncreases};
///
/// assert_eq!(NimWithIncreases.outcome(&[(2, 0), (2, 7)]), Outcome::P);
///
/// // The nim-sum is 3, and only the last heap can get a stone more.
/// let moves = NimWithIncreases.winning_moves(&[(3, 0), (1, 0), (1, 1)]);
/// assert_eq!(moves, [Change { heap: 0, left: 0 }, Change { heap: 2, left: 2 }]);
/// // What is added to a heap is no longer room.
/// let after = NimWithIncreases.after(&[(3, 0), (1, 0), (1, 1)], &moves[1]);
/// assert_eq!(after, [(3, 0), (1, 0), (2, 0)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NimWithIncreases;

/// A move: one heap gets fewer stones, or more.
///
/// Changes are ordered by heap first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Change, NimWithIncreases};
///
/// let more = Change { heap: 0, left: 5 };
/// assert_eq!(NimWithIncreases.after(&[(3, 2)], &more), [(5, 0)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// How many stones it has afterwards.
    pub left: u64,
}

/// [`winning_move`](Game::winning_move) takes stones, so that a winner who plays it brings play to
/// an end.
impl Game for NimWithIncreases {
    type Position = [(u64, u64)];
    type Move = Change;

    fn outcome(&self, heaps: &[(u64, u64)]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(heaps))
    }

    fn winning_moves(&self, heaps: &[(u64, u64)]) -> Vec<Change> {
        self.moves_to(heaps, 0)
    }

    fn winning_move(&self, heaps: &[(u64, u64)]) -> Option<Change> {
        let mut moves = self.winning_moves(heaps).into_iter();
        moves.find(|change| change.left < heaps[change.heap].0)
    }

    // Stones that are added use up room; a take does not give it back.
    fn after(&self, heaps: &[(u64, u64)], chosen: &Change) -> Vec<(u64, u64)> {
        check_index("heap", chosen.heap, heaps.len());
        let (stones, room) = heaps[chosen.heap];
        assert!(chosen.left != stones, "a heap of {} does not change", stones);
        let added = chosen.left.saturating_sub(stones);
        assert!(
            added <= room,
            "{} stones may not be added to a heap with room for {}",
            added,
            room
        );
        let mut after = heaps.to_vec();
        after[chosen.heap] = (chosen.left, room - added);
        after
    }
}

impl NimValued for NimWithIncreases {
    fn nim_value(&self, heaps: &[(u64, u64)]) -> u64 {
        nim_sum(heaps.iter().map(|&(stones, _)| stones))
    }

    fn moves_to(&self, heaps: &[(u64, u64)], nim_value: u64) -> Vec<Change> {
        let sum = self.nim_value(heaps) ^ nim_value;
        let changes = (0..heaps.len()).map(|heap| Change { heap, left: heaps[heap].0 ^ sum });
        let changes = changes.filter(|change| {
            let (stones, room) = heaps[change.heap];
            change.left != stones && change.left.saturating_sub(stones) <= room
        });
        changes.collect()
    }
}
