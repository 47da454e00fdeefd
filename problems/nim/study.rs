//! Nim, to be explained, drawn and played.

use study::families::Nim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: false,
        answers: ["A", "B"],
        starts: &[&[3, 5, 7], &[1, 4, 5], &[2, 4, 6, 8], &[1, 3, 5, 7]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
