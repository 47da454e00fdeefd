//! One stone or two neighbours out of a circle, to be explained, drawn and played.

use study::families::Ring;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Ring {
        rules: "Take one stone of the circle, or two that lie next to each other; gaps do not close. The player who takes the last stone wins.",
        numbers: "the number of stones in the full circle; once stones are gone, 0 and their numbers",
        element: "stone",
        exactly_m: false,
        most: u64::MAX,
        answers: ["Hrdv", "Yougth"],
        starts: &[&[7, 0, 6, 7], &[7], &[13], &[10, 0, 1, 5], &[9, 0, 1, 4, 5]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
