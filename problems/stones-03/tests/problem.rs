//! 取石子(三), POJ 1740: take from a heap and spread the rest.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;

use oracle::positions::multisets;
use problem::prelude::*;

use self::rules::TakeAndSpread;

/// Whether some size occurs an odd number of times.
fn unpaired(heaps: &[u64]) -> bool {
    let mut times: HashMap<u64, usize> = HashMap::new();
    for &heap in heaps {
        *times.entry(heap).or_default() += 1;
    }
    times.values().any(|times| times % 2 == 1)
}

/// The stones in all heaps, or u64::MAX if they are more.
fn stones(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, &heap| sum.saturating_add(heap))
}

fn heaps() -> Shape<Vec<u64>> {
    let count = int("N", 1..=10).beyond(1..=100_000);
    list(count, int("a heap", 1..=100).beyond(1..=u64::MAX))
}

/// Random heaps. They hardly ever pair off by chance: half of the rows are made of pairs, in any
/// order, and half of these have one stone more on the first heap.
fn random_heaps(size: Size) -> BoxedStrategy<Vec<u64>> {
    let any = heaps().strategy(size);
    let (most, largest) = match size.scope {
        Scope::Judge => (10, 100),
        Scope::Beyond => (100_000, u64::MAX),
    };
    let half = heaps().strategy(Size { length: size.length.min(most) / 2, ..size });
    let paired = half.prop_map(|heaps| [heaps.clone(), heaps].concat()).prop_shuffle();
    let nearly = (paired, 0..2_u64).prop_map(move |(mut heaps, more)| {
        heaps[0] = heaps[0].saturating_add(more).min(largest);
        heaps
    });
    any.prop_union(nearly.boxed()).boxed()
}

fn main() {
    let problem = Problem::new(until("0", heaps().generated_by(random_heaps)))
        .winner("Win", "Lose")
        .solution(|heaps| solution::solve(heaps))
        .rules(by_play(TakeAndSpread, Vec::clone))
        .every_small(
            |heaps| stones(heaps) <= 12,
            || {
                let up_to = |n, most| multisets(n, 1..=most).into_iter();
                let all = (1..=6).flat_map(move |n| up_to(n, 11));
                all.filter(|heaps| stones(heaps) <= 12).collect()
            },
        )
        .formula(|heaps| unpaired(heaps))
        .law("a hundred thousand heaps in pairs are lost, and won with one of them changed", || {
            let paired: Vec<u64> = (0..50_000).chain(0..50_000).map(|x| u64::MAX - x).collect();
            let mut changed = paired.clone();
            changed[77] -= 50_000;
            vec![(paired, false), (changed, true)]
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .workload("cases of ten heaps", 200_000, |cases, random| {
            random.many(cases, |random| random.list(10, 1..=100))
        });
    run(this_problem!(), problem);
}
