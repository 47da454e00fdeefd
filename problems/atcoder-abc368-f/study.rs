//! Dividing Game, to be explained, drawn and played.

use games::{Asks, Divisors, HeapSum};
use study::prelude::*;

fn game() -> HeapSum<Divisors> {
    let starts: &[&[u64]] = &[&[12, 9], &[2, 3, 4, 6], &[2, 3, 4], &[8, 30], &[64, 36, 10]];
    HeapSum(Divisors::new(Asks::Winner(["Anna", "Bruno"]), starts))
}

pub fn study() -> Box<dyn Study> {
    Box::new(game())
}

/// The second sample, in which the heaps balance.
pub fn pictures() -> Vec<(&'static str, String)> {
    let title = "The numbers 2, 3, 4 and 6 as heaps of their prime factors";
    vec![("heaps", game().heaps_and_columns(&[2, 3, 4, 6]).document(title, ""))]
}
