//! Stones, of which the opponent names the pile, to be explained, drawn and played.

use games::OpponentNames;
use study::prelude::*;

const NAMED: OpponentNames = OpponentNames { about };

fn about() -> About {
    About {
        rules: sentences! {
            "Take stones from the pile that your opponent has named, at least one, and name a pile for your opponent that is not empty."
            "从对手指定的那一堆中取石子，至少一颗，再为对手指定一个非空的堆。"
            "Play begins with Branko, who only names a pile."
            "开局时后手只指定一堆。"
            "The player who takes the last stone wins."
            "取走最后一颗石子的人获胜。"
        },
        numbers: sentences! {
            "the number of the pile that is named, or 0 if the player to move is only to name one, then the piles"
            "被指定的堆的编号，如果只需要指定一堆，就写 0；然后是各堆的石子数"
        },
        answers: ["Ankica", "Branko"],
        starts: &[
            &[4, 1, 1, 2, 4],
            &[0, 2, 3],
            &[3, 1, 2, 4],
            &[0, 1, 1, 3, 2],
            &[0, 1, 2, 3],
            &[0, 1, 1, 1],
        ],
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(NAMED)
}

/// A game that Ankica wins, although Branko never names a one.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [vec![0, 2, 3], vec![2, 2, 3], vec![2, 2, 1], vec![1, 2, 0], vec![0, 0, 0]];
    let title = "Ankica leaves a one, which Branko has to take, and takes the last pile";
    let caption = |position: &[u64]| match position[0] {
        0 => String::new(),
        named => format!("pile {named} is named"),
    };
    vec![("play", line::picture(&NAMED, title, &positions, caption, Drawing::below))]
}
