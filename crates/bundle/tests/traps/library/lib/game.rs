//! Games.

use std::fmt::{self, Display};

/// A game.
pub trait Game {
    /// What lies on the table.
    type Position: ?Sized;

    /// Whether the player to move wins.
    fn is_won(&self, position: &Self::Position) -> bool;

    fn is_lost(&self, position: &Self::Position) -> bool {
        !self.is_won(position)
    }
}

/// Not implemented by anything that is used.
pub trait Loopy: Game {
    fn is_drawn(&self, position: &Self::Position) -> bool;
}

/// A game of heaps.
pub trait HeapGame {
    /// The value of a heap, of which [`Loopy`] games know nothing.
    ///
    /// O(1).
    fn value(&self, heap: u64) -> u64;
}

impl<G: HeapGame> Game for G {
    type Position = [u64];

    fn is_won(&self, heaps: &[u64]) -> bool {
        heaps.iter().fold(0, |sum, &heap| sum ^ self.value(heap)) != 0
    }
}

/// What is wrong with a game.
#[derive(Debug)]
pub struct Wrong(pub(super) u64);

impl Display for Wrong {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "at most {}", self.0)
    }
}

impl std::error::Error for Wrong {}
