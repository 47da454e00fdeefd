//! Who wins a position: the outcome.

use std::fmt;

/// The outcome of a position if both play as well as possible.
///
/// In an impartial game both players have the same moves, so only the turn
/// decides: either the **N**ext player, whose turn it is, can force a win, or the
/// **P**revious player, who has just moved. Where play need not end there is
/// [`LoopyOutcome`](crate::LoopyOutcome).
///
/// ```
/// use gamecore::Outcome;
///
/// assert_eq!(Outcome::n_if(7 % 3 != 0), Outcome::N);
/// assert_eq!(Outcome::from_nim_value(5 ^ 5), Outcome::P);
/// assert!(Outcome::N.is_n());
/// assert_eq!(Outcome::P.choose("first", "second"), "second");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, whose turn it is, wins.
    N,
    /// The previous player wins: the player to move loses.
    P,
}

impl Outcome {
    /// [`Outcome::N`] if the condition holds, [`Outcome::P`] if not.
    #[must_use]
    pub fn n_if(next_player_wins: bool) -> Outcome {
        if next_player_wins {
            Outcome::N
        } else {
            Outcome::P
        }
    }

    /// The outcome in normal play of a position with this nim-value: P if and
    /// only if it is 0 (Sprague, 1935; Grundy, 1939).
    #[must_use]
    pub fn from_nim_value(nim_value: u64) -> Outcome {
        Outcome::n_if(nim_value != 0)
    }

    /// Whether the next player, whose turn it is, wins.
    #[must_use]
    pub fn is_n(self) -> bool {
        self == Outcome::N
    }

    /// One of two values, by who wins: `next` for an N-position, `previous`
    /// for a P-position.
    pub fn choose<T>(self, next: T, previous: T) -> T {
        match self {
            Outcome::N => next,
            Outcome::P => previous,
        }
    }
}

/// Writes `N` or `P`.
impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(self.choose("N", "P"))
    }
}
