//! Staircase Nim: stones go down step by step.

use gamecore::staircase::{self, Carry};
use oracle::games;
use oracle::Ruleset;

use super::{increases, play};
use crate::picture::Drawing;
use crate::prelude::*;

/// Stones on a staircase: a position is the stones on each step, the lowest first.
pub struct Staircase {
    /// The rules.
    pub rules: &'static str,
    /// What the numbers of a position are.
    pub numbers: &'static str,
    /// Whether the first number is that of the stones on the ground, which stay there.
    pub ground: bool,
    /// A step, in a word.
    pub step: &'static str,
    /// What is carried, in a word.
    pub stone: &'static str,
    /// The steps that count: `odd steps`.
    pub counting: &'static str,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// The position after stones have gone down from the step with this index.
///
/// The theorem fills only steps beyond all numbers that do not count.
pub fn carried(row: &[u64], from: usize, stones: u64) -> Row {
    Carry { from, to: from.checked_sub(1), stones }.after(row)
}

impl Staircase {
    /// A picture of a play, with the steps that count.
    pub fn picture(&self, title: &str, play: &[Row]) -> String {
        let sum = |row: &[u64]| increases::sum(&self.counting_stones(row).collect::<Row>());
        play::picture(self, title, play, sum, Drawing::below)
    }

    /// The index of the lowest step.
    fn lowest(&self) -> usize {
        usize::from(self.ground)
    }

    fn steps<'a>(&self, row: &'a [u64]) -> &'a [u64] {
        row.get(self.lowest()..).unwrap_or(&[])
    }

    /// The stones that count.
    fn counting_stones<'a>(&self, row: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
        self.steps(row).iter().copied().step_by(2)
    }

    fn counts(&self, index: usize) -> bool {
        index >= self.lowest() && (index - self.lowest()) % 2 == 0
    }

    fn name(&self, index: usize) -> String {
        format!("{} {}", self.step, index + 1)
    }
}

impl Study for Staircase {
    fn rules(&self) -> &'static str {
        self.rules
    }

    fn numbers(&self) -> &'static str {
        self.numbers
    }

    fn check(&self, _row: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        let stones = row.iter().fold(0, |sum: u64, &stones| sum.saturating_add(stones));
        row.len() <= 10 && stones <= 40
    }

    fn options(&self, row: &[u64]) -> Vec<Row> {
        let mut options = games::Staircase.options(&row.to_vec());
        options.retain(|option| !self.ground || option[0] >= row[0]);
        options
    }

    fn outcome(&self, row: &[u64]) -> Outcome {
        staircase::outcome(self.steps(row).iter().copied())
    }

    fn winning<'a>(&'a self, row: &'a [u64]) -> Winning<'a> {
        let moves = staircase::winning_moves(self.steps(row)).into_iter();
        Winning::all(moves.map(move |carry| carried(row, self.lowest() + carry.from, carry.stones)))
    }

    fn answer(&self, row: &[u64]) -> String {
        self.outcome(row).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, row: &[u64]) -> Explanation {
        let nim_sum = staircase::nim_value(self.steps(row).iter().copied());
        let reason = format!("the nim-sum of the {} is {}", self.counting, nim_sum);
        let counts = |(index, &stones): (usize, &u64)| self.counts(index).then_some(stones);
        let heaps: Vec<Option<u64>> = row.iter().enumerate().map(counts).collect();
        let words = |index: usize| vec![self.name(index), row[index].to_string()];
        let heads = ["", &format!("{}s", self.stone), "counts"];
        Explanation {
            headline: headline(&self.answer(row), &reason, self.outcome(row)),
            lines: increases::columns(&heads, &heaps, words),
        }
    }

    fn tempting(&self, row: &[u64]) -> Vec<Row> {
        // What comes to a step that counts must be a number that can be written.
        let most = |index: usize| match index {
            0 => row[0],
            _ => row[index].min(u64::MAX - row[index - 1]),
        };
        let mut open = (self.lowest()..row.len()).filter(|&index| most(index) > 0);
        let lowest = open.next();
        let one = lowest.filter(|&index| most(index) > 1).map(|index| carried(row, index, 1));
        let all = lowest.into_iter().chain(open.next_back());
        all.map(|index| carried(row, index, most(index))).chain(one).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let lowered = (0..from.len()).find(|&index| to[index] < from[index]);
        let described = lowered.map(|index| {
            let stones = counted(from[index] - to[index], self.stone);
            format!("{}: {} down", self.name(index), stones)
        });
        described.unwrap_or_default()
    }

    fn board(&self, row: &[u64], theorem: bool) -> Board {
        let step = |(index, &stones): (usize, &u64)| {
            let counts = theorem && self.counts(index);
            Heap {
                stones,
                name: self.name(index),
                note: if counts { format!("{:b}", stones) } else { String::new() },
                marked: counts,
                ..Heap::default()
            }
        };
        Board::Heaps(row.iter().enumerate().map(step).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let steps = random.int(2..=5);
        let mut row = random.list(steps, 0..=5);
        row.push(random.int(1..=5));
        row
    }
}
