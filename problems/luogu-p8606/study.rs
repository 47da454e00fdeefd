//! Monks who go up the stairs, to be explained, drawn and played.

use gamecore::staircase;
use oracle::Ruleset;
use study::families::{increases, play};
use study::picture::Drawing;
use study::prelude::*;

/// The stairs of the monks in ascending order; the last is the highest stair.
pub struct Monks;

impl Ruleset for Monks {
    type Position = Row;

    fn options(&self, monks: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for place in 1..monks.len() {
            let free = monks[place - 1] + 1..monks[place];
            options.extend(free.map(|stair| replaced(monks, place - 1, stair)));
        }
        options
    }
}

/// The free stairs directly above each monk but the last.
fn gaps(monks: &[u64]) -> Row {
    monks.windows(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

/// The position after the monk with this index has gone up.
fn risen(monks: &[u64], place: usize, stairs: u64) -> Row {
    replaced(monks, place, monks[place] + stairs)
}

fn sum(monks: &[u64]) -> String {
    increases::sum(&gaps(monks).into_iter().step_by(2).collect::<Row>())
}

impl Study for Monks {
    fn rules(&self) -> &'static str {
        "Send one monk up any number of free stairs, at least one, but not past another. The highest monk is on top and cannot move. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the stairs with a monk, in ascending order; the last one is the highest stair"
    }

    fn check(&self, monks: &[u64]) -> Result<(), String> {
        if monks.first().copied().unwrap_or(0) == 0 {
            return Err("there is a monk, and no stair 0".to_string());
        }
        match monks.windows(2).find(|pair| pair[0] >= pair[1]) {
            Some(pair) => Err(format!("stair {} does not come after {}", pair[1], pair[0])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, monks: &[u64]) -> bool {
        monks.iter().all(|&stair| stair <= 40)
    }

    fn options(&self, monks: &[u64]) -> Vec<Row> {
        Ruleset::options(self, &monks.to_vec())
    }

    fn outcome(&self, monks: &[u64]) -> Outcome {
        staircase::outcome(gaps(monks))
    }

    fn winning<'a>(&'a self, monks: &'a [u64]) -> Winning<'a> {
        let moves = staircase::winning_moves(&gaps(monks)).into_iter();
        Winning::all(moves.map(move |carry| risen(monks, carry.from, carry.stones)))
    }

    fn answer(&self, monks: &[u64]) -> String {
        let moves = staircase::winning_moves(&gaps(monks));
        let words = moves
            .first()
            .map(|carry| format!("{} {}", monks[carry.from], monks[carry.from] + carry.stones));
        words.unwrap_or_else(|| "-1".to_string())
    }

    fn explain(&self, monks: &[u64]) -> Explanation {
        let gaps = gaps(monks);
        let nim_sum = staircase::nim_value(gaps.iter().copied());
        let outcome = self.outcome(monks);
        let counts = |(place, &gap): (usize, &u64)| (place % 2 == 0).then_some(gap);
        let counting: Vec<Option<u64>> = gaps.iter().enumerate().map(counts).collect();
        let words = |place: usize| vec![monks[place].to_string(), gaps[place].to_string()];
        Explanation {
            headline: format!(
                "The nim-sum of every second gap, from the bottom, is {}, so the player to move {}.",
                nim_sum,
                outcome.choose("wins", "loses"),
            ),
            lines: increases::columns(&["monk on", "free above", "counts"], &counting, words),
        }
    }

    fn tempting(&self, monks: &[u64]) -> Vec<Row> {
        let gaps = gaps(monks);
        let mut open = (0..gaps.len()).filter(|&place| gaps[place] > 0);
        let lowest = open.next();
        let one = lowest.filter(|&place| gaps[place] > 1).map(|place| risen(monks, place, 1));
        let far = lowest.into_iter().chain(open.next_back());
        far.map(|place| risen(monks, place, gaps[place])).chain(one).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let moved = from.iter().zip(to).find(|(before, after)| before != after);
        moved.map_or(String::new(), |(before, after)| format!("{} -> {}", before, after))
    }

    fn board(&self, monks: &[u64], theorem: bool) -> Board {
        let inside = monks.chunks_exact(2).flat_map(|pair| pair[0] + 1..pair[1]);
        Board::Strips(vec![Strip {
            first: 1,
            cells: monks[monks.len() - 1],
            pieces: monks.iter().map(|&cell| Piece { cell, dark: true }).collect(),
            marked: if theorem { inside.collect() } else { Vec::new() },
            ..Strip::default()
        }])
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[1, 5, 8, 10], &[1, 5, 9], &[3, 4, 9, 10], &[2, 4, 7, 13, 14], &[1, 2, 8]])
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
    let balanced = play::won(&Monks, &start);
    // The upper monk of a pair makes the gap larger, and the lower one follows.
    let larger = risen(&balanced, 1, 2);
    let followed = play::won(&Monks, &larger);
    let title = "The gaps inside the pairs, in the course of a play";
    let play = [start, balanced, larger, followed];
    vec![("pairs", play::picture(&Monks, title, &play, sum, Drawing::below))]
}
