//! Misère Nim with all winning moves, to be explained, drawn and played.

use gamecore::MisereGame;
use games::{Asks, Nim};
use study::prelude::*;

const NIM: Nim = Nim {
    misere: true,
    asks: Asks::Other(all_winning_moves),
    starts: &[&[5, 9, 15], &[7], &[1, 1, 4], &[1, 4, 5], &[1, 1]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(NIM)
}

fn all_winning_moves(heaps: &[u64]) -> String {
    let moves = gamecore::Nim.misere_winning_moves(heaps);
    let words = moves.iter().map(|take| format!("{}:{}", take.heap + 1, take.stones));
    match moves.len() {
        0 => "CONCEDE\n".to_string(),
        _ => words.collect::<Vec<String>>().join(" ") + "\n",
    }
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let middle = NIM.columns(&[5, 9, 15]).captioned("several heaps above 1: make the nim-sum 0");
    let end = NIM.columns(&[1, 1, 4]).captioned("one heap above 1: leave an odd number of ones");
    let drawing = Drawing::beside(vec![middle, end]);
    let title = "All winning moves of misère Nim, before the end and where it is decided";
    vec![("moves", drawing.document(title, ""))]
}
