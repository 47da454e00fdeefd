//! Bachet's game, to be explained, drawn and played.

use study::families::Bachet;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Bachet { answers: ["Win", "Lose"], starts: &[[10, 3], [15, 4], [23, 6], [9, 1]] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
