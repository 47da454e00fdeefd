//! {slug}, to be explained, drawn and played.

use gamecore::nim_sum;
use oracle::games::Sum;
use oracle::Ruleset;
use study::picture::Drawing;
use study::prelude::*;

use super::rules::OneHeap;

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
    fn about(&self) -> About {
        About {
            rules: "The rules in a sentence. A player who cannot move loses.",
            numbers: "the heaps",
            misere: false,
            answers: ["First", "Second"],
            // The first one is won, and another one lost.
            starts: &[&[3, 5, 7], &[4, 4], &[1, 2, 4, 8]],
        }
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Sum(OneHeap).options(&heaps.to_vec())
    }

    fn wins(&self, heaps: &[u64]) -> bool {
        sum(heaps) > 0
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        todo!("gamecore's winning moves from {:?}, applied with `after`", heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        format!("the nim-sum of the nim-values is {}", sum(heaps))
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        figures(&["heap", "nim-value"], heaps.len(), |place| {
            vec![heaps[place].to_string(), value(heaps[place]).to_string()]
        })
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let note = |heap| format!("value {}", value(heap));
        let heap = |&stones: &u64| Heap { stones, note: note(stones), ..Heap::default() };
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
