//! Pieces on a strip, to be explained, drawn and played.

use study::families::Strip;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Strip {
        rules: "Slide one piece to the left over any number of free cells, at least one, but not past another piece. A player who cannot move loses.",
        answers: ["1", "2"],
        verdicts: ["The player to move wins", "The player to move loses"],
        starts: &[&[7, 2, 4], &[1, 3, 4], &[4, 8, 9, 14], &[3, 4, 8, 12, 15]],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    Vec::new()
}
