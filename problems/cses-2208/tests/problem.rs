//! Another Game (CSES 2208): one coin from each of any heaps.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::fixtures::left_after_rounds;
use problem::prelude::*;

use self::rules::OneFromEach;

/// Two coins of a heap at a time change nothing: what is left is nothing or one coin.
fn wins_by_pairs(heaps: &[u64]) -> bool {
    heaps.iter().map(|&heap| left_after_rounds(heap, 1)).sum::<u64>() > 0
}

fn main() {
    let tests = int("t", 1..=200_000).beyond(0..=u64::MAX);
    let count = int("n", 1..=200_000).beyond(0..=1_000_000);
    let heap = int("a heap", 1..=1_000_000_000).beyond(0..=u64::MAX);
    let format = counted(tests, list(count, heap)).with_total("n", 200_000);
    let problem = Problem::new(format)
        .winner("first", "second")
        .solution(|heaps| solution::solve(heaps))
        .studied(1600)
        .unreached(
            "answer that needs more than 16 bits of a heap",
            "only the parity of a heap counts",
        )
        .rules(by_play(OneFromEach, Vec::clone))
        .every_small(
            |heaps| heaps.len() <= 6 && heaps.iter().all(|&heap| heap <= 6),
            || multisets_of(0..=4, 0..=5),
        )
        .formula(|heaps| wins_by_pairs(heaps))
        .law("one odd heap among even ones decides, wherever it is", || {
            let with_one_odd = |place: usize| {
                // With larger numbers an input has more than a megabyte, and is not in a package.
                let mut heaps = vec![2; 200_000];
                heaps[place] -= 1;
                (heaps, true)
            };
            let even = [(vec![2; 200_000], false), (vec![1_000_000_000; 200_000], false)];
            even.into_iter().chain([199_999, 0, 100_000, 1].map(with_one_odd)).collect()
        })
        .law("a heap alone is lost if it is even, to the end of u64", || {
            (0..100).map(|less| u64::MAX - less).map(|heap| (vec![heap], heap % 2 == 1)).collect()
        })
        .law("any number of odd heaps is won", || {
            (1..=64).chain([256, 65_536]).map(|n| (vec![999_999_999; n], true)).collect()
        })
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures)
        .refuses("heaps that are not all there", "1\n3\n1 2\n", "reached an end of input");
    run(this_problem!(), problem);
}
