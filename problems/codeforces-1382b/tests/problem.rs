//! Sequential Nim (Codeforces 1382B): only the first heap that is left.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::SequentialNim;
use oracle::positions::rows_of;
use problem::prelude::*;

/// From the last heap to the first: a heap above 1 is won in front of anything, and a one
/// exchanges the roles.
fn is_won(heaps: &[u64]) -> bool {
    heaps.iter().rev().fold(false, |behind, &heap| heap > 1 || !behind)
}

/// Random heaps: many of one stone in front, as nothing else matters.
fn random_heaps(heaps: Shape<Vec<u64>>) -> impl Fn(Size) -> BoxedStrategy<Vec<u64>> {
    move |size| {
        let any = heaps.clone().strategy(size);
        let ones = any.clone().prop_flat_map(|heaps| (0..=heaps.len(), Just(heaps)));
        let ones = ones.prop_map(|(ones, mut heaps)| {
            heaps[..ones].fill(1);
            heaps
        });
        any.prop_union(ones.boxed()).boxed()
    }
}

fn main() {
    let heap = int("a", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let heaps = list(int("n", 1..=100_000).beyond(0..=1_000_000), heap);
    let random = random_heaps(heaps.clone());
    let cases = int("t", 1..=1000).beyond(0..=u64::MAX);
    let format = counted(cases, heaps.generated_by(random)).with_total("n", 100_000);
    let problem = Problem::new(format)
        .winner("First", "Second")
        .solution(|heaps| solution::solve(heaps))
        .studied(1423)
        .rules(by_play(SequentialNim, Vec::clone))
        .every_small(
            |heaps| heaps.len() <= 7 && heaps.iter().all(|&heap| heap <= 6),
            || [rows_of(0..=4, 1..=5), rows_of(5..=7, 1..=2)].concat(),
        )
        .formula(|heaps| is_won(heaps))
        .law("n heaps of one stone are won if and only if n is odd", || {
            let lengths = (1..=40).chain(99_999..=100_000);
            lengths.map(|n| (vec![1; n], n % 2 == 1)).collect()
        })
        .law("k ones before a larger heap are won if and only if k is even", || {
            let before = |ones: usize| {
                let larger = [2, 3, u64::MAX].into_iter();
                larger.map(move |larger| ([vec![1; ones], vec![larger]].concat(), ones % 2 == 0))
            };
            (0..=40).chain(99_998..=99_999).flat_map(before).collect()
        })
        .law("a heap above 1 wins in front of a one, whatever its digits", || {
            let digits = (1..30).flat_map(|digit| [1 << digit, (1 << digit) + 1]);
            digits.map(|heap| (vec![heap, 1], true)).collect()
        })
        .law("what stands behind a heap above 1 makes no difference", || {
            let behind =
                (0..1000).map(|n| [vec![1, 1, 1, 2], vec![n % 3 + 1; n as usize]].concat());
            behind.map(|heaps| (heaps, false)).collect()
        })
        .refuses("an empty heap", "1 3 1 0 2", "an empty heap")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
