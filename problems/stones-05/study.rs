//! Fibonacci Nim, to be explained, drawn and played.

use study::families::FibonacciNim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(FibonacciNim { answers: ["Yes", "No"], starts: &[12, 11, 8, 20, 13] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
