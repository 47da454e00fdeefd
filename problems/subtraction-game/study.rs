//! A subtraction game, to be explained, drawn and played.

use study::families::{Subtraction, SubtractionAsks};
use study::picture::Drawing;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Subtraction {
        asks: SubtractionAsks::Values,
        starts: &[&[3, 1, 3, 4, 10], &[3, 1, 3, 4, 9], &[3, 2, 4, 7, 13], &[4, 1, 2, 4, 8, 12]],
    })
}

/// Two sets of amounts, one of them with a preperiod.
pub fn pictures() -> Vec<(&'static str, String)> {
    let strips = vec![
        Subtraction::strip_of_values(&[1, 3, 4], 28),
        Subtraction::strip_of_values(&[2, 4, 7], 28),
    ];
    let title = "The nim-values of two subtraction games";
    let description = "With the amounts 1, 3, 4 the nim-values repeat every 7 heaps from heap 0 on; with 2, 4, 7 they repeat every 3 heaps, but only from heap 8 on.";
    vec![("periods", Drawing::below(strips).document(title, description))]
}
