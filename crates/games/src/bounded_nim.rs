//! Nim in which a move takes at most k stones.

use gamecore::{nim_sum, Game, NimValued, Take};
use oracle::games::{CappedHeap, Sum};
use study::prelude::*;

use crate::columns::nim_sum_column;
use crate::kept::{equal_heaps, leaving};
use crate::played::Played;

/// Bounded Nim.
pub struct BoundedNim {
    /// Where a position has the caps.
    pub caps: Caps,
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// Where the caps, the most that a move may take from a heap, stand in a position.
#[derive(Clone, Copy)]
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
        rules: fn() -> &'static str,
    },
}

impl Caps {
    /// The rules, and the meaning of a position's numbers.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Caps::First => (
                sentences! {
                    "Take stones from one heap: at least one, and at most as many as the cap."
                    "每次从一堆中取石子：至少取一颗，最多取到上限。"
                    "A player who cannot move loses."
                    "无法操作者输。"
                },
                sentences! {
                    "the cap, which is the most that a move may take, then the heaps"
                    "上限，即一次最多取的颗数，然后是各堆的石子数"
                },
            ),
            Caps::BesideHeaps => (
                sentences! {
                    "Take stones from one heap: at least one, and at most as many as this heap's limit."
                    "每次从一堆中取石子：至少取一颗，最多取到该堆的上限。"
                    "A player who cannot move loses."
                    "无法操作者输。"
                },
                words("for each heap its stones, then its limit", "每一堆的石子数，接着是它的上限"),
            ),
            Caps::InRules { rules, .. } => (rules(), words("the heaps", "各堆的大小")),
        }
    }

    /// The heaps with their caps.
    fn heaps(self, position: &[u64]) -> Vec<(u64, u64)> {
        match self {
            Caps::First => position[1..].iter().map(|&heap| (heap, position[0])).collect(),
            Caps::BesideHeaps => position.chunks(2).map(|heap| (heap[0], heap[1])).collect(),
            Caps::InRules { cap, .. } => position.iter().map(|&heap| (heap, cap)).collect(),
        }
    }

    /// The heaps without their caps.
    fn stones(self, position: &[u64]) -> Row {
        self.heaps(position).into_iter().map(|(heap, _)| heap).collect()
    }

    /// The position with these heaps.
    fn row(self, position: &[u64], heaps: Vec<(u64, u64)>) -> Row {
        let stones = heaps.iter().map(|heap| heap.0);
        match self {
            Caps::First => std::iter::once(position[0]).chain(stones).collect(),
            Caps::BesideHeaps => heaps.iter().flat_map(|&(heap, cap)| [heap, cap]).collect(),
            Caps::InRules { .. } => stones.collect(),
        }
    }

    /// The position after a move.
    fn after(self, position: &[u64], take: Take) -> Row {
        self.row(position, gamecore::BoundedNim.after(&self.heaps(position), &take))
    }
}

/// `7 mod 4 = 3`: the nim-value of a heap. The modulus may exceed 64 bits.
fn remainder(heap: (u64, u64)) -> String {
    let value = gamecore::BoundedNim.nim_value(&[heap]);
    format!("{} mod {} = {}", heap.0, u128::from(heap.1) + 1, value)
}

/// The rounds of a heap, each one more than the cap, and the remainder on top of them.
fn blocks(heap: (u64, u64)) -> Vec<u64> {
    let rest = gamecore::BoundedNim.nim_value(&[heap]);
    let round = heap.1.saturating_add(1);
    let rounds = std::iter::repeat(round).take(((heap.0 - rest) / round) as usize);
    rounds.chain(Some(rest).filter(|&rest| rest > 0)).collect()
}

/// The nim-values of the heaps: their remainders.
fn values(heaps: &[(u64, u64)]) -> Vec<u64> {
    heaps.iter().map(|&heap| gamecore::BoundedNim.nim_value(&[heap])).collect()
}

