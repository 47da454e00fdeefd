//! 【模板】Nim 游戏 (Luogu P2197): Nim with up to ten thousand heaps.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{NimHeap, Sum};
use problem::fixtures::{
    heaps_one_to, is_balanced, is_small_nim, powers_of_two_and_their_sum, small_nim,
};
use problem::prelude::*;

fn main() {
    let heaps = list(
        int("n", 1..=10_000).beyond(0..=u64::MAX),
        int("a heap", 0..=9999).beyond(0..=u64::MAX),
    );
    let problem = Problem::new(counted(int("T", 1..=10).beyond(0..=u64::MAX), heaps))
        .winner("Yes", "No")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(3352)
        .rules(by_play(Sum(NimHeap), Vec::clone))
        .every_small(|heaps| is_small_nim(heaps), small_nim)
        .formula(|heaps| !is_balanced(heaps.iter().copied()))
        .law("1 to n is lost if and only if n is 3 mod 4, to 9999", || {
            [9999, 9998, 9997, 9996, 9995, 1, 2, 3, 4, 5].map(heaps_one_to).to_vec()
        })
        .law("empty heaps change nothing, though there are ten thousand heaps", || {
            let beside = |heaps: &[u64]| [heaps, &vec![0; 10_000 - heaps.len()]].concat();
            let heaps: [(&[u64], bool); 5] = [
                (&[], false),
                (&[9999], true),
                (&[1, 2, 3], false),
                (&[8192, 1807, 9999], false),
                (&[4096, 4095, 1], true),
            ];
            heaps.map(|(heaps, next_wins)| (beside(heaps), next_wins)).to_vec()
        })
        .law("the powers of two need their sum beside them", powers_of_two_and_their_sum)
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .refuses("heaps that are not all there", "1\n3\n1 2\n", "reached an end of input");
    run(this_problem!(), problem);
}
