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
/// The bits that tell Grundy's game from the octal games.
const GRUNDY_COST: f64 = 3.0;
/// So much larger than the numbers the heaps may be.
const SHIFTS: [i128; 5] = [0, 1, -1, 2, -2];
/// A table is written as a list up to here.
const LISTED: usize = 64;

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

/// The nim-values that are to be explained, and the bits that they tell.
struct Told<'a> {
    points: &'a Points,
    bits: f64,
}

impl Told<'_> {
    /// Whether a number has the value of the heap that is larger by the shift, if that is in the
    /// table.
    fn agrees(&self, table: &[u16], shift: i128) -> bool {
        let mut below = self.points.iter().take_while(|(n, _)| **n + shift < table.len() as i128);
        below.all(|(n, value)| {
            let heap = usize::try_from(n + shift).ok();
            heap.map_or(0, |heap| u64::from(table[heap])) == *value
        })
    }

    /// The candidate for a game with this table, whose heaps are larger by the shift.
    fn candidate(
        &self,
        (name, game): (String, String),
        kind: &'static Kind,
        (table, shift): (Vec<u16>, i128),
        cost: f64,
    ) -> Candidate {
        let value = |heap: i128| usize::try_from(heap).map_or(0, |heap| i128::from(table[heap]));
        let values = (shift..table.len() as i128).map(value).collect();
        let says = Formula::Pick(values, Box::new(Formula::Variable('n')));
        let name = match shift {
            0 => name,
            1.. => said!("{} with heaps larger by {}", "{}，堆比此数大 {}", name, shift),
            _ => said!("{} with heaps smaller by {}", "{}，堆比此数小 {}", name, -shift),
        };
        Candidate {
            of_number: shift == 0,
            saves: self.bits - cost,
            game: Some(game).filter(|_| shift == 0),
            ..Candidate::new(name, vec![kind], says, cost)
        }
    }

    /// The shortest code, and how much larger its heaps are.
    fn octal(&self, codes: &[(Vec<u8>, Vec<u16>)], last: u64) -> Option<(Vec<u8>, i128)> {
        let shifts = if last < LISTED as u64 { &SHIFTS[..] } else { &SHIFTS[..1] };
        let fits = |code: &[u8], shift: i128| {
            let mut ends = [LOOKED_AT[1].min(last), last].into_iter();
            ends.all(|end| self.agrees(&octal_table(code, shifted(end, shift)), shift))
        };
        shifts.iter().find_map(|&shift| {
            let is_worth = |code: &[u8]| self.bits > cost(code, shift);
            let fits = |(code, first): &&(Vec<u8>, Vec<u16>)| {
                is_worth(code) && self.agrees(first, shift) && fits(code, shift)
            };
            codes.iter().find(fits).map(|(code, _)| (code.clone(), shift))
        })
    }
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
    let told = Told { points, bits };
    let grundy = grundy_table(last);
    if bits > GRUNDY_COST && told.agrees(&grundy, 0) {
        let name = words("Grundy's game", "Grundy 游戏").to_string();
        let named = (name, "grundy".to_string());
        let longer = grundy_table(FURTHER * last);
        return Some(told.candidate(named, GRUNDY, (longer, 0), GRUNDY_COST));
    }
    let (code, shift) = CODES.with(|codes| told.octal(codes, last))?;
    let game = octal_code(&code);
    let name = said!("the octal game {}", "八进制游戏 {}", game);
    // Other values than those of a game are listed.
    let end = if shift == 0 { FURTHER * last } else { shifted(last, shift) };
    let table = octal_table(&code, end);
    Some(told.candidate((name, game), OCTAL, (table, shift), cost(&code, shift)))
}

/// The heap that is larger than a number by the shift.
fn shifted(number: u64, shift: i128) -> u64 {
    u64::try_from(i128::from(number) + shift).unwrap_or(0)
}

fn cost(digits: &[u8], shift: i128) -> f64 {
    3.0 * digits.len() as f64 + if shift == 0 { 1.0 } else { 3.0 }
}
