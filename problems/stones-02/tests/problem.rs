//! 取石子(二): every heap has a cap of its own.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{CappedHeap, Sum};
use oracle::positions::{multisets, rows_below};
use problem::fixtures::{heaps_one_to, is_balanced, left_after_rounds};
use problem::prelude::*;

/// The stones of a heap, and the most that a move may take from it.
type Heap = (u64, u64);

/// All sums of `n` heaps in which no number exceeds `most`.
fn sums(n: usize, most: u64) -> Vec<Vec<Heap>> {
    let heap = move |number| (number / (most + 1), number % (most + 1));
    let numbers = multisets(n, 0..=(most + 1) * (most + 1) - 1).into_iter();
    numbers.map(|numbers| numbers.into_iter().map(heap).collect()).collect()
}

/// Whether the heaps have few stones altogether, whatever their caps.
fn small(heaps: &[Heap]) -> bool {
    let stones: Vec<u64> = heaps.iter().map(|&(stones, _)| stones).collect();
    rows_below(&stones) <= 1000
}

/// `n` heaps of all sizes up to the end of `u64`, each with the cap `cap(stones)`.
fn large(n: u64, cap: fn(u64) -> u64) -> Vec<Heap> {
    (1..=n).map(|n| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).map(|x| (x, cap(x))).collect()
}

fn main() {
    let stones = int("m", 0..=1 << 31).beyond(0..=u64::MAX);
    let cap = int("n", 0..=1 << 31).beyond(0..=u64::MAX - 1);
    let heaps = list(int("N", 1..=99).beyond(0..=10_000_000), (stones, cap)).column();
    let problem = Problem::new(counted(int("T", 1..=99).beyond(0..=u64::MAX), heaps))
        .winner("Win", "Lose")
        .solution(|heaps| solution::solve(heaps))
        .studied(6072)
        .rules(by_play(Sum(CappedHeap), Vec::clone))
        .every_small(
            |heaps| small(heaps),
            || [(0, 0), (1, 12), (2, 8), (3, 3)].iter().flat_map(|&(n, m)| sums(n, m)).collect(),
        )
        .formula(|heaps| !is_balanced(heaps.iter().map(|&(m, n)| left_after_rounds(m, n))))
        .law("under caps that forbid nothing, 1 to n is lost if and only if n is 3 mod 4", || {
            let uncapped = |(heaps, next_wins): (Vec<u64>, bool)| {
                (heaps.into_iter().map(|heap| (heap, u64::MAX - 1)).collect(), next_wins)
            };
            [98, 99, 100, 99_999].map(heaps_one_to).map(uncapped).to_vec()
        })
        .law("twins mirror each other", || {
            let twins = |n| [large(n, |x| x >> 7), large(n, |x| x >> 7)].concat();
            [1, 40, 50_000].map(|n| (twins(n), false)).to_vec()
        })
        .law("heaps with a cap of 0 change nothing", || {
            let beside = |heap| [large(90_000, |_| 0), vec![heap]].concat();
            vec![(beside((7, 3)), true), (beside((8, 3)), false)]
        })
        .law("a multiple of one more than the cap is lost", || {
            let most = u64::MAX;
            [(most, most - 1), (most, 2), (most - 1, 1), (1 << 63, (1 << 62) - 1), (0, most - 1)]
                .map(|heap| (vec![heap], false))
                .to_vec()
        })
        .study(
            study::study(),
            |heaps| vec![heaps.iter().flat_map(|&(m, n)| [m, n]).collect()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
