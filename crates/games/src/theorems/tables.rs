//! Games whose nim-values are known only as a table: octal games, and Grundy's.

use gamecore::{grundy_table, octal_table};
use study::{said, words};

use super::candidate::Candidate;
use super::evidence::entropy;
use super::formula::Formula;
use super::kinds::{GRUNDY, OCTAL};
use super::laws::Points;

/// Heaps up to these are compared first.
const LOOKED_AT: [u64; 2] = [8, 40];
/// A game is compared with larger heaps, up to so many times the last one.
const FURTHER: u64 = 2;
/// Each divided heap costs time that grows with the square.
const MOST: u64 = 2000;
/// The bits that tell Grundy's game from the octal games.
const GRUNDY_COST: f64 = 3.0;

/// The game whose heaps have these nim-values, with the shortest code.
///
/// A code of k digits costs O(k n^2) for heaps up to n, and most codes differ at the first heaps.
pub fn known(points: &Points) -> Option<Candidate> {
    let first = *points.keys().next()?;
    let last = u64::try_from(*points.keys().last()?).ok().filter(|last| *last <= MOST)?;
    let told = points.len() as f64 * entropy(points.values().copied());
    // Simple laws are found as laws.
    if first < 0 || told < points.len() as f64 {
        return None;
    }
    let agrees = |table: &[u16]| {
        let mut below = points.iter().take_while(|(heap, _)| **heap < table.len() as i128);
        below.all(|(heap, value)| u64::from(table[*heap as usize]) == *value)
    };
    let known = |name: String, kind, game: String, table: Vec<u16>, cost: f64| {
        let values = table.into_iter().map(i128::from).collect();
        let says = Formula::Pick(values, Box::new(Formula::Variable('n')));
        let candidate = Candidate::new(name, vec![kind], says, cost);
        Candidate { of_number: true, saves: told - cost, game: Some(game), ..candidate }
    };
    let grundy = grundy_table(last);
    if told > GRUNDY_COST && agrees(&grundy) {
        let name = words("Grundy's game", "Grundy 游戏").to_string();
        let longer = grundy_table(FURTHER * last);
        return Some(known(name, GRUNDY, "grundy".to_string(), longer, GRUNDY_COST));
    }
    // 0.d1d2d3 and 4.d1d2d3, the last of the digits not 0.
    let codes = (1..=3).flat_map(|places| {
        (0..2 * 8_usize.pow(places)).map(move |number| {
            let digit = |place: u32| (number / 8_usize.pow(places - place) % 8) as u8;
            let before = if number < 8_usize.pow(places) { 0 } else { 4 };
            (0..=places).map(|place| if place == 0 { before } else { digit(place) }).collect()
        })
    });
    let is_worth = |digits: &Vec<u8>| told > cost(digits) && digits.last() != Some(&0);
    let fits = |digits: &Vec<u8>| {
        let mut ends = LOOKED_AT.iter().map(|end| last.min(*end)).chain(Some(last));
        ends.all(|end| agrees(&octal_table(digits, end)))
    };
    let code = codes.filter(is_worth).find(fits)?;
    let text: String = code[1..].iter().map(u8::to_string).collect();
    let game = format!("{}.{}", code[0], text);
    let name = said!("the octal game {}", "八进制游戏 {}", game);
    Some(known(name, OCTAL, game, octal_table(&code, FURTHER * last), cost(&code)))
}

fn cost(digits: &[u8]) -> f64 {
    3.0 * digits.len() as f64
}
