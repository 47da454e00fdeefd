//! Proper divisors, to be explained, drawn and played.

use study::families::{Divisors, DivisorsAsks};
use study::prelude::*;

fn game() -> Divisors {
    let starts: &[&[u64]] = &[&[7, 12, 30], &[4, 9], &[2, 12, 18], &[8, 30, 6, 10], &[60, 36, 7]];
    Divisors::new(DivisorsAsks::FirstNumber, starts)
}

pub fn study() -> Box<dyn Study> {
    Box::new(game())
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let title = "The numbers 1, 7 and 12 as heaps of their prime factors";
    vec![("heaps", game().heaps_and_columns(&[1, 7, 12]).document(title, ""))]
}
