//! Nim with forbidden takes, to be explained, drawn and played.

use gamecore::{ForbiddenTakes, NimValued};
use games::{valued, HeapGame, HeapSum, Position, Valued};
use oracle::games::Sum;
use study::prelude::*;

use super::rules::HeapWithForbiddenTakes;

/// A position is the number of forbidden takes, the heap and the stones of each, and the heaps.
struct ConstrainedNim;

/// The judge's first sample.
const SAMPLE: &[u64] = &[4, 2, 1, 3, 3, 3, 1, 1, 1, 1, 2, 4];

/// Pairs of a heap and the stones that may not be taken from it.
fn forbidden(numbers: &[u64]) -> Vec<(u64, u64)> {
    numbers.chunks(2).map(|take| (take[0], take[1])).collect()
}

fn game(position: Position) -> ForbiddenTakes {
    ForbiddenTakes::new(forbidden(&position.parameters[1..]))
}

/// The numbers that may not be taken from a heap of this size, in increasing order.
fn forbidden_from(position: Position, heap: u64) -> Vec<u64> {
    let takes = forbidden(&position.parameters[1..]).into_iter().filter(|take| take.0 == heap);
    let mut stones: Vec<u64> = takes.map(|take| take.1).collect();
    stones.sort_unstable();
    stones.dedup();
    stones
}

/// The list, or `none`.
fn or_none(list: String) -> String {
    match list.is_empty() {
        true => said!("none", "无"),
        false => list,
    }
}

impl HeapGame for ConstrainedNim {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of stones from one heap, at least one, unless this number is forbidden for a heap of this size."
                "每次从一堆中取任意多颗石子，至少一颗，但不能是这样大小的堆所禁止的颗数。"
                "A player who cannot move loses, even if stones are left."
                "无法操作者输，哪怕还有石子剩下。"
            },
            numbers: sentences! {
                "the number of forbidden takes, the heap and the stones of each, and the heaps"
                "禁止的取法的种数，每种取法的堆的大小和颗数，然后是各堆的石子数"
            },
            answers: ["Takahashi", "Aoki"],
            starts: &[
                &[1, 4, 1, 3, 3, 8],
                SAMPLE,
                &[4, 2, 1, 3, 3, 3, 1, 1, 1, 2, 5, 4],
                &[8, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 3, 5, 7],
                &[8, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 2, 5, 6],
            ],
        }
    }

    fn check(&self, row: &[u64]) -> Result<(), String> {
        let (&count, rest) = row
            .split_first()
            .ok_or(words("the number of takes is missing", "缺少禁止的取法的种数"))?;
        refuse!(
            count > 200_000,
            "{count} forbidden takes are too many",
            "禁止的取法有 {count} 种，太多了"
        );
        refuse!(
            (rest.len() as u64) < 2 * count,
            "there are fewer than {count} forbidden takes",
            "禁止的取法不足 {count} 种"
        );
        let takes = forbidden(&rest[..2 * count as usize]);
        for (heap, stones) in takes {
            refuse!(
                stones == 0 || stones > heap,
                "{stones} stones cannot be taken from {heap}",
                "不能从 {heap} 颗中取 {stones} 颗"
            );
        }
        Ok(())
    }

    fn parameters(&self, row: &[u64]) -> usize {
        1 + 2 * row[0] as usize
    }

    fn is_playable(&self, position: Position) -> bool {
        position.parameters[0] <= 100 && are_playable(position.heaps)
    }

    fn valued<'a>(&'a self, position: Position<'a>) -> Valued<'a> {
        let rules = HeapWithForbiddenTakes(forbidden(&position.parameters[1..]));
        valued(Sum(rules), game(position), position.heaps)
    }

    fn columns(&self, position: Position, place: usize) -> Vec<(&'static str, String)> {
        let (heap, game) = (position.heaps[place], game(position));
        let below = game.repeats().iter().take_while(|repeat| repeat.0 < heap).count();
        let is_repeat = game.repeats().get(below).map(|repeat| repeat.0) == Some(heap);
        let difference = || format!("{} - {}", heap, below);
        vec![
            (words("size", "石子数"), heap.to_string()),
            (words("forbidden", "禁止"), or_none(series(forbidden_from(position, heap), ", "))),
            (words("repeats below", "更小的重复堆数"), below.to_string()),
            (
                words("size - repeats", "石子 - 重复堆"),
                if is_repeat { said!("a repeat", "重复堆") } else { difference() },
            ),
        ]
    }

    fn remark(&self, position: Position) -> String {
        let game = game(position);
        let repeats = game.repeats().iter().map(|(heap, value)| format!("{} ({})", heap, value));
        said!(
            "repeats, with their values: {}",
            "重复堆（括号内是它的值）：{}",
            or_none(series(repeats, ", "))
        )
    }

    fn heap(&self, position: Position, place: usize) -> Heap {
        let stones = position.heaps[place];
        let forbidden = forbidden_from(position, stones);
        let caption = match forbidden.len() {
            0 => said!("take any", "任意取"),
            1..=4 => said!("not {}", "不能取 {}", series(forbidden, ", ")),
            count => said!("{count} takes forbidden", "禁止 {count} 种取法"),
        };
        Heap { stones, caption, ..Heap::default() }
    }

    fn name(&self, position: Position) -> String {
        let (takes, heaps) = (position.parameters[0], study::write(position.heaps));
        let forbidden = counted(takes, "forbidden take");
        said!("{heaps}; {forbidden}", "{heaps}；禁止 {forbidden} 种取法")
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut takes = Vec::new();
        for heap in 2..=8 {
            let count = random.int(0..=2);
            takes
                .extend(random.distinct(count, 1..=heap).into_iter().flat_map(|take| [heap, take]));
        }
        [vec![takes.len() as u64 / 2], takes, random.list(3, 3..=9)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(HeapSum(ConstrainedNim))
}

/// The nim-values with the sample's forbidden takes, and its heaps with theirs.
pub fn pictures() -> Vec<(&'static str, String)> {
    let game = ForbiddenTakes::new([(2, 1), (3, 3), (3, 1), (1, 1)]);
    let values: Vec<u64> = (0..=14).map(|heap| game.nim_value(&[heap])).collect();
    let mut strip = ValueStrip::of_values(0, &values);
    strip.caption = "the nim-values; outlined: the repeats".to_string();
    strip.outlined = game.repeats().iter().map(|repeat| repeat.0).collect();
    let board = study().board(SAMPLE);
    let board = Drawing::from_board(&board, "nim-sum 0 xor 1 xor 2 = 3");
    let title = "Nim in which 1 of 1, 1 of 2, and 1 or 3 of 3 stones may not be taken";
    let description = "The nim-values of the heaps 0 to 14: 0 0 1 1, and from 4 on two less than the heap. The heaps 1, 2, 4 have the values 0, 1, 2.";
    vec![("values", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
