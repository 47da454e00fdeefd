//! Wythoff's game: take from one of two heaps, or equally from both.

use gamecore::{wythoff_options, wythoff_pair, wythoff_partner, Game, Wythoff as Theory};
use oracle::games::Wythoff as Rules;
use study::prelude::*;

use crate::asks::Asks;
use crate::played::played;

/// Wythoff's game: a position is the two heaps, in either order.
pub struct Wythoff {
    /// The judge's question.
    pub asks: Asks,
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

impl Wythoff {
    /// `1` and every pair of heaps that a winning move leaves, each on a line of its own, or `0`.
    pub fn results(heaps: &[u64]) -> String {
        let verdict = Theory.outcome(&(heaps[0], heaps[1])).choose("1", "0").to_string();
        let results = wythoff_options(heaps[0], heaps[1]);
        results.iter().fold(verdict, |answer, (x, y)| format!("{}\n{} {}", answer, x, y))
    }

    /// The lost positions in which both heaps are smaller than this, each in both orders.
    pub fn lost_below(size: u64) -> Vec<(u64, u64)> {
        let pairs = (0..).map(wythoff_pair).map(|(a, b)| (a as u64, b as u64));
        let pairs = pairs.take_while(|pair| pair.1 < size);
        pairs.flat_map(|(a, b)| [(a, b), (b, a)]).collect()
    }
}

/// The difference and the two heaps, of which a move keeps one, with the numbers of the Wythoff
/// pairs that have them.
fn kept(heaps: &[u64]) -> [(String, u64); 3] {
    // A pair's number is the difference of its heaps, which is less than 2^64.
    let number = |heap: u64| wythoff_partner(heap).abs_diff(u128::from(heap)) as u64;
    let difference = heaps[0].abs_diff(heaps[1]);
    [
        (said!("keep the difference {difference}", "差 {difference} 不变"), difference),
        (said!("keep heap 1, {}", "第 1 堆 {} 不变", heaps[0]), number(heaps[0])),
        (said!("keep heap 2, {}", "第 2 堆 {} 不变", heaps[1]), number(heaps[1])),
    ]
}

/// Whether a move keeps the difference, heap 1 or heap 2.
fn keeps(place: usize, from: &[u64], to: &[u64]) -> bool {
    match place {
        0 => to[0] != from[0] && to[1] != from[1],
        place => to[place - 1] == from[place - 1],
    }
}

impl Study for Wythoff {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take any number of stones, at least one, from one of the two heaps, or the same number from both."
                "每次从其中一堆取任意多颗石子，至少一颗；或者从两堆取同样多颗。"
                "The player who takes the last stone wins."
                "取走最后一颗石子的人获胜。"
                "On the board, a queen in column a, row b stands for heaps of a and b; she moves left, down, or diagonally down to the left."
                "棋盘上，第 a 列第 b 行的皇后表示两堆各有 a 颗和 b 颗；它向左、向下或沿对角线向左下走。"
            },
            numbers: words("the two heaps", "两堆的石子数"),
            answers: self.asks.words(),
            starts: self.starts,
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps {
            [_, _] => Ok(()),
            _ => Err(said!("there are two heaps, not {}", "应有两堆，而不是 {} 堆", heaps.len())),
        }
    }

    fn is_playable(&self, heaps: &[u64]) -> bool {
        heaps.iter().all(|&heap| heap < 36)
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        played(Rules, Theory, heaps).with_tempting(move || tempting_in_nim(heaps))
    }

    fn answer(&self, heaps: &[u64]) -> String {
        self.asks.answer(heaps, self.wins(heaps))
    }

    fn reason(&self, heaps: &[u64]) -> String {
        match (self.wins(heaps), heaps[0].abs_diff(heaps[1])) {
            (true, _) => said!(
                "{} and {} are not a Wythoff pair",
                "{} 和 {} 不是威佐夫对",
                heaps[0],
                heaps[1]
            ),
            (false, k) => said!(
                "{} and {} are Wythoff pair {k}",
                "{} 和 {} 是第 {k} 个威佐夫对",
                heaps[0],
                heaps[1]
            ),
        }
    }

    /// The only position besides the end that the answers need.
    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let ascending = |heaps: &[u64]| [heaps[0].min(heaps[1]), heaps[0].max(heaps[1])];
        let answers = |to: &Row| -> Vec<[u64; 2]> {
            self.winning(to).moves.map(|left| ascending(&left)).collect()
        };
        let answers: Vec<Vec<[u64; 2]>> = self.options(heaps).iter().map(answers).collect();
        let end = [0, 0];
        let suffices = |left: &&[u64; 2]| {
            let of = |them: &Vec<[u64; 2]>| them.contains(left) || them.contains(&end);
            **left != end && answers.iter().all(of)
        };
        let left = *answers.iter().flatten().find(suffices)?;
        let said = said!(
            "whatever you take, the answer can leave {} {} or end the game",
            "你怎么取，对方都能留下 {} {}，或者结束游戏",
            left[0],
            left[1]
        );
        let holds = Box::new(move |heaps: &[u64]| [left, end].contains(&ascending(heaps)));
        Some(Kept { said, holds })
    }

    /// The pairs with the same difference, the same heap 1 and the same heap 2.
    fn figures(&self, heaps: &[u64]) -> Vec<String> {
        let winning: Vec<Row> = self.winning(heaps).moves.collect();
        let kept = kept(heaps);
        let row = |place: usize| {
            let (name, number) = &kept[place];
            let (smaller, larger) = wythoff_pair(*number);
            let verdict = match winning.iter().find(|to| keeps(place, heaps, to)) {
                Some(to) => self.describe(heaps, to),
                None if self.wins(heaps) => said!("out of reach", "走不到"),
                None => said!("this position", "就是当前局面"),
            };
            vec![
                name.to_string(),
                number.to_string(),
                smaller.to_string(),
                larger.to_string(),
                verdict,
            ]
        };
        figures(&[words("Wythoff pairs", "威佐夫对"), "k", "floor(k phi)", "+ k", ""], 3, row)
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match (from[0] - to[0], from[1] - to[1]) {
            (stones, 0) => said!("take {stones} from heap 1", "从第 1 堆取 {stones} 颗"),
            (0, stones) => said!("take {stones} from heap 2", "从第 2 堆取 {stones} 颗"),
            (stones, _) => said!("take {stones} from both heaps", "从两堆各取 {stones} 颗"),
        }
    }

    fn board(&self, heaps: &[u64]) -> Board {
        // A few sizes only, so that the board does not shrink with every move.
        let size = (heaps[0].max(heaps[1]) / 12 + 1) * 12;
        Board::Grid(Grid {
            columns: size,
            rows: size,
            piece: (heaps[0], heaps[1]),
            marked: Wythoff::lost_below(size),
            reach: self.options(heaps).iter().map(|to| (to[0], to[1])).collect(),
            ..Grid::default()
        })
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(0..=5, |a, b| vec![a, b])
    }

    fn random(&self, random: &mut Random) -> Row {
        random.list(2, 3..=11)
    }

    fn larger(&self, random: &mut Random) -> Row {
        random.list(2, 8..=35)
    }
}
