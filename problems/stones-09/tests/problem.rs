//! 取石子(九): Nim in which the taker of the last stone loses.

use judge::prelude::*;
use oracle::games::{NimHeap, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;

fn win(first_wins: bool) -> String {
    word(first_wins, "Yougth", "Hrdv")
}

/// Added without carrying, the heaps of a lost position leave nothing over; but where none has
/// more than one stone, a single stone must be left over, to be taken last.
fn lost(heaps: &[u64]) -> bool {
    let sum = heaps.iter().fold(0, |sum, &heap| (sum | heap) - (sum & heap));
    let left_over = u64::from(heaps.iter().all(|&heap| heap <= 1));
    sum == left_over
}

fn main() {
    let oracle = Oracle::new(Sum(NimHeap));
    let winning = oracle.clone();
    let heap = int("a heap", 1..=10_000).beyond(0..=u64::MAX);
    let heaps = list(int("m", 1..=1000).beyond(0..=1_000_000), heap);
    let problem = Problem::new(counted(int("T", 1..=10_000).beyond(0..=u64::MAX), heaps))
        .rules(move |heaps| win(oracle.next_wins_misere(heaps)))
        .every_small(
            |heaps| heaps.len() <= 7 && heaps.iter().all(|&heap| heap <= 12),
            || [multisets_of(0..=4, 0..=12), multisets_of(5..=7, 0..=5)].concat(),
        )
        .formula(|heaps| win(!lost(heaps)))
        .winning(move |heaps| winning.winning_results_misere(heaps))
        .law("where nobody can move, the player to move has won", || {
            [0, 1, 2, 1000].map(|n| (vec![0; n], win(true))).to_vec()
        })
        .law("ones are taken in turn, up to a million of them", || {
            let ones = |n| (vec![1; n], win(n % 2 == 0));
            [1, 2, 3, 4, 49, 50, 999, 1000, 999_999, 1_000_000].map(ones).to_vec()
        })
        .law("one large heap decides the parity of the ones", || {
            let beside =
                |large: u64| [0, 1, 2, 999, 1000].map(|n| [vec![1; n], vec![large]].concat());
            let large = [2, 3, 1 << 32, (1 << 32) + 1, u64::MAX - 1, u64::MAX];
            large.map(beside).concat().into_iter().map(|heaps| (heaps, win(true))).collect()
        })
        .law("1 to n is lost, from 3 on, exactly if n leaves 3 by 4", || {
            let up_to = |n: u64| ((1..=n).collect(), win(n % 4 != 3));
            [3, 4, 5, 6, 7, 8, 9, 10, 11, 999_998, 999_999].map(up_to).to_vec()
        })
        .law("large twins mirror each other until one is taken down", || {
            let twins = |n: u64| (0..n).map(|x| u64::MAX - x / 2).collect();
            [2, 4, 50, 100_000].map(|n| (twins(n), win(false))).to_vec()
        })
        .workload("heaps in one case", 5_000_000, |heaps, random| {
            vec![random.list(heaps, 1..=10_000)]
        })
        .workload("cases of two heaps", 1_000_000, |cases, random| {
            random.many(cases, |random| random.list(2, 1..=10_000))
        });
    run(this_problem!(), problem);
}
