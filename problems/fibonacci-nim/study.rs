//! Fibonacci Nim, to be explained, drawn and played.

use study::families::FibonacciNim;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(FibonacciNim { answers: ["First win", "Second win"], starts: &[10, 12, 13, 16, 21] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
