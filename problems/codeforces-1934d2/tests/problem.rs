//! XOR Break (Codeforces 1934D2): a number is broken, and the opponent picks the part.

#[path = "../interactor.rs"]
mod interactor;
#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::prelude::*;

use self::rules::BreakPart;

/// Without its bits: n! is divisible by 2 exactly n - s times, where s is the number of ones
/// (Legendre, 1830).
fn wins_by_the_factorial(n: u64) -> bool {
    let factors: u64 = (1..64).map(|bit| n >> bit).sum();
    (n - factors) % 2 == 0
}

fn main() {
    let n = int("n", 1..=1_000_000_000_000_000_000).beyond(1..=i64::MAX as u64);
    let cases = int("t", 1..=1000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, n))
        .winner("first", "second")
        .played(interactor::play)
        .solution(|&n| solution::solve(n))
        .studied(342)
        .rules(by_play(BreakPart, |&n| vec![n, 0]))
        .every_small(|&n| n <= 100, || (1..=100).collect())
        .formula(|&n| wins_by_the_factorial(n))
        .law("a single bit cannot be broken", || (0..60).map(|bit| (1 << bit, false)).collect())
        .law("two bits are broken into both, and play ends", || {
            let pairs =
                (1..60).flat_map(|top| (0..top).map(move |low| (1 << top | 1 << low, true)));
            pairs.take_while(|&(n, _)| n <= 1_000_000_000_000_000_000).collect()
        })
        .law("a number of ones alone is lost if they are odd in number", || {
            (1..60).map(|ones: u64| ((1 << ones) - 1, ones % 2 == 0)).collect()
        })
        .study(study::study(), |&n| vec![vec![n, 0]], study::pictures)
        .ends_soon("only numbers of five bits are drawn, and each round takes one away");
    run(this_problem!(), problem);
}
