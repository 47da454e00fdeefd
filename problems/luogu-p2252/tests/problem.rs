//! 取石子游戏 (Luogu P2252): Wythoff's game, one position.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Wythoff;
use problem::fixtures::{fibonacci_numbers, wythoff_heaps, wythoff_partner};
use problem::prelude::*;

/// Neighbouring Fibonacci numbers, and the same less one stone each: alternately the former
/// and the latter are lost. The judge's largest ones come first.
fn fibonacci_heaps() -> Vec<((u64, u64), bool)> {
    let fibonacci = [vec![1], fibonacci_numbers()].concat();
    let lost = |rank: usize| {
        let (a, b) = (fibonacci[rank], fibonacci[rank + 1]);
        [((b, a), rank % 2 == 1), ((a - 1, b - 1), rank % 2 == 0)]
    };
    (0..42).rev().chain(42..fibonacci.len() - 1).flat_map(lost).collect()
}

fn main() {
    let heap = |name| int(name, 0..=1_000_000_000).beyond(0..=u64::MAX);
    let problem = Problem::new(single(wythoff_heaps(heap("a"), heap("b"))))
        .winner("1", "0")
        .invalid("three-heaps", "8 4 1\n")
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(772)
        .rules(by_play(Wythoff, |&heaps| heaps))
        .every_small(
            |&(a, b)| a <= 80 && b <= 80,
            || (0..=80).flat_map(|a| (0..=80).map(move |b| (a, b))).collect(),
        )
        .formula(|&(a, b)| wythoff_partner(a) != u128::from(b))
        .law("every other pair of neighbouring Fibonacci numbers is lost", fibonacci_heaps)
        .law("the first lost pairs, and won with a stone more", || {
            let pairs = [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)];
            let around = |(a, b)| [((a, b), false), ((b, a), false), ((a, b + 1), true)];
            pairs.map(around).concat()
        })
        .law("a single heap, and two equal ones, are taken whole", || {
            let heaps = [1, 1_000_000_000, 1 << 32, 1 << 63, u64::MAX];
            heaps.iter().flat_map(|&x| [(x, 0), (0, x), (x, x)]).map(|case| (case, true)).collect()
        })
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures)
        .refuses("a single heap", "8\n", "reached an end of input");
    run(this_problem!(), problem);
}
