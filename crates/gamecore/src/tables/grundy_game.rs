use crate::game::Outcome;
use crate::tables::heaps::{HeapRules, Heaps};
use crate::theorems::grundy::{grundy_table, GRUNDY_P_POSITIONS};
use crate::theorems::parts::check_index;

/// The rules of Grundy's game: divide a heap into two heaps of different sizes.
///
/// A position is the heaps. A move is a [`Division`]. The player who cannot move loses; then no
/// heap has more than two stones. With the nim-values of its heaps, from
/// [`up_to`](GrundyGame::up_to), it is a game, [`Heaps`].
///
/// No formula is known, and no period has been found. Among the heaps 0 to 10^6 there are 42
/// P-positions, of which 1222 is the last: that is computed. It has not been proved that there are
/// no others.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Division, GrundyGame};
///
/// let game = GrundyGame.up_to(13);
/// assert_eq!(game.table(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
/// assert_eq!(game.outcome(&[7]), Outcome::P);
/// assert_eq!(game.winning_moves(&[8]), [Division { heap: 0, smaller: 1 }]);
/// assert_eq!(game.after(&[8, 3], &Division { heap: 0, smaller: 1 }), [7, 3, 1]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GrundyGame;

impl GrundyGame {
    /// The single heaps up to [`COMPUTED`](GrundyGame::COMPUTED) that are P-positions, 0 included.
    pub const P_POSITIONS: [u64; 42] = GRUNDY_P_POSITIONS;

    /// The largest heap whose outcome has been computed for
    /// [`P_POSITIONS`](GrundyGame::P_POSITIONS).
    ///
    /// ```
    /// use gamecore::{GrundyGame, Outcome};
    ///
    /// assert_eq!(GrundyGame::P_POSITIONS.last(), Some(&1222));
    /// assert_eq!(GrundyGame::heap_outcome(GrundyGame::COMPUTED), Some(Outcome::N));
    /// assert_eq!(GrundyGame::heap_outcome(GrundyGame::COMPUTED + 1), None);
    /// ```
    pub const COMPUTED: u64 = 1_000_000;

    /// The outcome of a single heap, if it is at most [`COMPUTED`](GrundyGame::COMPUTED). O(1).
    ///
    /// This is computed and not a theorem: every heap from 1223 to that limit can be divided
    /// into two different heaps of the same nim-value.
    ///
    /// ```
    /// use gamecore::{GrundyGame, Outcome};
    ///
    /// assert_eq!(GrundyGame::heap_outcome(1222), Some(Outcome::P));
    /// assert_eq!(GrundyGame::heap_outcome(1_000_000), Some(Outcome::N));
    /// assert_eq!(GrundyGame::heap_outcome(1_000_001), None);
    /// ```
    #[must_use]
    pub fn heap_outcome(heap: u64) -> Option<Outcome> {
        let is_known = heap <= GrundyGame::COMPUTED;
        is_known.then(|| Outcome::n_if(GrundyGame::P_POSITIONS.binary_search(&heap).is_err()))
    }

    /// The game with the nim-values of the heaps 0 to `last` (Grundy, 1939).
    ///
    /// The costs are those of [`grundy_table`](crate::grundy_table).
    ///
    /// # Panics
    /// If a nim-value exceeds 65535.
    #[must_use]
    pub fn up_to(&self, last: u64) -> Heaps<GrundyGame> {
        Heaps::from_table(GrundyGame, last, |_, last| grundy_table(last))
    }
}

impl HeapRules for GrundyGame {
    type Move = Division;

    // O(n) for n stones.
    fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(Division, (u64, u64))) {
        for smaller in 1..=heap.saturating_sub(1) / 2 {
            each(Division { heap: index, smaller }, (smaller, heap - smaller));
        }
    }

    // In the place of the heap stands the larger part, and the smaller one at the end.
    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Division) {
        check_index("heap", chosen.heap, heaps.len());
        let (heap, smaller) = (heaps[chosen.heap], chosen.smaller);
        let is_allowed = 0 < smaller && heap.checked_sub(smaller) > Some(smaller);
        assert!(is_allowed, "a heap of {} has no smaller part of {}", heap, smaller);
        heaps[chosen.heap] -= smaller;
        heaps.push(smaller);
    }
}

/// A move: a heap is divided into two unequal ones. The larger one stands in its place, and the
/// smaller one at the end.
///
/// Divisions are ordered by heap, then by the smaller part.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Division, GrundyGame};
///
/// let game = GrundyGame.up_to(5);
/// assert_eq!(game.after(&[5], &Division { heap: 0, smaller: 2 }), [3, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Division {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The smaller of the two heaps, at least 1.
    pub smaller: u64,
}
