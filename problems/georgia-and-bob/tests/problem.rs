//! Georgia and Bob (POJ 1704): chessmen slide to the left.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Strip;
use problem::fixtures::{distinct_list, is_balanced, subsets_to};
use problem::prelude::*;

/// Staircase Nim from left to right: a row of odd length is completed by a chessman on grid 0,
/// which cannot move, and the gaps inside the pairs are balanced if and only if Bob wins.
fn georgia_wins(chessmen: &[u64]) -> bool {
    let mut grids = chessmen.to_vec();
    grids.extend(Some(0).filter(|_| chessmen.len() % 2 == 1));
    grids.sort_unstable();
    !is_balanced(grids.chunks(2).map(|pair| pair[1] - pair[0] - 1))
}

fn main() {
    let cell = int("a cell", 1..=10_000).beyond(1..=u64::MAX);
    let row = distinct_list(int("N", 1..=1000).beyond(0..=1_000_000), cell, "different cells");
    let problem = Problem::new(counted(int("T", 1..=20).beyond(0..=u64::MAX), row))
        .winner("Georgia will win", "Bob will win")
        .invalid("two-chessmen-on-one-grid", "1\n3\n1 5 5\n")
        .solution(|chessmen| solution::solve(chessmen))
        .studied(4078)
        .rules(by_play(Strip, Vec::clone))
        .every_small(|chessmen| chessmen.iter().all(|&grid| grid <= 17), || subsets_to(12))
        .formula(|chessmen| georgia_wins(chessmen))
        .law("two equal gaps are lost, wherever the pairs stand", || {
            let two_pairs = |gap, far| vec![far + gap + 1, 7, far, 7 + gap + 1];
            let rows = (0..60).map(|exponent| two_pairs(1 << exponent, u64::MAX / 2));
            rows.map(|row| (row, false)).collect()
        })
        .law("nearly a million chessmen side by side are lost, and won with one more", || {
            let side_by_side: Vec<u64> = (0..999_998).map(|k| u64::MAX - k).collect();
            let one_more = [side_by_side.clone(), vec![17]].concat();
            vec![(side_by_side, false), (one_more, true)]
        })
        .refuses("two chessmen on one grid", "2 1 1 4 700 2 700 5", "two chessmen on one cell")
        .refuses("a chessman on grid 0, before the first", "1 3 5 0 2", "two chessmen on one cell")
        .study(study::study(), |chessmen| vec![chessmen.clone()], study::pictures);
    run(this_problem!(), problem);
}
