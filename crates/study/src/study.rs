//! What a problem says of itself, so that it can be explained, drawn and played.

use gamecore::Outcome;

use crate::board::Board;
use crate::random::Random;

/// A position: a row of numbers, whose meaning is the problem's own.
pub type Row = Vec<u64>;

/// A problem to be studied.
///
/// A position is a row of numbers, and a move is the position it leads to.
/// `options` and `is_playable` speak for the rules; `outcome`, `winning` and `explain` for the
/// theorem.
/// Everything but `check` is only asked about positions that `check` accepts, and `options` and
/// `board` only about those that can be played.
pub trait Study: Send + Sync {
    /// The rules in one or two sentences, the end of play included.
    fn rules(&self) -> &'static str;

    /// What the numbers of a position are: `the heaps`.
    fn numbers(&self) -> &'static str;

    /// Whether a player who cannot move has won.
    fn misere(&self) -> bool {
        false
    }

    /// Whether a row is a position.
    ///
    /// # Errors
    /// What is wrong with it, in a few words without a full stop: `a piece stands on cell 0`.
    fn check(&self, position: &[u64]) -> Result<(), String>;

    /// Whether the position is small enough to be drawn, and to list its options.
    fn is_playable(&self, position: &[u64]) -> bool;

    /// The options by the rules; those that come to the same may be repeated.
    fn options(&self, position: &[u64]) -> Vec<Row>;

    /// Who wins, by the theorem.
    fn outcome(&self, position: &[u64]) -> Outcome;

    /// The options with which the player to move wins, by the theorem.
    ///
    /// Where positions can recur, the first must lead to the end: whoever always chooses it wins.
    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a>;

    /// The options that keep the draw, if neither player can force a win; such a position has the
    /// outcome P, because no move wins. Where play must end, there are no draws.
    fn drawing(&self, _position: &[u64]) -> Option<Vec<Row>> {
        None
    }

    /// What a judge expects to read about this position, without the end of the line.
    ///
    /// A case may consist of several positions; then its answer is made of theirs.
    fn answer(&self, position: &[u64]) -> String;

    /// The theorem, applied to this position.
    fn explain(&self, position: &[u64]) -> Explanation;

    /// Some legal moves that a player might think of first.
    fn tempting(&self, position: &[u64]) -> Vec<Row>;

    /// A move in the problem's terms: `heap 1: 3 to 2`.
    fn describe(&self, from: &[u64], to: &[u64]) -> String;

    /// What the position looks like; with the theorem, what it looks at is marked.
    fn board(&self, position: &[u64], theorem: bool) -> Board;

    /// Positions to start from, the first one being the best to begin with; some are won and
    /// some are lost for the player to move; others may be draws.
    fn starts(&self) -> Vec<Row>;

    /// A random position to start from.
    fn random(&self, random: &mut Random) -> Row;
}

/// Winning moves, which are made when they are asked for: there may be many, each of them long.
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

    /// Some winning moves of more.
    pub fn some<I>(moves: I) -> Winning<'a>
    where
        I: IntoIterator<Item = Row>,
        I::IntoIter: 'a,
    {
        Winning { moves: Box::new(moves.into_iter()), count: None }
    }

    /// No winning moves.
    pub fn none() -> Winning<'a> {
        Winning::all(Vec::new())
    }
}

/// A theorem, applied to a position.
pub struct Explanation {
    /// One sentence: who wins, in the judge's words if these are words, and why.
    pub headline: String,
    /// The figures behind it, line by line; long ones are cut.
    pub lines: Vec<String>,
}
