//! Stick Game, to be explained, drawn and played.

use games::{Asks, SubtractionStrip};
use study::prelude::*;

/// A letter for each heap from 1 to the given one.
fn answer(row: &[u64]) -> String {
    let letter = |&value: &u64| if value > 0 { 'W' } else { 'L' };
    SubtractionStrip::values(row)[1..].iter().map(letter).collect()
}

pub fn study() -> Box<dyn Study> {
    let starts: &[&[u64]] =
        &[&[3, 1, 3, 4, 10], &[3, 1, 3, 4, 9], &[2, 1, 5, 12], &[3, 1, 4, 9, 13]];
    Box::new(SubtractionStrip::new(Asks::Other(answer), starts))
}

/// The sample's heaps: won ones and lost ones, and where they begin to repeat.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let won: Vec<bool> = (0..21).map(|heap| study.wins(&[3, 1, 3, 4, heap])).collect();
    let period = |from: u64| Bracket { from, to: from + 6, label: String::new() };
    let strip = ValueStrip {
        caption: "take 1, 3 or 4".to_string(),
        brackets: (0..21).step_by(7).map(period).collect(),
        outlined: vec![7, 9, 10],
        ..ValueStrip::of_outcomes(0, &won)
    };
    let board = Drawing::from_board(&study.board(&[3, 1, 3, 4, 10]), "10 sticks");
    let title = "Who wins with 0 to 20 sticks and the amounts 1, 3, 4";
    let description = "The lost heaps are those with the remainder 0 or 2 modulo 7. From 10 sticks, taking 1 or 3 leaves the lost heaps 9 and 7.";
    vec![("outcomes", Drawing::below(vec![strip.draw(), board]).document(title, description))]
}
