//! Good Luck in CET-4 Everybody! (HDU 1847): take a power of two.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Subtraction;
use problem::prelude::*;

/// The remainder by 3, without dividing by 3: four is one more than three, so a
/// number leaves the same remainder as the sum of its digits in base four.
fn remainder_by_digits(mut cards: u64) -> u64 {
    while cards > 3 {
        cards = cards / 4 + cards % 4;
    }
    cards % 3
}

fn main() {
    let powers_of_two = (0..64).map(|exponent| 1 << exponent).collect();
    let problem = Problem::new(to_eof(int("n", 1..=1000).beyond(1..=u64::MAX)))
        .winner("Kiki", "Cici")
        .solution(|&cards| solution::solve(cards))
        .studied(61)
        .rules(by_play(Subtraction(powers_of_two), |&cards| cards))
        .every_small(|&cards| cards <= 1000, || (1..=1000).collect())
        .formula(|&cards| remainder_by_digits(cards) != 0)
        .law("n is lost if and only if it is a multiple of 3, as u64::MAX is", || {
            (0..=6).map(|back| (u64::MAX - back, ![0, 3, 6].contains(&back))).collect()
        })
        .study(study::study(), |&cards| vec![vec![cards]], study::pictures);
    run(this_problem!(), problem);
}
