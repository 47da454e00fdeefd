//! Staircase Nim, to be explained, drawn and played.

use games::{carried, Staircase};
use study::prelude::*;

const STAIRCASE: Staircase = Staircase {
    rules: || {
        sentences! {
            "Carry any number of stones, at least one, from one step down to the next; from step 1 they go to the ground and are out of play."
            "每次选一级，把这一级上的一颗或多颗石子移到下一级；从第 1 级移下的石子落到地面，不再移动。"
            "A player who cannot move loses."
            "无法操作者输。"
        }
    },
    numbers: || words("the stones on step 1, step 2, and so on", "第 1 级、第 2 级……上的石子数"),
    ground: false,
    step: || words("step", "级"),
    stone: || words("stone", "石子"),
    counting: || words("odd steps", "奇数级上的石子数"),
    answers: ["First", "Second"],
    starts: &[&[3, 4, 5, 0, 1], &[0, 3, 0, 2], &[2, 3, 2, 1], &[1, 2, 4, 0, 3]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(STAIRCASE)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![3, 4, 5, 0, 1];
    let balanced = carried(&start, 2, 3);
    // Stones from an even step are carried on.
    let disturbed = carried(&balanced, 1, 4);
    let answered = line::won(&STAIRCASE, &disturbed);
    let title = "The odd steps of a staircase, in the course of a play";
    let play = [start, balanced, disturbed, answered];
    vec![("odd-steps", STAIRCASE.picture(title, &play))]
}
