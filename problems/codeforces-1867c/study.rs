//! The game about the MEX, with a target, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::{AddAndRemove, Set};

/// A position is the target; how many numbers Alice may still add; 0 if she is to move, and else 1
/// more than what she has just added; and for each number from 0 on whether it is there.
struct Targets;

/// How many numbers there may be on the board.
const ROOM: u64 = 16;

/// Whether there is room for a set and for numbers that Alice can add.
pub fn fits(numbers: &[u64]) -> bool {
    room(numbers) <= ROOM
}

fn room(numbers: &[u64]) -> u64 {
    let greatest = numbers.iter().max().map_or(0, |greatest| *greatest);
    (greatest + 1).max(numbers.len() as u64 + 2)
}

/// The start with a set, and with the MEX that Alice reaches as her target.
pub fn start(numbers: &[u64]) -> Row {
    let letters = (0..room(numbers)).map(|number| u64::from(numbers.contains(&number)));
    let letters: Row = letters.collect();
    let target = reached(&letters);
    [vec![target, numbers.len() as u64 + 1, 0], letters].concat()
}

/// The second least number that is not there.
fn reached(letters: &[u64]) -> u64 {
    let absent = letters.iter().enumerate().filter(|(_, &letter)| letter == 0);
    absent.map(|(number, _)| number as u64).nth(1).unwrap_or(letters.len() as u64)
}

/// The numbers that are there.
fn numbers(position: &[u64]) -> Row {
    (0..)
        .zip(&position[3..])
        .filter(|&(_, &letter)| letter == 1)
        .map(|(number, _)| number)
        .collect()
}

/// The numbers below the target that are not there.
fn missing(position: &[u64]) -> Row {
    let is_missing = |&number: &u64| position[3 + number as usize] == 0;
    (0..position[0]).filter(is_missing).collect()
}

/// Whether Bob can remove a number below `end`.
fn can_remove(position: &[u64], end: u64) -> bool {
    let end = position[2].saturating_sub(1).min(end) as usize;
    position[1] > 0 && position[3..3 + end].contains(&1)
}

fn wins(position: &[u64]) -> bool {
    match (position[2], missing(position).len()) {
        (0, missing) => missing < 2 && position[1] > 0,
        (_, missing) => missing > 1 || missing == 1 && can_remove(position, position[0]),
    }
}

fn set(position: &[u64]) -> Set {
    Set {
        target: position[0] as usize,
        turns: position[1] as usize,
        added: position[2].checked_sub(1).map(|added| added as usize),
        numbers: position[3..].iter().map(|&letter| letter == 1).collect(),
    }
}

fn row(set: Set) -> Row {
    let added = set.added.map_or(0, |added| added as u64 + 1);
    let letters = set.numbers.iter().map(|&is_there| u64::from(is_there));
    [set.target as u64, set.turns as u64, added].into_iter().chain(letters).collect()
}

