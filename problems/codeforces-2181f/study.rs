//! Nim in which the opponent names the heap, to be explained, drawn and played.

use games::OpponentNames;
use study::prelude::*;

const NAMED: OpponentNames = OpponentNames { about };

fn about() -> About {
    About {
        rules: sentences! {
            "Take stones from the heap that your opponent has named, at least one, and name a heap for your opponent that is not empty."
            "从对手指定的那一堆中取石子，至少一颗，再为对手指定一个非空的堆。"
            "Play begins with Bob, who only names a heap."
            "开局时 Bob 只指定一堆。"
            "The player who takes the last stone wins."
            "取走最后一颗石子的人获胜。"
        },
        numbers: sentences! {
            "the number of the heap that is named, or 0 if the player to move is only to name one, then the heaps"
            "被指定的堆的编号，如果只需要指定一堆，就写 0；然后是各堆的石子数"
        },
        answers: ["Alice", "Bob"],
        starts: &[
            &[0, 1, 2, 3],
            &[0, 2, 3],
            &[0, 1, 1, 3, 2],
            &[0, 1, 1, 1, 4],
            &[2, 1, 4, 2],
            &[0, 1, 1, 1],
        ],
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(NAMED)
}

/// A heap is named, and the two takes that follow.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![0, 1, 2, 3];
    let named = line::won(&NAMED, &start);
    let forced = vec![3, 0, 2, 3];
    let left = line::won(&NAMED, &forced);
    let title = "Bob names a one, which must be taken, and then leaves an odd number of ones again";
    let caption = |position: &[u64]| match position[0] {
        0 => "a heap is to be named".to_string(),
        heap => format!("heap {} is named", heap),
    };
    let positions = [start, named, forced, left];
    vec![("play", line::picture(&NAMED, title, &positions, caption, Drawing::below))]
}
