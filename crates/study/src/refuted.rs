//! Why a move has given a win away, in the game's own terms.
//!
//! A player who has just lost a won game has not asked for the theorem, and perhaps has yet to find
//! it: so the sentence says what the opponent's answer has left and what can be done about it, and
//! the theorem keeps to the player's own question.

use crate::kept::Kept;
use crate::language::{said, words};
use crate::player::{best_move, options};
use crate::row::Row;
use crate::study::{Asked, Study};

/// More moves than this are not all named, and an example is not looked for among more than `TRIED`.
const NAMED: usize = 3;
const TRIED: usize = 40;

/// What is said of the lost position that the answer to a wrong move has left, in a sentence or two.
pub fn refuted(study: &dyn Study, lost: &[u64]) -> String {
    let options = options(study, lost);
    let ends = |to: &Row| study.winning(to).moves.any(|to| study.options(&to).is_empty());
    if options.is_empty() {
        return said!("Your move left a single one to the end.", "你走后，对方一步就结束了游戏。");
    }
    if let Some(Kept { said, .. }) = study.kept(lost) {
        return said!("Now {said}.", "现在{said}。");
    }
    if !study.is_misere() && options.iter().all(ends) {
        return said!(
            "Now the game can be ended after any move of yours.",
            "现在你怎么走，对方下一步都能结束游戏。"
        );
    }
    match options.len() {
        1 => said!(
            "Now there is only one move: {}.",
            "现在只有一种走法：{}。",
            answered(study, lost, &options[0])
        ),
        2..=NAMED => {
            let all = options.iter().map(|to| answered(study, lost, to));
            let all = all.collect::<Vec<String>>().join(words("; ", "；"));
            said!("Now each of your moves has an answer: {all}.", "现在你怎么走都有应对：{all}。")
        }
        _ => example(study, lost, &options),
    }
}

/// A move and what the opponent makes of it.
fn answered(study: &dyn Study, lost: &[u64], to: &Row) -> String {
    let name = study.describe(lost, to);
    match study.winning(to).moves.next() {
        Some(answer) => {
            let answer = study.describe(to, &answer);
            said!("“{name}” is answered by “{answer}”", "“{name}”之后是“{answer}”")
        }
        None => said!("“{name}”, which loses at once", "“{name}”，立刻就输"),
    }
}

/// A move and its answer: one after which one sees why, or else the move that is hardest to answer.
fn example(study: &dyn Study, lost: &[u64], options: &[Row]) -> String {
    let answers = |to: &Row| study.winning(to).moves.take(NAMED).collect::<Vec<Row>>();
    let telling = |to: &Row| {
        let seen = |answer: Row| then(study, &answer).map(|then| (to.clone(), answer, then));
        answers(to).into_iter().find_map(seen)
    };
    let hardest = || {
        let to = best_move(study, lost)?;
        let answer = study.winning(&to).moves.next()?;
        Some((to, answer, String::new()))
    };
    let line = options.iter().take(TRIED).find_map(telling).or_else(hardest);
    line.map_or(String::new(), |(to, answer, then)| {
        said!(
            "Now every move of yours has an answer: after “{}” it is “{}”.{then}",
            "现在你怎么走都有应对：“{}”之后是“{}”。{then}",
            study.describe(lost, &to),
            study.describe(&to, &answer)
        )
    })
}

/// What the opponent can then bring about again, if play goes on.
fn then(study: &dyn Study, answer: &[u64]) -> Option<String> {
    let goes_on = || !study.options(answer).is_empty();
    let kept = study.kept(answer).filter(|_| goes_on())?;
    Some(said!(" Then {}.", "这样一来{}。", kept.said))
}
