//! The table of nim-values of a subtraction game.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::Subtraction;
use oracle::positions::rows_of;
use oracle::Oracle;
use problem::fixtures::{nim_values_by_layers, subsets_to};
use problem::prelude::*;

/// The amounts, and the largest heap of the table.
type Case = (Vec<u64>, u64);

/// The nim-values on one line.
fn line(values: &[u64]) -> String {
    let words: Vec<String> = values.iter().map(u64::to_string).collect();
    words.join(" ")
}

fn small() -> Vec<Case> {
    let rows = rows_of(1..=3, 1..=6).into_iter().map(|amounts| (amounts, 30));
    // Largest amount first.
    let reversed = |amounts: &Vec<u64>| amounts.iter().copied().rev().collect();
    let sets: Vec<Vec<u64>> = subsets_to(8)[1..].iter().map(reversed).collect();
    let sets = sets.into_iter().map(|amounts| (amounts, 60));
    let lengths = (0..=20).map(|last| (vec![1, 3, 4], last));
    rows.chain(sets).chain(lengths).collect()
}

/// With k amounts, no nim-value exceeds k.
const VALUES: &str = "\
STRING(\"0\") SET(n = 0)
WHILE(MATCH(\" \")) SPACE INT(0, 100) SET(n = n + 1) END
NEWLINE
ASSERT(n <= 1000000)";

fn main() {
    let amounts = list(int("k", 1..=100), int("an amount", 1..=10_000).beyond(1..=u64::MAX));
    let last = int("n", 0..=1_000_000);
    // A million heaps are for the laws: random tables are shorter.
    let shorter = (list(int("k", 1..=100), int("an amount", 1..=10_000)), int("n", 0..=5000));
    let case = (amounts, last).generated_by(move |size| shorter.clone().strategy(size));
    let problem = Problem::new(to_eof(case))
        .printing(Form::lines(VALUES), |values: &Vec<u64>| line(values))
        .solution(|(amounts, last)| {
            solution::solve(amounts, *last).into_iter().map(u64::from).collect()
        })
        .studied(6755)
        .rules(|(amounts, last)| {
            let oracle = Oracle::new(Subtraction(amounts.clone()));
            (0..=*last).map(|heap| oracle.nim_value(&heap)).collect()
        })
        .every_small(|(_, last)| *last <= 100, small)
        .formula(|(amounts, last)| nim_values_by_layers(amounts, *last))
        .law("under the amounts 1 to m the nim-value is the heap mod m + 1", || {
            let law = |m: u64, last| {
                (((1..=m).collect(), last), (0..=last).map(|heap| heap % (m + 1)).collect())
            };
            (1..100).map(|m| law(m, 1000)).chain([law(100, 1_000_000)]).collect()
        })
        .law("under multiples of 100 each hundred heaps have the same nim-value", || {
            let amounts = (1..=100).map(|factor| 100 * factor).collect();
            vec![((amounts, 1_000_000), (0..=1_000_000).map(|heap| heap / 100 % 101).collect())]
        })
        .law("under odd amounts the nim-value is the parity", || {
            let amounts = (0..100).map(|half| 2 * half + 1).collect();
            vec![((amounts, 100_000), (0..=100_000).map(|heap| heap % 2).collect())]
        })
        .law("under powers of two to the end of u64 the nim-value is the heap mod 3", || {
            let amounts = (0..64).map(|exponent| 1 << exponent).collect();
            vec![((amounts, 100_000), (0..=100_000).map(|heap| heap % 3).collect())]
        })
        // Four equal values in a row prove a period, for four values decide the next.
        .law("the textbook's table has the period 7", || {
            let values = (0..=1_000_000).map(|heap| [0, 1, 0, 1, 2, 3, 2][heap % 7]);
            vec![((vec![4, 1, 3], 1_000_000), values.collect())]
        })
        .refuses("a table that is too long", "1 1 18446744073709551615", "18446744073709551615")
        .refuses("an amount of 0 among others", "3 1 0 4 8", "amount of a subtraction game is 0")
        .study(
            study::study(),
            |(amounts, last)| vec![games::Subtraction::row(amounts, &[*last])],
            study::pictures,
        );
    run(this_problem!(), problem);
}
