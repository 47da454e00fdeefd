//! Euclid's Game (Kattis): subtract multiples of the smaller number from the larger one.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::{fibonacci_numbers, golden_ratio_failures, wythoff_partner};
use problem::prelude::*;

use self::rules::Euclid;

/// The divisions of Euclid's algorithm one after the other: while the quotient is 1 and something
/// is left, the moves are forced; the first player who has a choice, or makes a 0, wins.
fn wins_by_divisions(&(a, b): &(u64, u64)) -> bool {
    let (mut larger, mut smaller, mut wins) = (a.max(b), a.min(b), true);
    while larger / smaller == 1 && larger > smaller {
        (larger, smaller) = (smaller, larger - smaller);
        wins = !wins;
    }
    wins
}

/// Pairs of any kind, and others that are close to the ratio phi.
fn numbers() -> Shape<(u64, u64)> {
    let number = |name| int(name, 1..=(1 << 31) - 1).beyond(1..=u64::MAX);
    let pair = (number("a"), number("b"));
    pair.clone()
        .generated_by(move |size| {
            let most = *pair.0.range(size.scope).end();
            let near = (pair.0.clone().strategy(size), 0..3_u64).prop_map(move |(b, more)| {
                let a = wythoff_partner(b).min(u128::from(most)) as u64;
                (a.saturating_add(more).saturating_sub(1).clamp(1, most), b)
            });
            pair.clone().strategy(size).prop_union(near.boxed()).boxed()
        })
        .always_with(|_| {
            let failures = golden_ratio_failures(u64::MAX / 4);
            failures.iter().flat_map(|it| [(it.exact, it.of), (it.exact + 1, it.of)]).collect()
        })
}

/// The Fibonacci numbers 1, 2, 3, 5, ... with those after them: 1 2 is won, and then the ratio
/// is above and below phi in turns.
fn fibonacci_neighbours() -> Vec<((u64, u64), bool)> {
    let numbers = [vec![1], fibonacci_numbers()].concat();
    let pairs = numbers.windows(2).zip([true, false].into_iter().cycle());
    pairs
        .flat_map(|(pair, wins)| [((pair[0], pair[1]), wins), ((pair[1], pair[0]), wins)])
        .collect()
}

fn main() {
    let problem = Problem::new(until("0 0", numbers()))
        .winner("Stan wins", "Ollie wins")
        .solution(|&(a, b)| solution::solve(a, b))
        .studied(1295)
        .rules(by_play(Euclid, |numbers| *numbers))
        .every_small(
            |&(a, b)| a.max(b) <= 300,
            || (1..=40).flat_map(|a| (1..=40).map(move |b| (a, b))).collect(),
        )
        .formula(wins_by_divisions)
        .law("neighbours in the Fibonacci sequence are on both sides of phi", fibonacci_neighbours)
        .law("a common factor changes nothing", || {
            let factor = u64::MAX / 100;
            let pairs = (1..=100).flat_map(|a| (1..=100).map(move |b| (a, b)));
            pairs.map(|(a, b)| ((a * factor, b * factor), wins_by_divisions(&(a, b)))).collect()
        })
        .law("twice as large or equal is won, one more is lost", || {
            let large = [3, 1 << 30, (1 << 31) - 2, u64::MAX / 2, u64::MAX - 1];
            let at = |n: u64| {
                let twice = n.saturating_mul(2);
                [((n, n), true), ((n + 1, n), false), ((twice, n), twice == 2 * (n % (1 << 62)))]
            };
            large
                .into_iter()
                .flat_map(|n| at(n).into_iter().take(2 + usize::from(n < 1 << 62)))
                .collect()
        })
        .study(study::study(), |&(a, b)| vec![vec![a, b]], study::pictures)
        .refuses("a pair with one 0", "5 0 0 0", "5 0");
    run(this_problem!(), problem);
}
