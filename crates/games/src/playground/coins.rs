//! Games of turning coins as studies.

use crate::coins::turned;
use gamecore::nim_sum;
use study::prelude::*;
use study::text::nim_sum_of;

use super::about;
use super::description::{Description, Turn};
use super::rules::{turned_with, Coins};
use super::theory::Known;

/// How many sets the coins of a position may be turned in, so that it can be played.
const SETS: usize = 400;
/// The last coin of a position that can be played.
const LAST: u64 = 20;

/// The last coin of a game without a table.
const LARGEST: u64 = 1 << 62;

fn last_coin(last: u64, found: u64) -> String {
    said!("the last coin is {last} here, not {found}", "硬币编号最大为 {last}，没有 {found}")
}

/// A game of coins in a row, which are counted from 1; a position is those that show heads.
pub struct CoinsOf {
    turn: Turn,
    known: Known,
    /// The last coin of a position that can be played.
    playable: u64,
}

impl CoinsOf {
    /// The game with what is known of the first `coins` coins.
    pub fn new(turn: Turn, coins: u64) -> CoinsOf {
        let known = Known::find(&Description::Turn(turn.clone()), coins - 1);
        let (mut playable, mut sets) = (0, 0);
        while playable < LAST && sets <= SETS {
            sets += turned_with(&turn, playable + 1).len();
            playable += u64::from(sets <= SETS);
        }
        CoinsOf { turn, known, playable }
    }

    fn value(&self, coin: u64) -> u64 {
        self.known.theory.value(coin - 1)
    }

    fn values(&self, heads: &[u64]) -> Vec<u64> {
        heads.iter().map(|&coin| self.value(coin)).collect()
    }

    fn after_winning(&self, heads: &[u64]) -> Vec<Row> {
        let from_0: Row = heads.iter().map(|coin| coin - 1).collect();
        let from_1 = |row: Row| row.iter().map(|coin| coin + 1).collect();
        self.known.theory.moves_to(&from_0, 0).into_iter().map(from_1).collect()
    }
}

impl Study for CoinsOf {
    fn about(&self) -> About {
        about(words("the coins that show heads, counted from 1", "正面朝上的硬币，从 1 开始编号"))
    }

    fn check(&self, heads: &[u64]) -> Result<(), String> {
        let mut sorted = heads.to_vec();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(said!("coin {} is named twice", "硬币 {} 出现了两次", pair[0]));
        }
        match (sorted.first(), sorted.last(), self.known.last) {
            (Some(0), _, _) => Err(words("there is no coin 0", "没有硬币 0").to_string()),
            (_, Some(&coin), Some(last)) if coin > last + 1 => Err(last_coin(last + 1, coin)),
            (_, Some(&coin), None) if coin > LARGEST => Err(last_coin(LARGEST, coin)),
            _ => Ok(()),
        }
    }

    fn is_playable(&self, heads: &[u64]) -> bool {
        heads.iter().all(|&coin| coin <= self.playable)
    }

    fn play<'a>(&'a self, heads: &'a [u64]) -> Play<'a> {
        Play::new(
            Options::of(Coins(&self.turn), heads),
            move || nim_sum(self.values(heads)) > 0,
            move || match self.is_playable(heads) {
                true => Winning::all(self.after_winning(heads)),
                // A run of neighbours may be as long as the row.
                false => Winning::some(Vec::new()),
            },
        )
    }

    fn reason(&self, heads: &[u64]) -> String {
        said!(
            "the nim-sum of the coins' nim-values is {}",
            "各枚硬币 SG 值的异或和为 {}",
            nim_sum(self.values(heads))
        )
    }

    fn figures(&self, heads: &[u64]) -> Vec<String> {
        let mut lines = figures(
            &[words("coin", "硬币"), words("nim-value", "SG 值")],
            heads.len(),
            |place| vec![heads[place].to_string(), self.value(heads[place]).to_string()],
        );
        lines.push(nim_sum_of(self.values(heads)));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        turned(from, to)
    }

    /// A coin is marked if it is the last one of a winning move.
    fn board(&self, heads: &[u64]) -> Board {
        let winning = self.after_winning(heads);
        let last = |after: &Row| {
            let turned = heads.iter().filter(|coin| !after.contains(coin));
            turned.max().copied()
        };
        let mut values: Vec<(u64, u64)> = heads.iter().copied().zip(self.values(heads)).collect();
        values.sort_unstable();
        let note = values.iter().map(|(_, value)| value.to_string()).collect::<Vec<_>>();
        Board::Strips(vec![Strip {
            first: 1,
            cells: heads.iter().max().copied().unwrap_or(0).max(10).min(self.playable.max(1)),
            pieces: heads.iter().map(|&cell| Piece { cell, dark: false }).collect(),
            marked: winning.iter().filter_map(last).collect(),
            note: said!("nim-values {}", "SG 值 {}", note.join(words(", ", "、"))),
            ..Strip::default()
        }])
    }

    fn random(&self, random: &mut Random) -> Row {
        let last = self.playable.clamp(1, 12);
        let heads = random.int(2..=5);
        random.distinct(heads, 1..=last)
    }
}
