//! What the rules and the theorem say of a position.

use crate::options::Options;
use crate::row::Row;

/// A position in play: its options by the rules, and its outcome by the theorem.
///
/// Each part is found when it is asked for, as some positions are too large for one of them.
pub struct Play<'a> {
    options: Options<'a>,
    wins: Box<dyn FnOnce() -> bool + 'a>,
    winning: Box<dyn FnOnce() -> Winning<'a> + 'a>,
    drawing: Box<dyn FnOnce() -> Option<Vec<Row>> + 'a>,
    tempting: Option<Box<dyn FnOnce() -> Vec<Row> + 'a>>,
}

impl<'a> Play<'a> {
    /// A position in play: its options, whether the player to move wins, and the options with which
    /// that player wins: all of them where the position can be played.
    ///
    /// Where positions can recur, the first winning option must lead to the end: a player who always
    /// chooses it wins.
    pub fn new(
        options: Options<'a>,
        wins: impl FnOnce() -> bool + 'a,
        winning: impl FnOnce() -> Winning<'a> + 'a,
    ) -> Play<'a> {
        let (wins, winning) = (Box::new(wins), Box::new(winning));
        Play { options, wins, winning, drawing: Box::new(|| None), tempting: None }
    }

    /// The same with these options, where the theorem speaks of a part of the game.
    pub fn with_options(self, options: Options<'a>) -> Play<'a> {
        Play { options, tempting: None, ..self }
    }

    /// The same with another way to say who wins.
    pub fn with_wins(self, wins: impl FnOnce() -> bool + 'a) -> Play<'a> {
        Play { wins: Box::new(wins), ..self }
    }

    /// The same with other winning moves, where the theorem's own are too many or come to the same.
    pub fn with_winning(self, winning: impl FnOnce() -> Winning<'a> + 'a) -> Play<'a> {
        Play { winning: Box::new(winning), ..self }
    }

    /// The same with the options that keep the draw, if neither player can force a win; the player
    /// to move does not win such a position. Where play must end, there are no draws.
    pub fn with_drawing(self, drawing: impl FnOnce() -> Option<Vec<Row>> + 'a) -> Play<'a> {
        Play { drawing: Box::new(drawing), ..self }
    }

    /// The same with some legal moves that a player might think of first, where the first, a middle
    /// and the last option of a position that can be played are not the best examples.
    pub fn with_tempting(self, tempting: impl FnOnce() -> Vec<Row> + 'a) -> Play<'a> {
        Play { tempting: Some(Box::new(tempting)), ..self }
    }

    /// The same for a row that has more numbers: `write` makes one of each.
    pub fn rewritten(self, write: impl Fn(Row) -> Row + Copy + 'a) -> Play<'a> {
        let Play { options, wins, winning, drawing, tempting } = self;
        let rewritten = move |rows: Vec<Row>| rows.into_iter().map(write).collect();
        Play {
            options: options.rewritten(write),
            wins,
            winning: Box::new(move || winning().rewritten(write)),
            drawing: Box::new(move || drawing().map(rewritten)),
            tempting: tempting.map(|rows| Box::new(move || rewritten(rows())) as Box<_>),
        }
    }

    /// The options by the rules; those that come to the same may be repeated.
    pub fn options(&self) -> Vec<Row> {
        self.options.rows()
    }

    /// Whether the player to move wins, by the theorem.
    pub fn wins(self) -> bool {
        (self.wins)()
    }

    /// The options with which the player to move wins, by the theorem.
    pub fn winning(self) -> Winning<'a> {
        (self.winning)()
    }

    /// The options that keep the draw, if neither player can force a win.
    pub(crate) fn drawing(self) -> Option<Vec<Row>> {
        (self.drawing)()
    }

    /// Some legal moves that a player might think of first, if the study says which.
    pub(crate) fn tempting(self) -> Option<Vec<Row>> {
        self.tempting.map(|tempting| tempting())
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

    fn rewritten(self, write: impl Fn(Row) -> Row + 'a) -> Winning<'a> {
        let Winning { moves, count } = self;
        Winning { moves: Box::new(moves.map(write)), count }
    }
}
