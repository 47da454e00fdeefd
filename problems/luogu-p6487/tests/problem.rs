//! HRPA (COCI 2010/2011): the least first take that wins Fibonacci Nim.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::FibonacciNim;
use oracle::Oracle;
use problem::fixtures::fibonacci_numbers;
use problem::prelude::*;

/// The least of the winning first takes, where the whole heap may be taken.
fn least_by_rules(oracle: &Oracle<FibonacciNim>, stones: u64) -> u64 {
    let options = oracle.winning_options(&(stones, stones));
    let takes = options.iter().map(|&(left, _)| stones - left);
    takes.min().expect("to take all stones wins")
}

/// From the smaller of two heaps on top of each other to the smallest, as Euclid would: what
/// lies above the largest Fibonacci number is a heap of its own.
fn least_by_descent(stones: u64) -> u64 {
    let (mut below, mut next) = (1_u128, 2_u128);
    while next <= u128::from(stones) {
        (below, next) = (next, below + next);
    }
    match stones - below as u64 {
        0 => stones,
        above => least_by_descent(above),
    }
}

/// A Fibonacci number on top of the one so many places further on.
fn on_top(places: usize) -> Vec<(u64, u64)> {
    let numbers = [vec![1], fibonacci_numbers()].concat();
    let pairs = numbers.iter().zip(&numbers[places..]);
    pairs.filter_map(|(small, large)| Some((large.checked_add(*small)?, *small))).collect()
}

fn main() {
    let oracle = Oracle::new(FibonacciNim);
    let stones = int("n", 2..=1_000_000_000_000_000).beyond(1..=u64::MAX);
    let problem = Problem::new(single(stones))
        .printing(Form::number(1..=1_000_000_000_000_000), u64::to_string)
        .solution(|&stones| solution::solve(stones))
        .studied(1712)
        .rules(move |&stones| least_by_rules(&oracle, stones))
        .every_small(|&stones| stones <= 300, || (1..=300).collect())
        .formula(|&stones| least_by_descent(stones))
        .law("of a Fibonacci number all must be taken", || {
            fibonacci_numbers().into_iter().map(|stones| (stones, stones)).collect()
        })
        .law("of two Fibonacci numbers that are not neighbours, the smaller is taken", || {
            [2, 3, 5, 40].map(on_top).concat()
        })
        .law("one less than a Fibonacci number ends with 1 or 2, in turn", || {
            // F - 1 is the sum of every second Fibonacci number before F.
            let less = fibonacci_numbers().into_iter().skip(1).map(|number| number - 1);
            let mut cases: Vec<(u64, u64)> = less.zip([2, 1].into_iter().cycle()).collect();
            cases.reverse();
            cases
        })
        .study(study::study(), |&stones| vec![vec![stones]], study::pictures)
        .ends_soon("the first move may take all stones, which wins at once");
    run(this_problem!(), problem);
}
