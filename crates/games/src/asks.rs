//! The question that a judge asks about a position.

/// The question that a judge asks about a position.
#[derive(Clone, Copy)]
pub enum Asks {
    /// Who wins? A word where the player to move does, and one where the other one does.
    Winner([&'static str; 2]),
    /// Something else, such as a winning move: the function gives the answer.
    Other(fn(&[u64]) -> String),
}

impl Asks {
    /// The words for [`About`](study::About).
    pub(crate) fn words(self) -> [&'static str; 2] {
        match self {
            Asks::Winner(words) => words,
            Asks::Other(_) => ["", ""],
        }
    }

    /// The answer for a position that the player to move wins, or does not win.
    pub(crate) fn answer(self, position: &[u64], wins: bool) -> String {
        match self {
            Asks::Winner([won, lost]) => if wins { won } else { lost }.to_string(),
            Asks::Other(answer) => answer(position),
        }
    }
}
