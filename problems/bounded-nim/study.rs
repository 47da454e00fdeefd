//! Bounded Nim, to be explained, drawn and played.

use gamecore::NimValued;
use games::{BoundedNim, Caps};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(BoundedNim {
        caps: Caps::First,
        answers: ["A", "B"],
        starts: &[&[3, 7, 2], &[3, 5, 6, 3], &[2, 10, 8], &[4, 3, 8, 9]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> =
        (0..16).map(|heap| gamecore::BoundedNim.nim_value(&[(heap, 3)])).collect();
    let period = |from: u64| Bracket { from, to: from + 3, label: "k + 1".to_string() };
    let strip = ValueStrip {
        brackets: (0..16).step_by(4).map(period).collect(),
        outlined: vec![2, 7],
        ..ValueStrip::of_values(0, &values)
    };
    let title = "The remainders of 0 to 15 stones with k = 3";
    let description = "They are 0, 1, 2, 3 again and again. The heaps 2 and 7 of the worked position are outlined.";
    vec![("remainders", strip.draw().document(title, description))]
}
