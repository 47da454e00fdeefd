//! What the rules and the theorem say of a position.

use crate::row::Row;

/// A position in play: its options by the rules, and its outcome by the theorem.
///
/// Each part is found when it is asked for, as some positions are too large for one of them.
pub struct Play<'a> {
    /// The options by the rules; those that come to the same may be repeated.
    pub options: Box<dyn FnOnce() -> Vec<Row> + 'a>,
    /// Whether the player to move wins, by the theorem.
    pub wins: Box<dyn FnOnce() -> bool + 'a>,
    /// The options with which the player to move wins, by the theorem: all of them where the
    /// position can be played.
    ///
    /// Where positions can recur, the first must lead to the end: a player who always chooses it
    /// wins.
    pub winning: Box<dyn FnOnce() -> Winning<'a> + 'a>,
}

impl<'a> Play<'a> {
    /// A position in play.
    pub fn new(
        options: impl FnOnce() -> Vec<Row> + 'a,
        wins: impl FnOnce() -> bool + 'a,
        winning: impl FnOnce() -> Winning<'a> + 'a,
    ) -> Play<'a> {
        Play { options: Box::new(options), wins: Box::new(wins), winning: Box::new(winning) }
    }

    /// The same with other winning moves, where the theorem's own are too many or come to the same.
    pub fn with_winning(self, winning: impl FnOnce() -> Winning<'a> + 'a) -> Play<'a> {
        Play { winning: Box::new(winning), ..self }
    }
}

/// Winning moves, each made when it is asked for: there may be many, and they may be long.
pub struct Winning<'a> {
    /// The positions that they lead to, each once.
    pub moves: Box<dyn Iterator<Item = Row> + 'a>,
    /// How many there are, or `None` if these are not all.
    pub count: Option<usize>,
}

impl<'a> Winning<'a> {
    /// All winning moves.
    pub fn all<I>(moves: I) -> Winning<'a>
    where
        I: IntoIterator<Item = Row>,
        I::IntoIter: ExactSizeIterator + 'a,
    {
        let moves = moves.into_iter();
        Winning { count: Some(moves.len()), moves: Box::new(moves) }
    }

    /// Some winning moves of more, of a position that is too large to be played.
    pub fn some<I>(moves: I) -> Winning<'a>
    where
        I: IntoIterator<Item = Row>,
        I::IntoIter: 'a,
    {
        Winning { moves: Box::new(moves.into_iter()), count: None }
    }

    /// How many of them there are, or can be made.
    pub fn number(self) -> usize {
        let Winning { moves, count } = self;
        count.unwrap_or_else(|| moves.count())
    }

    /// No winning moves.
    pub fn none() -> Winning<'a> {
        Winning::all(Vec::new())
    }
}
