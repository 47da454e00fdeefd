//! Kayles: pins stand in a row, some of them are gone. A throw knocks down one pin or two
//! neighbours, and the player who knocks down the last pin wins.
//!
//! Theorem: a row without gaps has a nim-value (Sprague, 1935; Grundy, 1939), and from 71 pins
//! on these values repeat every 12 pins (Guy and Smith, 1956).

use gamecore::{Game, Heaps, Octal, Outcome};
use proconio::input;
use proconio::marker::Chars;

// Gaps cut the pins into rows, and no throw reaches across a gap: a sum of games.
fn solve(kayles: &Heaps<Octal>, pins: &[char]) -> Outcome {
    let rows = pins.split(|&pin| pin == 'X').map(|row| row.len() as u64);
    kayles.outcome(&rows.collect::<Vec<u64>>())
}

fn main() {
    // The rows of up to 167 pins prove the period (Guy and Smith, 1956); longer ones need no table.
    let kayles = Octal::KAYLES.periodic(167).expect("a period");
    let mut answers = String::new();
    input! { t: usize }
    for _ in 0..t {
        input! { n: usize, pins: Chars }
        assert!((1..=1_000_000).contains(&n), "not from 1 to 1000000 places: {}", n);
        assert!(pins.len() == n, "{} places, but {} letters", n, pins.len());
        assert!(pins.iter().all(|&pin| pin == 'I' || pin == 'X'), "a letter is not I or X");
        answers += solve(&kayles, &pins).choose("WIN\n", "LOSE\n");
    }
    print!("{}", answers);
}
