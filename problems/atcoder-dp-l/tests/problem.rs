//! Deque (AtCoder dp_l): numbers are taken from the two ends of a row, and scored.

#[path = "../rules.rs"]
mod rules;
problem::solution!();

use oracle::positions::rows_of;
use oracle::Ruleset;
use problem::prelude::*;

use self::rules::TakeAnEnd;

/// The final score, by playing every game.
fn played(position: &(Vec<u64>, i64, bool)) -> i64 {
    let results = TakeAnEnd.options(position).into_iter().map(|option| played(&option));
    let best = if position.2 { results.max() } else { results.min() };
    best.unwrap_or(position.1)
}

/// Without stretches: a number that is not less than its two neighbours becomes one number with
/// them. What is left falls and then rises, and both players take the larger end.
fn by_joining(row: &[u64]) -> i64 {
    let mut joined: Vec<i64> = Vec::new();
    for &number in row {
        joined.push(number as i64);
        while let [.., a, b, c] = joined[..] {
            if b < a.max(c) {
                break;
            }
            joined.truncate(joined.len() - 3);
            joined.push(a - b + c);
        }
    }
    joined.sort_unstable();
    joined.iter().rev().enumerate().map(|(at, it)| if at % 2 == 0 { *it } else { -it }).sum()
}

fn main() {
    let number = int("a number", 1..=1_000_000_000).beyond(0..=1_000_000_000_000_000);
    let row = list(int("N", 1..=3000).beyond(0..=5000), number);
    let most = 3_000_000_000_000;
    let problem = Problem::new(single(row))
        .printing(Form::number(-most..=most), i64::to_string)
        .solution(|row| {
            let row: Vec<i64> = row.iter().map(|&number| number as i64).collect();
            solution::solve(&row)
        })
        .rules(|row| played(&(row.clone(), 0, true)))
        .every_small(
            |row| row.len() <= 12,
            || [rows_of(1..=5, 1..=4), rows_of(6..=8, 1..=2)].concat(),
        )
        .formula(|row| by_joining(row))
        .law("of equal numbers the first player gets one more, or as many", || {
            let equal = |n: usize| (vec![1_000_000_000; n], (n % 2) as i64 * 1_000_000_000);
            [1, 2, 3, 100, 101, 2999, 3000].map(equal).to_vec()
        })
        .law("in an ascending row everybody takes the last number", || {
            let ascending = |n: u64| ((1..=n).collect(), n.div_ceil(2) as i64);
            [1, 2, 3, 10, 101, 2999, 3000].map(ascending).to_vec()
        })
        .law(
            "where large and small numbers take turns, the first player gets all large ones",
            || {
                let turns = |pairs: usize| {
                    let row: Vec<u64> = [1_000_000_000, 1].repeat(pairs);
                    let back = row.iter().rev().copied().collect();
                    let score = pairs as i64 * 999_999_999;
                    [(row, score), (back, score)]
                };
                [1, 2, 5, 100, 1500].into_iter().flat_map(turns).collect()
            },
        )
        .without_study("a game of scores has neither won nor lost positions")
        .refuses("six thousand numbers", "6000 1", "6000 numbers are too many")
        .refuses("a number above 10^15", "1 1000000000000001", "a number is too large");
    run(this_problem!(), problem);
}
