//! Ruler, by play and on large coins.

use gamecore::{CoinTurning, Game, NimValued, Outcome, Ruler, Run};

use super::{coin_turning, shape};

#[test]
fn rows_are_as_played() {
    coin_turning::check(&Ruler, coin_turning::ruler, 9, |coin| coin as u64);
}

#[test]
fn values_are_those_of_the_table() {
    for (coin, &value) in (0..).zip(CoinTurning::ruler(130).values()) {
        assert_eq!(Ruler.nim_value(&[coin]), value);
        shape::keeps_nim_values(&Ruler, &[coin]);
    }
}

#[test]
fn large_coins() {
    const TOP: u64 = 1 << 63;
    assert_eq!(Ruler.nim_value(&[TOP - 1]), TOP);
    let run = |first, last| Run { first, last };
    assert_eq!(Ruler.winning_moves(&[TOP - 1]), [run(TOP - 1, TOP - 1)]);
    // All coins but the last one are worth 2^62 together.
    assert_eq!(Ruler.winning_moves(&[TOP - 1, TOP / 2 - 1]), [run(0, TOP - 1)]);
    assert_eq!(Ruler.outcome(&[u64::MAX - 1, 0]), Outcome::P);
    shape::keeps(&Ruler, &[TOP, TOP + 3, TOP + 6]);
}

#[test]
#[should_panic(expected = "exceeds 64 bits")]
fn the_value_of_the_last_coin_is_too_large() {
    Ruler.nim_value(&[u64::MAX]);
}
