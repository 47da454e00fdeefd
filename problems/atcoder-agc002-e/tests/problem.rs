//! Candy Piles (AtCoder AGC 002 E): eat a largest pile, or one candy of each.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::multisets_of;
use problem::prelude::*;

use self::rules::CandyPiles;

/// The ways from the end of the diagonal, without sorting: only by counting how many piles
/// have at least this many candies.
fn wins_by_counting(piles: &[u64]) -> bool {
    let at_least = |candies: u64| piles.iter().filter(|&&pile| pile >= candies).count() as u64;
    let side = last(piles.len() as u64, |side| at_least(side) >= side);
    let high = last(u64::MAX, |high| at_least(high) >= side);
    (high - side) % 2 == 1 || (at_least(side) - side) % 2 == 1
}

/// The last number up to `most` that has a property, which all numbers up to it have; 0 has it.
fn last(most: u64, has: impl Fn(u64) -> bool) -> u64 {
    let (mut least, mut most) = (0, most);
    while least < most {
        let middle = most - (most - least) / 2;
        if has(middle) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    least
}

/// Both ways begin at the corner of the largest square, and only one of them is not empty.
fn rectangle(piles: u64, candies: u64) -> (Vec<u64>, bool) {
    (vec![candies; piles as usize], piles.abs_diff(candies) % 2 == 1)
}

fn main() {
    let pile = int("a pile", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let problem = Problem::new(single(list(int("N", 1..=100_000), pile)))
        .winner("First", "Second")
        .solution(|piles| solution::solve(piles))
        .studied(1342)
        .rules(by_misere_play(CandyPiles, Vec::clone))
        .every_small(
            |piles| piles.len() <= 8 && piles.iter().all(|&pile| pile <= 24),
            || [multisets_of(1..=4, 1..=6), multisets_of(5..=8, 1..=3)].concat(),
        )
        .formula(|piles| wins_by_counting(piles))
        .law("one pile, or piles of one candy, are lost if they are odd in number", || {
            let ends = [1_000_000_000, u64::MAX];
            let alone = ends.into_iter().flat_map(|end| end - 4..=end);
            let alone = alone.map(|pile| (vec![pile], pile % 2 == 0));
            let ones = (99_996..=100_000).map(|n| (vec![1; n], n % 2 == 0));
            alone.chain(ones).collect()
        })
        .law("of a rectangle the difference of the sides decides", || {
            vec![
                rectangle(99_999, 99_999),
                rectangle(100_000, 1_000_000_000),
                rectangle(99_999, 1_000_000_000),
                rectangle(100_000, 100_000),
                rectangle(100_000, 99_999),
                rectangle(100_000, 99_998),
            ]
        })
        .law("two equal piles are lost if they are even, whatever their digits", || {
            (1..30).map(|exponent| rectangle(2, 1 << exponent)).collect()
        })
        .law("1 to n is won if n is even", || {
            [1, 2, 3, 4, 99_999, 100_000].map(|n| ((1..=n).collect(), n % 2 == 0)).to_vec()
        })
        .study(study::study(), |piles| vec![piles.clone()], study::pictures)
        .refuses("no piles", "0", "no piles");
    run(this_problem!(), problem);
}
