//! Stoned Game (Codeforces 1396B): a stone is taken from another heap than the last one.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::prelude::*;

use self::rules::TakeElsewhere;

/// By a majority vote (Boyer and Moore, 1981): stones of different heaps are removed in pairs, and a
/// heap that has the majority is among those of which some are left. The odd heaps give the parity.
fn wins_by_vote(heaps: &[u64]) -> bool {
    let (mut candidate, mut votes) = (0, 0);
    for (place, &heap) in heaps.iter().enumerate() {
        if heap > votes {
            candidate = place;
        }
        votes = votes.abs_diff(heap);
    }
    let (before, after) = heaps.split_at(candidate);
    let others = before.iter().chain(after.iter().skip(1)).map(|&heap| u128::from(heap));
    let has_majority = after.first().is_some_and(|&heap| u128::from(heap) > others.sum());
    has_majority || heaps.iter().filter(|&&heap| heap % 2 == 1).count() % 2 == 1
}

/// Half of the random lists have as many stones in one heap as in the others, or one more or less.
fn heaps() -> Shape<Vec<u64>> {
    let heap = int("a heap", 1..=100).beyond(0..=1_000_000_000_000);
    let heaps = list(int("n", 1..=100).beyond(0..=1_000_000), heap.clone());
    heaps.clone().generated_by(move |size| {
        let most = *heap.range(size.scope).end();
        let any = heaps.clone().strategy(size);
        let balanced = any.clone().prop_map(move |mut heaps| {
            let rest: u64 = heaps.iter().skip(1).map(|&heap| heap.min(most / 4)).sum();
            if (2..=4).contains(&heaps.len()) {
                heaps.iter_mut().for_each(|heap| *heap = (*heap).min(most / 4));
                heaps[0] = (rest + 1 - heaps[0] % 3).clamp(1, most);
                heaps.rotate_left((rest % 3) as usize % 2);
            }
            heaps
        });
        any.prop_union(balanced.boxed()).boxed()
    })
}

/// A heap, and ones beside it.
fn beside_ones(heap: u64, ones: usize) -> Vec<u64> {
    let mut heaps = vec![1; ones];
    heaps.insert(ones / 2, heap);
    heaps
}

fn main() {
    let cases = int("t", 1..=100).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, heaps()))
        .winner("T", "HL")
        .invalid("a-heap-missing", "1\n3\n1 2\n")
        .solution(|heaps| solution::solve(heaps))
        .studied(1278)
        .rules(by_play(TakeElsewhere, |heaps: &Vec<u64>| (heaps.clone(), None)))
        .every_small(
            |heaps| heaps.len() <= 6 && heaps.iter().sum::<u64>() <= 15,
            || [multisets_of(0..=4, 0..=3), multisets_of(2..=3, 1..=5)].concat(),
        )
        .formula(|heaps| wins_by_vote(heaps))
        .law("a single heap is won", || (1..=100).map(|heap| (vec![heap], true)).collect())
        .law("of two heaps only equal ones are lost", || {
            let pairs = (90..=100).flat_map(|a| (90..=100).map(move |b| (vec![a, b], a != b)));
            pairs.collect()
        })
        .law("two heaps that differ in one digit are won", || {
            let differ = |digit: u32| {
                let heap = 1 << digit;
                [(vec![heap, heap], false), (vec![heap, 2 * heap], true)]
            };
            (0..38).flat_map(differ).collect()
        })
        .law("a heap beside ones is won if there are fewer ones, or as an odd number", || {
            let ones = 1..=99;
            let cases = ones.flat_map(|ones| {
                [99, 100].map(|heap: u64| {
                    let wins = heap > ones as u64 || (heap + ones as u64) % 2 == 1;
                    (beside_ones(heap, ones), wins)
                })
            });
            cases.collect()
        })
        .law("equal heaps are won if they are odd in size and in number, or a single one", || {
            let equal = |heap: u64| {
                (2..=100).map(move |n: u64| (vec![heap; n as usize], heap % 2 == 1 && n % 2 == 1))
            };
            [1, 2, 99, 100].iter().flat_map(|&heap| equal(heap)).collect()
        })
        .study(study::study(), |heaps| vec![[&[0], &heaps[..]].concat()], study::pictures)
        .refuses("a heap of which the sum may be too large", "1 1 1000000000001", "above 10^12");
    run(this_problem!(), problem);
}
