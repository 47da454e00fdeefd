//! Blocks of coins, to be explained, drawn and played.

use gamecore::turning_blocks::{self, nim_value_exponent, Coin};
use oracle::Ruleset;
use study::picture::HeatMap;
use study::prelude::*;
use study::text::SHOWN;

/// The greatest number of rows and columns.
const MOST: u64 = 100;

/// A position is the number of rows, that of columns, and the places of the coins that show tails:
/// they are counted row by row, from 1.
struct Game;

fn coins(position: &[u64]) -> Vec<Coin> {
    let columns = position[1] as usize;
    let place = |&number: &u64| ((number as usize - 1) / columns, (number as usize - 1) % columns);
    position[2..].iter().map(place).collect()
}

/// What is left when these coins have been turned over.
fn turned(position: &[u64], turned: &[Coin]) -> Row {
    let mut coins = coins(position);
    for coin in turned {
        match coins.iter().position(|other| other == coin) {
            Some(place) => drop(coins.remove(place)),
            None => coins.push(*coin),
        }
    }
    coins.sort_unstable();
    let columns = position[1];
    let places = coins.iter().map(|&(row, column)| row as u64 * columns + column as u64 + 1);
    position[..2].iter().copied().chain(places).collect()
}

/// Rows, columns, and a digit 1 for every coin that shows tails.
pub struct Blocks;

impl Ruleset for Blocks {
    type Position = (u64, u64, u64);

    fn options(&self, &(rows, columns, tails): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
        let lasts = (0..rows * columns).filter(|place| tails >> place & 1 == 1);
        let blocks = lasts.flat_map(|last| blocks(columns, last));
        blocks.map(|block| (rows, columns, tails ^ block)).collect()
    }
}

/// All connected blocks with this last coin, none of which is below it or to the right of it.
fn blocks(columns: u64, last: u64) -> Vec<u64> {
    let mut found = vec![1_u64 << last];
    let mut next = 0;
    while next < found.len() {
        for place in (0..last).filter(|place| place % columns <= last % columns) {
            let larger = found[next] | 1 << place;
            if touches(columns, found[next], place) && !found.contains(&larger) {
                found.push(larger);
            }
        }
        next += 1;
    }
    found
}

/// Whether a neighbour of this place is in the block.
fn touches(columns: u64, block: u64, place: u64) -> bool {
    let is_in = |place: u64| block >> place & 1 == 1;
    is_in(place + columns)
        || place >= columns && is_in(place - columns)
        || place % columns > 0 && is_in(place - 1)
        || (place + 1) % columns > 0 && is_in(place + 1)
}

fn exponents(position: &[u64]) -> Vec<usize> {
    let digits = turning_blocks::nim_value_digits(coins(position));
    let odd = digits.iter().enumerate().filter(|(_, &digit)| digit);
    odd.map(|(exponent, _)| exponent).rev().collect()
}

fn power(exponent: usize) -> String {
    match exponent {
        0..=16 => (1 << exponent).to_string(),
        _ => format!("2^{}", exponent),
    }
}

