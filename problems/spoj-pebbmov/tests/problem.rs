//! Moving Pebbles (SPOJ PEBBMOV): the game of stones-03, with numbers of any length.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::TakeAndSpread;
use oracle::positions::multisets_of;
use problem::fixtures::{often_paired, pairs_off};
use problem::prelude::*;

/// The digits of each pile.
type Piles = Vec<Vec<u64>>;

fn piles() -> Shape<Piles> {
    let piles = || list(int("n", 1..=100_000), decimal("a pile", 100)).inline();
    // Very many random numbers of very many digits would be too much.
    often_paired(piles().generated_by(move |size| {
        piles().strategy(Size { length: size.length.min(300), full: false, ..size })
    }))
}

/// The numbers as they are read.
fn written(piles: &[Vec<u64>]) -> Vec<String> {
    piles.iter().map(|digits| digits.iter().map(u64::to_string).collect()).collect()
}

/// The piles, if 64 bits are enough for each.
fn stones(piles: &[Vec<u64>]) -> Option<Vec<u64>> {
    piles.iter().map(|digits| number_of(digits)).collect()
}

fn is_small(piles: &[u64]) -> bool {
    piles.iter().fold(0, |sum: u64, &pile| sum.saturating_add(pile)) <= 11
}

fn of_digits(piles: Vec<u64>) -> Piles {
    piles.into_iter().map(digits_of).collect()
}

/// Two piles of a hundred digits that differ in one digit.
fn differing_in(place: usize) -> Piles {
    let mut changed = vec![7; 100];
    changed[place] = 8;
    vec![vec![7; 100], changed]
}

fn main() {
    let problem = Problem::new(to_eof(piles()))
        .winner("first player", "second player")
        .solution(|piles| solution::solve(&written(piles)))
        .studied(1655)
        .rules(by_play(TakeAndSpread, |piles: &Piles| stones(piles).expect("the piles are small")))
        .every_small(
            |piles| stones(piles).is_some_and(|piles| is_small(&piles)),
            || {
                let all = multisets_of(1..=6, 1..=10).into_iter();
                all.filter(|piles| is_small(piles)).map(of_digits).collect()
            },
        )
        .formula(|piles| !pairs_off(piles))
        .law("a hundred thousand piles in pairs are lost, and won with one of them changed", || {
            let paired: Vec<u64> = (0..50_000).chain(0..50_000).map(|x| u64::MAX - x).collect();
            let mut changed = paired.clone();
            changed[77] -= 50_000;
            vec![(of_digits(paired), false), (of_digits(changed), true)]
        })
        .law("each of a hundred digits counts", || {
            let twice = |place| [differing_in(place), differing_in(place)].concat();
            let both = |place| [(differing_in(place), true), (twice(place), false)];
            (0..100).flat_map(both).collect()
        })
        .refuses("a pile without stones", "2 7 0", "not a positive number: 0")
        .refuses("a leading zero", "2 7 07", "not a positive number: 07")
        .study(study::study(), |piles| vec![stones(piles).unwrap_or_default()], study::pictures)
        .not_studied(
            "a heap on the board has at most 2^64 - 1 stones, and one here has more",
            |piles| stones(piles).is_none(),
        );
    run(this_problem!(), problem);
}
