//! {slug}, to be explained, drawn and played.

use oracle::Ruleset;
use study::prelude::*;

/// What a position is, and what a move does.
pub struct Rules;

impl Ruleset for Rules {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<u64> {
        todo!("every position that a move from {heap} can reach")
    }
}

/// A position is the heap.
struct Game;

impl Study for Game {
    fn rules(&self) -> &'static str {
        "The rules in a sentence. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the stones"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match position.len() {
            1 => Ok(()),
            _ => Err("a position is one number".to_string()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 24
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        Rules.options(&position[0]).into_iter().map(|heap| vec![heap]).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        todo!("who wins {position:?}, by the theorem")
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        todo!("the options with which {position:?} is won, by the theorem")
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("First", "Second").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let reason = todo!("what decides {position:?}");
        let outcome = self.outcome(position);
        Explanation {
            headline: headline(&self.answer(position), reason, outcome),
            lines: Vec::new(),
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        tempting_in_nim(position)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        taken(from[0], to[0])
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        Board::Heaps(vec![Heap { stones: position[0], marked: theorem, ..Heap::default() }])
    }

    fn starts(&self) -> Vec<Row> {
        todo!("some positions, the first one won, and one of them lost")
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(1..=24)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
