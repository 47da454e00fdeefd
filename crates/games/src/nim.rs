//! Nim, in normal and in misère play.

use gamecore::{nim_sum, Game, MisereGame, Take};
use oracle::games::{NimHeap, Sum};
use study::picture::{BinaryRow, Drawing};
use study::prelude::*;

use crate::asks::Asks;
use crate::columns::{binary_heaps, columns};
use crate::kept::{copied, filled, in_pairs};
use crate::played::{played, Misere};

/// Nim: a position is the heaps.
pub struct Nim {
    /// Whether the player who takes the last stone loses.
    pub misere: bool,
    /// The judge's question.
    pub asks: Asks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Nim {
    /// A picture: the heaps in binary, and the numbers to which winning moves lower them.
    pub fn columns(&self, heaps: &[u64]) -> Drawing {
        let takes = self.winning_takes(heaps);
        let mut rows = BinaryRow::each(heaps);
        for take in takes {
            rows[take.heap].note = format!("lower to {}", heaps[take.heap] - take.stones);
        }
        columns(rows, "nim-sum", |ones| ones % 2).draw()
    }

    fn winning_takes(&self, heaps: &[u64]) -> Vec<Take> {
        if self.misere {
            gamecore::Nim.misere_winning_moves(heaps)
        } else {
            gamecore::Nim.winning_moves(heaps)
        }
    }

    /// How misère play ends, if the player to move can leave ones only.
    fn ending(&self, heaps: &[u64]) -> Option<String> {
        let mut large = heaps.iter().filter(|&&heap| heap > 1);
        let (only, ones) = (large.next()?, heaps.iter().filter(|&&heap| heap == 1).count());
        let alone = self.misere && large.next().is_none();
        alone.then(|| {
            said!(
                "The only large heap, {}, can be lowered to 1 or to 0: leave {}, an odd number.",
                "多于一颗的只有一堆，它有 {} 颗，可以减到 1 或 0：留下奇数个只有一颗的堆，即 {} 个。",
                only,
                counted(ones as u64 | 1, "one"),
            )
        })
    }
}

impl Study for Nim {
    fn about(&self) -> About {
        About {
            rules: if self.misere {
                sentences! {
                    "Take any number of stones from one heap, at least one."
                    "每次从一堆中取任意多颗石子，至少一颗。"
                    "The player who takes the last stone loses."
                    "取走最后一颗石子的人输。"
                }
            } else {
                sentences! {
                    "Take any number of stones from one heap, at least one."
                    "每次从一堆中取任意多颗石子，至少一颗。"
                    "The player who takes the last stone wins."
                    "取走最后一颗石子的人获胜。"
                }
            },
            numbers: words("the heaps", "各堆的石子数"),
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn is_misere(&self) -> bool {
        self.misere
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        let (rules, nim) = (Sum(NimHeap), gamecore::Nim);
        let play = match self.misere {
            true => played(rules, Misere(nim), heaps),
            false => played(rules, nim, heaps),
        };
        play.with_tempting(move || tempting_in_nim(heaps))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.asks.answer(heaps, self.wins(heaps))
    }

    fn reason(&self, heaps: &[u64]) -> String {
        let nim_sum = nim_sum(heaps.iter().copied());
        if !self.misere {
            nim_sum_reason(heaps)
        } else if heaps.iter().any(|&heap| heap > 1) {
            said!(
                "some heap is above 1 and the nim-sum is {nim_sum}",
                "有的堆多于 1 颗，异或和是 {nim_sum}"
            )
        } else {
            let ones = heaps.iter().sum::<u64>();
            let parity = parity(ones);
            said!(
                "no heap is above 1 and the number of ones, {ones}, is {parity}",
                "没有多于 1 颗的堆，只有一颗的堆有 {ones} 个，是{parity}"
            )
        }
    }

    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        nim_sum_columns(heaps).into_iter().chain(self.ending(heaps)).collect()
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        if !self.misere {
            return copied(heaps, |heaps| heaps);
        }
        let is_end = |heaps: &[u64]| heaps.iter().all(|&heap| heap <= 1);
        let are_odd = |heaps: &[u64]| heaps.iter().sum::<u64>() % 2 == 1;
        let holds =
            move |heaps: &[u64]| if is_end(heaps) { are_odd(heaps) } else { twins(filled(heaps)) };
        Kept::so(heaps, holds, || {
            match (is_end(heaps), heaps.iter().sum::<u64>()) {
            (true, 1) => said!("1 stone is left, and it is yours", "只剩 1 颗石子，只能由你取走"),
            (true, ones) => said!(
                "{ones} single stones are left, an odd number, so that the last one is yours",
                "只剩 {ones} 颗石子，一颗一堆，是奇数，最后一颗归你"
            ),
            _ => said!(
                "the heaps pair off, {}, and your moves can be copied until one stone is left to you",
                "各堆两两相等（{}），对方可以一路照样取，最后给你留下一颗",
                in_pairs(heaps)
            ),
        }
        })
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let takes = self.winning_takes(heaps);
        binary_heaps(heaps, 2, |heap| takes.iter().any(|take| take.heap == heap))
    }

    fn idea(&self, heaps: &[u64]) -> Option<&'static str> {
        idea(heaps)
    }

    fn larger(&self, random: &mut Random) -> Row {
        let heaps = random.int(3..=5);
        random.list(heaps, 4..=15)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| vec![1, a, b])
    }
}
