//! Turning Corners against its rules, and the factors that its winning moves are made of.

use gamecore::{nim_factors, nim_product, Game, NimValued, Outcome, SumGame, Turn, TurningCorners};
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;

use super::shape;

type Coins = Vec<(u64, u64)>;

/// The coins that show heads, in order.
struct Corners;

impl Ruleset for Corners {
    type Position = Coins;

    fn options(&self, coins: &Coins) -> Vec<Coins> {
        turns(coins).iter().map(|turn| turned(coins, turn)).collect()
    }
}

fn turns(coins: &Coins) -> Vec<Turn> {
    let corners = |coin: (u64, u64)| {
        let corner = move |left| (0..coin.1).map(move |below| (left, below));
        (0..coin.0).flat_map(corner).map(move |corner| Turn { coin, corner })
    };
    coins.iter().flat_map(|&coin| corners(coin)).collect()
}

fn turned(coins: &Coins, turn: &Turn) -> Coins {
    let ((x, y), (left, below)) = (turn.coin, turn.corner);
    let mut coins = coins.clone();
    for corner in [(x, y), (left, y), (x, below), (left, below)] {
        match coins.iter().position(|&coin| coin == corner) {
            Some(place) => drop(coins.remove(place)),
            None => coins.push(corner),
        }
    }
    coins.sort_unstable();
    coins
}

#[test]
fn every_position_on_a_small_board_is_as_played() {
    let oracle = Oracle::new(Corners);
    let points: Coins = (0..4).flat_map(|x| (0..4).map(move |y| (x, y))).collect();
    for heads in 0..1_u32 << points.len() {
        let shown = (0..points.len()).filter(|index| heads >> index & 1 == 1);
        let coins: Coins = shown.map(|index| points[index]).collect();
        if coins.len() > 4 {
            continue;
        }
        let wins = oracle.next_wins(&coins);
        assert_eq!(TurningCorners.outcome(&coins), Outcome::n_if(wins));
        let is_winning = |turn: &Turn| !oracle.next_wins(&turned(&coins, turn));
        let expected: Vec<Turn> = turns(&coins).into_iter().filter(is_winning).collect();
        assert_eq!(TurningCorners.winning_moves(&coins), expected, "{coins:?}");
        assert!(expected
            .iter()
            .all(|turn| TurningCorners.after(&coins, turn) == turned(&coins, turn)));
        shape::keeps(&TurningCorners, &coins);
        shape::keeps_nim_values(&TurningCorners, &coins);
    }
}

#[test]
fn one_coin_is_worth_the_product() {
    let oracle = Oracle::new(Corners);
    for (x, y) in (0..5).flat_map(|x| (0..5).map(move |y| (x, y))) {
        let value = oracle.nim_value(&vec![(x, y)]);
        assert_eq!(TurningCorners.nim_value(&[(x, y)]), value);
        assert!(TurningCorners.component_moves(0, &(x, y), value).is_empty());
    }
}

/// The place of the highest binary digit.
fn top(number: u64) -> u32 {
    63 - number.leading_zeros()
}

#[test]
fn every_number_has_the_factors_that_it_should() {
    for (i, j) in (0..8).flat_map(|i| (0..8).map(move |j| (i, j))) {
        for number in 0..256_u64 {
            let highest = if number == 0 { 0 } else { 1 << top(number) };
            let expected = nim_product(1 << i, 1 << j) & highest != 0;
            match nim_factors(number, i, j) {
                None => assert!(!expected, "{number} from {i} and {j}"),
                Some((u, v)) => {
                    assert!(expected, "{number} from {i} and {j}");
                    assert_eq!((nim_product(u, v), top(u), top(v)), (number, i, j));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn large_numbers_have_factors(number in 1..u64::MAX, i in 0..64_u32, j in 0..64_u32) {
        let digits = nim_product(1 << i, 1 << j);
        for shift in 0..64 {
            let number = (number | 1 << 63) >> shift;
            let found = nim_factors(number, i, j);
            prop_assert_eq!(found.is_some(), digits >> (63 - shift) & 1 == 1);
            if let Some((u, v)) = found {
                prop_assert_eq!((nim_product(u, v), top(u), top(v)), (number, i, j));
            }
        }
    }

    #[test]
    fn a_winning_move_leaves_a_p_position(coins in prop::collection::btree_set((0..=u64::MAX, 0..=u64::MAX), 0..5)) {
        let coins: Coins = coins.into_iter().collect();
        match TurningCorners.winning_move(&coins) {
            None => prop_assert_eq!(TurningCorners.outcome(&coins), Outcome::P),
            Some(turn) => {
                let after = TurningCorners.after(&coins, &turn);
                prop_assert_eq!(TurningCorners.outcome(&after), Outcome::P);
            }
        }
    }
}
