//! 取石子游戏 1 (LOJ 10241): one heap, take 1 to K stones.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::CappedHeap;
use problem::fixtures::left_after_rounds;
use problem::prelude::*;

fn main() {
    let heap = int("N", 1..=100_000).beyond(0..=u64::MAX);
    let cap = int("K", 1..=100_000).beyond(0..=u64::MAX - 1);
    let case = (heap, cap)
        .for_judge("K, at most N", "ASSERT(k <= n)", |&(heap, cap)| cap <= heap)
        .generated_by(|size| {
            let number = |name| int(name, 1..=100_000).beyond(1..=u64::MAX - 1);
            let cases = (number("N"), number("K"));
            let ordered = cases.strategy(size).prop_map(|(a, b)| (a.max(b), a.min(b))).boxed();
            // Half of them lost: others hardly ever are.
            let lost = ordered.clone().prop_map(|(heap, cap)| match cap.checked_add(1) {
                Some(round) if round <= heap => (heap / round * round, cap),
                _ => (heap, cap),
            });
            ordered.prop_union(lost.boxed()).boxed()
        });
    let problem = Problem::new(single(case))
        .winner("1", "2")
        .invalid("more-than-all", "3 23\n")
        .solution(|&(heap, cap)| solution::solve(heap, cap))
        .studied(2094)
        .rules(by_play(CappedHeap, |&position| position))
        .every_small(
            |&(heap, cap)| heap <= 60 && cap <= 60,
            || (0..=60).flat_map(|heap| (1..=60).map(move |cap| (heap, cap))).collect(),
        )
        .formula(|&(heap, cap)| left_after_rounds(heap, cap) > 0)
        .law("at the end of the range: whole rounds are lost, a stone or two less are won", || {
            let around = |cap: u64| {
                let rounds = 100_000 / (cap + 1) * (cap + 1);
                // With one stone to a move, two of them are a round.
                let two_less = ((rounds - 2, cap), cap > 1);
                [((rounds, cap), false), ((rounds - 1, cap), true), two_less]
            };
            [3, 9, 1, 99, 49_999, 99_998, 7, 316, 2].map(around).concat()
        })
        .law("a heap of at most K stones is taken whole", || {
            let heaps =
                [(100_000, 100_000), (1, 1), (1, u64::MAX - 1), (u64::MAX - 1, u64::MAX - 1)];
            heaps.map(|case| (case, true)).to_vec()
        })
        .law("2^64 - 1 is a multiple of 3, 5 and 17, and not of 7", || {
            [(2, false), (4, false), (16, false), (6, true)]
                .map(|(cap, next_wins)| ((u64::MAX, cap), next_wins))
                .to_vec()
        })
        .study(study::study(), |&(heap, cap)| vec![vec![heap, cap]], study::pictures);
    run(this_problem!(), problem);
}
