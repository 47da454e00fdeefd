//! Bounded Nim, to be explained, drawn and played.

use study::families::{BoundedNim, Caps};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(BoundedNim {
        caps: Caps::First,
        answers: ["A", "B"],
        starts: &[&[3, 7, 2], &[3, 5, 6, 3], &[2, 10, 8], &[4, 3, 8, 9]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
