//! A subtraction game, to be explained, drawn and played.

use study::families::Subtraction;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Subtraction {
        table: true,
        starts: &[&[3, 1, 3, 4, 10], &[3, 1, 3, 4, 9], &[3, 2, 4, 7, 16], &[4, 1, 2, 4, 8, 15]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
