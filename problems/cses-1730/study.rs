//! Nim, to be explained, drawn and played.

use games::{Asks, Nim};
use study::prelude::*;

const NIM: Nim = Nim {
    misere: false,
    asks: Asks::Winner(["first", "second"]),
    starts: &[&[5, 7, 2, 5], &[3, 5, 6], &[4, 1], &[6, 9, 12, 3]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(NIM)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let title = "The first test of the sample in binary";
    let description = "The nim-sum of 5, 7, 2 and 5 is 5. The winning moves take a heap of 5, the other one, or lower 7 to 2.";
    vec![("sample", NIM.columns(&[5, 7, 2, 5]).document(title, description))]
}
