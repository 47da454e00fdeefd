//! John's game (nowcoder 20410, HDU 1907): the taker of the last stone loses.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, large_heap_beside_ones, large_twins,
    ones_in_misere_nim, small_nim,
};
use problem::prelude::*;

/// The heaps above 1 decide: without any, the players take turns taking the ones;
/// a single one always wins; two or more are Nim.
fn next_wins(heaps: &[u64]) -> bool {
    let is_balanced = is_balanced(heaps.iter().copied());
    match heaps.iter().filter(|&&heap| heap > 1).count() {
        0 => is_balanced,
        1 => true,
        _ => !is_balanced,
    }
}

/// As many games as an input holds, each of as many heaps as it may have.
fn longest() -> Vec<Vec<u64>> {
    Random::new(1).many(500, |random| random.list(50, 1..=5000))
}

fn main() {
    let heap = int("a heap", 1..=5000).beyond(0..=u64::MAX);
    let heaps = list(int("N", 1..=50).beyond(0..=1_000_000), heap).always_with(|_| longest());
    let problem = Problem::new(counted(int("T", 1..=500).beyond(0..=u64::MAX), heaps))
        .winner("John", "Brother")
        .solution(|heaps| solution::solve(heaps))
        .studied(3347)
        .rules(by_misere_play(Sum(NimHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| next_wins(heaps))
        .law("a player who cannot move has won", || {
            [0, 1, 2, 1000].map(|n| (vec![0; n], true)).to_vec()
        })
        .law("heaps of one stone are lost if and only if their number is odd, to a million", || {
            [1, 2, 3, 4, 49, 50, 999, 1000, 999_999, 1_000_000].map(ones_in_misere_nim).to_vec()
        })
        .law("a single large heap wins beside any number of ones", large_heap_beside_ones)
        .law("the heaps 1 to n, from 3 on, are lost if and only if n is 3 modulo 4", || {
            [3, 4, 5, 6, 7, 8, 9, 10, 11, 999_998, 999_999].map(heaps_one_to).to_vec()
        })
        .law(
            "of two heaps above 1 the larger is lowered to the other, to the greatest heap",
            || (4501..=5000).map(|heap| (vec![heap, heap - 1], true)).collect(),
        )
        .law("large twins are lost, and won if one of them is changed", || {
            [2, 4, 50, 100_000].map(large_twins).concat()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
