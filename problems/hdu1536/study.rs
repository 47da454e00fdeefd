//! S-Nim, to be explained, drawn and played.

use study::families::Subtraction;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Subtraction {
        table: false,
        starts: &[
            &[2, 2, 5, 2, 4, 7],
            &[2, 2, 5, 5, 12],
            &[5, 1, 2, 3, 4, 5, 2, 4, 7],
            &[3, 1, 3, 4, 5, 8, 6],
        ],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