impl Study for Game {
    fn rules(&self) -> &'static str {
        "Turn over a connected block of coins; a piece on the board is a coin that shows tails. The block must have a last coin, with none of the block below it or to the right of it, and this one must go from tails to heads. A player who cannot move loses."
    }

    fn numbers(&self) -> &'static str {
        "the number of rows, that of columns, and the places of the coins that show tails"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        if position.len() < 2 || position[..2].iter().any(|side| !(1..=MOST).contains(side)) {
            return Err(format!("first come the rows and the columns, from 1 to {}", MOST));
        }
        let places = &position[2..];
        let is_place = |place: &u64| (1..=position[0] * position[1]).contains(place);
        if !places.iter().all(is_place) || places.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("the places are not in order or not on the board".to_string());
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] * position[1] <= 9
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let tails = position[2..].iter().fold(0, |tails, place| tails | 1 << (place - 1));
        let (rows, columns) = (position[0], position[1]);
        let row = |tails: u64| {
            let places = (1..=rows * columns).filter(|place| tails >> (place - 1) & 1 == 1);
            [rows, columns].iter().copied().chain(places).collect()
        };
        Blocks.options(&(rows, columns, tails)).iter().map(|option| row(option.2)).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        turning_blocks::outcome(coins(position))
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        if self.is_playable(position) {
            let lost = |option: &Row| self.outcome(option) == Outcome::P;
            let mut options: Vec<Row> = self.options(position).into_iter().filter(lost).collect();
            options.sort_unstable();
            options.dedup();
            return Winning::all(options);
        }
        let block = turning_blocks::winning_move(&coins(position));
        Winning::some(block.map(|block| turned(position, &block)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("-_-", "=_=").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let exponents = exponents(position);
        let value = match exponents.len() {
            0 => "0".to_string(),
            _ => series(exponents.iter().map(|&exponent| power(exponent)), " + "),
        };
        let coins = coins(position);
        let title = ["row", "column", "nim-value"].map(str::to_string).to_vec();
        let line = |&(row, column): &Coin| {
            vec![row.to_string(), column.to_string(), power(nim_value_exponent((row, column)))]
        };
        let mut lines: Vec<Vec<String>> = vec![title];
        lines.extend(coins.iter().take(SHOWN).map(line));
        let mut lines = table(&lines);
        if coins.len() > SHOWN {
            lines.push(format!("... and {} more coins", coins.len() - SHOWN));
        }
        lines.push(format!("nim-sum {}", value));
        let reason = format!("the nim-sum of the coins' nim-values is {}", value);
        let outcome = self.outcome(position);
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let coins = coins(position);
        let some = [0, coins.len() / 2, coins.len().saturating_sub(1)];
        some.iter()
            .filter_map(|&index| coins.get(index))
            .map(|&coin| turned(position, &[coin]))
            .collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (from, to) = (coins(from), coins(to));
        let mut both: Vec<&Coin> = from.iter().filter(|coin| !to.contains(coin)).collect();
        both.extend(to.iter().filter(|coin| !from.contains(coin)));
        both.sort_unstable();
        let names = both.iter().rev().map(|(row, column)| format!("({}, {})", row, column));
        format!("turn {}", series(names, ", "))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let coins = coins(position);
        let highest = exponents(position).first().copied();
        let row = |row: usize| {
            let in_row = || coins.iter().filter(move |coin| coin.0 == row);
            let counts = |coin: &&Coin| theorem && Some(nim_value_exponent(**coin)) == highest;
            let values = in_row().map(|&coin| power(nim_value_exponent(coin)));
            let note = values.collect::<Vec<String>>().join(", ");
            Strip {
                first: 0,
                cells: position[1],
                pieces: in_row()
                    .map(|&(_, cell)| Piece { cell: cell as u64, dark: false })
                    .collect(),
                marked: in_row().filter(counts).map(|&(_, cell)| cell as u64).collect(),
                note: if theorem { note } else { String::new() },
            }
        };
        Board::Strips((0..position[0] as usize).map(row).collect())
    }

    fn starts(&self) -> Vec<Row> {
        rows(&[&[3, 3, 1, 6, 8, 9], &[3, 3, 2, 4, 6, 8], &[2, 4, 8], &[3, 3, 1, 3, 5, 7, 9]])
    }

    fn random(&self, random: &mut Random) -> Row {
        let count = random.int(2..=5);
        [vec![3, 3], random.distinct(count, 1..=9)].concat()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Game)
}

/// The nim-values of the coins of a square.
pub fn pictures() -> Vec<(&'static str, String)> {
    let value = |coin: Coin| 1 << nim_value_exponent(coin);
    let row = |row: usize| (0..5).map(|column| value((row, column))).collect();
    let map =
        HeatMap { corner: String::new(), rows: (0..5).map(row).collect(), outlined: Vec::new() };
    let title = "The nim-values of single coins";
    let description = "A square of five rows and columns, counted from 0. The first row and column have 1, 2, 1, 4, 1, as in Ruler; on every diagonal of the others is one power of two, from 4 to 256.";
    vec![("values", map.draw().document(title, description))]
}
