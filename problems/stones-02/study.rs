//! Nim with a limit for every heap, to be explained, drawn and played.

use gamecore::NimValued;
use games::{BoundedNim, Caps};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(BoundedNim {
        caps: Caps::BesideHeaps,
        answers: ["Win", "Lose"],
        starts: &[&[7, 3, 5, 9, 10, 2], &[5, 3, 9, 7], &[4, 1, 6, 3, 8, 5], &[12, 4, 9, 6]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let strip = |(heap, limit): (u64, u64)| {
        let values: Vec<u64> =
            (0..=12).map(|heap| gamecore::BoundedNim.nim_value(&[(heap, limit)])).collect();
        let caption = format!("limit {}: modulo {}", limit, limit + 1);
        ValueStrip { caption, outlined: vec![heap], ..ValueStrip::of_values(0, &values) }.draw()
    };
    let strips = Drawing::below([(7, 3), (5, 9), (10, 2)].map(strip).into());
    let title = "The nim-values of heaps with the limits 3, 9 and 2";
    let description =
        "The heaps of 7, 5 and 10 stones, which are outlined, have the values 3, 5 and 1.";
    vec![("nim-values", strips.document(title, description))]
}
