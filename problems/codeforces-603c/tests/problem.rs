//! Lieges of Legendre: take one stone, or split an even heap into k equal ones.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::{descendants, TakeOrSplit};

/// k, and the heaps.
type Case = (u64, Vec<u64>);

const MOST: u64 = 1_000_000_000;

/// The nim-value without going through the halves: by the odd part of the heap and the number
/// of its factors of two.
fn value_by_factors(heap: u64, k: u64) -> u64 {
    let twos = if heap == 0 { 0 } else { heap.trailing_zeros() };
    match (k % 2, heap, heap >> twos) {
        (_, 0, _) => 0,
        (0, 1 | 2, _) => heap,
        (0, _, _) => u64::from(twos > 0),
        (_, 1, _) => 1,
        (_, 2, _) => 0,
        (_, _, 3) => 1 + u64::from(twos % 2 == 1),
        (_, _, 1) => 1 + u64::from(twos % 2 == 0),
        (_, _, _) if twos == 0 => 0,
        (_, _, _) => 1 + u64::from(twos % 2 == 0),
    }
}

fn wins_by_factors((k, heaps): &Case) -> bool {
    !is_balanced(heaps.iter().map(|&heap| value_by_factors(heap, *k)))
}

fn is_small((k, heaps): &Case) -> bool {
    let all = heaps.iter().map(|&heap| descendants(heap, *k)).fold(0, u64::saturating_add);
    heaps.iter().all(|&heap| heap <= 16) && all <= 16
}

fn small() -> Vec<Case> {
    let cases = (1..=5).flat_map(|k| {
        let heaps = multisets_of(1..=3, 1..=if k == 1 { 9 } else { 16 });
        heaps.into_iter().map(move |heaps| (k, heaps))
    });
    cases.filter(is_small).collect()
}

/// Powers of two, which are halved the most often.
fn powers_of_two() -> Vec<(Case, bool)> {
    let powers = |from: u32| (from..=61).map(|exponent| 1_u64 << exponent).collect::<Vec<u64>>();
    // With an odd k, the values from 4 on are 2, 1, 2, 1, ...
    vec![
        ((u64::MAX, powers(2)), false),
        ((u64::MAX, powers(3)), true),
        ((u64::MAX - 1, powers(2)), false),
        ((u64::MAX - 1, powers(1)), true),
        ((1, vec![1 << 63, 1 << 61, 1 << 62]), true),
        ((1, vec![1 << 63, 1 << 61]), false),
    ]
}

fn main() {
    let heap = int("a", 1..=MOST).beyond(0..=u64::MAX);
    let k = int("k", 1..=MOST).beyond(1..=u64::MAX);
    let cases = headed_list(int("n", 1..=100_000).beyond(0..=u64::MAX), k, heap);
    let problem = Problem::new(single(cases))
        .winner("Kevin", "Nicky")
        .solution(|(k, heaps)| solution::solve(heaps.iter().copied(), *k))
        .studied(1361)
        .unreached("answer that needs more than 16 bits of k", "only the parity of k counts")
        .rules(by_play(TakeOrSplit, Case::clone))
        .every_small(is_small, small)
        .formula(wins_by_factors)
        .law("powers of two from 4 on have the values 2, 1, 2, 1, ... with an odd k", powers_of_two)
        .law(
            "two stones are lost if and only if k is odd, and three if and only if it is even",
            || {
                let near = |k: u64| [k - 1, k, k + 1];
                let ks = [vec![1, 2, 3, 4, 5, 1_000, 1_001, MOST - 1, MOST], near(256).to_vec()]
                    .concat();
                let ks = [ks, near(65_536).to_vec(), near(1 << 24).to_vec()].concat();
                let both = |k: u64| [((k, vec![2]), k % 2 == 0), ((k, vec![3]), k % 2 == 1)];
                ks.into_iter().flat_map(both).collect()
            },
        )
        .law(
            "with an odd k, 2^e beside a heap of one stone is won if and only if e is even",
            || (3..30).map(|e| ((999_999_999, vec![1 << e, 1]), e % 2 == 0)).collect(),
        )
        .law(
            "with an odd k, 5 * 2^e beside a heap of one stone is lost if and only if e is odd",
            || (0..28).map(|e| ((1, vec![5 << e, 1]), e % 2 == 0)).collect(),
        )
        .law("odd heaps from 5 on are out of play, and equal heaps cancel out", || {
            let odd: Vec<u64> = (0..50_000).map(|index| u64::MAX - 2 * index).collect();
            let pairs = (0..25_000).flat_map(|index| [MOST - index, MOST - index]);
            let all: Vec<u64> = odd.iter().copied().chain(pairs).collect();
            let and = |heap| [&all[1..], &[heap]].concat();
            let cases = [1, 2, MOST - 1, MOST].into_iter().flat_map(|k| {
                [((k, all.clone()), false), ((k, and(1)), true), ((k, and(5)), false)]
            });
            cases.collect()
        })
        .law("with an even k, even heaps from 4 on are single stones", || {
            let even = |count: u64| (0..count).map(|index| 4 + 7918 * index).collect::<Vec<u64>>();
            vec![((2, even(99_999)), true), ((MOST, even(100_000)), false)]
        })
        .study(study::study(), |(k, heaps)| vec![[&[*k], &heaps[..]].concat()], study::pictures);
    run(this_problem!(), problem);
}
