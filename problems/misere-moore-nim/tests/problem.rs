//! Moore's Nim with one to k heaps a move, and the taker of the last stone loses.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::MooreNim;
use oracle::positions::{multisets, rows_below};
use problem::prelude::*;

/// The most heaps that a move may change, and the heaps.
type Case = (u64, Vec<u64>);

/// All heaps with some caps each.
fn small_positions() -> Vec<Case> {
    let sizes = [(0, 1), (1, 30), (2, 12), (3, 7), (4, 5), (5, 3), (6, 2)];
    let sizes = sizes.into_iter().chain((7..=12).map(|n| (n, 1)));
    let heaps = sizes.flat_map(|(n, most)| multisets(n, 1..=most));
    heaps.flat_map(|heaps| [1, 2, 3, 4, u64::MAX - 1].map(|k| (k, heaps.clone()))).collect()
}

/// In how many heaps each binary digit is set, all columns counted at once:
/// word i holds the i-th digits of the 64 counters.
fn column_counts(heaps: &[u64]) -> Vec<u128> {
    let mut words = [0_u64; 32];
    for &heap in heaps {
        let mut carry = heap;
        for word in &mut words {
            (*word, carry) = (*word ^ carry, *word & carry);
        }
    }
    let count =
        |column: u32| words.iter().rev().fold(0, |n, word| 2 * n + u128::from(word >> column & 1));
    (0..64).map(count).collect()
}

/// Moore's theorem with an eye on the ones: while a larger heap is left, every column must be
/// balanced; when there is none, a single stone must be left over.
fn is_lost(k: u64, heaps: &[u64]) -> bool {
    let counts = column_counts(heaps);
    let left_over = u128::from(heaps.iter().all(|&heap| heap == 1));
    let round = u128::from(k) + 1;
    counts[0] % round == left_over && counts[1..].iter().all(|count| count % round == 0)
}

fn main() {
    let count = int("n", 1..=1_000_000).beyond(0..=10_000_000);
    let heaps = headed_list(count, int("k", 1..=u64::MAX - 1), int("a heap", 1..=u64::MAX));
    let problem = Problem::new(counted(int("T", 1..=1_000_000).beyond(0..=u64::MAX), heaps))
        .winner("First", "Second")
        .solution(|(k, heaps)| solution::solve(heaps, *k))
        .studied(2397)
        .rules(by_misere_play(MooreNim, Case::clone))
        .every_small(|(_, heaps)| heaps.len() <= 12 && rows_below(heaps) <= 4096, small_positions)
        .formula(|(k, heaps)| !is_lost(*k, heaps))
        .law("up to k heaps are won, except a single stone", || {
            let one = [1, 2, u64::MAX - 1].map(|k| ((k, vec![1]), false));
            let more = [1, 2, 1000].map(|n| ((u64::MAX - 1, vec![n; 2 * n as usize]), true));
            let large = [2, 1 << 32, u64::MAX].map(|heap| ((1, vec![heap]), true));
            one.into_iter().chain(more).chain(large).collect()
        })
        .law("heaps of one stone are lost if and only if their number is 1 modulo k + 1", || {
            let rounds = |k: u64| 1000 * (k as usize + 1);
            let lost = [1, 2, 3, 41].map(|k| ((k, vec![1; rounds(k) + 1]), false));
            let won = [1, 2, 3, 41].map(|k| ((k, vec![1; rounds(k)]), true));
            // A k of more than 8 or 16 bits.
            let large = [256, 1000, 65_536].into_iter().flat_map(|k| {
                let ones = |count| (k, vec![1; count]);
                [(ones(k as usize + 1), true), (ones(k as usize + 2), false)]
            });
            lost.into_iter().chain(won).chain(large).collect()
        })
        .law("k + 1 equal heaps of two stones or more are lost, and won with a stone less", || {
            let sizes = [2, 3, 1 << 32, u64::MAX].into_iter();
            let pairs = sizes.flat_map(|heap| [1, 2, 3, 99].map(|k| (heap, k)));
            let cases = pairs.flat_map(|(heap, k)| {
                let equal = vec![heap; k as usize + 1];
                let mut unequal = equal.clone();
                unequal[0] -= 1;
                [((k, equal), false), ((k, unequal), true)]
            });
            cases.collect()
        })
        .law("a million equal heaps are lost if a move may take from all but one", || {
            vec![((999_999, vec![u64::MAX; 1_000_000]), false)]
        })
        .study(study::study(), |(k, heaps)| vec![[&[*k], &heaps[..]].concat()], study::pictures)
        .refuses("k = 0", "1 2 0 1 2", "k = 0");
    run(this_problem!(), problem);
}
