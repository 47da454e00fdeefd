//! Moore's Nim with one to three heaps a move (SDUT 2161).

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::MooreNim;
use oracle::positions::{multisets, rows_below};
use problem::prelude::*;

/// Counts the ones of all 64 columns at once, modulo four: the two digits of
/// the counters are the bits of two words.
fn fourfold(heaps: &[u64]) -> bool {
    let (mut ones, mut twos) = (0, 0);
    for &heap in heaps {
        twos ^= ones & heap;
        ones ^= heap;
    }
    ones | twos == 0
}

fn main() {
    let count = int("N", 1..=10_000).beyond(0..=10_000_000);
    let heaps = list(count, int("a heap", 1..=10_000_000).beyond(0..=u64::MAX)).column();
    let cases = int("C", 1..=100_000).beyond(0..=u64::MAX);
    let three_at_most = |heaps: &Vec<u64>| (3, heaps.clone());
    let problem = Problem::new(counted(cases, heaps))
        .winner("Yes", "No")
        .solution(|heaps| solution::solve(heaps))
        .studied(1540)
        .rules(by_play(MooreNim, three_at_most))
        .every_small(
            |heaps| heaps.len() <= 12 && rows_below(heaps) <= 5000,
            || {
                let sizes = [(1, 30), (2, 15), (3, 9), (4, 6), (5, 4), (6, 3), (7, 2)];
                let ones = (8..=12).map(|n| (n, 1));
                let sizes = [(0, 0)].into_iter().chain(sizes).chain(ones);
                sizes.flat_map(|(n, most)| multisets(n, 0..=most)).collect()
            },
        )
        .formula(|heaps| !fourfold(heaps))
        .law("up to three heaps are taken at once", || {
            let few = (1..=3).map(|n| (vec![u64::MAX; n], true));
            few.chain([(vec![0, 1 << 63, 0, 0, 0], true), (vec![0; 9], false)]).collect()
        })
        .law("four heaps are lost if and only if they are equal", || {
            let edges = [1, (1 << 31) - 1, 1 << 31, u64::from(u32::MAX), 1 << 32, u64::MAX];
            let four = edges.iter().flat_map(|&heap| {
                let unequal = vec![heap, heap, heap - 1, heap];
                [(vec![heap; 4], false), (unequal, true)]
            });
            four.collect()
        })
        .law("a million heaps, each of them four times, are lost, and won with one changed", || {
            let fourfold: Vec<u64> = (0..1_000_000).map(|n| u64::MAX - n % 250_000).collect();
            let mut changed = fourfold.clone();
            changed[777_777] -= 1;
            vec![(fourfold, false), (changed, true)]
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
