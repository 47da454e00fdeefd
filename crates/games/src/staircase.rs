//! Staircase Nim: stones go down step by step.

use gamecore::{Game, NimValued};
use oracle::games;
use study::line;
use study::picture::Drawing;
use study::prelude::*;

use crate::increases;
use crate::kept::{in_pairs, paired};

/// Stones on a staircase: a position is the stones on each step, the lowest first.
pub struct Staircase {
    /// The rules.
    pub rules: fn() -> &'static str,
    /// The meaning of a position's numbers.
    pub numbers: fn() -> &'static str,
    /// Whether the first number is that of the stones on the ground, which stay there.
    pub ground: bool,
    /// A step, in a word.
    pub step: fn() -> &'static str,
    /// One of the things that are carried, in a word.
    pub stone: fn() -> &'static str,
    /// The steps that count: `odd steps`.
    pub counting: fn() -> &'static str,
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// The position after stones have gone down from the step with this index.
///
/// The theorem fills only steps beyond all numbers that do not count.
pub fn carried(row: &[u64], from: usize, stones: u64) -> Row {
    let mut after = row.to_vec();
    after[from] -= stones;
    if from > 0 {
        after[from - 1] = after[from - 1].saturating_add(stones);
    }
    after
}

impl Staircase {
    /// A picture of a line of play, with the steps that count.
    pub fn picture(&self, title: &str, line: &[Row]) -> String {
        let sum = |row: &[u64]| {
            increases::sum(&self.steps(row).iter().copied().step_by(2).collect::<Row>())
        };
        line::picture(self, title, line, sum, Drawing::below)
    }

    /// The index of the lowest step.
    fn lowest(&self) -> usize {
        usize::from(self.ground)
    }

    fn steps<'a>(&self, row: &'a [u64]) -> &'a [u64] {
        row.get(self.lowest()..).unwrap_or(&[])
    }

    fn counts(&self, index: usize) -> bool {
        index >= self.lowest() && (index - self.lowest()) % 2 == 0
    }

    fn name(&self, index: usize) -> String {
        said!("{} {}", "第 {1} {0}", (self.step)(), index + 1)
    }
}

impl Study for Staircase {
    fn about(&self) -> About {
        About {
            rules: (self.rules)(),
            numbers: (self.numbers)(),
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn is_playable(&self, row: &[u64]) -> bool {
        let stones = row.iter().fold(0, |sum: u64, &stones| sum.saturating_add(stones));
        row.len() <= 10 && stones <= 40
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        let lowest = self.lowest();
        Play::new(
            Options::at(games::Staircase, self.steps(row).to_vec(), move |steps| {
                let lost = self.steps(row).iter().sum::<u64>() - steps.iter().sum::<u64>();
                let ground = row[..lowest].iter().map(|stones| stones + lost);
                ground.chain(steps).collect()
            }),
            move || gamecore::Staircase.outcome(self.steps(row)).is_n(),
            move || {
                let moves = gamecore::Staircase.winning_moves(self.steps(row)).into_iter();
                Winning::all(
                    moves.map(move |carry| carried(row, lowest + carry.from, carry.stones)),
                )
            },
        )
        .with_tempting(move || {
            // The step below need not have room for all stones: a number has 64 bits.
            let most = |step: usize| match step {
                0 => row[0],
                _ => row[step].min(u64::MAX - row[step - 1]),
            };
            let highest = (lowest..row.len()).rev().find(|&step| most(step) > 0);
            highest.map_or(Vec::new(), |step| {
                let takes = tempting_takes(most(step)).into_iter();
                takes.map(|take| carried(row, step, take)).collect()
            })
        })
    }

    fn reason(&self, row: &[u64]) -> String {
        let nim_sum = gamecore::Staircase.nim_value(self.steps(row));
        said!("the nim-sum of the {} is {nim_sum}", "{}的异或和是 {nim_sum}", (self.counting)())
    }

    fn figures(&self, row: &[u64]) -> Vec<String> {
        let heads = ["", &said!("{}s", "{}", (self.stone)())];
        increases::columns(&heads, row, |step| self.counts(step), |step| vec![self.name(step)])
    }

    fn kept<'a>(&'a self, row: &'a [u64]) -> Option<Kept<'a>> {
        let said = |counting: &[u64]| {
            match counting {
            [] => said!(
                "every {0} has an even number of steps to go, and whatever you take down one step can be taken down another",
                "每一颗{0}都还要走偶数级才到底，你移下一级的，对方都能再移下一级",
                (self.stone)()
            ),
            counting => said!(
                "the {} pair off, {}, so what leaves one of these can leave the other, and what comes to them can go on",
                "{}两两相等（{}），你从其中一级移走多少，对方就从相等的那一级移走多少，而你移到这些级上的，对方再往下移",
                (self.counting)(),
                in_pairs(counting)
            ),
        }
        };
        paired(row, move |row| self.steps(row).iter().copied().step_by(2).collect(), said)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let lowered = (0..from.len()).find(|&index| to[index] < from[index]);
        let described = lowered.map(|index| {
            let stones = counted(from[index] - to[index], (self.stone)());
            said!("{}: {stones} down", "{}：移下 {stones} 个", self.name(index))
        });
        described.unwrap_or_default()
    }

    fn board(&self, row: &[u64]) -> Board {
        let step = |(index, &stones): (usize, &u64)| {
            let counts = self.counts(index);
            let note = if counts { format!("{:b}", stones) } else { String::new() };
            Heap { stones, name: self.name(index), note, marked: counts, ..Heap::default() }
        };
        Board::Stairs(Stairs { steps: row.iter().enumerate().map(step).collect() })
    }

    fn small(&self) -> Vec<Vec<Row>> {
        let ground = vec![0; self.lowest()];
        triangle(0..=5, |a, b| [&ground[..], &[a, 1, b]].concat())
    }

    fn random(&self, random: &mut Random) -> Row {
        let steps = random.int(2..=5);
        let mut row = random.list(steps, 0..=5);
        row.push(random.int(1..=5));
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tempting_move_leaves_numbers_of_64_bits() {
        let staircase = Staircase {
            rules: || "",
            numbers: || "",
            ground: false,
            step: || "step",
            stone: || "stone",
            counting: || "odd steps",
            answers: ["", ""],
            starts: &[],
        };
        let most = u64::MAX;
        assert_eq!(staircase.tempting(&[5, most, 5]), [[6, most - 1, 5], [most, 5, 5]]);
        assert_eq!(staircase.tempting(&[0, most - 1, 3]), [[0, most, 2]]);
    }
}
