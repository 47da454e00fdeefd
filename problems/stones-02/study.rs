//! Nim with a limit for every heap, to be explained, drawn and played.

use study::families::{BoundedNim, Caps};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(BoundedNim {
        caps: Caps::BesideHeaps,
        answers: ["Win", "Lose"],
        starts: &[&[7, 3, 5, 9, 10, 2], &[5, 3, 9, 7], &[4, 1, 6, 3, 8, 5], &[12, 4, 9, 6]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
