//! Bash游戏 (51nod 1066): one heap, take 1 to K stones.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::CappedHeap;
use problem::fixtures::left_after_rounds;
use problem::prelude::*;

fn main() {
    let heap = int("N", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let cap = int("K", 1..=1_000_000_000).beyond(1..=u64::MAX - 1);
    let cases = int("T", 1..=10_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, (heap, cap)))
        .winner("A", "B")
        .solution(|&(heap, cap)| solution::solve(heap, cap))
        .studied(2104)
        .rules(by_play(CappedHeap, |&position| position))
        .every_small(
            |&(heap, cap)| heap <= 120 && cap <= 120,
            || (0..=120).flat_map(|heap| (1..=120).map(move |cap| (heap, cap))).collect(),
        )
        .formula(|&(heap, cap)| left_after_rounds(heap, cap) > 0)
        .law("a heap of at most K stones is taken whole", || {
            [1, 2, u64::MAX - 2, u64::MAX - 1].map(|heap| ((heap, u64::MAX - 1), true)).to_vec()
        })
        .law("a multiple of K + 1 is lost, and won with one stone more", || {
            let factors = [2, 3, 10, 65_535, 1 << 31, u64::from(u32::MAX)];
            let pairs = factors.iter().flat_map(|a| factors.iter().map(move |b| (a * b, a - 1)));
            pairs
                .flat_map(|(product, cap)| [((product, cap), false), ((product + 1, cap), true)])
                .collect()
        })
        .law("every digit of the heap and of K decides in some case", || {
            let whole = (0..30).map(|digit| ((1 << digit, 1_000_000_000), true));
            let round = (2..30).map(|digit| (((1 << digit) + 3, (1 << digit) + 2), false));
            whole.chain(round).collect()
        })
        .law("2^64 - 1 is a multiple of 3, 5 and 17, and not of 7", || {
            [(2, false), (4, false), (16, false), (6, true)]
                .map(|(cap, next_wins)| ((u64::MAX, cap), next_wins))
                .to_vec()
        })
        .study(study::study(), |&(heap, cap)| vec![vec![heap, cap]], study::pictures);
    run(this_problem!(), problem);
}
