//! Neighbours out of a ring, always the same number, to be explained, drawn and played.

use study::families::Ring;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Ring {
        rules: "Take exactly m elements of the ring that lie side by side; gaps do not close. A player who cannot take loses.",
        numbers: "n and m; once elements are gone, 0 and their numbers",
        element: "element",
        exactly_m: true,
        most: 2000,
        answers: ["xian shou sheng", "hou shou sheng"],
        starts: &[&[7, 2], &[8, 2], &[11, 3], &[10, 2, 0, 1, 2], &[9, 1]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
