//! Nim, to be explained, drawn and played.

use study::families::Nim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: false,
        answers: ["PIAOYI", "HRDV"],
        starts: &[&[9, 5, 12, 4], &[1, 2, 3], &[2, 5, 6], &[3, 6, 5]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
