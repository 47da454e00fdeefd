//! Wythoff's game and all its winning moves, to be explained, drawn and played.

use study::families::Wythoff;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff { answer: Wythoff::results, starts: &[[5, 8], [2, 2], [3, 5], [5, 7]] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
