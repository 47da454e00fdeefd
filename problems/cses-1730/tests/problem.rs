//! Nim Game I (CSES 1730): Nim, many tests in one input.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, large_twins, powers_of_two_and_their_sum, small_nim,
};
use problem::prelude::*;

fn main() {
    let count = |name| int(name, 1..=200_000).beyond(0..=u64::MAX);
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let format = counted(count("t"), list(count("n"), heap));
    let format = format.with_total("n", 200_000);
    let problem = Problem::new(format)
        .winner("first", "second")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(3352)
        .rules(by_play(Sum(NimHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| !is_balanced(heaps.iter().copied()))
        .law("1 to n is lost if and only if n is 3 mod 4, to the most heaps", || {
            [1, 2, 3, 4, 5, 199_999, 200_000].map(heaps_one_to).to_vec()
        })
        .law("each of the thirty digits decides alone", || {
            let heap = 0x2AAA_AAAA;
            (0..30).map(|digit| (vec![heap, heap ^ 1 << digit], true)).collect()
        })
        .law("twins at the end of u64 are lost, and won with one of them changed", || {
            large_twins(200_000).to_vec()
        })
        .law("the powers of two need their sum beside them", powers_of_two_and_their_sum)
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .refuses("heaps that are not all there", "1\n3\n1 2\n", "reached an end of input");
    run(this_problem!(), problem);
}
