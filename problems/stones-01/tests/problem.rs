//! 取石子(一): one heap, take 1 to M stones.

use judge::prelude::*;
use oracle::games::CappedHeap;
use oracle::Oracle;

fn win(first_wins: bool) -> String {
    word(first_wins, "Win", "Lose")
}

fn main() {
    let oracle = Oracle::new(CappedHeap);
    let winning = oracle.clone();
    let heap = int("N", 1..=1_000_000).beyond(0..=u64::MAX);
    let cap = int("M", 1..=1_000_000).beyond(1..=u64::MAX);
    let cases = int("T", 1..=1_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, (heap, cap)))
        .rules(move |position| win(oracle.next_wins(position)))
        .every_small(
            |&(heap, cap)| heap <= 60 && cap <= 60,
            || (0..=60).flat_map(|heap| (1..=60).map(move |cap| (heap, cap))).collect(),
        )
        // In 128 bits M + 1 cannot overflow.
        .formula(|&(heap, cap)| {
            let round = u128::from(cap) + 1;
            win(u128::from(heap) / round * round != u128::from(heap))
        })
        .winning(move |position| {
            winning.winning_results(position).into_iter().map(|(left, _)| left).collect()
        })
        .law("a heap of at most M stones is taken whole", || {
            [1, 2, u64::MAX - 1, u64::MAX].map(|heap| ((heap, u64::MAX), win(true))).to_vec()
        })
        .law("with one stone at a time, parity decides", || {
            (u64::MAX - 9..=u64::MAX).map(|heap| ((heap, 1), win(heap % 2 == 1))).collect()
        })
        .workload("heaps", 1_000_000, |heaps, random| {
            random.many(heaps, |random| (random.int(1..=1_000_000), random.int(1..=1_000_000)))
        });
    run(this_problem!(), problem);
}
