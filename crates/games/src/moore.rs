//! Moore's Nim, in normal and in misère play.

use gamecore::{Game, MisereGame, Moore as Theory, Takes};
use oracle::games::MooreNim;
use oracle::positions::rows_below;
use study::picture::{BinaryRow, Drawing};
use study::prelude::*;

use crate::columns::{binary_heaps, columns};
use crate::kept::filled;
use crate::played::{Misere, Played};

/// Moore's Nim: take from up to k heaps.
pub struct Moore {
    /// The most heaps that a move may change; without it, it is a position's first number.
    pub k: Option<u64>,
    /// Whether the player who takes the last stone loses.
    pub misere: bool,
    /// The judge's words: where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Moore {
    /// A picture: the heaps in binary, and the ones of every column modulo k + 1.
    pub fn columns(&self, position: &[u64]) -> Drawing {
        let (k, heaps) = self.parts(position);
        columns(BinaryRow::each(heaps), &ones_modulo(k), |ones| remainder(ones, k)).draw()
    }

    /// The most heaps that a move may change, and the heaps.
    fn parts<'a>(&self, position: &'a [u64]) -> (u64, &'a [u64]) {
        match self.k {
            Some(k) => (k, position),
            None => (position[0], &position[1..]),
        }
    }

    /// The theory for this k, and the heaps.
    fn theory<'a>(&self, position: &'a [u64]) -> (Theory, &'a [u64]) {
        let (k, heaps) = self.parts(position);
        (Theory::new(k), heaps)
    }

    /// The position with these heaps.
    fn with(&self, position: &[u64], heaps: &[u64]) -> Row {
        let before_heaps = position.len() - self.parts(position).1.len();
        [&position[..before_heaps], heaps].concat()
    }

    fn winning_move(&self, position: &[u64]) -> Option<Takes> {
        let (game, heaps) = self.theory(position);
        if self.misere {
            game.misere_winning_move(heaps)
        } else {
            game.winning_move(heaps)
        }
    }

    /// What the rules and this theory say.
    fn by<'a, G>(&'a self, theory: G, position: &'a [u64]) -> Play<'a>
    where
        G: Game<Position = [u64], Move = Takes> + 'a,
    {
        let (k, heaps) = self.parts(position);
        let of = (k, heaps.to_vec());
        Played { rules: MooreNim, position: of, theory, counted: heaps.to_vec() }.play(
            move |(_, heaps)| self.with(position, &heaps),
            move |game, heaps, takes| self.with(position, &game.after(heaps, &takes)),
        )
    }

    /// How misère play ends, if the player to move can leave ones only.
    fn ending(&self, position: &[u64]) -> Option<String> {
        let (k, heaps) = self.parts(position);
        let large = heaps.iter().filter(|&&heap| heap > 1).count() as u64;
        if !self.misere || large == 0 || large > k {
            return None;
        }
        let ones = Theory::new(k).after(heaps, &self.winning_move(position)?).iter().sum::<u64>();
        Some(said!("All large heaps ({large} of them) can be lowered at once: leave {}, for {ones} mod {} = 1.", "多于一颗的堆有 {large} 个，可以一次全部减少：留下 {} 个只有一颗的堆，因为 {ones} mod {} = 1。", counted(ones, "one"), u128::from(k) + 1))
    }
}

/// `ones mod 3`, for k = 2.
fn ones_modulo(k: u64) -> String {
    said!("ones mod {}", "堆数 mod {}", u128::from(k) + 1)
}

/// The number of ones modulo k + 1.
fn remainder(ones: u64, k: u64) -> u64 {
    (u128::from(ones) % (u128::from(k) + 1)) as u64
}

