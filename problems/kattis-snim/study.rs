//! S-Nim of Kattis, to be explained, drawn and played.

use games::{Asks, HeapSum, Subtraction};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Subtraction {
        asks: Asks::Winner(["W", "L"]),
        starts: &[
            &[5, 1, 2, 3, 4, 5, 2, 4, 7],
            &[5, 1, 2, 3, 4, 5, 2, 3, 7, 12],
            &[2, 2, 5, 5, 12],
            &[2, 2, 5, 2, 3, 7, 12],
        ],
    }))
}

/// The second sample's values, and a row of heaps.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = study().board(&[5, 1, 2, 3, 4, 5, 2, 4, 7]);
    let caption = "heaps 2, 4, 7: nim-sum 2 xor 4 xor 1 = 7";
    let board = Drawing::from_board(&board, caption);
    let drawing = Drawing::below(vec![Subtraction::strip_of_values(&[1, 2, 3, 4, 5], 18), board]);
    let title = "S-Nim with the amounts 1 to 5";
    let description = "The nim-values repeat every 6 heaps: 0 1 2 3 4 5. The heaps 2, 4, 7 have the values 2, 4, 1, with nim-sum 7.";
    vec![("one-to-five", drawing.document(title, description))]
}
