//! Bachet's game, to be explained, drawn and played.

use games::Bachet;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Bachet { answers: ["Win", "Lose"], starts: &[&[10, 3], &[15, 4], &[23, 6], &[9, 1]] })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let board =
        |(stones, caption): (u64, &str)| Drawing::from_board(&study.board(&[stones, 3]), caption);
    let plays = [(10, "2 left over"), (8, "you took 2"), (5, "opponent took 3"), (4, "you took 1")];
    let title = "The first moves from 10 stones with M = 3";
    let description = "A heap is divided into rounds of 4 stones; you take what is left over.";
    vec![("rounds", Drawing::sequence(plays.map(board).into()).document(title, description))]
}