impl BoundedNim {
    /// One stone, or as many as possible, from the heap from which most may be taken.
    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let heaps = self.caps.heaps(position);
        let most = |heap: usize| heaps[heap].0.min(heaps[heap].1);
        let heap = (0..heaps.len()).max_by_key(|&heap| most(heap));
        let takes = heap.map_or(Vec::new(), |heap| {
            tempting_takes(most(heap)).into_iter().map(|stones| Take { heap, stones }).collect()
        });
        takes.into_iter().map(|take| self.caps.after(position, take)).collect()
    }
}

impl Study for BoundedNim {
    fn about(&self) -> About {
        let (rules, numbers) = self.caps.words();
        About { rules, numbers, answers: self.answers, starts: self.starts }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match self.caps {
            Caps::First if position.is_empty() => Err(said!("the cap is missing", "缺少上限")),
            Caps::BesideHeaps if position.len() % 2 == 1 => {
                Err(said!("the last heap has no limit", "最后一堆没有上限"))
            }
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        are_playable(&self.caps.stones(position))
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let filled = move |position: &[u64]| -> Vec<(u64, u64)> {
            let heaps = self.caps.heaps(position).into_iter();
            heaps.filter(|&(stones, cap)| stones.min(cap) > 0).collect()
        };
        if let [(stones, cap)] = filled(position)[..] {
            let left = stones.checked_sub(cap)?.checked_sub(1).filter(|&left| left > 0)?;
            let is_left = move |row: &[u64]| matches!(filled(row)[..], [(it, _)] if it == left);
            return Some(leaving(stones, left, is_left));
        }
        Kept::so(
            position,
            move |row| twins(filled(row)),
            || {
                let stones: Row = filled(position).into_iter().map(|heap| heap.0).collect();
                equal_heaps(&stones)
            },
        )
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (heaps, caps) = (self.caps.heaps(position), self.caps);
        let row = move |heaps| caps.row(position, heaps);
        let (rules, theory) = (Sum(CappedHeap), gamecore::BoundedNim);
        Played { rules, position: heaps.clone(), theory, counted: heaps }
            .play(row, move |game, heaps, take| row(game.after(heaps, &take)))
            .with_tempting(move || self.tempting(position))
    }

    fn reason(&self, position: &[u64]) -> String {
        let values = values(&self.caps.heaps(position));
        said!("the nim-sum of the remainders is {}", "各堆余数的异或和是 {}", nim_sum(values))
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let heaps = self.caps.heaps(position);
        let row =
            |place: usize| vec![said!("heap {}", "第 {} 堆", place + 1), remainder(heaps[place])];
        let mut lines = figures(&[], heaps.len(), row);
        lines.push(String::new());
        lines.extend(nim_sum_columns(&values(&heaps)));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(&self.caps.stones(from), &self.caps.stones(to))
    }

    fn board(&self, position: &[u64]) -> Board {
        let heaps = self.caps.heaps(position);
        let takes = gamecore::BoundedNim.winning_moves(&heaps);
        let heap = |(index, &(stones, cap)): (usize, &(u64, u64))| Heap {
            stones,
            caption: said!("at most {cap}", "最多取 {cap}"),
            note: remainder((stones, cap)),
            blocks: blocks((stones, cap)),
            marked: takes.iter().any(|take| take.heap == index),
            ..Heap::default()
        };
        let sum = nim_sum_column(&values(&heaps));
        Board::Heaps(heaps.iter().enumerate().map(heap).chain(sum).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let heaps = study::write(&self.caps.stones(position));
        match self.caps {
            Caps::First => said!("cap {}: {heaps}", "上限 {}：{heaps}", position[0]),
            Caps::BesideHeaps => {
                let caps = self.caps.heaps(position).into_iter().map(|(_, cap)| cap);
                said!(
                    "{heaps}, limits {}",
                    "{heaps}，上限 {}",
                    study::write(&caps.collect::<Row>())
                )
            }
            Caps::InRules { .. } => heaps,
        }
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| match self.caps {
            Caps::First => vec![3, a, b],
            Caps::BesideHeaps => vec![a, 2, b, 3],
            Caps::InRules { .. } => vec![a, b],
        })
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
