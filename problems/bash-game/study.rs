//! Bachet's game, to be explained, drawn and played.

use study::families::Bachet;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Bachet { answers: ["A", "B"], starts: &[[7, 3], [12, 3], [21, 5], [20, 4]] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
