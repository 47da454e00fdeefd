//! 取石子(四), POJ 1067, HDU 1527: Wythoff's game.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Wythoff;
use problem::fixtures::{fibonacci_numbers, wythoff_partner};
use problem::prelude::*;

/// The number of stones in a heap.
fn heap(name: &'static str) -> Int {
    int(name, 0..=1_000_000_000).beyond(0..=u64::MAX)
}

/// Random heaps, half of them within a stone of a lost position: others hardly ever are.
fn random_heaps(size: Size) -> BoxedStrategy<(u64, u64)> {
    let any = (heap("a"), heap("b")).strategy(size);
    let most = *heap("b").range(size.scope).end();
    let near_lost = (heap("a").strategy(size), 0..3_u64).prop_map(move |(a, offset)| {
        let lost = u64::try_from(wythoff_partner(a)).unwrap_or(u64::MAX);
        (a, lost.saturating_add(offset).saturating_sub(1).min(most))
    });
    any.prop_union(near_lost.boxed()).boxed()
}

/// Neighbouring Fibonacci numbers, and the same less one stone each: alternately the former
/// and the latter are lost. Nothing is harder for approximations of phi.
fn fibonacci_heaps() -> Vec<((u64, u64), bool)> {
    let fibonacci = [vec![1], fibonacci_numbers()].concat();
    let mut cases = Vec::new();
    for (rank, pair) in fibonacci.windows(2).enumerate() {
        let (a, b) = (pair[0], pair[1]);
        cases.push(((a, b), rank % 2 == 1));
        cases.push(((b - 1, a - 1), rank % 2 == 0));
    }
    cases
}

fn main() {
    let heaps = (heap("a"), heap("b")).generated_by(random_heaps);
    let problem = Problem::new(to_eof(heaps))
        .winner("1", "0")
        .solution(|&(a, b)| solution::solve(a, b))
        .rules(by_play(Wythoff, |&heaps| heaps))
        .every_small(
            |&(a, b)| a <= 120 && b <= 120,
            || (0..=120).flat_map(|a| (0..=120).map(move |b| (a, b))).collect(),
        )
        .formula(|&(a, b)| wythoff_partner(a) != u128::from(b))
        .law("a single heap, and two equal ones, are taken whole", || {
            let heaps = [1, 1 << 31, 1 << 32, 1 << 63, u64::MAX];
            heaps.iter().flat_map(|&x| [(x, 0), (0, x), (x, x)]).map(|case| (case, true)).collect()
        })
        .law("every other pair of neighbouring Fibonacci numbers is lost", fibonacci_heaps)
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures)
        .workload("pairs of heaps", 1_000_000, |pairs, random| {
            random.many(pairs, |random| {
                (random.int(0..=1_000_000_000), random.int(0..=1_000_000_000))
            })
        });
    run(this_problem!(), problem);
}
