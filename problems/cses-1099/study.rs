//! The stair game, to be explained, drawn and played.

use games::{carried, Staircase};
use study::prelude::*;

const STAIRS: Staircase = Staircase {
    rules: || {
        sentences! {
            "Carry any number of balls, at least one, from one stair down to the next; on stair 1 they stay."
            "每次从某一级台阶拿起一个或多个球，放到下一级上；第 1 级上的球不再移动。"
            "A player who cannot move loses."
            "无法操作者输。"
        }
    },
    numbers: || words("the balls on stair 1, stair 2, and so on", "第 1 级、第 2 级……上的球数"),
    ground: true,
    step: || words("stair", "级"),
    stone: || words("ball", "球"),
    counting: || words("even stairs", "偶数级上的球数"),
    answers: ["first", "second"],
    starts: &[&[2, 1, 4, 3, 0, 6], &[1, 1, 1, 1], &[0, 2, 1], &[5, 3]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(STAIRS)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![2, 1, 4, 3, 0, 6];
    let balanced = carried(&start, 5, 4);
    let disturbed = carried(&balanced, 4, 1);
    let answered = line::won(&STAIRS, &disturbed);
    let title = "The even stairs, in the course of a play";
    vec![("even-stairs", STAIRS.picture(title, &[start, balanced, disturbed, answered]))]
}
