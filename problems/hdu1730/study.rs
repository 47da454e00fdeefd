//! Northcott's game, to be explained, drawn and played.

use games::{Limit, Northcott};
use study::prelude::*;

fn about() -> About {
    About {
        rules: sentences! {
            "Slide your piece in one row to any other square, forwards or backwards, but neither onto the other piece nor past it."
            "每次选一枚己方的棋子，沿所在的行移到别的格子，前进后退均可，但不能落在同行的另一枚棋子上，也不能越过它。"
            "A player who cannot move loses."
            "无法操作者输。"
        },
        numbers: sentences! {
            "the number of columns, then the columns of the black and the white piece in every row; a 0 at the end means that White moves"
            "列数，然后是每一行黑子和白子所在的列；末尾再有一个 0，表示轮到白方"
        },
        answers: ["I WIN!", "BAD LUCK!"],
        starts: &[
            &[6, 4, 5, 1, 3, 1, 2],
            &[8, 2, 4, 7, 5],
            &[9, 2, 4, 9, 6, 1, 5],
            &[8, 2, 5, 1, 7, 8, 3],
        ],
    }
}

const NORTHCOTT: Northcott = Northcott { limit: Limit::Columns, names_players: false, about };

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
