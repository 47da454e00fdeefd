//! 取石子(一): one heap, take 1 to M stones.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::CappedHeap;
use problem::fixtures::left_after_rounds;
use problem::prelude::*;

fn main() {
    let heap = int("N", 1..=1_000_000).beyond(0..=u64::MAX);
    let cap = int("M", 1..=1_000_000).beyond(1..=u64::MAX - 1);
    let cases = int("T", 1..=1_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, (heap, cap)))
        .winner("Win", "Lose")
        .solution(|&(heap, cap)| solution::solve(heap, cap))
        .studied(2094)
        .rules(by_play(CappedHeap, |&position| position))
        .every_small(
            |&(heap, cap)| heap <= 60 && cap <= 60,
            || (0..=60).flat_map(|heap| (1..=60).map(move |cap| (heap, cap))).collect(),
        )
        .formula(|&(heap, cap)| left_after_rounds(heap, cap) > 0)
        .law("a heap of at most M stones is taken whole", || {
            [1, 2, u64::MAX - 2, u64::MAX - 1].map(|heap| ((heap, u64::MAX - 1), true)).to_vec()
        })
        .law("with one stone at a time, parity decides", || {
            (u64::MAX - 9..=u64::MAX).map(|heap| ((heap, 1), heap % 2 == 1)).collect()
        })
        .study(study::study(), |&(heap, cap)| vec![vec![heap, cap]], study::pictures);
    run(this_problem!(), problem);
}
