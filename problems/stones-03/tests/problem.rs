//! 取石子(三), POJ 1740: take from a heap and spread the rest.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::TakeAndSpread;
use oracle::positions::multisets;
use problem::fixtures::{often_paired, pairs_off};
use problem::prelude::*;

/// The stones in all heaps, or u64::MAX if they are more.
fn stones(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum.saturating_add(heap))
}

fn heaps() -> Shape<Vec<u64>> {
    let count = int("N", 1..=10).beyond(1..=100_000);
    list(count, int("a heap", 1..=100).beyond(1..=u64::MAX))
}

fn main() {
    let problem = Problem::new(until("0", often_paired(heaps())))
        .winner("Win", "Lose")
        .solution(|heaps| solution::solve(heaps))
        .studied(1681)
        .rules(by_play(TakeAndSpread, Vec::clone))
        .every_small(
            |heaps| stones(heaps) <= 12,
            || {
                let up_to = |n, most| multisets(n, 1..=most).into_iter();
                let all = (1..=6).flat_map(move |n| up_to(n, 11));
                all.filter(|heaps| stones(heaps) <= 12).collect()
            },
        )
        .formula(|heaps| !pairs_off(heaps))
        .law("a hundred thousand heaps in pairs are lost, and won with one of them changed", || {
            let paired: Vec<u64> = (0..50_000).chain(0..50_000).map(|x| u64::MAX - x).collect();
            let mut changed = paired.clone();
            changed[77] -= 50_000;
            vec![(paired, false), (changed, true)]
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
