//! Wythoff's game and all its winning moves, to be explained, drawn and played.

use games::{Asks, Wythoff};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff {
        asks: Asks::Other(Wythoff::results),
        starts: &[&[5, 8], &[2, 2], &[3, 5], &[5, 7]],
    })
}

/// A position with two winning results, one of which is reached in two ways.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = Drawing::from_board(&study().board(&[5, 7]), "the moves from 5 7");
    let title = "The moves from 5 7";
    let description = "A queen on 5 7 reaches the lost positions 3 5, 5 3 and 4 7.";
    vec![("two-results", board.document(title, description))]
}
