//! Pieces that slide to the left on a strip: de Bruijn's silver dollar game without the dollar.

use gamecore::staircase;
use oracle::games;
use oracle::Ruleset;

use super::{increases, play};
use crate::picture::Drawing;
use crate::prelude::*;

/// Pieces on a strip of cells 1, 2, 3, ...: a position is their cells, in any order.
pub struct Strip {
    /// The rules.
    pub rules: &'static str,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Strip {
    /// A picture of a play, with the gaps that count.
    pub fn picture(&self, title: &str, play: &[Row]) -> String {
        play::picture(self, title, play, |cells| sum(&steps(cells)), Drawing::below)
    }
}

/// A piece, by its place in the row of numbers, and the free cells directly to its left.
struct Step {
    piece: usize,
    gap: u64,
}

/// The steps of the staircase: the pieces from right to left.
fn steps(cells: &[u64]) -> Vec<Step> {
    let mut pieces: Vec<usize> = (0..cells.len()).collect();
    pieces.sort_unstable_by_key(|&piece| std::cmp::Reverse(cells[piece]));
    let left = |step: usize| pieces.get(step + 1).map_or(0, |&piece| cells[piece]);
    let step = |(step, &piece): (usize, &usize)| Step { piece, gap: cells[piece] - left(step) - 1 };
    pieces.iter().enumerate().map(step).collect()
}

/// The free cells are the stones on the steps, and a piece on its way carries them down.
fn gaps(steps: &[Step]) -> Vec<u64> {
    steps.iter().map(|step| step.gap).collect()
}

/// The position after a piece has gone this many cells to the left.
fn slid(cells: &[u64], piece: usize, distance: u64) -> Row {
    replaced(cells, piece, cells[piece] - distance)
}

/// As many cells as are drawn one by one.
const DRAWN: u64 = 24;

/// The nim-sum of the gaps that count, from left to right.
fn sum(steps: &[Step]) -> String {
    let mut gaps: Row = gaps(steps).into_iter().step_by(2).collect();
    gaps.reverse();
    increases::sum(&gaps)
}

/// The strip with the gaps below the pieces.
fn drawn(cells: &[u64], steps: &[Step]) -> Vec<String> {
    let last = cells.iter().max().copied().unwrap_or(0);
    let mut rows = ["cell", "gap", "counts"].map(|name| vec![name.to_string()]).to_vec();
    for cell in 1..=last {
        let step = steps.iter().position(|step| cells[step.piece] == cell);
        let gap = step.map(|step| steps[step].gap.to_string());
        let counts = gap.clone().filter(|_| step.map_or(false, |step| step % 2 == 0));
        rows[0].push(step.map_or(".".to_string(), |_| cell.to_string()));
        rows[1].push(gap.unwrap_or_default());
        rows[2].push(counts.unwrap_or_default());
    }
    rows[2].push(format!("  {}", sum(steps)));
    table(&rows)
}

/// The pieces from right to left, one below another.
fn listed(cells: &[u64], steps: &[Step]) -> Vec<String> {
    let counts = |(index, step): (usize, &Step)| (index % 2 == 0).then_some(step.gap);
    let heaps: Vec<Option<u64>> = steps.iter().enumerate().map(counts).collect();
    increases::columns(&["cell", "gap", "counts"], &heaps, |index| {
        vec![cells[steps[index].piece].to_string(), steps[index].gap.to_string()]
    })
}

impl Study for Strip {
    fn rules(&self) -> &'static str {
        self.rules
    }

    fn numbers(&self) -> &'static str {
        "the cells with a piece"
    }

    fn check(&self, cells: &[u64]) -> Result<(), String> {
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        if sorted.first() == Some(&0) {
            return Err("there is no cell 0".to_string());
        }
        match sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("cell {} is taken twice", pair[0])),
            None => Ok(()),
        }
    }

    fn is_playable(&self, cells: &[u64]) -> bool {
        cells.iter().all(|&cell| cell <= 40)
    }

    fn options(&self, cells: &[u64]) -> Vec<Row> {
        games::Strip.options(&cells.to_vec())
    }

    fn outcome(&self, cells: &[u64]) -> Outcome {
        staircase::outcome(gaps(&steps(cells)))
    }

    fn winning<'a>(&'a self, cells: &'a [u64]) -> Winning<'a> {
        let steps = steps(cells);
        let moves = staircase::winning_moves(&gaps(&steps)).into_iter();
        let moves = moves.map(move |carry| slid(cells, steps[carry.from].piece, carry.stones));
        Winning::all(moves)
    }

    fn answer(&self, cells: &[u64]) -> String {
        self.outcome(cells).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, cells: &[u64]) -> Explanation {
        let steps = steps(cells);
        let nim_sum = staircase::nim_value(gaps(&steps));
        let reason = format!("the nim-sum of every second gap, from the right, is {}", nim_sum);
        let headline = headline(&self.answer(cells), &reason, self.outcome(cells));
        let is_short = cells.iter().all(|&cell| cell <= DRAWN);
        let lines = if is_short { drawn(cells, &steps) } else { listed(cells, &steps) };
        Explanation { headline, lines }
    }

    fn tempting(&self, cells: &[u64]) -> Vec<Row> {
        let steps = steps(cells);
        let mut mobile = steps.iter().filter(|step| step.gap > 0);
        let right = mobile.next();
        let far = right.map(|step| slid(cells, step.piece, step.gap));
        let near = right.filter(|step| step.gap > 1).map(|step| slid(cells, step.piece, 1));
        let left = mobile.next_back().map(|step| slid(cells, step.piece, step.gap));
        far.into_iter().chain(near).chain(left).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let moved = from.iter().zip(to).find(|(before, after)| before != after);
        moved.map_or(String::new(), |(before, after)| format!("{} -> {}", before, after))
    }

    fn board(&self, cells: &[u64], theorem: bool) -> Board {
        let odd = |step: &Step| cells[step.piece] - step.gap..cells[step.piece];
        let marked = if theorem {
            steps(cells).iter().step_by(2).flat_map(odd).collect()
        } else {
            Vec::new()
        };
        let last = cells.iter().max().copied().unwrap_or(0);
        let pieces = cells.iter().map(|&cell| Piece { cell, dark: true });
        Board::Strips(vec![crate::board::Strip {
            first: 1,
            // In tens, so that the strip does not change its length with every move.
            cells: (last.max(1) + 9) / 10 * 10,
            pieces: pieces.collect(),
            marked,
            ..crate::board::Strip::default()
        }])
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let pieces = random.int(3..=6);
        // Above 6 there is room to move.
        let last = random.int(13..=18);
        let mut cells = random.distinct(pieces - 1, 1..=last - 1);
        cells.push(last);
        cells
    }
}
