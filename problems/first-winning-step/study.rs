//! Proper divisors, to be explained, drawn and played.

use gamecore::{prime_omega, Game, Nim};
use games::{Asks, Divisors, HeapSum};
use study::prelude::*;

/// 2 if the player to move loses; or else 1, and the index of the first number that a winning
/// move replaces.
fn answer(numbers: &[u64]) -> String {
    let heaps: Vec<u64> = numbers.iter().map(|&number| prime_omega(number)).collect();
    match Nim.winning_move(&heaps) {
        Some(take) => format!("1\n{}", take.heap + 1),
        None => "2".to_string(),
    }
}

fn game() -> HeapSum<Divisors> {
    let starts: &[&[u64]] =
        &[&[9, 8], &[7, 12, 30], &[4, 9], &[2, 12, 18], &[8, 30, 6, 10], &[60, 36, 7]];
    HeapSum(Divisors::new(Asks::Other(answer), starts))
}

pub fn study() -> Box<dyn Study> {
    Box::new(game())
}

pub fn pictures() -> Vec<(&'static str, String)> {
    let title = "The numbers 1, 7 and 12 as heaps of their prime factors";
    vec![("heaps", game().heaps_and_columns(&[1, 7, 12]).document(title, ""))]
}
