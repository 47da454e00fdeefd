//! Who wins a position: the outcome class.

/// The outcome class of a position under best play.
///
/// In an impartial game nobody has moves of their own, so only the turn
/// decides (Bouton, 1901): either the **N**ext player, whose turn it is, can
/// force a win, or the **P**revious player, who has just moved, can.
///
/// ```
/// use gamecore::outcome::Outcome;
///
/// assert_eq!(Outcome::n_if(7 % 3 != 0), Outcome::N);
/// assert_eq!(Outcome::P.word("first", "second"), "second");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The next player, whose turn it is, wins.
    N,
    /// The previous player wins: whoever must move has lost.
    P,
}

impl Outcome {
    /// [`Outcome::N`] if the condition holds, [`Outcome::P`] if not.
    pub fn n_if(next_player_wins: bool) -> Outcome {
        if next_player_wins {
            Outcome::N
        } else {
            Outcome::P
        }
    }

    /// The outcome of a position in normal play from its nim-value: lost
    /// exactly if the value is 0 (Sprague, 1935; Grundy, 1939).
    pub fn of_nim_value(nim_value: u64) -> Outcome {
        Outcome::n_if(nim_value != 0)
    }

    /// The word a judge wants to see: `next` for an N-position, `previous`
    /// for a P-position.
    pub fn word<'a>(self, next: &'a str, previous: &'a str) -> &'a str {
        match self {
            Outcome::N => next,
            Outcome::P => previous,
        }
    }
}
