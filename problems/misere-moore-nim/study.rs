//! Moore's Nim in misère play, to be explained, drawn and played.

use study::families::Moore;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Moore {
        k: None,
        misere: true,
        answers: ["First", "Second"],
        starts: &[
            &[2, 1, 1, 2, 3],
            &[2, 3, 3, 3],
            &[2, 1, 2, 3],
            &[3, 1, 1, 1, 1, 2],
            &[1, 1, 4, 5],
        ],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
