//! Nim (51nod 1069).

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, large_twins, powers_of_two_and_their_sum, small_nim,
};
use problem::prelude::*;

fn main() {
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let heaps = list(int("N", 1..=1000).beyond(0..=10_000_000), heap).column();
    let problem = Problem::new(single(heaps))
        .winner("A", "B")
        .solution(|heaps| solution::solve(heaps))
        .studied(3352)
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
        .law("each of the thirty digits decides alone", || {
            let heap = 0x2AAA_AAAA;
            (0..30).map(|digit| (vec![heap, heap ^ 1 << digit], true)).collect()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
