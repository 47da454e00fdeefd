//! Nim and its first winning move, to be explained, drawn and played.

use gamecore::Game;
use games::{Asks, Nim};
use study::prelude::*;
use study::write;

const NIM: Nim = Nim {
    misere: false,
    asks: Asks::Other(first_winning_move),
    starts: &[&[3, 6, 9], &[1, 2, 3], &[3, 5, 7], &[6, 10, 12], &[2, 2]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(NIM)
}

/// The winning move with the first heap, and the heaps that it leaves.
fn first_winning_move(heaps: &[u64]) -> String {
    match gamecore::Nim.winning_move(heaps) {
        Some(take) => {
            format!(
                "{} {}\n{}",
                take.stones,
                take.heap + 1,
                write(&gamecore::Nim.after(heaps, &take))
            )
        }
        None => "lose".to_string(),
    }
}

/// The sample: the only winning move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![3, 6, 9];
    let left = line::won(&NIM, &start);
    let note = |heaps: &[u64]| nim_sum_of(heaps.iter().copied());
    let title = "The winning move from 3, 6 and 9 matches";
    vec![("sample", line::picture(&NIM, title, &[start, left], note, Drawing::sequence))]
}
