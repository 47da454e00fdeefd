//! Misère Nim, to be explained, drawn and played.

use study::families::Nim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: true,
        answers: ["Yougth", "Hrdv"],
        starts: &[&[1, 2, 4], &[1, 1, 1, 5], &[3, 3], &[2, 4, 6]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
