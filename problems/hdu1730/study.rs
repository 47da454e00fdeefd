//! Northcott's game, to be explained, drawn and played.

use families::{Limit, Northcott};
use study::line;
use study::prelude::*;

const NORTHCOTT: Northcott = Northcott {
    limit: Limit::Columns,
    about: About {
        rules: "Slide your piece in one row to any other square, forwards or backwards, but neither onto the other piece nor past it. A player who cannot move loses.",
        numbers: "the number of columns, then the columns of the black and the white piece in every row; a 0 at the end means that White moves",
        misere: false,
        answers: ["I WIN!", "BAD LUCK!"],
        starts: &[
            &[6, 4, 5, 1, 3, 1, 2],
            &[8, 2, 4, 7, 5],
            &[9, 2, 4, 9, 6, 1, 5],
            &[8, 2, 5, 1, 7, 8, 3],
        ],
    },
};

pub fn study() -> Box<dyn Study> {
    Box::new(NORTHCOTT)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![9, 3, 5, 9, 6, 1, 5];
    let retreat = NORTHCOTT.moved(&start, 0, 3);
    let followed = line::won(&NORTHCOTT, &retreat);
    let title = "Northcott's game: a step back is answered by following";
    vec![("gaps", NORTHCOTT.picture(title, &[start, retreat, followed]))]
}
