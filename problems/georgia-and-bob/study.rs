//! Georgia and Bob, to be explained, drawn and played.

use games::Strip;
use study::prelude::*;

const STRIP: Strip = Strip {
    rules: || {
        sentences! {
            "Slide one chessman to the left over any number of free cells, at least one, but not past another."
            "每次选一枚棋子，向左移动一格或多格，只能经过空格，不能越过别的棋子。"
            "A player who cannot move loses."
            "无法操作者输。"
        }
    },
    answers: ["Georgia will win", "Bob will win"],
    starts: &[&[1, 5, 6, 7, 9, 12, 14, 17], &[2, 5, 9], &[1, 3, 4], &[3, 5, 8, 12]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(STRIP)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![1, 5, 6, 7, 9, 12, 14, 17];
    let after = line::won(&STRIP, &start);
    vec![(
        "gaps",
        STRIP.picture("Every second gap, before and after a winning move", &[start, after]),
    )]
}
