//! Nim, to be explained, drawn and played.

use games::{Asks, Nim};
use study::prelude::*;

const NIM: Nim = Nim {
    misere: false,
    asks: Asks::Winner(["Yes", "No"]),
    starts: &[&[2, 3, 4], &[1, 1], &[1, 0], &[2, 7, 5], &[5, 6, 7]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(NIM)
}

/// A whole play: a winning move, an answer, and another winning move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![2, 3, 4];
    let twins = line::won(&NIM, &start);
    let answered = vec![2, 3, 0];
    let balanced = line::won(&NIM, &answered);
    let positions = [start, twins, answered, balanced];
    let note = |heaps: &[u64]| nim_sum_of(heaps.iter().copied());
    let title = "Three moves from the heaps 2, 3 and 4";
    vec![("play", line::picture(&NIM, title, &positions, note, Drawing::below))]
}
