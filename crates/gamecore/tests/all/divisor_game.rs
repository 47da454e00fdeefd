//! The divisor game, against the bare rules.

use gamecore::divisor_game::{self, misere_winning_moves, winning_moves, Replacement};
use gamecore::Outcome;
use oracle::games::Sum;
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

use crate::sorted;

/// Replace a number by a proper divisor of it.
struct Divisors;

impl Ruleset for Divisors {
    type Position = u64;

    fn options(&self, number: &u64) -> Vec<u64> {
        (1..*number).filter(|divisor| number % divisor == 0).collect()
    }
}

#[test]
fn the_nim_value_of_one_number_is_omega() {
    let oracle = Oracle::new(Divisors);
    for n in 1..=2000 {
        assert_eq!(divisor_game::nim_value(n), oracle.nim_value(&n), "{n}");
    }
}

#[test]
fn small_positions_of_the_divisor_game_are_as_played() {
    let oracle = Oracle::new(Sum(Divisors));
    for numbers in rows_of(0..=3, 1..=16).into_iter().chain(rows_of(1..=1, 1..=300)) {
        let normal = Outcome::n_if(oracle.next_wins(&numbers));
        let misere = Outcome::n_if(oracle.next_wins_misere(&numbers));
        assert_eq!(divisor_game::outcome(numbers.clone()), normal, "{numbers:?}");
        assert_eq!(divisor_game::misere_outcome(numbers.clone()), misere, "misere {numbers:?}");
    }
}

#[test]
fn all_winning_replacements_are_found() {
    let oracle = Oracle::new(Sum(Divisors));
    for numbers in rows_of(0..=2, 1..=40).into_iter().chain(rows_of(3..=3, 1..=12)) {
        let normal = results(&numbers, &winning_moves(&numbers));
        let misere = results(&numbers, &misere_winning_moves(&numbers));
        let misere_expected = sorted(oracle.winning_options_misere(&numbers));
        assert_eq!(normal, sorted(oracle.winning_options(&numbers)), "{numbers:?}");
        assert_eq!(misere, misere_expected, "misere {numbers:?}");
    }
}

#[test]
fn replacements_come_in_ascending_order() {
    let expected = [(0, 6), (0, 10), (0, 15), (2, 6), (2, 14), (2, 21), (3, 1)];
    let moves = winning_moves(&[30, 1, 42, 2]);
    assert_eq!(moves, expected.map(|(index, divisor)| Replacement { index, divisor }));
}

/// The position after each replacement, in an order fit for comparison.
fn results(numbers: &[u64], moves: &[Replacement]) -> Vec<Vec<u64>> {
    sorted(moves.iter().map(|replacement| replacement.after(numbers)).collect())
}
