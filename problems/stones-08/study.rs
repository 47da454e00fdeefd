//! Wythoff's game and all its winning moves, to be explained, drawn and played.

use study::families::Wythoff;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff { answer: Wythoff::results, starts: &[[10, 11], [6, 10], [0, 5], [8, 9]] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
