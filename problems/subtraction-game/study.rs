//! A subtraction game, to be explained, drawn and played.

use games::{Asks, Subtraction, SubtractionStrip};
use study::prelude::*;

/// The nim-values of all heaps up to the given one.
fn answer(row: &[u64]) -> String {
    let values = SubtractionStrip::values(row);
    values.iter().map(u64::to_string).collect::<Vec<String>>().join(" ")
}

pub fn study() -> Box<dyn Study> {
    let starts: &[&[u64]] =
        &[&[3, 1, 3, 4, 10], &[3, 1, 3, 4, 9], &[3, 2, 4, 7, 13], &[4, 1, 2, 4, 8, 12]];
    Box::new(SubtractionStrip::new(Asks::Other(answer), starts))
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
