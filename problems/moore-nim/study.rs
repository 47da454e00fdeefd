//! Moore's Nim, to be explained, drawn and played.

use games::Moore;
use study::prelude::*;

const MOORE: Moore = Moore {
    k: Some(3),
    misere: false,
    answers: ["Yes", "No"],
    starts: &[&[2, 2, 2, 3], &[1, 2, 3, 4], &[2, 2, 2, 2], &[1, 2, 1, 2, 3], &[1, 1, 1, 1, 2, 1]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(MOORE)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let heaps = [1, 2, 3, 4];
    let left = MOORE.winning(&heaps).moves.next().unwrap_or_default();
    let before = MOORE.columns(&heaps).captioned("not balanced");
    let after = MOORE.columns(&left).captioned("balanced");
    let title = "The heaps 1, 2, 3, 4 and what the winning move leaves";
    let description = "Of 1, 2, 3, 4 the columns have 1, 2 and 2 ones; of 1, 1, 1, 1 the last column has 4, and 4 mod 4 is 0.";
    vec![("balance", Drawing::sequence(vec![before, after]).document(title, description))]
}
