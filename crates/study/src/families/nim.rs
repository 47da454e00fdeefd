//! Nim, in normal and in misere play.

use gamecore::nim;
use oracle::games::{NimHeap, Sum};
use oracle::Ruleset;

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
    /// Where a move to nim-sum 0 can begin: the heaps that the nim-sum makes smaller.
    fn is_marked(heaps: &[u64], heap: u64) -> bool {
        heap ^ nim::nim_sum(heaps.iter().copied()) < heap
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let nim_sum = nim::nim_sum(heaps.iter().copied());
        if self.misere && heaps.iter().all(|&heap| heap <= 1) {
            let ones = heaps.iter().sum::<u64>();
            format!("only heaps of 1 are left, {} of them", ones)
        } else {
            format!("the nim-sum of the heaps is {}", nim_sum)
        }
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
        heaps.len() <= 12 && heaps.iter().all(|&heap| heap <= 24)
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
        let takes =
            if self.misere { nim::misere_winning_moves(heaps) } else { nim::winning_moves(heaps) };
        Winning::all(takes.into_iter().map(move |take| take.after(heaps)))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.outcome(heaps).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, heaps: &[u64]) -> Explanation {
        Explanation {
            headline: headline(&self.answer(heaps), &self.reason(heaps), self.outcome(heaps)),
            lines: binary_columns(heaps, "nim-sum", |_, ones| (ones % 2).to_string()),
        }
    }

    fn tempting(&self, heaps: &[u64]) -> Vec<Row> {
        tempting_in_nim(heaps)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(from, to)
    }

    fn board(&self, heaps: &[u64], theorem: bool) -> Board {
        let heap = |&stones: &u64| Heap {
            stones,
            marked: theorem && Nim::is_marked(heaps, stones),
            note: if theorem { format!("{:b}", stones) } else { String::new() },
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        self.starts.iter().map(|start| start.to_vec()).collect()
    }

    fn random(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=5);
        random.list(heaps, 1..=9)
    }
}
