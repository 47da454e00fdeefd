//! Nim, to be explained, drawn and played.

use gamecore::nim_sum;
use games::{Asks, Nim};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Nim {
        misere: false,
        asks: Asks::Winner(["A", "B"]),
        starts: &[&[3, 5, 7], &[1, 4, 5], &[2, 4, 6, 8], &[1, 3, 5, 7]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let row = |a: u64| (0..16).map(|b| nim_sum([a, b])).collect();
    let table = HeatMap {
        corner: "xor".to_string(),
        rows: (0..16).map(row).collect(),
        ..HeatMap::default()
    };
    let title = "The nim-sums of two heaps of 0 to 15 stones";
    vec![(
        "nim-sums",
        table.draw().document(title, "Two heaps have nim-sum 0 if and only if they are equal."),
    )]
}
