//! Georgia and Bob (POJ 1704): chessmen slide to the left.

use std::collections::HashSet;

use judge::prelude::*;
use oracle::games::Strip;
use oracle::Oracle;

/// The rules are played as far as this grid.
const SMALL: u64 = 12;

/// Every set of grids up to [`SMALL`], from left to right.
fn small() -> Vec<Vec<u64>> {
    let set = |bits: u64| (1..=SMALL).filter(|grid| bits >> (grid - 1) & 1 == 1).collect();
    (0..1 << SMALL).map(set).collect()
}

fn winner(georgia_wins: bool) -> String {
    word(georgia_wins, "Georgia will win", "Bob will win")
}

/// Nim without exclusive or: a row of odd length is filled up with a chessman that
/// cannot move, and of the gaps inside the pairs any two equal binary digits cancel.
fn unpaired_digit(chessmen: &[u64]) -> bool {
    let mut grids = chessmen.to_vec();
    grids.extend(Some(0).filter(|_| chessmen.len() % 2 == 1));
    grids.sort_unstable();
    let mut digits = HashSet::new();
    for pair in grids.chunks(2) {
        let gap = pair[1] - pair[0] - 1;
        for digit in (0..64).filter(|digit| gap >> digit & 1 == 1) {
            if !digits.insert(digit) {
                digits.remove(&digit);
            }
        }
    }
    !digits.is_empty()
}

/// The numbers without repetitions, each at its first place.
fn distinct(mut numbers: Vec<u64>) -> Vec<u64> {
    let mut seen = HashSet::new();
    numbers.retain(|&number| seen.insert(number));
    numbers
}

fn main() {
    let oracle = Oracle::new(Strip);
    let winning = oracle.clone();
    let chessmen = || {
        list(
            int("N", 1..=1000).beyond(0..=1_000_000),
            int("a grid", 1..=10_000).beyond(1..=u64::MAX),
        )
    };
    let row = chessmen()
        .such_that("different grids", |grids| distinct(grids.clone()).len() == grids.len())
        .generated_by(move |size| chessmen().strategy(size).prop_map(distinct).boxed());
    let problem = Problem::new(counted(int("T", 1..=20).beyond(0..=u64::MAX), row))
        .rules(move |chessmen| winner(oracle.next_wins(chessmen)))
        .every_small(|chessmen| chessmen.iter().all(|&grid| grid <= 17), small)
        .formula(|chessmen| winner(unpaired_digit(chessmen)))
        .winning(move |chessmen| winning.winning_results(chessmen))
        .law("equal gaps in twos are lost, wherever the pairs stand", || {
            let two_pairs = |gap, far| vec![far + gap + 1, 7, far, 7 + gap + 1];
            let rows = (0..60).map(|exponent| two_pairs(1 << exponent, u64::MAX / 2));
            rows.map(|row| (row, winner(false))).collect()
        })
        .law("nearly a million chessmen to the end of u64, and one more", || {
            let right: Vec<u64> = (0..999_998).map(|k| u64::MAX - k).collect();
            let mut odd = right.clone();
            odd.push(17);
            vec![(right, winner(false)), (odd, winner(true))]
        })
        .refuses("two chessmen on one grid", "2 1 1 4 700 2 700 5", "700")
        .refuses("a chessman on grid 0, before the first", "1 3 5 0 2", "cell 0")
        .workload("chessmen in one case", 5_000_000, |chessmen, random| {
            vec![(1..=chessmen).map(|number| 200 * number - random.int(0..=199)).collect()]
        })
        .workload("cases of two chessmen", 1_000_000, |cases, random| {
            random.many(cases, |random| vec![random.int(101..=200), random.int(1..=100)])
        });
    run(this_problem!(), problem);
}
