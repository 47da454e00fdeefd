//! Nim in which a move takes at most k stones.

use gamecore::{bounded_nim, nim_sum, Take};
use oracle::games::{CappedHeap, Sum};
use oracle::Ruleset;

use crate::prelude::*;
use crate::text::SHOWN;

/// Bounded Nim.
pub struct BoundedNim {
    /// What a position consists of.
    pub caps: Caps,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// Where the caps, the most that a move may take from a heap, stand in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caps {
    /// The cap of all heaps, then the heaps.
    First,
    /// Every heap is followed by a cap of its own.
    BesideHeaps,
    /// Nowhere: the rules name the cap of all heaps.
    InRules {
        /// The most that a move may take.
        cap: u64,
        /// The rules in a sentence, the end of play included.
        rules: &'static str,
    },
}

impl BoundedNim {
    /// The heaps with their caps.
    fn heaps(&self, position: &[u64]) -> Vec<(u64, u64)> {
        match self.caps {
            Caps::First => position[1..].iter().map(|&heap| (heap, position[0])).collect(),
            Caps::BesideHeaps => position.chunks(2).map(|heap| (heap[0], heap[1])).collect(),
            Caps::InRules { cap, .. } => position.iter().map(|&heap| (heap, cap)).collect(),
        }
    }

    /// The heaps without their caps.
    fn stones(&self, position: &[u64]) -> Row {
        self.heaps(position).into_iter().map(|(heap, _)| heap).collect()
    }

    /// Where the stones of a heap stand in a position.
    fn place(&self, heap: usize) -> usize {
        match self.caps {
            Caps::First => 1 + heap,
            Caps::BesideHeaps => 2 * heap,
            Caps::InRules { .. } => heap,
        }
    }

    fn after(&self, position: &[u64], take: Take) -> Row {
        let place = self.place(take.heap);
        replaced(position, place, position[place] - take.stones)
    }

    /// The first heaps, their caps and what they leave modulo one more.
    fn figures(&self, heaps: &[(u64, u64)]) -> Vec<String> {
        let shown = &heaps[..heaps.len().min(SHOWN)];
        let row = |name: &str, figure: &dyn Fn(u64, u64) -> String| {
            let figures = shown.iter().map(|&(heap, cap)| figure(heap, cap));
            std::iter::once(name.to_string()).chain(figures).collect::<Vec<String>>()
        };
        let rows = [
            row("heap", &|heap, _| heap.to_string()),
            row("at most", &|_, cap| cap.to_string()),
            row("modulo", &|_, cap| modulus(cap).to_string()),
            row("remainder", &|heap, cap| bounded_nim::nim_value(heap, cap).to_string()),
        ];
        let mut lines = table(&rows);
        if heaps.len() > SHOWN {
            lines.push(format!("... and {} more heaps", heaps.len() - SHOWN));
        }
        lines
    }
}

/// One more than the cap. It may exceed 64 bits.
fn modulus(cap: u64) -> u128 {
    u128::from(cap) + 1
}

/// The nim-values of the heaps: their remainders.
fn values(heaps: &[(u64, u64)]) -> Vec<u64> {
    heaps.iter().map(|&(heap, cap)| bounded_nim::nim_value(heap, cap)).collect()
}

impl Study for BoundedNim {
    fn rules(&self) -> &'static str {
        match self.caps {
            Caps::First => "Take stones from one heap: at least one, and at most as many as the cap. A player who cannot move loses.",
            Caps::BesideHeaps => "Take stones from one heap: at least one, and at most as many as this heap's limit. A player who cannot move loses.",
            Caps::InRules { rules, .. } => rules,
        }
    }

    fn numbers(&self) -> &'static str {
        match self.caps {
            Caps::First => "the cap, which is the most that a move may take, then the heaps",
            Caps::BesideHeaps => "for each heap its stones, then its limit",
            Caps::InRules { .. } => "the heaps",
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match self.caps {
            Caps::First if position.is_empty() => Err("the cap is missing".to_string()),
            Caps::BesideHeaps if position.len() % 2 == 1 => {
                Err("the last heap has no limit".to_string())
            }
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(&self.stones(position))
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let options = Sum(CappedHeap).options(&self.heaps(position)).into_iter();
        let row = |heaps: Vec<(u64, u64)>| match self.caps {
            Caps::First => {
                std::iter::once(position[0]).chain(heaps.iter().map(|heap| heap.0)).collect()
            }
            Caps::InRules { .. } => heaps.iter().map(|heap| heap.0).collect(),
            Caps::BesideHeaps => heaps.iter().flat_map(|&(heap, cap)| [heap, cap]).collect(),
        };
        options.map(row).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        bounded_nim::outcome(self.heaps(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let takes = bounded_nim::winning_moves(&self.heaps(position)).into_iter();
        Winning::all(takes.map(move |take| self.after(position, take)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let heaps = self.heaps(position);
        let values = values(&heaps);
        let reason =
            format!("the nim-sum of the remainders is {}", nim_sum(values.iter().copied()));
        let mut lines = self.figures(&heaps);
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values));
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines,
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let heaps = self.heaps(position);
        let most = |heap: usize| heaps[heap].0.min(heaps[heap].1);
        let open = || (0..heaps.len()).filter(|&heap| most(heap) > 0);
        let largest = open().max_by_key(|&heap| heaps[heap].0);
        let smallest = open().min_by_key(|&heap| heaps[heap].0);
        let mut takes: Vec<Take> =
            largest.map(|heap| Take { heap, stones: most(heap) }).into_iter().collect();
        takes.extend(smallest.map(|heap| Take { heap, stones: 1 }));
        takes.extend(smallest.map(|heap| Take { heap, stones: most(heap) }));
        takes.sort();
        takes.dedup();
        takes.into_iter().map(|take| self.after(position, take)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(&self.stones(from), &self.stones(to))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let heaps = self.heaps(position);
        let takes = if theorem { bounded_nim::winning_moves(&heaps) } else { Vec::new() };
        let heap = |(index, &(stones, cap)): (usize, &(u64, u64))| {
            let remainder = bounded_nim::nim_value(stones, cap);
            let note = format!("{} mod {} = {}", stones, modulus(cap), remainder);
            Heap {
                stones,
                caption: format!("at most {}", cap),
                note: if theorem { note } else { String::new() },
                marked: takes.iter().any(|take| take.heap == index),
                ..Heap::default()
            }
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        match self.caps {
            Caps::First => [vec![random.int(2..=5)], random.list(3, 1..=12)].concat(),
            Caps::BesideHeaps => {
                (0..3).flat_map(|_| [random.int(1..=12), random.int(1..=5)]).collect()
            }
            Caps::InRules { .. } => random.list(3, 1..=12),
        }
    }
}
