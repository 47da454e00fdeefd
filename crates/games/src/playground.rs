//! The playground: a game that a line of text describes, as a value.
//!
//! A [`Game`] becomes a [`Study`], so that its positions are explained, drawn and played like those
//! of a problem, and a [`Report`] on its nim-values.
//! The rules are played by `oracle`, and the theorems are those of `gamecore`.
//!
//! It needs only the standard library and rustc 1.63, and compiles to WebAssembly.
//!
//! docs/manual.md lists the descriptions: `take 1 3 4`, `0.137`, `4!`, `turn 1 2 3`, `1-2 2-3`, a
//! name such as `kayles`; sums of them, `0.77 + nim`, and misere play, `misere 0.77`.

mod advice;
mod coins;
mod description;
mod graph;
mod heaps;
mod misere;
mod report;
mod respond;
mod rules;
mod theory;
mod words;

pub use self::advice::advice;
pub use self::description::{Game, Mistake};
pub use self::report::{letter, Component, Report};
pub use self::respond::respond;

use crate::digraph::GraphPosition;
use crate::heap_sum::HeapSum;
use crate::tokens::Tokens;
use study::{About, Asked, Random, Row, Study};

use self::coins::CoinsOf;
use self::description::Description;
use self::graph::TokenOf;
use self::heaps::HeapsOf;
use self::misere::MisereOf;
use self::theory::studied;

/// The last heap, coin or vertex of a report: where each move may divide a heap, the time grows
/// with the square.
pub const MOST: u64 = 100_000;

impl Game {
    /// What explains, draws and plays it.
    pub fn study(&self) -> Box<dyn Study> {
        if self.misere {
            return Box::new(MisereOf::new(self.clone()));
        }
        match &self.games[0] {
            game @ Description::Turn(turn) => Box::new(CoinsOf::new(turn.clone(), studied(game))),
            Description::Graph(successors) => {
                match GraphPosition::on(successors, &[]).digraph().nim_values() {
                    Ok(_) => Box::new(Tokens {
                        graph: Some(successors.to_vec()),
                        answers: ["", ""],
                        starts: &[],
                    }),
                    Err(_) => Box::new(TokenOf::new(successors.to_vec())),
                }
            }
            _ => Box::new(HeapSum(HeapsOf::new(self.clone()))),
        }
    }

    /// Its name, if it is a famous game.
    pub fn name(&self) -> Option<&'static str> {
        match &self.games[..] {
            [game] => words::name(game),
            _ => None,
        }
    }

    /// The rules in words, the end of play included.
    pub fn rules(&self) -> String {
        words::rules(self)
    }

    /// The nim-values of the single heaps, coins or vertices up to `to`, and what is proved about
    /// all of them; of each game of a sum.
    ///
    /// # Panics
    /// If `to` exceeds [`MOST`].
    pub fn reports(&self, to: u64) -> Vec<Report> {
        assert!(to <= MOST, "a report goes to {} at most, not to {}", MOST, to);
        let named = self.names.iter().zip(&self.games);
        named.map(|(name, game)| Report::make(name, game, self.misere, to)).collect()
    }
}

/// What is said about every game, with the meaning of a position's numbers.
fn about(numbers: &'static str) -> About {
    let rules = study::words(
        "A move is as the description says. A player who cannot move loses.",
        "走法以上面的描述为准。无法操作者输。",
    );
    About { rules, numbers, answers: ["", ""], starts: &[] }
}

/// Two won and two lost positions, in turn, as far as they are found among random ones.
pub fn starts(study: &dyn Study) -> Vec<Row> {
    const TRIED: u64 = 100;
    let (mut won, mut lost): (Vec<Row>, Vec<Row>) = (Vec::new(), Vec::new());
    for seed in 0..TRIED {
        let row = study.random(&mut Random::new(seed));
        let rows = if study.wins(&row) { &mut won } else { &mut lost };
        // A lost position without a move is not a game.
        let is_game = study.is_playable(&row) && !study.options(&row).is_empty();
        if is_game && rows.len() < 2 && !rows.contains(&row) {
            rows.push(row);
        }
    }
    let mut starts = Vec::new();
    for place in 0..2 {
        starts.extend([&won, &lost].iter().filter_map(|rows| rows.get(place).cloned()));
    }
    if starts.is_empty() {
        starts.push(study.random(&mut Random::new(0)));
    }
    starts
}
