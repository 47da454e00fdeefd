//! Bash游戏 (51nod 1066): one heap, take 1 to K stones.

use judge::prelude::*;
use oracle::games::CappedHeap;
use oracle::Oracle;

fn win(first_wins: bool) -> String {
    word(first_wins, "A", "B")
}

/// What is left of the heap after as many rounds of K + 1 stones as it holds,
/// the way the Egyptians divide: double the round, and take off from the top.
fn left_after_rounds(heap: u64, cap: u64) -> u128 {
    let (mut left, round) = (u128::from(heap), u128::from(cap) + 1);
    let mut rounds = round;
    while rounds <= left {
        rounds *= 2;
    }
    while rounds > round {
        rounds /= 2;
        left = left.checked_sub(rounds).unwrap_or(left);
    }
    left
}

fn main() {
    let oracle = Oracle::new(CappedHeap);
    let winning = oracle.clone();
    let heap = int("N", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let cap = int("K", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let cases = int("T", 1..=10_000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, (heap, cap)))
        .rules(move |position| win(oracle.next_wins(position)))
        .every_small(
            |&(heap, cap)| heap <= 120 && cap <= 120,
            || (0..=120).flat_map(|heap| (1..=120).map(move |cap| (heap, cap))).collect(),
        )
        .formula(|&(heap, cap)| win(left_after_rounds(heap, cap) > 0))
        .winning(move |position| {
            winning.winning_results(position).into_iter().map(|(left, _)| left).collect()
        })
        .law("a heap of at most K stones is taken whole", || {
            [1, 2, u64::MAX - 1, u64::MAX].map(|heap| ((heap, u64::MAX), win(true))).to_vec()
        })
        .law("a product is lost for either factor, and one stone more is won", || {
            let factors = [2, 3, 10, 65_535, 1 << 31, u64::from(u32::MAX)];
            let pairs = factors.iter().flat_map(|a| factors.iter().map(move |b| (a * b, a - 1)));
            let cases = pairs.flat_map(|(product, cap)| {
                [((product, cap), win(false)), ((product + 1, cap), win(true))]
            });
            cases.collect()
        })
        .law("all of 64 bits is a multiple of 3, 5 and 17, not of 7", || {
            [(2, false), (4, false), (16, false), (6, true)]
                .map(|(cap, first_wins)| ((u64::MAX, cap), win(first_wins)))
                .to_vec()
        })
        .workload("heaps", 1_000_000, |heaps, random| {
            random.many(heaps, |random| {
                (random.int(1..=1_000_000_000), random.int(1..=1_000_000_000))
            })
        });
    run(this_problem!(), problem);
}
