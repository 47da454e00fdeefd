//! Bachet's game, to be explained, drawn and played.

use games::Bachet;
use study::prelude::*;

const GAME: Bachet =
    Bachet { answers: ["1", "2"], starts: &[&[23, 3], &[24, 3], &[10, 4], &[20, 9]] };

pub fn study() -> Box<dyn Study> {
    Box::new(GAME)
}

/// The sample: the first player leaves whole rounds.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![23, 3];
    let left = line::won(&GAME, &start);
    let note = |position: &[u64]| format!("{} mod 4 = {}", position[0], position[0] % 4);
    let title = "The first move from 23 stones with K = 3";
    vec![("sample", line::picture(&GAME, title, &[start, left], note, Drawing::sequence))]
}
