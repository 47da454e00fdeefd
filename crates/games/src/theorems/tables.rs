//! Games whose nim-values are known only as a table: octal games, and Grundy's.

use gamecore::{grundy_table, octal_code_table};
use study::{said, words};

use super::evidence::{entropy, MARGIN};
use super::kinds::{Kind, GRUNDY, OCTAL};

/// A game with the nim-values that were seen.
pub struct Known {
    pub name: String,
    pub kinds: Vec<&'static Kind>,
    /// Its nim-values, from the heap 0 on.
    pub values: Vec<u64>,
    /// Its description for `cargo judge game`.
    pub game: String,
    /// The bits that tell it from the other games.
    pub cost: f64,
}

/// So many values are compared first, and then so many.
const FIRST: usize = 8;
const LOOKED_AT: usize = 40;
/// Each divided heap costs time that grows with the square.
const MOST: usize = 2000;

/// The games whose heaps from `first` on have these nim-values, the shortest code first.
pub fn known(first: usize, values: &[u64]) -> Option<Known> {
    // Simple laws are found as laws.
    if values.len() > MOST || entropy(values.iter().copied()) < 1.0 {
        return None;
    }
    let agrees = |table: &[u16], length: usize| {
        let table = table.iter().skip(first).map(|value| u64::from(*value));
        table.take(length).eq(values.iter().take(length).copied())
    };
    let last = (first + values.len()).saturating_sub(1) as u64;
    let looked_at = last.min(LOOKED_AT as u64);
    let known = |name: String, kind, game: String, table: Vec<u16>, cost| Known {
        name,
        kinds: vec![kind],
        values: table.into_iter().map(u64::from).collect(),
        game,
        cost,
    };
    if agrees(&grundy_table(looked_at), LOOKED_AT - 1) {
        let name = words("Grundy's game", "Grundy 游戏").to_string();
        return Some(known(name, GRUNDY, "grundy".to_string(), grundy_table(last), 3.0))
            .filter(|known| known.agrees(first, values));
    }
    // 0.d1d2d3 and 4.d1d2d3, the last of the digits not 0.
    let codes = (1..=3).flat_map(|places| {
        (0..2 * 8_usize.pow(places)).map(move |number| {
            let digit = |place: u32| (number / 8_usize.pow(places - place) % 8) as u8;
            let before = if number < 8_usize.pow(places) { 0 } else { 4 };
            (0..=places).map(|place| if place == 0 { before } else { digit(place) }).collect()
        })
    });
    let told = values.len() as f64 * entropy(values.iter().copied());
    let is_worth = |digits: &Vec<u8>| told - cost(digits) >= MARGIN && digits.last() != Some(&0);
    let code = codes.filter(is_worth).find(|digits| {
        agrees(&octal_code_table(digits, last.min(FIRST as u64)), FIRST)
            && agrees(&octal_code_table(digits, looked_at), LOOKED_AT - 1)
            && agrees(&octal_code_table(digits, last), values.len())
    })?;
    let text: String = code[1..].iter().map(u8::to_string).collect();
    let game = format!("{}.{}", code[0], text);
    let name = said!("the octal game {}", "八进制游戏 {}", game);
    Some(known(name, OCTAL, game, octal_code_table(&code, last), cost(&code)))
}

fn cost(digits: &[u8]) -> f64 {
    3.0 * digits.len() as f64
}

impl Known {
    fn agrees(&self, first: usize, values: &[u64]) -> bool {
        self.values.iter().skip(first).eq(values)
    }
}
