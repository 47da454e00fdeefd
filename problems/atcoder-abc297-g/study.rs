//! Nim with takes from a range, to be explained, drawn and played.

use gamecore::{Game, NimValued, RangedNim, TakeRange};
use games::{HeapGame, HeapSum, Position, Valued};
use oracle::games::Sum;
use study::picture::{Bracket, Drawing, ValueStrip};
use study::prelude::*;

use super::rules::RangedHeap;

/// A position is the fewest and the most stones that may be taken, and the heaps.
struct ConstrainedNim;

/// L, R and the heaps.
fn parts(position: Position<'_>) -> (u64, u64, &[u64]) {
    (position.parameters[0], position.parameters[1], position.heaps)
}

fn game(position: Position) -> RangedNim {
    RangedNim::new(position.parameters[0], position.parameters[1])
}

/// `2 to 5`, or one number.
fn range(takes: &TakeRange) -> String {
    match takes.greatest - takes.fewest {
        0 => takes.fewest.to_string(),
        _ => said!("{} to {}", "{} 至 {}", takes.fewest, takes.greatest),
    }
}

impl HeapGame for ConstrainedNim {
    fn about(&self) -> About {
        About {
            rules: words("Take stones from one heap: at least L and at most R. A player who cannot move loses, even if stones are left.", "每次从一堆中取石子，至少 L 颗，至多 R 颗。无法操作者输，哪怕还有石子剩下。"),
            numbers: words("L and R, the fewest and the most stones that a move may take, then the heaps", "L 和 R，即一次至少和至多取的颗数，然后是各堆的石子数"),
            answers: ["First", "Second"],
            starts: &[&[2, 5, 10, 5], &[1, 2, 2, 3, 3], &[2, 5, 6, 13], &[3, 4, 9, 12, 5]],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        match *row {
            [] | [_] => Err(said!("L and R come first", "开头应是 L 和 R")),
            [0, ..] => Err(said!(
                "a move that takes 0 stones could go on forever",
                "如果可以取 0 颗，游戏就可能永远不结束"
            )),
            [least, most, ..] if least > most => {
                Err(said!("L is {}, but R is {}", "L 是 {}，而 R 是 {}", least, most))
            }
            _ => Ok(()),
        }
    }

    fn parameters(&self, _row: &[u64]) -> usize {
        2
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let (least, most, heaps) = parts(position);
        let game = game(position);
        Valued::new(
            heaps.iter().map(|&heap| game.nim_value(&[heap])).collect(),
            Options::at(
                Sum(RangedHeap),
                heaps.iter().map(|&heap| (heap, least, most)).collect(),
                |heaps| heaps.iter().map(|heap| heap.0).collect(),
            ),
            move || {
                let ranges = game.winning_ranges(heaps);
                let length = |takes: &TakeRange| u128::from(takes.greatest - takes.fewest) + 1;
                let count = ranges.iter().map(length).sum::<u128>();
                let takes = ranges.into_iter().flat_map(|takes| takes.iter());
                Winning {
                    moves: Box::new(takes.map(move |take| game.after(heaps, &take))),
                    count: usize::try_from(count).ok(),
                }
            },
        )
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let (least, most, heaps) = parts(position);
        let period = u128::from(least) + u128::from(most);
        let rest = u128::from(heaps[place]) % period;
        let ranges = game(position).winning_ranges(heaps);
        let takes = ranges.iter().filter(|takes| takes.heap == place).map(range);
        vec![
            (words("size", "石子"), heaps[place].to_string()),
            ("mod L + R", format!("{} mod {} = {}", heaps[place], period, rest)),
            ("div L", format!("{} / {}", rest, least)),
            (words("the takes that win", "必胜走法"), series(takes, ", ")),
        ]
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let (least, most, heaps) = parts(position);
        let caption = said!("take {} to {}", "取 {} 至 {} 颗", least, most);
        Heap { stones: heaps[place], caption, ..Heap::default() }
    }

    fn random(&self, random: &mut Random) -> Row {
        let least = random.int(1..=3);
        [vec![least, least + random.int(0..=4)], random.list(3, 4..=12)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(ConstrainedNim))
}

/// The nim-values of one range, and a position with its nim-sum.
pub fn pictures() -> Vec<(&'static str, String)> {
    let values: Vec<u64> = (0..21).map(|heap| RangedNim::new(2, 5).nim_value(&[heap])).collect();
    let period = |from: u64| Bracket { from, to: from + 6, label: "L + R".to_string() };
    let strip = ValueStrip {
        caption: "take 2 to 5".to_string(),
        brackets: (0..21).step_by(7).map(period).collect(),
        outlined: vec![5, 10],
        ..ValueStrip::of_values(0, &values)
    };
    let board = study().board(&[2, 5, 10, 5]);
    let board = Drawing::from_board(&board, "heaps 10, 5: nim-sum 1 xor 2 = 3");
    let title = "The nim-values of 0 to 20 stones with takes from 2 to 5";
    let description =
        "They are 0, 0, 1, 1, 2, 2, 3 again and again. The heaps 10 and 5 have the values 1 and 2.";
    let drawing = Drawing::below(vec![strip.draw(), board]);
    vec![("values", drawing.document(title, description))]
}
