//! Wythoff's game and its lost positions, to be explained, drawn and played.

use gamecore::{wythoff_partner, Game, Wythoff as Theory};
use games::{Asks, Wythoff};
use study::prelude::*;

pub fn study() -> Box<dyn Study> {
    Box::new(Wythoff { asks: Asks::Other(listed), starts: &[&[7, 9], &[4, 7], &[8, 11], &[6, 10]] })
}

/// A position of the list, or nothing for heaps that are not in it.
fn listed(heaps: &[u64]) -> String {
    let (a, b) = (heaps[0].min(heaps[1]), heaps[0].max(heaps[1]));
    Theory.outcome(&(a, b)).choose(String::new(), format!("({},{})", a, b))
}

/// The numbers, and the pair that each is in.
pub fn pictures() -> Vec<(&'static str, String)> {
    const LAST: u64 = 26;
    let numbers = || 1..=LAST;
    let pair = |number: u64| wythoff_partner(number).abs_diff(u128::from(number)) as u64;
    let is_smaller = |number: &u64| wythoff_partner(*number) > u128::from(*number);
    let strip = ValueStrip {
        outlined: numbers().filter(is_smaller).collect(),
        ..ValueStrip::of_values(1, &numbers().map(pair).collect::<Vec<u64>>())
    };
    let title = "Every number is in exactly one pair";
    let description = "The numbers from 1 to 26, each with the number of its pair; the smaller number of each pair is outlined.";
    let caption = "in each cell the number of the pair; the smaller number of a pair is outlined";
    vec![("pairs", strip.draw().captioned(caption).document(title, description))]
}
