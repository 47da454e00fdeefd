//! Nim with given amounts and the first winning move, to be explained, drawn and played.

use games::{Asks, HeapSum, Subtraction};
use study::prelude::*;

/// Whether the player to move wins, and if so the heap and the amount of the first winning move.
fn answer(row: &[u64]) -> String {
    match Subtraction::winning_takes(row).first() {
        Some(take) => format!("YES\n{} {}", take.heap + 1, take.stones),
        None => "NO".to_string(),
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(Subtraction {
        asks: Asks::Other(answer),
        starts: &[
            &[2, 1, 2, 7, 6, 9, 3],
            &[2, 1, 2, 4, 7, 9],
            &[3, 1, 3, 4, 5, 6],
            &[2, 2, 5, 5, 12, 3],
        ],
    }))
}

/// The sample's values, and its heaps, all of which have a winning move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let board = study().board(&[2, 1, 2, 7, 6, 9, 3]);
    let board =
        Drawing::from_board(&board, "each heap has a winning move; the first one takes 1 of the 7");
    let drawing = Drawing::below(vec![Subtraction::strip_of_values(&[1, 2], 12), board]);
    let title = "The heaps 7, 6, 9, 3 with the amounts 1 and 2";
    let description = "The values repeat 0, 1, 2; those of the heaps are 1, 0, 0, 0. Taking 1 of the 7, or 2 of another heap, leaves the nim-sum 0.";
    vec![("first-move", drawing.document(title, description))]
}
