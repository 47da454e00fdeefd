//! {slug}, to be explained, drawn and played.

use gamecore::nim_sum;
use games::tried;
use oracle::games::Sum;
use study::picture::Drawing;
use study::prelude::*;
use study::text::nim_sum_of;

use super::rules::OneHeap;

/// The nim-value of a heap, by the theorem.
fn value(heap: u64) -> u64 {
    todo!("the nim-value of a heap of {}", heap)
}

fn values(heaps: &[u64]) -> Row {
    heaps.iter().map(|&heap| value(heap)).collect()
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
        let options = Options::of(Sum(OneHeap), heaps);
        tried(self.is_playable(heaps), options, |heaps| nim_sum(values(heaps)) > 0, heaps)
    }

    fn reason(&self, heaps: &[u64]) -> String {
        format!("the nim-sum of the nim-values is {}", nim_sum(values(heaps)))
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let mut lines = figures(&["heap", "nim-value"], heaps.len(), |place| {
            vec![heaps[place].to_string(), value(heaps[place]).to_string()]
        });
        lines.push(nim_sum_of(values(heaps)));
        lines
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let heap = |stones: &u64| Heap {
            stones: *stones,
            note: format!("value {}", value(*stones)),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [3, 5, 7];
    let board = Drawing::from_board(&Game.board(&heaps), "who wins, and why");
    vec![("start", board.document("What is in the picture", &Game.headline(&heaps)))]
}
