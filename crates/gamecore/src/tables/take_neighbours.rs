use crate::game::Take;
use crate::tables::heaps::{HeapRules, Heaps};
use crate::tables::octal::{leave_in_place, OctalMove};
use crate::theorems::take_neighbours::take_neighbours_table;

/// The rules of taking m neighbours of a row, for a fixed m.
///
/// Elements on the two sides of a gap do not become neighbours. A position is the rows, a move is
/// an [`OctalMove`]. The player who cannot move loses. With the nim-values of its rows, from
/// [`up_to`](TakeNeighbours::up_to), it is a game, [`Heaps`].
///
/// A row is a heap of the octal game 0.0...07 with m digits (Guy and Smith, 1956), and has the same
/// moves and nim-values; only the table is found in another way where m is large beside the rows,
/// which is the faster one there.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Octal, TakeNeighbours};
///
/// let game = TakeNeighbours::new(3).up_to(100);
/// assert_eq!(game.table(), Octal::TREBLECROSS.up_to(100).table());
/// assert_eq!(game.outcome(&[50, 50]), Outcome::P);
/// assert_eq!(game.winning_moves(&[3])[0].leave, (0, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeNeighbours {
    m: u64,
}

impl TakeNeighbours {
    /// The rules by which a move takes `m` neighbours.
    ///
    /// # Panics
    /// If `m` is 0.
    #[must_use]
    pub fn new(m: u64) -> TakeNeighbours {
        assert!(m > 0, "a move takes 0 neighbours");
        TakeNeighbours { m }
    }

    /// The game with the nim-values of the rows of 0 to `last` elements.
    ///
    /// O(r^2 + r v + (r^2 m + n v) / 64) time for n rows with r runs of equal values below v, and
    /// O(n v) bits of space; as [`Octal::up_to`](crate::Octal::up_to) if n > 25 m^2. 2000 rows have
    /// fewer than 100 runs if m is 50 or more.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, or if memory has no room for so many rows.
    #[must_use]
    pub fn up_to(&self, last: u64) -> Heaps<TakeNeighbours> {
        Heaps::from_table(*self, last, |game, last| take_neighbours_table(game.m, last))
    }
}

impl HeapRules for TakeNeighbours {
    type Move = OctalMove;

    fn each_move(&self, index: usize, row: u64, each: &mut dyn FnMut(OctalMove, (u64, u64))) {
        let take = Take { heap: index, stones: self.m };
        if let Some(left) = row.checked_sub(self.m) {
            for smaller in 0..=left / 2 {
                let leave = (smaller, left - smaller);
                each(OctalMove { take, leave }, leave);
            }
        }
    }

    fn make_move(&self, rows: &mut Vec<u64>, chosen: &OctalMove) {
        assert!(chosen.take.stones == self.m, "a move takes {} neighbours", self.m);
        leave_in_place(rows, chosen);
    }
}
