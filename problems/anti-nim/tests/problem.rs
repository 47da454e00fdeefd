//! John's game (nowcoder 20410, HDU 1907): the taker of the last stone loses.

use judge::prelude::*;
use oracle::games::{NimHeap, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;

fn win(first_wins: bool) -> String {
    word(first_wins, "John", "Brother")
}

/// The heaps above 1 tell: without any, the ones are taken in turn; a single one
/// always wins; two or more are Nim, by counting binary digits.
fn first_wins(heaps: &[u64]) -> bool {
    let ones = |digit: u32| heaps.iter().filter(|&&heap| heap >> digit & 1 == 1).count();
    match heaps.iter().filter(|&&heap| heap > 1).count() {
        0 => ones(0) % 2 == 0,
        1 => true,
        _ => (0..64).any(|digit| ones(digit) % 2 == 1),
    }
}

fn main() {
    let oracle = Oracle::new(Sum(NimHeap));
    let winning = oracle.clone();
    let heap = int("a heap", 1..=5000).beyond(0..=u64::MAX);
    let heaps = list(int("N", 1..=50).beyond(0..=1_000_000), heap);
    let problem =
        Problem::new(counted(int("T", 1..=500).beyond(0..=u64::MAX), heaps))
            .rules(move |heaps| win(oracle.next_wins_misere(heaps)))
            .every_small(
                |heaps| heaps.len() <= 7 && heaps.iter().all(|&heap| heap <= 12),
                || [multisets_of(0..=4, 0..=12), multisets_of(5..=7, 0..=5)].concat(),
            )
            .formula(|heaps| win(first_wins(heaps)))
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
                vec![random.list(heaps, 1..=5000)]
            })
            .workload("cases of two heaps", 1_000_000, |cases, random| {
                random.many(cases, |random| random.list(2, 1..=5000))
            });
    run(this_problem!(), problem);
}
