//! Kayles: pins stand in a row, some of them are gone. A throw knocks down one pin or two
//! neighbours, and the player who knocks down the last pin wins. Does the first player win?
//!
//! Theorem: a row without gaps has a nim-value (Sprague, 1935; Grundy, 1939), and from 71 pins
//! on these values repeat every 12 pins (Guy and Smith, 1956).

use gamecore::octal_table;
use proconio::marker::Chars;
use proconio::{input, read_value};

const PERIOD: usize = 12;
const TABLE: usize = 71 + PERIOD;

/// The nim-values of Kayles, as far as the period needs them.
pub fn kayles() -> Vec<u16> {
    octal_table(&[0, 7, 7], TABLE as u64)
}

fn nim_value(kayles: &[u16], row: usize) -> u16 {
    let periods = row.saturating_sub(TABLE - PERIOD) / PERIOD;
    kayles[row - periods * PERIOD]
}

/// Gaps cut the pins into rows, and no throw reaches across a gap: a sum of games.
pub fn solve(kayles: &[u16], pins: &[char]) -> bool {
    let rows = pins.split(|&pin| pin == 'X').map(|row| row.len());
    // The theorem:
    rows.fold(0, |sum, row| sum ^ nim_value(kayles, row)) != 0
}

fn main() {
    let kayles = kayles();
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { _n: usize, pins: Chars }
        assert!(pins.iter().all(|&pin| pin == 'I' || pin == 'X'), "a pin is not I or X");
        answers += if solve(&kayles, &pins) { "WIN\n" } else { "LOSE\n" };
    }
    print!("{}", answers);
}
