//! Turning Corners against its rules, and the factors that its winning moves are made of.

use gamecore::nimber::product;
use gamecore::turning_corners::{self, factors, Turn};
use gamecore::Outcome;
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;

type Coins = Vec<(u64, u64)>;

/// The coins that show heads, in order.
struct TurningCorners;

impl Ruleset for TurningCorners {
    type Position = Coins;

    fn options(&self, coins: &Coins) -> Vec<Coins> {
        turns(coins).iter().map(|turn| turned(coins, turn)).collect()
    }
}

fn turns(coins: &Coins) -> Vec<Turn> {
    let corners = |coin: usize, (x, y): (u64, u64)| {
        (0..x).flat_map(move |left| (0..y).map(move |below| Turn { coin, corner: (left, below) }))
    };
    coins.iter().enumerate().flat_map(|(coin, &point)| corners(coin, point)).collect()
}

fn turned(coins: &Coins, turn: &Turn) -> Coins {
    let ((x, y), (left, below)) = (coins[turn.coin], turn.corner);
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
    let oracle = Oracle::new(TurningCorners);
    let points: Coins = (0..4).flat_map(|x| (0..4).map(move |y| (x, y))).collect();
    for heads in 0..1_u32 << points.len() {
        let shown = (0..points.len()).filter(|index| heads >> index & 1 == 1);
        let coins: Coins = shown.map(|index| points[index]).collect();
        if coins.len() > 4 {
            continue;
        }
        let wins = oracle.next_wins(&coins);
        assert_eq!(turning_corners::outcome(coins.iter().copied()), Outcome::n_if(wins));
        let is_winning = |turn: &Turn| !oracle.next_wins(&turned(&coins, turn));
        let expected: Vec<Turn> = turns(&coins).into_iter().filter(is_winning).collect();
        assert_eq!(turning_corners::winning_moves(&coins), expected, "{coins:?}");
        assert!(expected.iter().all(|turn| turn.after(&coins) == turned(&coins, turn)));
        let one = turning_corners::winning_move(&coins);
        assert!(one.map_or(expected.is_empty(), |turn| expected.contains(&turn)), "{coins:?}");
    }
}

#[test]
fn one_coin_is_worth_the_product() {
    let oracle = Oracle::new(TurningCorners);
    for (x, y) in (0..5).flat_map(|x| (0..5).map(move |y| (x, y))) {
        assert_eq!(turning_corners::nim_value(x, y), oracle.nim_value(&vec![(x, y)]));
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
            let expected = product(1 << i, 1 << j) & highest != 0;
            match factors(number, i, j) {
                None => assert!(!expected, "{number} from {i} and {j}"),
                Some((u, v)) => {
                    assert!(expected, "{number} from {i} and {j}");
                    assert_eq!((product(u, v), top(u), top(v)), (number, i, j));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn large_numbers_have_factors(number in 1..u64::MAX, i in 0..64_u32, j in 0..64_u32) {
        let digits = product(1 << i, 1 << j);
        for shift in 0..64 {
            let number = (number | 1 << 63) >> shift;
            let found = factors(number, i, j);
            prop_assert_eq!(found.is_some(), digits >> (63 - shift) & 1 == 1);
            if let Some((u, v)) = found {
                prop_assert_eq!((product(u, v), top(u), top(v)), (number, i, j));
            }
        }
    }

    #[test]
    fn a_winning_move_leaves_a_p_position(coins in prop::collection::btree_set((0..=u64::MAX, 0..=u64::MAX), 0..5)) {
        let coins: Coins = coins.into_iter().collect();
        match turning_corners::winning_move(&coins) {
            None => prop_assert_eq!(turning_corners::outcome(coins), Outcome::P),
            Some(turn) => {
                let (x, y) = coins[turn.coin];
                prop_assert!(turn.corner.0 < x && turn.corner.1 < y);
                prop_assert_eq!(turning_corners::outcome(turn.after(&coins)), Outcome::P);
            }
        }
    }
}
