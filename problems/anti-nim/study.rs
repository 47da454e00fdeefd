//! Misère Nim, to be explained, drawn and played.

use study::families::Nim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: true,
        answers: ["John", "Brother"],
        starts: &[&[3, 5, 1], &[2, 2], &[1, 1, 4], &[1, 4, 5]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