impl Study for Moore {
    fn about(&self) -> About {
        About {
            rules: match (self.k, self.misere) {
                (Some(3), false) => sentences! {
                    "Choose one, two or three heaps and take at least one stone from each of them."
                    "每次选一堆、两堆或三堆，从选中的每一堆中至少取一颗石子。"
                    "The player who takes the last stone wins."
                    "取走最后一颗石子的人获胜。"
                },
                (_, false) => sentences! {
                    "Choose from one to k heaps and take at least one stone from each of them."
                    "每次至少选一堆，至多选 k 堆，从选中的每一堆中至少取一颗石子。"
                    "The player who takes the last stone wins."
                    "取走最后一颗石子的人获胜。"
                },
                (_, true) => sentences! {
                    "Choose from one to k heaps and take at least one stone from each of them."
                    "每次至少选一堆，至多选 k 堆，从选中的每一堆中至少取一颗石子。"
                    "The player who takes the last stone loses."
                    "取走最后一颗石子的人输。"
                },
            },
            numbers: match self.k {
                Some(_) => words("the heaps", "各堆的石子数"),
                None => sentences! {
                    "k, the most heaps that a move may change, then the heaps"
                    "k，即一步最多能改变几堆，然后是各堆的石子数"
                },
            },
            answers: self.answers,
            starts: self.starts,
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        match (self.k, position.first()) {
            (None, None) => Err(said!("k is missing", "缺少 k")),
            (None, Some(0)) => {
                Err(said!("k is 0, so no heap may be changed", "k 是 0，哪一堆都不能取"))
            }
            _ => Ok(()),
        }
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        let (_, heaps) = self.parts(position);
        heaps.len() <= 12 && heaps.iter().all(|&heap| heap <= 6) && rows_below(heaps) <= 150
    }

    fn is_misere(&self) -> bool {
        self.misere
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let (game, heaps) = self.theory(position);
        let play = match self.misere {
            true => self.by(Misere(game), position),
            false => self.by(game, position),
        };
        let play = play.with_tempting(move || {
            let rows = tempting_in_nim(heaps).into_iter();
            rows.map(|heaps| self.with(position, &heaps)).collect()
        });
        if self.is_playable(position) {
            return play;
        }
        // There may be exponentially many winning moves.
        play.with_winning(move || match self.winning_move(position) {
            Some(takes) => Winning::some(Some(self.with(position, &game.after(heaps, &takes)))),
            None => Winning::none(),
        })
    }

    fn reason(&self, position: &[u64]) -> String {
        let (k, heaps) = self.parts(position);
        let round = u128::from(k) + 1;
        if self.misere && heaps.iter().all(|&heap| heap <= 1) {
            let ones = heaps.iter().sum::<u64>();
            let (count, rest) = (counted(ones, "one"), remainder(ones, k));
            return said!(
                "no heap is above 1, and {count} mod {round} = {rest}",
                "没有多于 1 颗的堆，只有一颗的堆数 {count} mod {round} = {rest}"
            );
        }
        let balanced = !Theory::new(k).outcome(heaps).is_n();
        let columns = if balanced {
            words("every", "每一位上为一的堆数都是")
        } else {
            words("not every", "并不是每一位上为一的堆数都是")
        };
        said!("{columns} column has a multiple of {round} ones", "{columns} {round} 的倍数")
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (k, heaps) = self.parts(position);
        let rest = |_, ones| remainder(ones, k).to_string();
        let columns = binary_columns(heaps, &ones_modulo(k), rest);
        columns.into_iter().chain(self.ending(position)).collect()
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let holds = move |position: &[u64]| {
            let (k, heaps) = self.parts(position);
            let filled = filled(heaps);
            let are_equal = filled.windows(2).all(|pair| pair[0] == pair[1]);
            !self.misere && are_equal && [0, k.saturating_add(1)].contains(&(filled.len() as u64))
        };
        let (_, heaps) = self.parts(position);
        Kept::so(position, holds, || {
            said!(
                "{} heaps are equal, and whichever you lower, all of them can be made equal again",
                "有 {} 堆石子，各堆一样多，你减少哪几堆，对方都能让各堆再次一样多",
                filled(heaps).len()
            )
        })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        changes(self.parts(from).1, self.parts(to).1)
    }

    fn board(&self, position: &[u64]) -> Board {
        let (k, heaps) = self.parts(position);
        let takes = self.winning_move(position).unwrap_or_default();
        let is_lowered = |heap: usize| takes.iter().any(|take| take.heap == heap);
        binary_heaps(heaps, k.saturating_add(1), is_lowered)
    }

    fn idea(&self, position: &[u64]) -> Option<&'static str> {
        idea(self.parts(position).1)
    }

    fn small(&self) -> Vec<Vec<Row>> {
        // One heap more than may be lowered at once, all equal except for the first.
        let before_heaps = vec![2; usize::from(self.k.is_none())];
        let equal = self.k.unwrap_or(2) as usize;
        let heaps = |a, b| [&before_heaps[..], &[a], &vec![b; equal]].concat();
        let mut rows = triangle(0..=4, heaps);
        rows.iter_mut().for_each(|row| row.retain(|row| self.is_playable(row)));
        rows
    }

    fn random(&self, random: &mut Random) -> Row {
        let before_heaps = if self.k.is_none() { vec![random.int(2..=3)] } else { Vec::new() };
        [before_heaps, random.list(2, 1..=2), random.list(2, 1..=3)].concat()
    }

    fn larger(&self, random: &mut Random) -> Row {
        let before_heaps = if self.k.is_none() { vec![random.int(2..=3)] } else { Vec::new() };
        let mut row = [before_heaps, random.list(5, 1..=3)].concat();
        while !self.is_playable(&row) {
            row.pop();
        }
        row
    }
}
