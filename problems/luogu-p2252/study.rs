//! Wythoff's game, to be explained, drawn and played.

use games::{Asks, Wythoff};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff {
        asks: Asks::Winner(["1", "0"]),
        starts: &[&[8, 4], &[7, 4], &[11, 9], &[6, 10]],
    })
}

/// The sample: the queen's moves, and the lost positions.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = Drawing::from_board(&study().board(&[8, 4]), "the moves from 8 4");
    let title = "The moves from 8 4, and the lost positions";
    let description = "Of the lost positions, a queen on 8 4 reaches 7 4 only.";
    vec![("sample", board.document(title, description))]
}
