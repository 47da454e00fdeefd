//! Moving pebbles, to be explained, drawn and played.

use games::TakeAndSpread;
use study::prelude::*;

const GAME: TakeAndSpread = TakeAndSpread {
    answers: ["first player", "second player"],
    starts: &[&[2, 1, 3], &[1, 1, 2, 4], &[3, 1, 3, 1], &[1, 3, 5], &[2, 2, 2, 2, 1]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(GAME)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("odd", GAME.picture(&[1, 2, 3, 5, 6]))]
}
