//! Let's Play Nim (AtCoder ARC 105 D): first the heaps of Nim are made.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::fixtures::{often_paired, pairs_off};
use problem::prelude::*;

use self::rules::{BagsAndPlates, Table};

fn bags() -> Shape<Vec<u64>> {
    let count = int("N", 1..=100_000).beyond(0..=1_000_000);
    often_paired(list(count, int("a bag", 1..=1_000_000_000).beyond(1..=u64::MAX)))
}

/// Bags of 1, 2, 3, ... coins, twice each.
fn twins(pairs: u64) -> Vec<u64> {
    (1..=pairs).chain((1..=pairs).rev()).collect()
}

fn main() {
    let cases = int("T", 1..=100_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, bags()).with_total("N", 200_000))
        .winner("First", "Second")
        .solution(|bags| solution::solve(bags))
        .studied(3647)
        .rules(by_play(BagsAndPlates, |bags: &Vec<u64>| Table::start(bags)))
        .every_small(
            |bags| match bags.len() {
                0..=4 => bags.iter().all(|&bag| bag <= 4),
                5 => bags.iter().all(|&bag| bag <= 2),
                _ => false,
            },
            || [multisets_of(0..=4, 1..=4), multisets_of(5..=5, 1..=2)].concat(),
        )
        .formula(|bags| bags.len() % 2 == 0 && !pairs_off(bags))
        .law("an odd number of bags is lost", || {
            (0..100).map(|n| ((0..=2 * n).map(|bag| 1 + bag * bag).collect(), false)).collect()
        })
        .law("twins are lost, and won with a coin more or less", || {
            let changed = |place: usize, more: u64| {
                let mut bags = twins(50_000);
                bags[place] = bags[place] + more - 1;
                (bags, more != 1)
            };
            vec![changed(0, 1), changed(0, 2), changed(99_999, 2), changed(49_999, 0)]
        })
        .law("two bags are lost if and only if they are equal", || {
            let pair =
                |digit: u32| [(vec![1 << digit; 2], false), (vec![1 << digit, 1], digit > 0)];
            (0..64).flat_map(pair).collect()
        })
        .study(study::study(), |bags| vec![bags.clone()], study::pictures);
    run(this_problem!(), problem);
}
