//! Nim (51nod 1069).

use judge::prelude::*;
use oracle::games::{NimHeap, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;

fn win(first_wins: bool) -> String {
    word(first_wins, "A", "B")
}

/// Nim by counting: every binary digit is set in an even number of heaps.
fn balanced(heaps: &[u64]) -> bool {
    (0..64).all(|digit| heaps.iter().filter(|&&heap| heap >> digit & 1 == 1).count() % 2 == 0)
}

fn main() {
    let oracle = Oracle::new(Sum(NimHeap));
    let winning = oracle.clone();
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let heaps = list(int("N", 1..=1000).beyond(0..=1_000_000), heap).column();
    let problem = Problem::new(one_or_more(heaps))
        .rules(move |heaps| win(oracle.next_wins(heaps)))
        .every_small(
            |heaps| heaps.len() <= 7 && heaps.iter().all(|&heap| heap <= 12),
            || [multisets_of(0..=4, 0..=12), multisets_of(5..=7, 0..=5)].concat(),
        )
        .formula(|heaps| win(!balanced(heaps)))
        .winning(move |heaps| winning.winning_results(heaps))
        .law("1 to n is lost exactly if n leaves 3 by 4, to a million", || {
            let up_to = |n: u64| ((1..=n).collect(), win(n % 4 != 3));
            [1, 2, 3, 4, 5, 6, 7, 999_998, 999_999, 1_000_000].map(up_to).to_vec()
        })
        .law("a million twins at the end of u64, and one spoilt", || {
            let twins: Vec<u64> = (0..1_000_000).map(|x| u64::MAX - x / 2).collect();
            let mut spoilt = twins.clone();
            spoilt[777_777] -= 1 << 63;
            vec![(twins, win(false)), (spoilt, win(true))]
        })
        .law("the powers of two need their sum beside them", || {
            let powers: Vec<u64> = (0..64).map(|exponent| 1 << exponent).collect();
            let balanced = [powers.clone(), vec![u64::MAX]].concat();
            vec![(powers, win(true)), (balanced, win(false))]
        })
        .law("each of the thirty digits decides alone", || {
            let heap = 0x2AAA_AAAA;
            (0..30).map(|digit| (vec![heap, heap ^ 1 << digit], win(true))).collect()
        })
        .workload("heaps in one case", 5_000_000, |heaps, random| {
            vec![random.list(heaps, 1..=1_000_000_000)]
        })
        .workload("cases of two heaps", 1_000_000, |cases, random| {
            random.many(cases, |random| random.list(2, 1..=1_000_000_000))
        });
    run(this_problem!(), problem);
}
