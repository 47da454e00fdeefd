//! Monks who go up the stairs, to be explained, drawn and played.

use gamecore::{Game, NimValued, Staircase};
use games::{increases, Played};
use study::prelude::*;

use super::rules;

/// A position is the stairs of the monks in ascending order; the last is the highest stair.
struct Monks;

/// The free stairs directly above each monk but the last.
fn gaps(monks: &[u64]) -> Row {
    monks.windows(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

/// The position after the monk with this index has gone up.
fn risen(monks: &[u64], place: usize, stairs: u64) -> Row {
    replaced(monks, place, monks[place] + stairs)
}

impl Study for Monks {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Send one monk up any number of free stairs, at least one, but not past another."
                "每次让一个小和尚往上走任意多级空台阶，至少一级，但不能越过别人。"
                "The highest monk is on top and cannot move."
                "最高的小和尚站在最高一级，不能移动。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the stairs with a monk, in ascending order; the last one is the highest stair"
                "按升序，各个小和尚所在的台阶；最后一个是最高一级"
            },
            answers: ["", ""],
            starts: &[&[1, 5, 8, 10], &[1, 5, 9], &[3, 4, 9, 10], &[2, 4, 7, 13, 14], &[1, 2, 8]],
        }
    }

    fn check(&self, monks: &[u64]) -> Result<(), String> {
        refuse!(
            monks.first().copied().unwrap_or(0) == 0,
            "at least one monk is needed, and no stair is 0",
            "至少有一个小和尚，而且没有第 0 级台阶"
        );
        for pair in monks.windows(2) {
            let (one, next) = (pair[0], pair[1]);
            refuse!(
                one >= next,
                "stair {next} does not come after {one}",
                "第 {next} 级不高于前面的第 {one} 级"
            );
        }
        Ok(())
    }

    fn is_playable(&self, monks: &[u64]) -> bool {
        monks.iter().all(|&stair| stair <= 40)
    }

    fn play<'a>(&'a self, monks: &'a [u64]) -> Play<'a> {
        let played = Played {
            rules: rules::Monks,
            position: monks.to_vec(),
            theory: Staircase,
            counted: gaps(monks),
        };
        played.play(Row::from, move |_, _, carry| risen(monks, carry.from, carry.stones))
    }

    fn answer(&self, monks: &[u64]) -> String {
        match Staircase.winning_move(&gaps(monks)) {
            Some(carry) => format!("{} {}", monks[carry.from], monks[carry.from] + carry.stones),
            None => "-1".to_string(),
        }
    }

    fn reason(&self, monks: &[u64]) -> String {
        let nim_sum = Staircase.nim_value(&gaps(monks));
        said!(
            "the nim-sum of every second gap, from the bottom, is {nim_sum}",
            "从下往上，第一、第三、第五……个间隔的异或和是 {nim_sum}"
        )
    }

    fn figures(&self, monks: &[u64]) -> Vec<String> {
        let stair = |place: usize| vec![monks[place].to_string()];
        let heads = words(["monk on", "free above"], ["所在台阶", "上方空台阶"]);
        increases::columns(&heads, &gaps(monks), |place| place % 2 == 0, stair)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let monk = differing(from, to)[0];
        format!("{} -> {}", from[monk], to[monk])
    }

    fn board(&self, monks: &[u64]) -> Board {
        let inside = monks.chunks_exact(2).flat_map(|pair| pair[0] + 1..pair[1]);
        let stairs = Strip::dark(1, monks[monks.len() - 1], monks.iter().copied());
        Board::Strips(vec![Strip { marked: inside.collect(), rising: true, ..stairs }])
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(1..=6, |a, b| vec![a, b + 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let (monks, highest) = (random.int(3..=6), random.int(13..=18));
        // Of the stairs below 7 the lowest monk can go up.
        let mut row = vec![random.int(1..=3)];
        row.extend(random.distinct(monks - 2, 5..=highest - 1));
        row.push(highest);
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Monks)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![1, 5, 8, 10];
    let balanced = line::won(&Monks, &start);
    // The upper monk of a pair makes the gap larger, and the lower one follows.
    let larger = risen(&balanced, 1, 2);
    let followed = line::won(&Monks, &larger);
    let sum = |monks: &[u64]| increases::sum(&gaps(monks).into_iter().step_by(2).collect::<Row>());
    let title = "The gaps inside the pairs, in the course of a play";
    let play = [start, balanced, larger, followed];
    vec![("pairs", line::picture(&Monks, title, &play, sum, Drawing::below))]
}
