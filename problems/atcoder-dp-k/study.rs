//! Stones of EDPC, to be explained, drawn and played.

use games::{Asks, Subtraction, SubtractionStrip};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    let starts: &[&[u64]] =
        &[&[2, 1, 4, 8], &[2, 2, 3, 7], &[2, 2, 3, 5], &[3, 1, 2, 3, 21], &[3, 2, 5, 6, 13]];
    Box::new(SubtractionStrip::new(Asks::Winner(["First", "Second"]), starts))
}

/// The game of the first samples: its values, and the play from 7 stones.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let board =
        |heap: u64, caption: &str| Drawing::from_board(&study.board(&[2, 2, 3, heap]), caption);
    let drawings = vec![
        Subtraction::strip_of_values(&[2, 3], 15),
        board(7, "Taro takes 2 of 7 stones"),
        board(5, "and leaves 5: Jiro loses"),
    ];
    let title = "Stones with the amounts 2 and 3";
    let description = "The nim-values are 0, 0, 1, 1, 2 again and again. From 7 stones Taro takes 2 and leaves 5, which has the value 0.";
    vec![("two-and-three", Drawing::below(drawings).document(title, description))]
}
