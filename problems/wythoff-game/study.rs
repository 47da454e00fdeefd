//! Wythoff's game and its lost positions, to be explained, drawn and played.

use gamecore::wythoff;
use study::families::Wythoff;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff { answer: listed, starts: &[[7, 9], [4, 7], [8, 11], [6, 10]] })
}

/// A position of the list, or nothing for heaps that are not in it.
fn listed(a: u64, b: u64) -> String {
    wythoff::outcome(a, b).choose(String::new(), format!("({},{})", a.min(b), a.max(b)))
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
