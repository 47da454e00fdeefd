//! Stoned Game, to be explained, drawn and played.

use games::tried;
use study::prelude::*;

use super::rules::TakeElsewhere;

/// A position is the number of the heap that was used last, or 0 before the first move, and the
/// heaps.
struct Elsewhere;

/// Of more heaps the winning moves are not looked for.
const LISTED: usize = 100;

/// The heap with more stones than all others together, counted from 1, if there is one.
fn majority(position: &[u64]) -> Option<u64> {
    let stones = stones(position);
    let has_more = |&(_, &heap): &(u64, &u64)| heap > stones - heap;
    (1..).zip(&position[1..]).find(has_more).map(|(place, _)| place)
}

fn stones(position: &[u64]) -> u64 {
    position[1..].iter().sum()
}

fn wins(position: &[u64]) -> bool {
    match majority(position) {
        Some(heap) => heap != position[0],
        None => stones(position) % 2 == 1,
    }
}

impl Study for Elsewhere {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take one stone from a heap, but not from the heap that your opponent has just used."
                "每次从一堆中取一颗石子，不能取对手刚取过的那堆。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the number of the heap that was used last, or 0 before the first move, then the heaps"
                "刚取过的那堆的编号，还没有开始时写 0；然后是各堆的石子数"
            },
            answers: ["T", "HL"],
            starts: &[
                &[0, 2, 2, 1],
                &[0, 2, 2, 2],
                &[0, 4, 1, 1],
                &[0, 3, 2, 1],
                &[0, 2],
                &[2, 1, 4, 2],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let (used, heaps) = match position.split_first() {
            Some((used, heaps)) => (*used, heaps),
            None => return Err(said!("the heap used last is missing", "缺少刚取过的那堆")),
        };
        refuse!(used > heaps.len() as u64, "there is no heap {used}", "没有第 {used} 堆");
        let is_large = heaps.iter().any(|&heap| heap > 1_000_000_000_000);
        refuse!(is_large, "a heap is above 10^12", "有一堆超过 10^12");
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(&position[1..]) && stones(position) <= 16
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let used = position[0].checked_sub(1).map(|heap| heap as usize);
        let row = |(heaps, used): (Vec<u64>, Option<usize>)| -> Row {
            [vec![used.map_or(0, |heap| heap as u64 + 1)], heaps].concat()
        };
        let options = Options::at(TakeElsewhere, (position[1..].to_vec(), used), row);
        tried(position.len() <= LISTED, options, wins, position)
    }

    fn reason(&self, position: &[u64]) -> String {
        let stones = stones(position);
        match majority(position) {
            None if stones == 0 => said!("no stones are left", "已没有石子"),
            None => {
                let parity = parity(stones);
                said!(
                    "no heap has the majority, and {stones} is {parity}",
                    "没有一堆过半，{stones} 是{parity}"
                )
            }
            Some(heap) if heap == position[0] => said!(
                "heap {heap} has the majority, and may not be used now",
                "第 {heap} 堆过半，但现在不能取"
            ),
            Some(heap) => {
                said!(
                    "heap {heap} has the majority, and may be used",
                    "第 {heap} 堆过半，而且可以取"
                )
            }
        }
    }

    fn describe(&self, _from: &[u64], to: &[u64]) -> String {
        said!("take a stone from heap {}", "从第 {} 堆取一颗石子", to[0])
    }

    fn board(&self, position: &[u64]) -> Board {
        let majority = majority(position);
        let used = |place| if place == position[0] { words("just used", "刚取过") } else { "" };
        let heap = |(place, &stones): (u64, &u64)| Heap {
            stones,
            caption: used(place).to_string(),
            marked: majority == Some(place),
            ..Heap::default()
        };
        Board::Heaps((1..).zip(&position[1..]).map(heap).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let heaps = study::write(&position[1..]);
        match position[0] {
            0 => heaps,
            used => said!("{heaps}, heap {used} just used", "{heaps}，刚取过第 {used} 堆"),
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=5, |a, b| vec![0, a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=4);
        [vec![0], random.list(heaps, 1..=4)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Elsewhere)
}

/// A heap with the majority is used again and again.
pub fn pictures() -> Vec<(&'static str, String)> {
    let positions = [vec![0, 3, 1, 1], vec![1, 2, 1, 1], vec![2, 2, 0, 1], vec![1, 1, 0, 1]];
    let title = "The heap of three is used again and again, and the other player never may use it";
    let note = |position: &[u64]| Elsewhere.reason(position);
    vec![("play", line::picture(&Elsewhere, title, &positions, note, Drawing::below))]
}
