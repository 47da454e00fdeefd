//! The colouring game: a move paints two neighbouring cells white. Alice needs a red one among
//! them, Bob a blue one. Alice begins, and the player who cannot move loses.
//!
//! Theorem: the player with more cells of their own colour wins; if both have equally many, each
//! alternating stretch is a row of Dawson's Kayles, 0.07, whose nim-values repeat every 34
//! cells, from 53 on (Guy and Smith, 1956).

use std::iter::once;

use gamecore::octal_table;
use itertools::Itertools;
use proconio::marker::Chars;
use proconio::{input, read_value};

const PERIOD: usize = 34;
const TABLE: usize = 53 + PERIOD;

/// The nim-values of Dawson's Kayles, as far as the period needs them.
pub fn dawson() -> Vec<u16> {
    octal_table(&[0, 0, 7], TABLE as u64)
}

fn nim_value(dawson: &[u16], length: usize) -> u16 {
    let periods = length.saturating_sub(TABLE - PERIOD) / PERIOD;
    dawson[length - periods * PERIOD]
}

/// To paint two cells of one colour leaves the opponent with more cells. So with equally many,
/// both paint two of different colours as long as they can, two neighbours in an alternating
/// stretch, and the player who cannot has lost.
pub fn solve(dawson: &[u16], row: &[char]) -> bool {
    let red = row.iter().filter(|&&cell| cell == 'R').count();
    let blue = row.len() - red;
    if red != blue {
        // The theorem:
        return red > blue;
    }
    let cuts = (1..row.len()).filter(|&cell| row[cell - 1] == row[cell]);
    let ends = once(0).chain(cuts).chain(once(row.len()));
    let lengths = ends.tuple_windows().map(|(start, end)| end - start);
    // The theorem:
    lengths.fold(0, |sum, length| sum ^ nim_value(dawson, length)) != 0
}

fn main() {
    let dawson = dawson();
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { _n: usize, row: Chars }
        assert!(row.len() > 1, "a single cell");
        assert!(row.iter().all(|&cell| cell == 'R' || cell == 'B'), "a cell is not R or B");
        answers += if solve(&dawson, &row) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
