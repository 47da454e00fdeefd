//! Moore's Nim, to be explained, drawn and played.

use study::families::Moore;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Moore {
        k: Some(3),
        misere: false,
        answers: ["Yes", "No"],
        starts: &[&[1, 2, 3, 4], &[2, 2, 2, 2], &[1, 2, 1, 2, 3], &[1, 1, 2, 2, 3, 1]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
