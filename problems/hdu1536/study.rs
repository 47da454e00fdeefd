//! S-Nim, to be explained, drawn and played.

use games::{Asks, HeapSum, Subtraction};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Subtraction {
        asks: Asks::Winner(["W", "L"]),
        starts: &[
            &[2, 2, 5, 2, 4, 7],
            &[2, 2, 5, 5, 12],
            &[5, 1, 2, 3, 4, 5, 2, 4, 7],
            &[3, 1, 3, 4, 5, 8, 6],
        ],
    }))
}

/// The nim-values of the page's set, and its heaps with theirs.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = study().board(&[2, 2, 5, 2, 4, 7]);
    let board = Drawing::from_board(&board, "heaps 2, 4, 7: nim-sum 1 xor 0 xor 0 = 1");
    let drawing = Drawing::below(vec![Subtraction::strip_of_values(&[2, 5], 21), board]);
    let title = "S-Nim with the amounts 2 and 5";
    let description = "The nim-values repeat every 7 heaps: 0 0 1 1 0 2 1. The heaps 2, 4, 7 have the values 1, 0, 0.";
    vec![("values", drawing.document(title, description))]
}
