//! Black and white pieces with few steps back, to be explained, drawn and played.

use games::{Limit, Northcott};
use study::prelude::*;

fn about() -> About {
    About {
        rules: sentences! {
            "Move your piece in one row any distance towards the other piece, but neither onto it nor past it; or back, by at most as many columns as are allowed, as long as you have steps back left."
            "每次选一枚己方的棋子：朝同一行的另一枚棋子前进任意多格，但不能移到那枚棋子上，也不能越过它；或者后退，格数不超过规定，而且还有后退的次数。"
            "A player who cannot move loses."
            "无法操作者输。"
        },
        numbers: sentences! {
            "the greatest length of a step back, how many of them Black and White have left, then the columns of the black and the white piece in every row; a 0 at the end means that White moves"
            "一次最多后退的格数，黑方和白方还能后退的次数，然后是每一行黑子和白子所在的列；末尾再有一个 0，表示轮到白方"
        },
        answers: ["Yes", "No"],
        starts: &[
            &[2, 1, 1, 3, 7, 7, 5],
            &[3, 1, 1, 4, 7, 8, 11],
            &[1, 2, 2, 4, 6, 9, 6, 3, 7],
            &[2, 0, 0, 1, 5, 6, 3],
            &[2, 0, 2, 5, 7, 9, 8, 0],
        ],
    }
}

const PIECES: Northcott = Northcott { limit: Limit::Retreats, names_players: false, about };

pub fn study() -> Box<dyn Study> {
    Box::new(PIECES)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![2, 1, 1, 3, 7, 9, 5];
    let retreat = PIECES.moved(&start, 1, 5);
    let followed = line::won(&PIECES, &retreat);
    let title = "A step back is answered by following; then Black has none left";
    vec![("retreat", PIECES.picture(title, &[start, retreat, followed]))]
}
