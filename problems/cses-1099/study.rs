//! The stair game, to be explained, drawn and played.

use families::{carried, Staircase};
use study::line;
use study::prelude::*;

const STAIRS: Staircase = Staircase {
    rules: "Carry any number of balls, at least one, from one stair down to the next; on stair 1 they stay. A player who cannot move loses.",
    numbers: "the balls on stair 1, stair 2, and so on",
    ground: true,
    step: "stair",
    stone: "ball",
    counting: "even stairs",
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
