//! Moore's Nim in misère play, to be explained, drawn and played.

use gamecore::{Game, MisereGame, Moore as Theory};
use games::Moore;
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Moore {
        k: None,
        misere: true,
        answers: ["First", "Second"],
        starts: &[
            &[2, 1, 1, 2, 3],
            &[2, 3, 3, 3],
            &[2, 1, 2, 3],
            &[3, 1, 1, 1, 1, 2],
            &[1, 1, 4, 5],
        ],
    })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let strip = |caption: &str, is_won: &dyn Fn(usize) -> bool| {
        let won: Vec<bool> = (0..=12).map(is_won).collect();
        ValueStrip { caption: caption.to_string(), ..ValueStrip::of_outcomes(0, &won) }.draw()
    };
    let (game, ones) = (Theory::new(2), |number| vec![1; number]);
    let misere = |number| game.misere_outcome(&ones(number)).is_n();
    let normal = |number| game.outcome(&ones(number)).is_n();
    let strips =
        Drawing::below(vec![strip("the last stone loses", &misere), strip("normal play", &normal)]);
    let title = "Who wins 0 to 12 heaps of one stone with k = 2";
    let description = "If the last stone loses, the player to move loses 1, 4, 7 and 10 ones; in normal play 0, 3, 6, 9 and 12.";
    vec![("ones", strips.document(title, description))]
}
