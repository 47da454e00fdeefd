//! Moore's Nim, in normal and in misere play.

use gamecore::take::{after, Takes};
use gamecore::{bounded_nim, moore};
use oracle::games::MooreNim;
use oracle::positions::rows_below;
use oracle::Ruleset;

use super::columns::columns;
use crate::picture::Drawing;
use crate::prelude::*;

/// Moore's Nim: take from up to k heaps.
pub struct Moore {
    /// The most heaps that a move may change; without it, it is a position's first number.
    pub k: Option<u64>,
    /// Whether the player who takes the last stone loses.
    pub misere: bool,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Moore {
    /// A picture: the heaps in binary, and the ones of every column modulo k + 1.
    pub fn columns(&self, position: &[u64]) -> Drawing {
        let (k, heaps) = self.parts(position);
        let label = format!("ones mod {}", u128::from(k) + 1);
        let notes = vec![String::new(); heaps.len()];
        columns(heaps, notes, &label, |ones| bounded_nim::nim_value(ones, k))
    }

    /// The most heaps that a move may change, and the heaps.
    fn parts<'a>(&self, position: &'a [u64]) -> (u64, &'a [u64]) {
        match self.k {
            Some(k) => (k, position),
            None => (position[0], &position[1..]),
        }
    }

    /// The position with these heaps.
    fn with(&self, position: &[u64], heaps: &[u64]) -> Row {
        let before_heaps = position.len() - self.parts(position).1.len();
        [&position[..before_heaps], heaps].concat()
    }

    fn winning_move(&self, position: &[u64]) -> Option<Takes> {
        let (k, heaps) = self.parts(position);
        if self.misere {
            moore::misere_winning_move(heaps, k)
        } else {
            moore::winning_move(heaps, k)
        }
    }

    /// All winning moves: there may be exponentially many.
    fn winning_moves(&self, position: &[u64]) -> Vec<Takes> {
        let (k, heaps) = self.parts(position);
        if self.misere {
            moore::misere_winning_moves(heaps, k)
        } else {
            moore::winning_moves(heaps, k)
        }
    }

    /// Whether only the number of ones decides.
    fn is_ones_only(&self, heaps: &[u64]) -> bool {
        self.misere && heaps.iter().all(|&heap| heap <= 1)
    }

    fn reason(&self, position: &[u64]) -> String {
        let (k, heaps) = self.parts(position);
        let round = u128::from(k) + 1;
        if self.is_ones_only(heaps) {
            let ones = heaps.iter().sum::<u64>();
            let rest = bounded_nim::nim_value(ones, k);
            return format!(
                "no heap is above 1, and {} mod {} = {}",
                counted(ones, "one"),
                round,
                rest
            );
        }
        let balanced = moore::outcome(heaps.iter().copied(), k) == Outcome::P;
        let columns = if balanced { "every" } else { "not every" };
        format!("{} column has a multiple of {} ones", columns, round)
    }

    /// How misere play ends, if the player to move can leave ones only.
    fn ending(&self, position: &[u64]) -> Option<String> {
        let (k, heaps) = self.parts(position);
        let large = heaps.iter().filter(|&&heap| heap > 1).count() as u64;
        if !self.misere || large == 0 || large > k {
            return None;
        }
        let left = after(heaps, &self.winning_move(position)?);
        let (ones, round) = (left.iter().sum::<u64>(), u128::from(k) + 1);
        Some(format!(
            "All large heaps ({} of them) can be lowered at once: leave {}, for {} mod {} = 1.",
            large,
            counted(ones, "one"),
            ones,
            round
        ))
    }
}

impl Study for Moore {
    fn rules(&self) -> &'static str {
        match (self.k, self.misere) {
            (Some(3), false) => "Choose one, two or three heaps and take at least one stone from each of them. The player who takes the last stone wins.",
            (_, false) => "Choose from one to k heaps and take at least one stone from each of them. The player who takes the last stone wins.",
            (_, true) => "Choose from one to k heaps and take at least one stone from each of them. The player who takes the last stone loses.",
        }
    }

    fn numbers(&self) -> &'static str {
        match self.k {
            Some(_) => "the heaps",
            None => "k, the most heaps that a move may change, then the heaps",
        }
    }

    fn misere(&self) -> bool {
        self.misere
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match (self.k, position.first()) {
            (None, None) => Err("k is missing".to_string()),
            (None, Some(0)) => Err("k is 0, so no heap may be changed".to_string()),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (_, heaps) = self.parts(position);
        heaps.len() <= 12 && heaps.iter().all(|&heap| heap <= 6) && rows_below(heaps) <= 150
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let (k, heaps) = self.parts(position);
        let options = MooreNim.options(&(k, heaps.to_vec())).into_iter();
        options.map(|(_, heaps)| self.with(position, &heaps)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let (k, heaps) = self.parts(position);
        if self.misere {
            moore::misere_outcome(heaps.iter().copied(), k)
        } else {
            moore::outcome(heaps.iter().copied(), k)
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let (_, heaps) = self.parts(position);
        let left = move |takes: Takes| self.with(position, &after(heaps, &takes));
        if rows_below(heaps) <= 5000 {
            Winning::all(self.winning_moves(position).into_iter().map(left))
        } else {
            match self.winning_move(position) {
                Some(takes) => Winning::some(std::iter::once(takes).map(left)),
                None => Winning::none(),
            }
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let (k, heaps) = self.parts(position);
        let name = format!("ones mod {}", u128::from(k) + 1);
        let remainder = |_, ones| bounded_nim::nim_value(ones, k).to_string();
        let mut lines = binary_columns(heaps, &name, remainder);
        lines.extend(self.ending(position));
        Explanation {
            headline: headline(
                &self.answer(position),
                &self.reason(position),
                self.outcome(position),
            ),
            lines,
        }
    }

    /// One heap as in Nim, or one stone from each of the most heaps that may be changed.
    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let (k, heaps) = self.parts(position);
        let mut lowered = heaps.to_vec();
        let filled = lowered.iter_mut().filter(|heap| **heap > 0);
        filled.take(k.min(heaps.len() as u64) as usize).for_each(|heap| *heap -= 1);
        let mut rows = tempting_in_nim(heaps);
        rows.truncate(2);
        if lowered != heaps && !rows.contains(&lowered) {
            rows.push(lowered);
        }
        rows.iter().map(|heaps| self.with(position, heaps)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(self.parts(from).1, self.parts(to).1)
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let (_, heaps) = self.parts(position);
        let takes = if theorem { self.winning_move(position) } else { None }.unwrap_or_default();
        let heap = |(index, &stones): (usize, &u64)| Heap {
            stones,
            note: if theorem { format!("{:b}", stones) } else { String::new() },
            marked: takes.iter().any(|take| take.heap == index),
            ..Heap::default()
        };
        Board::Heaps(heaps.iter().enumerate().map(heap).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let before_heaps = if self.k.is_none() { vec![random.int(2..=3)] } else { Vec::new() };
        [before_heaps, random.list(2, 1..=2), random.list(2, 1..=3)].concat()
    }
}
