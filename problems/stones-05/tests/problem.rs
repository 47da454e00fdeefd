//! 取石子(五): Fibonacci Nim, to the end of 64 bits.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::FibonacciNim;
use problem::fixtures::fibonacci_numbers;
use problem::prelude::*;

/// The lost heaps, as Schwenk (1970) finds them for any game of this kind.
///
/// After a lost heap L comes L + A, where A is the least lost heap with 2 A >= L.
/// Anything less than A on top of L can be played away so that the quota is too
/// small to take L; from L + A the second player can always take the last stone.
fn lost_heaps() -> Vec<u128> {
    let mut lost: Vec<u128> = vec![1];
    while let Some(&last) = lost.last().filter(|last| **last <= u128::from(u64::MAX)) {
        let added = lost.iter().find(|&&heap| 2 * heap >= last).expect("the last one will do");
        lost.push(last + added);
    }
    lost
}

fn main() {
    let lost = lost_heaps();
    let problem = Problem::new(to_eof(int("n", 2..=u64::MAX)))
        .winner("Yes", "No")
        .solution(|&stones| solution::solve(stones))
        .studied(1691)
        .rules(by_play(FibonacciNim, |&stones| (stones, stones - 1)))
        .every_small(|&stones| stones <= 1000, || (2..=1000).collect())
        .formula(move |&stones| lost.binary_search(&u128::from(stones)).is_err())
        .law("Fibonacci numbers are lost, to the end of u64", || {
            fibonacci_numbers().into_iter().map(|stones| (stones, false)).collect()
        })
        .law("their neighbours from 4 on are won", || {
            let numbers = fibonacci_numbers().split_off(2).into_iter();
            numbers.flat_map(|n| [(n - 1, true), (n + 1, true)]).collect()
        })
        .law("a sum of two of them that are not neighbours is won", || {
            let numbers = fibonacci_numbers();
            let pairs = (2..numbers.len()).flat_map(|n| (0..n - 1).map(move |m| (m, n)));
            let sums = pairs.filter_map(|(m, n)| numbers[m].checked_add(numbers[n]));
            sums.map(|stones| (stones, true)).collect()
        })
        .study(study::study(), |&stones| vec![vec![stones]], study::pictures);
    run(this_problem!(), problem);
}
