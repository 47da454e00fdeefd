//! Pebbles in heaps that stay in order, to be explained, drawn and played.

use gamecore::{NimValued, Staircase};
use games::{increases, Played};
use study::prelude::*;

use super::rules;

/// A position is the heaps from left to right, none smaller than the one before it.
struct Pebbles;

/// How many pebbles each heap has more than the one to its left.
fn differences(heaps: &[u64]) -> Row {
    let left = |place: usize| if place == 0 { 0 } else { heaps[place - 1] };
    heaps.iter().enumerate().map(|(place, heap)| heap - left(place)).collect()
}

/// The steps of the staircase, the lowest first: the differences from the right.
fn steps(heaps: &[u64]) -> Row {
    differences(heaps).into_iter().rev().collect()
}

/// Whether the difference of the heap with this index counts.
fn counts(heaps: &[u64], place: usize) -> bool {
    (heaps.len() - place) % 2 == 1
}

impl Study for Pebbles {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of pebbles from one heap, at least one. No heap may become smaller than the one to its left."
                "每次从一堆中取任意多颗石子，至少一颗；取完之后，每堆仍须不少于它左边的一堆。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the heaps from left to right, in ascending order"
                "从左到右各堆的石子数，后一堆不少于前一堆"
            },
            answers: ["TAK", "NIE"],
            starts: &[&[1, 2, 4], &[2, 2], &[2, 3, 5, 9], &[1, 3, 3, 4, 6]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        for pair in heaps.windows(2) {
            let (one, next) = (pair[0], pair[1]);
            refuse!(
                one > next,
                "a heap of {next} stands to the right of {one}",
                "{next} 颗的堆在 {one} 颗的堆右边"
            );
        }
        Ok(())
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let played = Played {
            rules: rules::Pebbles,
            position: heaps.to_vec(),
            theory: Staircase,
            counted: steps(heaps),
        };
        played.play(Row::from, move |_, _, carry| {
            let place = heaps.len() - 1 - carry.from;
            replaced(heaps, place, heaps[place] - carry.stones)
        })
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let nim_sum = Staircase.nim_value(&steps(heaps));
        said!(
            "the nim-sum of every second difference, from the right, is {nim_sum}",
            "从右往左数，第一、第三、第五……个差的异或和是 {nim_sum}"
        )
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let before =
            |place: usize| vec![said!("heap {}", "第 {} 堆", place + 1), heaps[place].to_string()];
        let heads = words(["", "pebbles", "difference"], ["", "石子数", "差"]);
        increases::columns(&heads, &differences(heaps), |place| counts(heaps, place), before)
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let differences = differences(heaps);
        let heap = |(place, &stones): (usize, &u64)| {
            let more = differences[place];
            let marked = counts(heaps, place) && more > 0;
            Heap {
                stones,
                blocks: if marked { vec![stones - more, more] } else { Vec::new() },
                note: format!("+{}", more),
                marked,
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![1, a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=6);
        let mut row = random.list(heaps, 0..=9);
        row[0] += 1;
        row.sort_unstable();
        // The last one can always be lowered.
        row.push(row[row.len() - 1] + random.int(1..=3));
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Pebbles)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![2, 3, 5, 9];
    let balanced = line::won(&Pebbles, &start);
    // The difference of heap 4 gains as much as heap 3 loses; heap 4 follows.
    let disturbed = replaced(&balanced, 2, balanced[2] - 1);
    let answered = line::won(&Pebbles, &disturbed);
    let sum = |heaps: &[u64]| {
        let mut counting: Row = steps(heaps).into_iter().step_by(2).collect();
        counting.reverse();
        increases::sum(&counting)
    };
    let title = "Every second difference from the right, in the course of a play";
    let play = [start, balanced, disturbed, answered];
    vec![("differences", line::picture(&Pebbles, title, &play, sum, Drawing::below))]
}
