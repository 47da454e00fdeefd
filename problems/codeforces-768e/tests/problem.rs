//! Game of Stones (Codeforces 768E): no number twice from one heap.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;
use std::sync::LazyLock;

use oracle::games::{DistinctTakes, Sum};
use oracle::positions::{multisets_of, rows_below};
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// The nim-values of all heaps that the solution takes, played out, and with them the take that
/// the proof makes to each smaller value.
static PLAYED: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut known = HashMap::new();
    let values: Vec<u64> = (0..=60).map(|heap| played(heap, 0, &mut known)).collect();
    for (heap, &value) in (0..).zip(&values) {
        for smaller in 0..value {
            let triangle = smaller * (smaller + 1) / 2;
            let left = if 2 * triangle == heap { triangle + 1 } else { triangle };
            let reached = played(left, 1 << (heap - left), &mut known);
            assert_eq!(reached, smaller, "{left} left of {heap}");
        }
    }
    values
});

/// The nim-value of a heap of which the numbers in `taken`, as bits, have been taken.
fn played(stones: u64, taken: u64, known: &mut HashMap<(u64, u64), u64>) -> u64 {
    // Numbers above the heap make no difference.
    let taken = taken & ((2 << stones) - 1);
    if let Some(&value) = known.get(&(stones, taken)) {
        return value;
    }
    let left = (1..=stones).filter(|take| taken >> take & 1 == 0);
    let reached = left.fold(0_u64, |reached, take| {
        reached | 1 << played(stones - take, taken | 1 << take, known)
    });
    let value = u64::from(reached.trailing_ones());
    known.insert((stones, taken), value);
    value
}

fn fresh(heaps: &[u64]) -> Vec<(u64, Vec<u64>)> {
    heaps.iter().map(|&heap| (heap, Vec::new())).collect()
}

fn main() {
    let heap = int("s", 1..=60).beyond(0..=60);
    let heaps = list(int("n", 1..=1_000_000).beyond(0..=u64::MAX), heap).column();
    let problem = Problem::new(single(heaps))
        .winner("NO", "YES")
        .solution(|heaps| solution::solve(heaps.iter().copied()))
        .studied(4843)
        .rules(by_play(Sum(DistinctTakes), |heaps: &Vec<u64>| fresh(heaps)))
        .every_small(
            |heaps| rows_below(heaps) <= 70 && heaps.iter().all(|&heap| heap <= 10),
            || [multisets_of(0..=1, 0..=10), multisets_of(2..=3, 0..=3)].concat(),
        )
        .formula(|heaps| !is_balanced(heaps.iter().map(|&heap| PLAYED[heap as usize])))
        .law("1 + ... + k stones beside such heaps for the binary digits of k", || {
            let triangle = |k: u64| k * (k + 1) / 2;
            let digits = |k: u64| (0..4).map(|digit| 1 << digit).filter(move |digit| k & digit > 0);
            let beside = |k: u64| digits(k).chain([k]).map(triangle).collect::<Vec<u64>>();
            (1..=10).flat_map(|k| [(beside(k), false), (beside(k)[1..].to_vec(), true)]).collect()
        })
        .law("all sizes between two triangular numbers are equal", || {
            let last = |k: u64| vec![k * (k + 1) / 2, (k + 1) * (k + 2) / 2 - 1];
            let next = |k: u64| vec![k * (k + 1) / 2 - 1, k * (k + 1) / 2];
            let equal = (1..=9).map(|k| (last(k), false));
            equal.chain((1..=10).map(|k| (next(k), true))).collect()
        })
        .law("the longest list, each heap twice, and with one more", || {
            let twice: Vec<u64> = (0..1_000_000).map(|n| n / 2 % 60 + 1).collect();
            vec![(twice.clone(), false), ([&twice[2..], &[60, 3]].concat(), true)]
        })
        .refuses("a heap for which no value is known", "1\n61\n", "a heap above 60: 61")
        .study(study::study(), |heaps| vec![row(heaps)], study::pictures);
    run(this_problem!(), problem);
}

/// Nothing has been taken yet.
fn row(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().flat_map(|&heap| [heap, 0]).collect()
}
