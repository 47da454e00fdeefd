//! A New Stone Game, to be explained, drawn and played.

use games::TakeAndSpread;
use study::prelude::*;

const GAME: TakeAndSpread = TakeAndSpread {
    answers: ["Win", "Lose"],
    starts: &[&[1, 2, 3], &[1, 2, 3, 4], &[2, 3, 2, 3], &[2, 4, 5], &[1, 4, 4, 1]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(GAME)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("pairs", GAME.picture(&[1, 2, 4, 6]))]
}
