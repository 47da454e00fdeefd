//! Staircase Nim, to be explained, drawn and played.

use gamecore::nim;
use oracle::Ruleset;
use study::families::{increases, play};
use study::picture::Drawing;
use study::prelude::*;

/// The stones on step 1, on step 2, and so on.
pub struct Staircase;

impl Ruleset for Staircase {
    type Position = Row;

    fn options(&self, steps: &Row) -> Vec<Row> {
        let mut options = Vec::new();
        for (index, &stones) in steps.iter().enumerate() {
            options.extend((1..=stones).map(|stones| carried(steps, index, stones)));
        }
        options
    }
}

/// The steps after some stones have gone down from the step with this index.
fn carried(steps: &[u64], index: usize, stones: u64) -> Row {
    let mut after = steps.to_vec();
    after[index] -= stones;
    // Below step 1 is the ground, where stones are out of play.
    if index > 0 {
        // The theorem fills only even steps beyond all numbers, and these do not count.
        after[index - 1] = after[index - 1].saturating_add(stones);
    }
    after
}

/// The stones on the odd steps, each with those on the step above it.
fn odd_steps(steps: &[u64]) -> Vec<(u64, u64)> {
    steps.chunks(2).map(|pair| (pair[0], pair.get(1).copied().unwrap_or(0))).collect()
}

struct StaircaseNim;

impl Study for StaircaseNim {
    fn rules(&self) -> &'static str {
        "Carry any number of stones, at least one, from one step down to the next; from step 1 they go to the ground and are out of play. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the stones on step 1, step 2, and so on"
    }

    fn check(&self, _steps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, steps: &[u64]) -> bool {
        let stones = steps.iter().fold(0, |sum: u64, &stones| sum.saturating_add(stones));
        steps.len() <= 10 && stones <= 40
    }

    fn options(&self, steps: &[u64]) -> Vec<Row> {
        Staircase.options(&steps.to_vec())
    }

    fn outcome(&self, steps: &[u64]) -> Outcome {
        nim::outcome(steps.iter().copied().step_by(2))
    }

    fn winning<'a>(&'a self, steps: &'a [u64]) -> Winning<'a> {
        let carry = move |(odd, wanted): (usize, u64)| {
            let index = 2 * odd;
            if wanted < steps[index] {
                carried(steps, index, steps[index] - wanted)
            } else {
                carried(steps, index + 1, wanted - steps[index])
            }
        };
        Winning::all(increases::winning(&odd_steps(steps)).into_iter().map(carry))
    }

    fn answer(&self, steps: &[u64]) -> String {
        self.outcome(steps).choose("First", "Second").to_string()
    }

    fn explain(&self, steps: &[u64]) -> Explanation {
        let nim_sum = nim::nim_sum(steps.iter().copied().step_by(2));
        let reason = format!("the nim-sum of the odd steps is {}", nim_sum);
        let counts = |(index, &stones): (usize, &u64)| (index % 2 == 0).then_some(stones);
        let heaps: Vec<Option<u64>> = steps.iter().enumerate().map(counts).collect();
        let words = |index: usize| vec![format!("step {}", index + 1), steps[index].to_string()];
        Explanation {
            headline: headline(&self.answer(steps), &reason, self.outcome(steps)),
            lines: increases::columns(&["", "stones", "counts"], &heaps, words),
        }
    }

    fn tempting(&self, steps: &[u64]) -> Vec<Row> {
        // What comes to an odd step must be a number that can be written.
        let most = |index: usize| match index {
            0 => steps[0],
            _ => steps[index].min(u64::MAX - steps[index - 1]),
        };
        let mut open = (0..steps.len()).filter(|&index| most(index) > 0);
        let lowest = open.next();
        let one = lowest.filter(|&index| most(index) > 1).map(|index| carried(steps, index, 1));
        let all = lowest.into_iter().chain(open.next_back());
        all.map(|index| carried(steps, index, most(index))).chain(one).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let lowered = (0..from.len()).find(|&index| to[index] < from[index]);
        let described = lowered.map(|index| {
            format!("step {}: {} down", index + 1, counted(from[index] - to[index], "stone"))
        });
        described.unwrap_or_default()
    }

    fn board(&self, steps: &[u64], theorem: bool) -> Board {
        let step = |(index, &stones): (usize, &u64)| {
            let counts = theorem && index % 2 == 0;
            Heap {
                stones,
                name: format!("step {}", index + 1),
                note: if counts { format!("{:b}", stones) } else { String::new() },
                marked: counts,
                ..Heap::default()
            }
        };
        Board::Heaps(steps.iter().enumerate().map(step).collect())
    }

    fn starts(&self) -> Vec<Row> {
        vec![vec![3, 4, 5, 0, 1], vec![0, 3, 0, 2], vec![2, 3, 2, 1], vec![1, 2, 4, 0, 3]]
    }

    fn random(&self, random: &mut Random) -> Row {
        let steps = random.int(2..=5);
        let mut row = random.list(steps, 0..=5);
        row.push(random.int(1..=5));
        row
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(StaircaseNim)
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![3, 4, 5, 0, 1];
    let balanced = play::won(&StaircaseNim, &start);
    // Stones from an even step are carried on.
    let disturbed = carried(&balanced, 1, 4);
    let answered = play::won(&StaircaseNim, &disturbed);
    let odd = |steps: &[u64]| increases::sum(&steps.iter().copied().step_by(2).collect::<Row>());
    let picture = play::picture(
        &StaircaseNim,
        "The odd steps of a staircase, in the course of a play",
        &[start, balanced, disturbed, answered],
        odd,
        Drawing::below,
    );
    vec![("odd-steps", picture)]
}
