//! Nim, to be explained, drawn and played.

use games::{Asks, Nim};
use study::prelude::*;

const NIM: Nim = Nim {
    misere: false,
    asks: Asks::Winner(["PIAOYI", "HRDV"]),
    starts: &[&[9, 5, 12, 4], &[1, 2, 3], &[2, 5, 6], &[3, 6, 5]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(NIM)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let title = "Four heaps in binary and their nim-sum";
    let description =
        "The nim-sum of 9, 5, 12 and 4 is 4. The winning moves lower 5 to 1, 12 to 8 or 4 to 0.";
    vec![("binary-columns", NIM.columns(&[9, 5, 12, 4]).document(title, description))]
}
