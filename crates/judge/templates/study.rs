//! {slug}, to be explained, drawn and played.

use gamecore::{Nim, NimValued, SumGame};
use games::played;
use oracle::games::Sum;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::OneHeap;

/// The theorem.
fn theorem() -> Nim {
    todo!("your game of gamecore, in place of Nim")
}

/// A position is the heaps.
struct Game;

impl Study for Game {
    fn about(&self) -> About {
        About {
            rules: "The rules in a sentence. A player who cannot move loses.",
            numbers: "the heaps",
            answers: ["First", "Second"],
            // The first one is won, and another one lost.
            starts: &[&[3, 5, 7], &[4, 4], &[1, 2, 4, 8]],
        }
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        played(Sum(OneHeap), theorem(), heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        format!("the nim-sum of the nim-values is {}", theorem().nim_value(heaps))
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        figures(&["heap", "nim-value"], heaps.len(), |place| {
            vec![heaps[place].to_string(), theorem().component_value(&heaps[place]).to_string()]
        })
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let heap = |stones: &u64| Heap {
            stones: *stones,
            note: format!("value {}", theorem().component_value(stones)),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = Game.about().starts[0];
    let board = Drawing::from_board(&Game.board(start), "who wins, and why");
    vec![("start", board.document("What is in the picture", &Game.headline(start)))]
}
