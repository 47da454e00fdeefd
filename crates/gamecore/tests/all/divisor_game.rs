//! The divisor game, against the bare rules.

use gamecore::{DivisorGame, Game, MisereGame, Outcome, Replacement, SumGame};
use oracle::games::Sum;
use oracle::positions::rows_of;
use oracle::{Oracle, Ruleset};

use crate::shape;

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
        let value = DivisorGame.component_value(&n);
        assert_eq!(value, oracle.nim_value(&n), "{n}");
        assert_eq!(DivisorGame.component_moves(0, &n, value), [], "{n} is replaced by itself");
    }
}

#[test]
fn small_positions_of_the_divisor_game_are_as_played() {
    let oracle = Oracle::new(Sum(Divisors));
    for numbers in rows_of(0..=3, 1..=16).into_iter().chain(rows_of(1..=1, 1..=300)) {
        let normal = Outcome::n_if(oracle.next_wins(&numbers));
        let misere = Outcome::n_if(oracle.next_wins_misere(&numbers));
        assert_eq!(DivisorGame.outcome(&numbers), normal, "{numbers:?}");
        assert_eq!(DivisorGame.misere_outcome(&numbers), misere, "misere {numbers:?}");
        shape::keeps(&DivisorGame, &numbers);
        shape::keeps_misere(&DivisorGame, &numbers);
        shape::keeps_nim_values(&DivisorGame, &numbers);
    }
}

#[test]
fn all_winning_replacements_are_found() {
    let oracle = Oracle::new(Sum(Divisors));
    for numbers in rows_of(0..=2, 1..=40).into_iter().chain(rows_of(3..=3, 1..=12)) {
        shape::is_as_played(&DivisorGame, &oracle, &numbers);
        shape::is_as_played_misere(&DivisorGame, &oracle, &numbers);
    }
}

#[test]
fn replacements_come_in_ascending_order() {
    let expected = [(0, 6), (0, 10), (0, 15), (2, 6), (2, 14), (2, 21), (3, 1)];
    let moves = DivisorGame.winning_moves(&[30, 1, 42, 2]);
    assert_eq!(moves, expected.map(|(index, divisor)| Replacement { index, divisor }));
}

#[test]
#[should_panic(expected = "8 is not a proper divisor of 12")]
fn a_number_that_does_not_divide() {
    DivisorGame.after(&[7, 12], &Replacement { index: 1, divisor: 8 });
}

#[test]
#[should_panic(expected = "0 has no prime factorisation")]
fn a_zero_is_not_divided() {
    DivisorGame.outcome(&[7, 0]);
}
