//! Alice and Bob (Codeforces 346A): differences are added to a set.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use problem::fixtures::{distinct_list, subsets_to};
use problem::prelude::*;

use self::rules::AddDifference;

fn ascending(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

/// Without a divisor: the greatest number is an odd multiple of it if and only if no number has
/// fewer factors 2.
fn wins_by_factors_of_two(numbers: &[u64]) -> bool {
    let least = numbers.iter().map(|number| number.trailing_zeros()).min();
    let greatest = numbers.iter().max().map(|number| number.trailing_zeros());
    (greatest == least) != (numbers.len() % 2 == 1)
}

/// Half of the random lists are multiples of 6, as otherwise the divisor is hardly ever above 1.
fn numbers() -> Shape<Vec<u64>> {
    let number = int("a number", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let count = int("n", 2..=100).beyond(1..=1_000_000);
    let numbers = distinct_list(count, number, "different numbers");
    numbers.clone().generated_by(move |size| {
        let any = numbers.clone().strategy(size);
        let multiples = any.clone().prop_map(|numbers| {
            let multiples = numbers.iter().map(|number| number / 6 * 6);
            let multiples: BTreeSet<u64> = multiples.filter(|&number| number > 0).collect();
            if multiples.len() < 2 {
                return numbers;
            }
            multiples.into_iter().collect()
        });
        any.prop_union(multiples.boxed()).boxed()
    })
}

/// The first multiples of `divisor`, except for some after the first one; the greatest comes first.
fn multiples(divisor: u64, to: u64, missing: u64) -> Vec<u64> {
    let kept = (1..=to).filter(|&times| times == 1 || times > 1 + missing);
    kept.rev().map(|times| times * divisor).collect()
}

fn main() {
    let problem = Problem::new(single(numbers()))
        .winner("Alice", "Bob")
        .invalid("a-number-twice", "3\n4 7 4\n")
        .solution(|numbers| solution::solve(numbers))
        .studied(2422)
        .rules(by_play(AddDifference, |numbers: &Vec<u64>| ascending(numbers)))
        .every_small(
            |numbers| numbers.iter().all(|&number| number <= 12),
            || subsets_to(10).into_iter().filter(|numbers| numbers.len() > 1).collect(),
        )
        .formula(|numbers| wins_by_factors_of_two(numbers))
        .law("all multiples to the greatest leave no move", || {
            [1, 3, 10_000_000].map(|divisor| (multiples(divisor, 100, 0), false)).to_vec()
        })
        .law("every multiple that is missing is one move", || {
            let case = |missing| (multiples(5_000_000, 100, missing), missing % 2 == 1);
            (0..98).map(case).collect()
        })
        .law("a number and a multiple of it", || {
            let multiple =
                |digit: u32, times: u64| (vec![times << digit, 1 << digit], times % 2 == 1);
            (0..62).flat_map(|digit| [2, 3].map(|times| multiple(digit, times))).collect()
        })
        .law("one number alone is lost", || vec![(vec![1], false), (vec![u64::MAX], false)])
        .study(study::study(), |numbers| vec![ascending(numbers)], study::pictures)
        .refuses("a number twice", "3 4 7 4", "a number is there twice")
        .refuses("no numbers", "0", "there are no numbers")
        .refuses("a number that is 0", "2 0 3", "a number is 0");
    run(this_problem!(), problem);
}
