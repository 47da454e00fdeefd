//! 取石子(六): Nim, with a million heaps.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, large_twins, powers_of_two_and_their_sum, small_nim,
};
use problem::prelude::*;

fn main() {
    // The judge's bounds are not known, but 32-bit programs are accepted there.
    let heap = int("a heap", 1..=(1 << 31) - 1).beyond(0..=u64::MAX);
    let heaps = list(int("m", 1..=1_000_000).beyond(0..=u64::MAX), heap);
    let problem = Problem::new(counted(int("T", 1..=u64::MAX).beyond(0..=u64::MAX), heaps))
        .winner("PIAOYI", "HRDV")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(3352)
        .unreached("greatest T", "no known bound on the number of cases")
        .rules(by_play(Sum(NimHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| !is_balanced(heaps.iter().copied()))
        .law("1 to n is lost if and only if n is 3 mod 4, to a million", || {
            [1, 2, 3, 4, 5, 6, 7, 999_998, 999_999, 1_000_000].map(heaps_one_to).to_vec()
        })
        .law("a million twins at the end of u64 are lost, and won with one of them changed", || {
            large_twins(1_000_000).to_vec()
        })
        .law("the powers of two need their sum beside them", powers_of_two_and_their_sum)
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
