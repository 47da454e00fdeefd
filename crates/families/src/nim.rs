//! Nim, in normal and in misere play.

use gamecore::{nim, nim_sum, Take};
use oracle::games::{NimHeap, Sum};
use oracle::Ruleset;

use super::columns::columns;
use crate::picture::Drawing;
use crate::prelude::*;

/// Nim: a position is the heaps.
pub struct Nim {
    /// Whether the player who takes the last stone loses.
    pub misere: bool,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Nim {
    /// A picture: the heaps in binary, and what the winning moves leave of them.
    pub fn columns(&self, heaps: &[u64]) -> Drawing {
        let takes = self.winning_takes(heaps);
        let note = |heap: usize| {
            let take = takes.iter().find(|take| take.heap == heap);
            take.map_or(String::new(), |take| format!("lower to {}", heaps[heap] - take.stones))
        };
        columns(heaps, (0..heaps.len()).map(note).collect(), "nim-sum", |ones| ones % 2)
    }

    fn winning_takes(&self, heaps: &[u64]) -> Vec<Take> {
        if self.misere {
            nim::misere_winning_moves(heaps)
        } else {
            nim::winning_moves(heaps)
        }
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let nim_sum = nim_sum(heaps.iter().copied());
        if !self.misere {
            format!("the nim-sum of the heaps is {}", nim_sum)
        } else if heaps.iter().any(|&heap| heap > 1) {
            format!("some heap is above 1 and the nim-sum is {}", nim_sum)
        } else {
            let ones = heaps.iter().sum::<u64>();
            let parity = if ones % 2 == 0 { "even" } else { "odd" };
            format!("no heap is above 1 and the number of ones, {}, is {}", ones, parity)
        }
    }

    /// How misere play ends, if the player to move can leave ones only.
    fn ending(&self, heaps: &[u64]) -> Option<String> {
        let mut large = heaps.iter().filter(|&&heap| heap > 1);
        let (only, ones) = (large.next()?, heaps.iter().filter(|&&heap| heap == 1).count());
        let alone = self.misere && large.next().is_none();
        alone.then(|| {
            format!(
                "The only large heap, {}, can be lowered to 1 or to 0: leave {}, an odd number.",
                only,
                counted(ones as u64 | 1, "one"),
            )
        })
    }
}

impl Study for Nim {
    fn rules(&self) -> &'static str {
        if self.misere {
            "Take any number of stones from one heap, at least one. The player who takes the last stone loses."
        } else {
            "Take any number of stones from one heap, at least one. The player who takes the last stone wins."
        }
    }

    fn numbers(&self) -> &'static str {
        "the heaps"
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn check(&self, _heaps: &[u64]) -> Result<(), String> {
        Ok(())
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        are_playable(heaps)
    }

    fn options(&self, heaps: &[u64]) -> Vec<Row> {
        Sum(NimHeap).options(&heaps.to_vec())
    }

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        if self.misere {
            nim::misere_outcome(heaps.iter().copied())
        } else {
            nim::outcome(heaps.iter().copied())
        }
    }

    fn winning<'a>(&'a self, heaps: &'a [u64]) -> Winning<'a> {
        Winning::all(self.winning_takes(heaps).into_iter().map(move |take| take.after(heaps)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        let mut lines = nim_sum_columns(heaps);
        lines.extend(self.ending(heaps));
        Explanation {
            headline: headline(&self.answer(heaps), &self.reason(heaps), self.outcome(heaps)),
            lines,
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        tempting_in_nim(heaps)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let takes = if theorem { self.winning_takes(heaps) } else { Vec::new() };
        let heap = |(index, &stones): (usize, &u64)| Heap {
            stones,
            marked: takes.iter().any(|take| take.heap == index),
            note: if theorem { format!("{:b}", stones) } else { String::new() },
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=5);
        random.list(heaps, 1..=9)
    }
}