impl Study for Targets {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Alice adds a number to the set, and Bob removes one that is smaller than what she has just added; the game is over when he cannot, or when Alice has no turns left."
                "先手向集合中加入一个数，后手删去一个比刚加入的数更小的数；后手无法删去，或者先手的次数用完时，游戏结束。"
                "Alice may not end the game with a MEX below the target; the MEX is the least number from 0 on that is not in the set."
                "先手不能在 mex 小于目标时结束游戏；mex 是从 0 起最小的不在集合中的数。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the target; the turns that Alice has left; 0 if she is to move, or 1 more than what she has just added; and for each number from 0 on, 1 if it is in the set and 0 if not"
                "目标；先手剩下的次数；轮到先手时为 0，否则为刚加入的数加 1；然后从 0 起，每个数在集合中为 1，不在为 0"
            },
            answers: ["", ""],
            starts: &[
                &[4, 4, 0, 1, 1, 1, 0, 0, 0],
                &[5, 4, 0, 1, 1, 1, 0, 0, 0],
                &[4, 4, 0, 1, 0, 1, 1, 0, 0],
                &[5, 6, 0, 1, 1, 0, 1, 1, 0, 1],
                &[6, 5, 0, 1, 1, 0, 1, 1, 0, 0],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (target, added, letters) = match position {
            [target, _, added, letters @ ..] => (target, added, letters),
            _ => return Err(said!("three numbers stand before the set", "集合之前应有三个数")),
        };
        let room = letters.len() as u64;
        let is_there = |number: u64| letters.get(number as usize - 1) == Some(&1);
        refuse!(
            letters.iter().any(|&letter| letter > 1) || !letters.contains(&0),
            "a set is written with 0 and 1, and has room",
            "集合用 0 和 1 写出，并且要留有空位"
        );
        refuse!(
            *target > room || *added > 0 && !is_there(*added),
            "the target or what was added lies outside",
            "目标或刚加入的数不在范围内"
        );
        refuse!(
            *added > 0 && !can_remove(position, room) && !missing(position).is_empty(),
            "the game has ended below the target",
            "游戏已在小于目标时结束"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position.len() as u64 <= ROOM + 3
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let options = Options::at(AddAndRemove, set(position), row);
        tried(true, options, wins, position)
    }

    fn answer(&self, position: &[u64]) -> String {
        reached(&position[3..]).to_string()
    }

    fn reason(&self, position: &[u64]) -> String {
        let (missing, target) = (missing(position), position[0]);
        let (count, listed) = (missing.len(), series(missing, words(" and ", " 和 ")));
        match count {
            0 => said!("no number below {target} is missing", "小于 {target} 的数都在"),
            1 => {
                said!("only {listed} is missing below {target}", "小于 {target} 的数只缺 {listed}")
            }
            _ => said!("{listed} are missing below {target}", "小于 {target} 的数缺 {listed}"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let number = differing(&from[3..], &to[3..])[0];
        match from[2] {
            0 => said!("add {number}", "加入 {number}"),
            _ => said!("remove {number}", "删去 {number}"),
        }
    }

    /// The numbers that are missing below the target are marked.
    fn board(&self, position: &[u64]) -> Board {
        let (target, turns) = (position[0], position[1]);
        let goal =
            said!("target {target}, Alice's turns {turns}", "目标 {target}，先手还有 {turns} 次");
        let caption = match position[2].checked_sub(1) {
            None => said!("{goal}: add a number", "{goal}：加入一个数"),
            Some(added) => {
                said!("{goal}: remove a number below {added}", "{goal}：删去一个小于 {added} 的数")
            }
        };
        let missing = missing(position);
        let note = said!("missing: {}", "缺 {} 个", missing.len());
        let strip = Strip::dark(0, position.len() as u64 - 3, numbers(position));
        Board::Strips(vec![Strip { caption, marked: missing, note, ..strip }])
    }

    fn name(&self, position: &[u64]) -> String {
        let numbers = series(numbers(position), " ");
        said!("{numbers}: target {}", "{numbers}：目标 {}", position[0])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let sets: [&[u64]; 4] = [&[1, 2], &[0, 1, 2], &[0, 2, 3], &[0, 1, 3]];
        let row = |numbers: &&[u64]| {
            let start = start(numbers);
            (2..=5).map(|target| [&[target][..], &start[1..], &[0]].concat()).collect()
        };
        sets.iter().map(row).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(1..=4);
        // With 0 in the set, Bob has an answer to every number.
        let mut start = start(&[&[0], &random.distinct(count, 1..=6)[..]].concat());
        start[0] += random.int(0..=1).min(start.len() as u64 - 3 - start[0]);
        start
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Targets)
}

/// Alice fills the gap, and puts back what Bob removes.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [
        vec![4, 4, 0, 1, 0, 1, 1, 0],
        vec![4, 3, 2, 1, 1, 1, 1, 0],
        vec![4, 3, 0, 0, 1, 1, 1, 0],
        vec![4, 2, 1, 1, 1, 1, 1, 0],
    ];
    let title = "Alice adds 1, Bob removes 0, and Alice puts it back";
    vec![("play", line::picture(&Targets, title, &positions, |_| String::new(), Drawing::below))]
}
