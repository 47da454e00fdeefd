//! 取石子(四), POJ 1067, HDU 1527: Wythoff's game.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Wythoff;
use problem::fixtures::{fibonacci_numbers, wythoff_heaps, wythoff_partner};
use problem::prelude::*;

/// The number of stones in a heap.
fn heap(name: &'static str) -> Int {
    int(name, 0..=1_000_000_000).beyond(0..=u64::MAX)
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
    let problem = Problem::new(to_eof(wythoff_heaps(heap("a"), heap("b"))))
        .winner("1", "0")
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(772)
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
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures);
    run(this_problem!(), problem);
}
