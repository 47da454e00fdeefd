//! Vertical rooks, to be explained, drawn and played.

use games::{Limit, Northcott};
use study::prelude::*;

fn about() -> About {
    About {
        rules: sentences! {
            "The chessboard lies on its side: each of its columns is a row here."
            "棋盘横放，原来的一列在这里是一行。"
            "Slide your rook in one of them to any other cell, towards the other rook or away from it, but neither onto it nor past it."
            "每次选一枚己方的车，沿所在的行移到别的格子，前进后退均可，但不能落在同行的另一枚车上，也不能越过它。"
            "A player who cannot move loses."
            "无法操作者输。"
            "Black is the second player, who begins."
            "黑车属于第二名玩家，由他先走。"
        },
        numbers: sentences! {
            "the number of rows of the chessboard, then for each column the rows of the black and the white rook; a 0 at the end means that White moves"
            "棋盘的行数，然后是每一列黑车和白车所在的行；末尾再有一个 0，表示轮到白方"
        },
        answers: ["player-2", "player-1"],
        starts: &[
            &[4, 1, 4, 2, 1, 4, 3, 1, 3],
            &[3, 3, 1, 1, 2, 1, 2],
            &[4, 1, 4, 4, 1],
            &[5, 1, 4, 2, 5, 3, 5],
            &[5, 1, 4, 5, 2],
        ],
    }
}

const ROOKS: Northcott = Northcott { limit: Limit::Columns, names_players: true, about };

pub fn study() -> Box<dyn Study> {
    Box::new(ROOKS)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![4, 1, 4, 2, 1, 4, 3, 1, 3];
    let balanced = line::won(&ROOKS, &start);
    let retreat = ROOKS.moved(&balanced, 2, 2);
    let followed = line::won(&ROOKS, &retreat);
    let title = "A move away is answered by following";
    vec![("gaps", ROOKS.picture(title, &[balanced, retreat, followed]))]
}
