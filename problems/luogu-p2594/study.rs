//! Blocks of coins, to be explained, drawn and played.

use std::collections::BTreeSet;

use games::{coins, tried};
use study::prelude::*;

use super::rules::Blocks;

/// The greatest number of rows and columns.
const MOST: u64 = 100;

type Coin = (usize, usize);

/// A position is the number of rows, that of columns, and the places of the coins that show tails:
/// they are counted row by row, from 1.
struct CoinBlocks;

fn coins(position: &[u64]) -> Vec<Coin> {
    let columns = position[1] as usize;
    let place = |&number: &u64| ((number as usize - 1) / columns, (number as usize - 1) % columns);
    position[2..].iter().map(place).collect()
}

/// The exponent of the power of two that is the nim-value of a coin: in the first row and the first
/// column the game is Ruler.
fn exponent((row, column): Coin) -> usize {
    match row == 0 || column == 0 {
        true => (row + column + 1).trailing_zeros() as usize,
        false => row + column,
    }
}

/// The exponents of the powers of two in the nim-sum, the highest first.
fn exponents(position: &[u64]) -> Vec<usize> {
    let mut odd = BTreeSet::new();
    for exponent in coins(position).into_iter().map(exponent) {
        if !odd.remove(&exponent) {
            odd.insert(exponent);
        }
    }
    odd.into_iter().rev().collect()
}

fn power(exponent: usize) -> String {
    match exponent {
        0..=16 => (1 << exponent).to_string(),
        _ => format!("2^{}", exponent),
    }
}

/// The nim-sum as a sum of powers of two: `16 + 2`.
fn nim_sum(position: &[u64]) -> String {
    match &exponents(position)[..] {
        [] => "0".to_string(),
        exponents => series(exponents.iter().map(|&exponent| power(exponent)), " + "),
    }
}

impl Study for CoinBlocks {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Turn over a connected block of coins. A piece on the board is a coin that shows tails."
                "每次选一个连通块，翻转其中所有的硬币；棋盘上的棋子是反面朝上的硬币。"
                "The block must have a last coin, with none of the block below it or to the right of it, and this one must go from tails to heads."
                "块中必须有一枚右下角的硬币，即其余硬币的行号、列号都不超过它；它必须由反面翻成正面。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "the number of rows, that of columns, and the places of the coins that show tails"
                "行数、列数，然后是反面朝上的硬币的位置"
            },
            answers: ["-_-", "=_="],
            starts: &[
                &[3, 3, 3, 5],
                &[3, 3, 1, 6, 8, 9],
                &[3, 3, 2, 4, 6, 8],
                &[2, 4, 8],
                &[3, 3, 1, 3, 5, 7, 9],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        refuse!(
            position.len() < 2 || position[..2].iter().any(|side| !(1..=MOST).contains(side)),
            "first come the rows and the columns, from 1 to {MOST}",
            "应先写行数和列数，都在 1 到 {MOST} 之间"
        );
        let places = &position[2..];
        let is_place = |place: &u64| (1..=position[0] * position[1]).contains(place);
        refuse!(
            !places.iter().all(is_place) || places.windows(2).any(|pair| pair[0] >= pair[1]),
            "the places are not in order or not on the board",
            "硬币的位置没有按从小到大的顺序给出，或者不在棋盘上"
        );
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] * position[1] <= 9
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let read = move || {
            let tails = position[2..].iter().fold(0, |tails, place| tails | 1 << (place - 1));
            (Blocks, (position[0], position[1], tails))
        };
        let options = Options::by(read, |(rows, columns, tails)| {
            let places = (1..=rows * columns).filter(|place| tails >> (place - 1) & 1 == 1);
            [rows, columns].iter().copied().chain(places).collect()
        });
        let wins = |position: &[u64]| !exponents(position).is_empty();
        tried(self.is_playable(position), options, wins, position)
    }

    fn reason(&self, position: &[u64]) -> String {
        said!(
            "the nim-sum of the coins' nim-values is {}",
            "各枚反面硬币的 SG 值的异或和是 {}",
            nim_sum(position)
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let coins = coins(position);
        let heads = words(["row", "column", "nim-value"], ["行", "列", "SG 值"]);
        let mut lines = figures(&heads, coins.len(), |place| {
            let (row, column) = coins[place];
            vec![row.to_string(), column.to_string(), power(exponent(coins[place]))]
        });
        lines.push(said!("nim-sum {}", "异或和 {}", nim_sum(position)));
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        coins::turned(&coins(from), &coins(to))
    }

    /// A coin is marked if its nim-value is the highest power of two in the nim-sum.
    fn board(&self, position: &[u64]) -> Board {
        let coins = coins(position);
        let highest = exponents(position).first().copied();
        let row = |row: usize| {
            let in_row = || coins.iter().filter(move |coin| coin.0 == row);
            let cell = |coin: &Coin| coin.1 as u64;
            let decides = |coin: &&Coin| Some(exponent(**coin)) == highest;
            let values = in_row().map(|&coin| power(exponent(coin)));
            Strip {
                first: 0,
                // Counted from 0, as columns are, and as moves name both.
                name: row.to_string(),
                cells: position[1],
                pieces: in_row().map(|coin| Piece { cell: cell(coin), dark: false }).collect(),
                marked: in_row().filter(decides).map(cell).collect(),
                note: values.collect::<Vec<String>>().join(words(", ", "、")),
                ..Strip::default()
            }
        };
        Board::Strips((0..position[0] as usize).map(row).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let letter = |place: u64| if position[2..].contains(&place) { "T" } else { "H" };
        let letters: Vec<&str> = (1..=position[0] * position[1]).map(letter).collect();
        letters
            .chunks(position[1] as usize)
            .map(<[&str]>::concat)
            .collect::<Vec<String>>()
            .join(" ")
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=5);
        [vec![3, 3], random.distinct(count, 1..=9)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(CoinBlocks)
}

/// The nim-values of the coins of a square.
pub fn pictures() -> Vec<(&'static str, String)> {
    let value = |coin: Coin| 1 << exponent(coin);
    let row = |row: usize| (0..5).map(|column| value((row, column))).collect();
    let map =
        HeatMap { corner: String::new(), rows: (0..5).map(row).collect(), outlined: Vec::new() };
    let title = "The nim-values of single coins";
    let description = "A square of five rows and columns, counted from 0. The first row and column have 1, 2, 1, 4, 1, as in Ruler; on every diagonal of the others is one power of two, from 4 to 256.";
    vec![("values", map.draw().document(title, description))]
}
