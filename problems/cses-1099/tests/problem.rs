//! Stair Game (CSES 1099): balls go down stair by stair, as far as stair 1.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows_of;
use oracle::Ruleset;
use problem::fixtures::{is_balanced, mirrored_heaps, pairs_that_differ_in};
use problem::prelude::*;

/// The balls on stair 1, on stair 2, and so on.
struct Stairs;

impl Ruleset for Stairs {
    type Position = Vec<u64>;

    fn options(&self, stairs: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for from in 1..stairs.len() {
            options.extend((1..=stairs[from]).map(|balls| {
                let mut after = stairs.clone();
                after[from] -= balls;
                after[from - 1] += balls;
                after
            }));
        }
        options
    }
}

/// Whether there are at most five stairs, and at most `most` balls on them.
fn few_balls(stairs: &[u64], most: u64) -> bool {
    let balls = stairs.iter().fold(0, |sum: u64, &stair| sum.saturating_add(stair));
    stairs.len() <= 5 && balls <= most
}

fn main() {
    let ball = int("p", 0..=1_000_000_000).beyond(0..=u64::MAX);
    let stairs = list(int("n", 1..=200_000).beyond(0..=u64::MAX), ball);
    let cases = int("t", 1..=200_000).beyond(0..=u64::MAX);
    let format = counted(cases, stairs).with_total("n", 200_000);
    let problem = Problem::new(format)
        .winner("first", "second")
        .solution(|stairs| solution::solve(stairs.iter().copied()))
        .studied(2003)
        .rules(by_play(Stairs, Vec::clone))
        .every_small(
            |stairs| few_balls(stairs, 14),
            || rows_of(0..=5, 0..=8).into_iter().filter(|stairs| few_balls(stairs, 8)).collect(),
        )
        .formula(|stairs| !is_balanced(stairs.iter().copied().skip(1).step_by(2)))
        .law("balls on a single stair are won if and only if its number is even", || {
            let alone = |stair: usize| [vec![0; stair - 1], vec![u64::MAX]].concat();
            let lengths = (1..=40).chain(199_999..=200_000);
            lengths.map(|stair| (alone(stair), stair % 2 == 0)).collect()
        })
        .law("n equal stairs are won if and only if n is 2 or 3 modulo 4", || {
            let lengths = (1..=40).chain(199_999..=200_000);
            lengths.map(|n| (vec![1_000_000_000; n], n % 4 == 2 || n % 4 == 3)).collect()
        })
        .law("on stairs 2 and 4 each of the thirty digits decides alone", || {
            let stairs = |(heaps, wins): (Vec<u64>, bool)| (vec![7, heaps[0], 0, heaps[1]], wins);
            pairs_that_differ_in(0..30, 30).into_iter().map(stairs).collect()
        })
        .law("on the even stairs a list and its mirror image cancel", || {
            let stairs = |(heaps, wins): (Vec<u64>, bool)| {
                (heaps.into_iter().flat_map(|heap| [3, heap]).collect(), wins)
            };
            mirrored_heaps(100_000, 1_000_000_000).into_iter().map(stairs).collect()
        })
        .law("equal heaps on stairs 2 and 4 are lost, whatever lies on stairs 1, 3 and 5", || {
            let stairs = |exponent: u32| {
                let equal = 1 << exponent;
                vec![equal, equal, u64::MAX, equal, exponent.into()]
            };
            (0..64).map(|exponent| (stairs(exponent), false)).collect()
        })
        .study(study::study(), |stairs| vec![stairs.clone()], study::pictures);
    run(this_problem!(), problem);
}
