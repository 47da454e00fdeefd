//! Fibonacci Nim, to be explained, drawn and played.

use games::{Asks, FibonacciNim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(FibonacciNim {
        asks: Asks::Winner(["First win", "Second win"]),
        may_take_all: false,
        starts: &[&[12], &[10], &[13], &[16], &[21]],
    })
}

/// The beginning of the page's game from 12 stones.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let positions: [(&[u64], &str); 4] = [
        (&[12], "first: take 1"),
        (&[11, 2], "second: take 2"),
        (&[9, 4], "first: take 1"),
        (&[8, 2], "second is to move"),
    ];
    let boards =
        positions.map(|(position, caption)| Drawing::from_board(&study.board(position), caption));
    let title = "The game from 12 stones";
    let description = "12 = 8 + 3 + 1. The first player takes the 1, then finishes the 3, and the second player may take at most 2 of the 8.";
    vec![("twelve", Drawing::sequence(boards.into()).document(title, description))]
}
