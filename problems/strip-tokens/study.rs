//! Pieces on a strip, to be explained, drawn and played.

use games::Strip;
use study::prelude::*;

const STRIP: Strip = Strip {
    rules: || {
        sentences! {
            "Slide one piece to the left over any number of free cells, at least one, but not past another piece."
            "每次选一枚棋子，向左移动一格或多格，只能经过空格，不能越过别的棋子。"
            "A player who cannot move loses."
            "无法操作者输。"
        }
    },
    answers: ["1", "2"],
    starts: &[&[7, 2, 4], &[1, 3, 4], &[4, 8, 9, 14], &[3, 4, 8, 12, 15]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(STRIP)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![7, 2, 4];
    let balanced = line::won(&STRIP, &start);
    // The left piece of a pair makes the gap larger, and the right one follows.
    let larger = replaced(&balanced, 2, 3);
    let followed = line::won(&STRIP, &larger);
    let play = [start, balanced, larger, followed];
    vec![("pairs", STRIP.picture("The gaps inside the pairs, in the course of a play", &play))]
}
