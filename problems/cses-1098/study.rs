//! Bounded Nim with the cap 3, to be explained, drawn and played.

use games::{BoundedNim, Caps};
use study::prelude::*;

const GAME: BoundedNim = BoundedNim {
    caps: Caps::InRules {
        cap: 3,
        rules: || {
            words(
                "Take one, two or three sticks from one heap. A player who cannot move loses.",
                "每次从一堆中取一根、两根或三根木棒。无法操作者输。",
            )
        },
    },
    answers: ["first", "second"],
    starts: &[&[5, 7, 2, 5], &[4, 4, 4], &[9, 6, 7], &[4, 1]],
};

pub fn study() -> Box<dyn Study> {
    Box::new(GAME)
}

/// The heaps of the worked position, each with its remainder, before and after the first move.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![9, 6, 4];
    let left = GAME.winning(&start).moves.next().expect("the player to move wins");
    let caption = format!("a winning move, {}", GAME.describe(&start, &left));
    let boards = [(start, "nim-sum 1 xor 2 xor 0 = 3"), (left, &caption)];
    let drawings = boards.map(|(heaps, note)| Drawing::from_board(&GAME.board(&heaps), note));
    let title = "The heaps 9, 6 and 4 with at most three sticks a move";
    let description = "The remainders modulo 4 are 1, 2 and 0. The winning move leaves remainders with nim-sum 0.";
    vec![("remainders", Drawing::sequence(drawings.into()).document(title, description))]
}
