//! Twins, by play and on large coins.

use gamecore::{CoinTurning, Game, NimValued, Outcome, SumGame, Twins};

use super::{coin_turning, shape};

#[test]
fn rows_are_as_played() {
    coin_turning::check(&Twins, coin_turning::twins, 9, |coin| coin as u64);
}

#[test]
fn values_are_those_of_the_table() {
    for (coin, &value) in (0..).zip(CoinTurning::twins(50).values()) {
        assert_eq!(Twins.nim_value(&[coin]), value);
    }
}

#[test]
fn large_coins() {
    let heads = [u64::MAX, 1 << 63, 5];
    shape::keeps(&Twins, &heads);
    assert_eq!(Twins.winning_moves(&heads), [[5 ^ 1 << 63, u64::MAX]]);
    assert_eq!(Twins.outcome(&[u64::MAX, 1, u64::MAX - 1]), Outcome::P);
    assert!(Twins.component_moves(0, &u64::MAX, u64::MAX).is_empty());
}

#[test]
#[should_panic(expected = "[2, 1] are not two coins in order")]
fn the_last_coin_comes_last() {
    Twins.after(&[1, 2], &vec![2, 1]);
}
