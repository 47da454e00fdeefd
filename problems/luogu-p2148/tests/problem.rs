//! E&D (Luogu P2148): one heap of a pair goes, the other one is split.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Sum;
use oracle::positions::rows;
use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::Pair;

/// The largest heap.
const MOST: u64 = 2_000_000_000;

/// `N`, then N heaps, an even number of them.
fn heaps() -> Shape<Vec<u64>> {
    let heap = int("S", 1..=MOST).beyond(1..=u64::MAX);
    let heaps = list(int("N", 2..=20_000).beyond(0..=1_000_000), heap);
    let even = heaps.repaired_by(|mut heaps: Vec<u64>| {
        heaps.truncate(heaps.len() / 2 * 2);
        heaps
    });
    even.such_that("an even number of heaps", "ASSERT(n % 2 == 0)", |heaps| heaps.len() % 2 == 0)
}

/// The nim-value of a pair by halves: 0 if both heaps are odd, and otherwise one more than that of
/// their halves, rounded up.
fn value_by_halves(a: u64, b: u64) -> u64 {
    match (a % 2, b % 2) {
        (1, 1) => 0,
        _ => 1 + value_by_halves(a.div_ceil(2), b.div_ceil(2)),
    }
}

/// Pairs with the values of these heaps of Nim: 2^v stones beside fewer, or as many.
fn with_values(values: &[u64]) -> Vec<u64> {
    let pair = |&value: &u64| [(1 << value) - (1 << value) / 3, 1 << value];
    values.iter().flat_map(pair).collect()
}

fn main() {
    let problem = Problem::new(counted(int("T", 1..=20).beyond(0..=u64::MAX), heaps()))
        .winner("YES", "NO")
        .invalid("odd-n", "1\n3\n1 2 3\n")
        .solution(|heaps| solution::solve(heaps))
        .studied(2538)
        .unreached(
            "answer that needs more than 16 bits of S",
            "a digit of S - 1 counts where all below it are ones, as in the law of 2^v stones",
        )
        .rules(by_play(Sum(Pair), |heaps: &Vec<u64>| {
            heaps.chunks(2).map(|pair| (pair[0], pair[1])).collect()
        }))
        .every_small(
            |heaps| match heaps.len() {
                0..=2 => heaps.iter().all(|&heap| heap <= 64),
                3..=4 => heaps.iter().all(|&heap| heap <= 16),
                5..=6 => heaps.iter().all(|&heap| heap <= 5),
                _ => false,
            },
            || [rows(2, 1..=32), rows(4, 1..=7), rows(6, 1..=3)].concat(),
        )
        .formula(|heaps| {
            !is_balanced(heaps.chunks(2).map(|pair| value_by_halves(pair[0], pair[1])))
        })
        .law("a single pair is lost if and only if both heaps are odd", || {
            let heaps = [1, 2, 3, 4, 999, 1000, 65_535, 65_536, MOST - 1, MOST];
            let pair = |a: u64, b: u64| (vec![a, b], a % 2 == 0 || b % 2 == 0);
            heaps.iter().flat_map(|&a| heaps.map(|b| pair(a, b))).collect()
        })
        .law("2^v stones beside at most as many have the value v", || {
            let nim: [(&[u64], bool); 7] = [
                (&[1, 2, 3], false),
                (&[30, 21, 11], false),
                (&[16, 8, 24], false),
                (&[30, 29, 28, 30, 29, 28], false),
                (&[1, 2, 4], true),
                (&[30, 21, 12], true),
                (&[0, 0, 30], true),
            ];
            nim.map(|(values, wins)| (with_values(values), wins)).to_vec()
        })
        .law("equal pairs cancel out, whichever heap is first", || {
            let twins = |n: u64| (0..n).flat_map(|i| [MOST - i, 1 + i, 1 + i, MOST - i]);
            let lost: Vec<u64> = twins(5_000).collect();
            let won = twins(4_999).chain([7, 6]).collect();
            vec![(lost, false), (won, true), (vec![MOST; 20_000], false)]
        })
        .law("values of more than 32, with heaps to 2^64 - 1", || {
            let most = u64::MAX;
            vec![
                (vec![most, most - 1], true),
                (vec![most, most], false),
                (vec![1 << 63, 5, 1, 1 << 63], false),
                (vec![1 << 63, 5, 1, 1 << 62], true),
                (with_values(&[63, 42, 21]), false),
                (with_values(&[63, 42, 22]), true),
            ]
        })
        .refuses("an odd number of heaps", "1 3 1 2 3", "3 heaps do not make pairs")
        .refuses("an empty heap", "1 2 4 0", "a heap without stones")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
