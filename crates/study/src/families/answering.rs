//! A game of another family, of which the judge asks for more than the winner.

use crate::prelude::*;

/// The same study with another answer, such as a winning move.
///
/// What it says of a position is the inner study's: its own answers should be words for won
/// and for lost.
pub struct Answering<S> {
    /// The game.
    pub study: S,
    /// What the judge expects for a position.
    pub answer: fn(&[u64]) -> String,
}

impl<S: Study> Study for Answering<S> {
    fn rules(&self) -> &'static str {
        self.study.rules()
    }

    fn numbers(&self) -> &'static str {
        self.study.numbers()
    }

    fn misere(&self) -> bool {
        self.study.misere()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        self.study.check(position)
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        self.study.is_playable(position)
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        self.study.options(position)
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        self.study.outcome(position)
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        self.study.winning(position)
    }

    fn answer(&self, position: &[u64]) -> String {
        (self.answer)(position)
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        self.study.explain(position)
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        self.study.tempting(position)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        self.study.describe(from, to)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        self.study.board(position, theorem)
    }

    fn starts(&self) -> Vec<Row> {
        self.study.starts()
    }

    fn random(&self, random: &mut Random) -> Row {
        self.study.random(random)
    }
}
