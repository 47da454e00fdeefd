//! Coin-turning games on a row, by play.

use std::fmt::Debug;

use gamecore::{CoinTurning, Game, NimValued, Outcome};
use oracle::games;
use oracle::Oracle;

use super::shape;

/// The sets of other coins that may be turned with a coin.
pub type Rule = fn(usize) -> Vec<Vec<usize>>;

pub fn twins(coin: usize) -> Vec<Vec<usize>> {
    (0..coin).map(|other| vec![other]).collect()
}

pub fn turtles(coin: usize) -> Vec<Vec<usize>> {
    [vec![vec![]], twins(coin)].concat()
}

/// One, two or three coins.
pub fn mock_turtles(coin: usize) -> Vec<Vec<usize>> {
    let pairs = (0..coin).flat_map(|second| (0..second).map(move |first| vec![first, second]));
    turtles(coin).into_iter().chain(pairs).collect()
}

pub fn ruler(coin: usize) -> Vec<Vec<usize>> {
    (0..=coin).map(|first| (first..coin).collect()).collect()
}

/// Every third coin alone, or two coins at most two apart: many coins have no value or a large one.
fn odd_one(coin: usize) -> Vec<Vec<usize>> {
    let near = (coin.saturating_sub(2)..coin).map(|other| vec![other]);
    near.chain((coin % 3 == 2).then(Vec::new)).collect()
}

pub const RULES: [Rule; 5] = [twins, turtles, mock_turtles, ruler, odd_one];

/// All sets of a game on this many coins.
pub fn sets(rule: Rule, coins: usize) -> Vec<Vec<usize>> {
    let with_last = |coin: usize| rule(coin).into_iter().map(move |set| [set, vec![coin]].concat());
    (0..coins).flat_map(with_last).collect()
}

/// A digit 1 for each coin.
pub fn mask(coins: &[usize]) -> u64 {
    coins.iter().fold(0, |mask, coin| mask | 1 << coin)
}

/// The coins of a mask.
pub fn heads(mask: u64) -> Vec<usize> {
    (0..64).filter(|coin| mask >> coin & 1 == 1).collect()
}

/// A game whose coins are found by `coin` from their places is as played by the rule with all
/// positions of this many coins.
pub fn check<C, G>(game: &G, rule: Rule, coins: usize, coin: fn(usize) -> C)
where
    C: Clone + Debug + PartialEq,
    G: NimValued + shape::Shown<Position = [C]>,
{
    let masks = sets(rule, coins).iter().map(|set| mask(set)).collect();
    let oracle = Oracle::new(games::CoinTurning(masks));
    for position in 0..1 << coins {
        let mut shown: Vec<_> = heads(position).into_iter().map(coin).collect();
        assert_eq!(game.outcome(&shown), Outcome::n_if(oracle.next_wins(&position)));
        assert_eq!(game.nim_value(&shown), oracle.nim_value(&position));
        let all = |mask: u64| heads(mask).into_iter().map(coin).collect::<Vec<_>>();
        let results: Vec<_> =
            game.winning_moves(&shown).iter().map(|chosen| game.after(&shown, chosen)).collect();
        let expected: Vec<_> = oracle.winning_options(&position).into_iter().map(all).collect();
        assert_eq!(results.len(), expected.len(), "{shown:?}");
        assert!(expected.iter().all(|option| results.contains(option)), "{shown:?}");
        shape::keeps(game, &shown);
        shape::keeps_nim_values(game, &shown);
        // It does not matter in which order the heads are given.
        shown.reverse();
        shape::keeps(game, &shown);
    }
}

#[test]
fn rows_are_as_played() {
    for rule in RULES {
        check(&CoinTurning::new(9, rule).unwrap(), rule, 9, |coin| coin);
    }
    let named = [
        (CoinTurning::twins(7), RULES[0]),
        (CoinTurning::turning_turtles(7), RULES[1]),
        (CoinTurning::mock_turtles(7), RULES[2]),
        (CoinTurning::ruler(7), RULES[3]),
    ];
    for (game, rule) in named {
        check(&game, rule, 7, |coin| coin);
    }
}

#[test]
fn named_games_have_their_known_values() {
    let values = |game: CoinTurning| game.values().to_vec();
    assert_eq!(values(CoinTurning::twins(40)), (0..40).collect::<Vec<u64>>());
    assert_eq!(values(CoinTurning::turning_turtles(40)), (1..=40).collect::<Vec<u64>>());
    let ruler = (1..=40_u64).map(|number| 1 << number.trailing_zeros());
    assert_eq!(values(CoinTurning::ruler(40)), ruler.collect::<Vec<u64>>());
    // Mock Turtles: the numbers with an odd number of ones.
    let odious = (0_u64..).filter(|number| number.count_ones() % 2 == 1);
    assert_eq!(values(CoinTurning::mock_turtles(40)), odious.take(40).collect::<Vec<u64>>());
}

#[test]
fn sets_are_sets_and_end_with_their_coin() {
    // The coins of a set come in any order and any number of times.
    let game = CoinTurning::new(3, |coin| if coin == 2 { vec![vec![1, 0, 1]] } else { vec![] });
    let game = game.unwrap();
    assert_eq!(game.winning_moves(&[2]), [[0, 1, 2]]);
    assert_eq!(game.values(), [0, 0, 1]);

    assert!(CoinTurning::new(3, |coin| if coin == 2 { vec![vec![2]] } else { vec![] }).is_err());
    let error = CoinTurning::new(4, |coin| if coin == 2 { vec![vec![0, 3]] } else { vec![] });
    assert_eq!(
        error.unwrap_err().to_string(),
        "coin 3 is turned with coin 2, and is not before it"
    );
}

#[test]
#[should_panic(expected = "no coin 3 of 3")]
fn coins_that_are_not_there_have_no_value() {
    CoinTurning::twins(3).nim_value(&[3]);
}

#[test]
#[should_panic(expected = "no move turns the coins [0, 1]")]
fn other_sets_are_not_turned() {
    let game = CoinTurning::new(2, |_| vec![vec![]]).unwrap();
    game.after(&[0, 1], &vec![0, 1]);
}
