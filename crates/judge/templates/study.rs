//! {slug}, to be explained, drawn and played.

use gamecore::nim_sum;
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

/// What a move makes of one heap.
pub struct OneHeap;

impl Ruleset for OneHeap {
    type Position = u64;

    fn options(&self, heap: &u64) -> Vec<u64> {
        todo!("every size that a move can make of a heap of {}", heap)
    }
}

/// The nim-value of a heap, by the theorem.
fn value(heap: u64) -> u64 {
    todo!("gamecore's nim-value of a heap of {}", heap)
}

/// The nim-sum of the heaps' values.
fn sum(heaps: &[u64]) -> u64 {
    nim_sum(heaps.iter().map(|&heap| value(heap)))
}

/// A position is the heaps.
struct Game;

impl Study for Game {
    fn rules(&self) -> &'static str {
        "The rules in a sentence. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn check(&self, _heaps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Sum(OneHeap).options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::from_nim_value(sum(heaps))
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        todo!("gamecore's winning moves from {:?}, applied with `after`", heaps)
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose("First", "Second").to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let reason = format!("the nim-sum of the nim-values is {}", sum(heaps));
        let values = series(heaps.iter().map(|&heap| value(heap)), ", ");
        Explanation {
            headline: headline(&self.answer(heaps), &reason, self.outcome(heaps)),
            lines: vec![format!("nim-values {}", values)],
        }
    }

    // Where not any number may be taken, other moves tempt.
    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        tempting_in_nim(heaps)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let heap = |&stones: &u64| Heap {
            stones,
            note: if theorem { format!("value {}", value(stones)) } else { String::new() },
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    // The first one is won, and another one lost.
    fn starts(&self) -> Vec<Row> {
        rows(&[&[3, 5, 7], &[4, 4], &[1, 2, 4, 8]])
    }

    fn random(&self, random: &mut Random) -> Row {
        random.list(3, 1..=12)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = &Game.starts()[0];
    let board = Drawing::from_board(&Game.board(start, true), "who wins, and why");
    vec![("start", board.document("What is in the picture", &Game.explain(start).headline))]
}
