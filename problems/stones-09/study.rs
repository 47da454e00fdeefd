//! Misère Nim, to be explained, drawn and played.

use games::{Asks, Nim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: true,
        asks: Asks::Winner(["Yougth", "Hrdv"]),
        starts: &[&[1, 2, 4], &[1, 1, 1, 5], &[3, 3], &[2, 4, 6]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let board =
        |(heaps, caption): (&[u64; 3], &str)| Drawing::from_board(&study.board(heaps), caption);
    let heaps = [[1, 2, 4], [1, 2, 3], [1, 2, 0], [1, 0, 0]];
    let captions = ["nim-sum 7", "nim-sum 0", "one large heap", "a single stone"];
    let play = Drawing::sequence(heaps.iter().zip(captions).map(board).collect());
    let title = "A game from the heaps 1, 2, 4";
    let description = "The first player leaves 1, 2, 3; the second takes the 3; the first takes the 2 and leaves a single stone.";
    vec![("play", play.document(title, description))]
}
