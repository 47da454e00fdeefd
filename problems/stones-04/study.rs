//! Wythoff's game, to be explained, drawn and played.

use gamecore::wythoff;
use study::families::Wythoff;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff {
        answer: |a, b| wythoff::outcome(a, b).choose("1", "0").to_string(),
        starts: &[[8, 4], [4, 7], [6, 9], [10, 6]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
