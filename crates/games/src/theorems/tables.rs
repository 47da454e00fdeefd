//! Games whose nim-values are known only as a table: octal games, and Grundy's.

use gamecore::{grundy_table, octal_table};
use study::{said, words};

use super::candidate::Candidate;
use super::evidence::entropy;
use super::formula::Formula;
use super::kinds::{Kind, GRUNDY, OCTAL};
use super::laws::Points;
use super::proofs::octal_code;

/// Heaps up to these are compared first.
const LOOKED_AT: [u64; 2] = [8, 40];
/// A game is compared with larger heaps, up to so many times the last one.
const FURTHER: u64 = 2;
/// Each divided heap costs time that grows with the square.
const MOST: u64 = 2000;
thread_local! {
    /// The codes 0.d1d2d3 and 4.d1d2d3, the last of the digits not 0, with their first values.
    static CODES: Vec<(Vec<u8>, Vec<u16>)> = {
        let code = |number: usize, places: u32| -> Vec<u8> {
            let digit = |place: u32| (number / 8_usize.pow(places - place) % 8) as u8;
            let before = if number < 8_usize.pow(places) { 0 } else { 4 };
            (0..=places).map(|place| if place == 0 { before } else { digit(place) }).collect()
        };
        let of_places =
            |places| (0..2 * 8_usize.pow(places)).map(move |number| code(number, places));
        let codes = (1..=3).flat_map(of_places).filter(|digits| digits.last() != Some(&0));
        codes.map(|code| (code.clone(), octal_table(&code, LOOKED_AT[0]))).collect()
    };
}

/// Whether the first heaps of a game have the nim-values that are to be explained, as far as they are
/// in its table.
fn agrees(points: &Points, table: &[u16]) -> bool {
    let value = |n: i128| usize::try_from(n).ok().and_then(|heap| table.get(heap).copied());
    let mut known = points.iter().map_while(|(n, seen)| Some((*seen, value(*n)?)));
    known.all(|(seen, value)| seen == u64::from(value))
}

/// The game whose heaps have these nim-values, with the shortest code.
///
/// A code of k digits costs O(k n^2) for heaps up to n, and most codes differ at the first heaps.
pub fn known(points: &Points) -> Option<Candidate> {
    let first = *points.keys().next()?;
    let last = u64::try_from(*points.keys().last()?).ok().filter(|last| *last <= MOST)?;
    let bits = points.len() as f64 * entropy(points.values().copied());
    // Simple laws are found as laws.
    if first < 0 || bits < points.len() as f64 {
        return None;
    }
    if bits > cost(&[]) && agrees(points, &grundy_table(last)) {
        let name = words("Grundy's game", "Grundy 游戏").to_string();
        let table = grundy_table(FURTHER * last);
        return Some(candidate((name, "grundy".to_string()), GRUNDY, &table, bits, cost(&[])));
    }
    let fits = |(code, first): &&(Vec<u8>, Vec<u16>)| {
        let mut ends = [LOOKED_AT[1].min(last), last].into_iter();
        bits > cost(code)
            && agrees(points, first)
            && ends.all(|end| agrees(points, &octal_table(code, end)))
    };
    let code = CODES.with(|codes| codes.iter().find(fits).map(|(code, _)| code.clone()))?;
    let game = octal_code(&code);
    let name = said!("the octal game {}", "八进制游戏 {}", game);
    let table = octal_table(&code, FURTHER * last);
    Some(candidate((name, game), OCTAL, &table, bits, cost(&code)))
}

/// The candidate for a game with this table, which explains so many bits.
fn candidate(
    (name, game): (String, String),
    kind: &'static Kind,
    table: &[u16],
    bits: f64,
    cost: f64,
) -> Candidate {
    let values = table.iter().map(|value| i128::from(*value)).collect();
    let says = Formula::Pick(values, Box::new(Formula::Variable('n')));
    Candidate {
        of_number: true,
        saves: bits - cost,
        game: Some(game),
        ..Candidate::new(name, vec![kind], says, cost)
    }
}

/// The bits of a code: three for each digit, and one that tells it from Grundy's game, which has none.
fn cost(digits: &[u8]) -> f64 {
    3.0 * digits.len() as f64 + 1.0
}
