//! Turning Turtles, by play and on large coins.

use gamecore::{CoinTurning, Game, NimValued, SumGame, TurningTurtles};

use super::{coin_turning, shape};

#[test]
fn rows_are_as_played() {
    coin_turning::check(&TurningTurtles, coin_turning::turtles, 9, |coin| coin as u64);
}

#[test]
fn values_are_those_of_the_table() {
    for (coin, &value) in (0..).zip(CoinTurning::turning_turtles(50).values()) {
        assert_eq!(TurningTurtles.nim_value(&[coin]), value);
    }
}

#[test]
fn large_coins() {
    const LAST: u64 = u64::MAX - 1;
    shape::keeps(&TurningTurtles, &[LAST, 1 << 63, 5]);
    assert_eq!(TurningTurtles.winning_moves(&[LAST]), [[LAST]]);
    assert_eq!(TurningTurtles.winning_moves(&[LAST, 6]), [[6, LAST]]);
    assert!(TurningTurtles.component_moves(0, &LAST, u64::MAX).is_empty());
}

#[test]
#[should_panic(expected = "exceeds 64 bits")]
fn the_value_of_the_last_coin_is_too_large() {
    TurningTurtles.nim_value(&[u64::MAX]);
}

#[test]
#[should_panic(expected = "[0, 1, 2] are not one or two coins in order")]
fn three_coins_are_too_many() {
    TurningTurtles.after(&[2], &vec![0, 1, 2]);
}
