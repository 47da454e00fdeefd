//! Arbitrary Nim: the greatest cap on the takes with which the first player wins.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeMap;

use oracle::games::{CappedHeap, Sum};
use oracle::positions::multisets_of;
use oracle::Oracle;
use problem::fixtures::{is_balanced, large_twins, pairs_that_differ_in};
use problem::prelude::*;

/// Wins with every large cap.
const UNBOUNDED: i128 = -1;

/// Never wins.
const NEVER: i128 = 0;

/// Tries all caps by playing; those from the largest heap on forbid nothing.
fn by_playing(oracle: &Oracle<Sum<CappedHeap>>, heaps: &[u64]) -> i128 {
    let wins = |cap: u64| oracle.next_wins(&heaps.iter().map(|&heap| (heap, cap)).collect());
    let largest = *heaps.iter().max().expect("some heap");
    if wins(largest) {
        return UNBOUNDED;
    }
    (1..largest).rev().find(|&cap| wins(cap)).map_or(NEVER, i128::from)
}

/// Tries the caps below each heap, the largest first, with the remainders of all heaps.
fn by_remainders(heaps: &[u64]) -> i128 {
    if !is_balanced(heaps.iter().copied()) {
        return UNBOUNDED;
    }
    let mut sizes = heaps.to_vec();
    sizes.sort_unstable();
    sizes.dedup();
    let wins = |&size: &u64| !is_balanced(heaps.iter().map(|&h| h % size));
    sizes.into_iter().rev().find(wins).map_or(NEVER, |size| i128::from(size) - 1)
}

/// Counts how often each size is there: the largest odd one decides.
fn by_counting(heaps: &[u64]) -> i128 {
    let mut counts: BTreeMap<u64, u64> = BTreeMap::new();
    for &heap in heaps {
        *counts.entry(heap).or_default() += 1;
    }
    let largest = counts.into_iter().rev().find(|(_, count)| count % 2 == 1);
    match largest {
        _ if !is_balanced(heaps.iter().copied()) => UNBOUNDED,
        Some((size, _)) => i128::from(size) - 1,
        None => NEVER,
    }
}

/// By remainders, unless there are too many heaps to try them all.
fn by_formula(heaps: &[u64]) -> i128 {
    match heaps.len() {
        0..=100 => by_remainders(heaps),
        _ => by_counting(heaps),
    }
}

fn heap() -> Int {
    int("A", 1..=1_000_000_000).beyond(1..=u64::MAX)
}

/// Heaps, often with their nim-sum and with some of them twice.
fn random_heaps(size: Size) -> BoxedStrategy<Vec<u64>> {
    let length = size.length.min(if size.full { 20_000 } else { 30 });
    let size = Size { length, ..size };
    let most = size.value.min(*heap().range(size.scope).end());
    let all = list(int("N", 1..=100_000), heap()).strategy(size);
    let parts = (all, 0..3_u64, 0..3_usize);
    let heaps = move |(mut heaps, kind, twins): (Vec<u64>, u64, usize)| {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        if kind > 0 && (1..=most).contains(&sum) {
            heaps.push(sum);
        }
        let twins: Vec<u64> = heaps.iter().take(twins).flat_map(|&heap| [heap, heap]).collect();
        [heaps, twins].concat()
    };
    parts.prop_map(heaps).boxed()
}

fn main() {
    let oracle = Oracle::new(Sum(CappedHeap));
    let heaps = list(int("N", 1..=250_000), heap()).generated_by(random_heaps);
    let problem = Problem::new(single(heaps))
        .printing(Form::number(-1..=999_999_999), i128::to_string)
        .solution(|heaps| solution::solve(heaps))
        .studied(4024)
        .rules(move |heaps| by_playing(&oracle, heaps))
        .every_small(
            |heaps| heaps.len() <= 5 && heaps.iter().all(|&heap| heap <= 9),
            || [multisets_of(1..=3, 1..=9), multisets_of(4..=5, 1..=5)].concat(),
        )
        .formula(|heaps| by_formula(heaps))
        .law(
            "twins are lost with every cap, and with one heap changed won with all large ones",
            || {
                let [(twins, _), (changed, _)] = large_twins(250_000);
                vec![(twins, NEVER), (changed, UNBOUNDED)]
            },
        )
        .law("of a, b and their nim-sum the largest decides, whatever is there twice", || {
            let triple = |exponent: u32| {
                let (a, b): (u64, u64) = (u64::MAX >> 1, 1 << exponent);
                let most = a.max(b).max(a ^ b);
                let twins = [most - 1, most, u64::MAX];
                let heaps = [&[b, a ^ b][..], &twins, &[a], &twins].concat();
                (heaps, i128::from(most) - 1)
            };
            (1..64).map(triple).collect()
        })
        .law("each of the thirty digits decides alone", || {
            let unbounded = |(heaps, _)| (heaps, UNBOUNDED);
            pairs_that_differ_in(0..30, 30).into_iter().map(unbounded).collect()
        })
        .law("how often a heap is there matters by its parity only", || {
            let often = |times: usize| {
                let heaps = [vec![1_000; times], vec![999; times], vec![1_000 ^ 999; times]];
                (heaps.concat(), 999)
            };
            let times = [3, 5, 7, 11, 101, 255, 257, 1001, 65_537];
            times.map(often).into_iter().chain([(vec![8; 256], NEVER)]).collect()
        })
        .law("1, 2 and 3 decide, under as many pairs of larger heaps as there may be", || {
            let pairs = (0..124_998).flat_map(|index| [1_000_000_000 - 7919 * index; 2]);
            let pairs: Vec<u64> = pairs.collect();
            vec![([&pairs, &[1, 2, 3][..]].concat(), 2), (pairs, NEVER)]
        })
        .law("the heaps 1 to n have the nim-sum 0 if n is 3 modulo 4, and then n decides", || {
            [250_000, 249_999, 3, 4, 7, 9, 65_535, 249_998]
                .map(|n| ((1..=n).collect(), if n % 4 == 3 { n as i128 - 1 } else { UNBOUNDED }))
                .to_vec()
        })
        .study(study::study(), |heaps| vec![[&[0], &heaps[..]].concat()], study::pictures);
    run(this_problem!(), problem);
}
