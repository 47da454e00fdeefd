//! S-Nim (HDU 1536): a set of amounts, and rows of heaps to play it on.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Subtraction, Sum};
use oracle::positions::{multisets, rows_below, rows_of};
use oracle::Oracle;
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// The amounts, and the rows of heaps.
type Case = (Vec<u64>, Vec<Vec<u64>>);

/// For each row, whether the player to move wins.
type Answer = Vec<bool>;

/// The nim-values of the heaps to `last`, forwards: the value of a heap is noted at every
/// heap that has a move to this one.
fn nim_values(amounts: &[u64], last: u64) -> Vec<u64> {
    // Digit v of a number is set if the value v is reached; 100 amounts reach 100 values.
    let mut reached = vec![0_u128; last as usize + 1];
    let mut values = Vec::new();
    for heap in 0..=last {
        let value = reached[heap as usize].trailing_ones();
        values.push(u64::from(value));
        for larger in amounts.iter().filter_map(|amount| heap.checked_add(*amount)) {
            if larger <= last {
                reached[larger as usize] |= 1 << value;
            }
        }
    }
    values
}

fn by_values((amounts, rows): &Case) -> Answer {
    let largest = rows.iter().flatten().max().copied().unwrap_or(0);
    let values = nim_values(amounts, largest);
    let is_lost = |heaps: &Vec<u64>| is_balanced(heaps.iter().map(|&heap| values[heap as usize]));
    rows.iter().map(|heaps| !is_lost(heaps)).collect()
}

fn by_solution((amounts, rows): &Case) -> Answer {
    let row = |heaps: &Vec<u64>| heaps.iter().map(|&heap| heap as usize).collect();
    let rows: Vec<Vec<usize>> = rows.iter().map(row).collect();
    solution::solve(amounts, &rows).chars().map(|letter| letter == 'W').collect()
}

fn by_rules((amounts, rows): &Case) -> Answer {
    let oracle = Oracle::new(Sum(Subtraction(amounts.clone())));
    rows.iter().map(|heaps| oracle.next_wins(heaps)).collect()
}

/// Every row of one to three amounts, each with many rows of heaps.
fn small() -> Vec<Case> {
    let rows = [multisets(1, 0..=20), multisets(2, 0..=9), multisets(3, 0..=3)].concat();
    let sets = || rows_of(1..=3, 1..=5).into_iter();
    let alone =
        |amounts: Vec<u64>| rows.iter().map(move |row| (amounts.clone(), vec![row.clone()]));
    let together = sets().map(|amounts| (amounts, rows.clone()));
    sets().flat_map(alone).chain(together).collect()
}

/// The amounts 1 to m; each heap alone, and beside the heap that balances it.
fn one_to(m: u64) -> (Case, Answer) {
    let heaps = (0..50).map(|back| 10_000 - back);
    let rows = heaps.clone().flat_map(|heap| [vec![heap], vec![heap, heap % (m + 1)]]).collect();
    let wins = heaps.flat_map(|heap| [heap % (m + 1) != 0, false]).collect();
    (((1..=m).collect(), rows), wins)
}

fn main() {
    let amounts = list(int("k", 1..=100), int("s", 1..=10_000).beyond(1..=u64::MAX)).inline();
    let heaps = list(int("l", 1..=100).beyond(0..=100), int("h", 0..=10_000)).inline();
    let rows = list(int("m", 1..=100).beyond(0..=100), heaps).column();
    let problem = Problem::new(until("0", (amounts, rows)))
        .printing(Form::line("[WL]{1,100}"), |wins: &Answer| {
            wins.iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
        })
        .solution(by_solution)
        .rules(by_rules)
        .every_small(|(_, rows)| rows.iter().all(|heaps| rows_below(heaps) <= 2000), small)
        .formula(by_values)
        .law("with the amounts 1 to m, a heap is worth its remainder by m + 1", || {
            (1..=100).map(one_to).collect()
        })
        .law("a nim-sum of a single binary digit is won", || {
            let rows = (0..7).map(|digit| vec![1 << digit]).collect();
            vec![(((1..=100).collect(), rows), vec![true; 7])]
        })
        .law("a row of heaps beside itself is lost", || {
            let amounts: Vec<u64> = (1..=100).map(|root| root * root).collect();
            let twice = |heaps: Vec<u64>| [heaps.clone(), heaps].concat();
            let rows = (1..=100).map(|step| twice((0..50).map(|n| 9999 - n * step).collect()));
            vec![((amounts, rows.collect()), vec![false; 100])]
        })
        .refuses(
            "a heap that no table can hold",
            "1 1 1 1 18446744073709551615 0",
            "a heap is above 10000",
        )
        .refuses(
            "an amount of 0 among others",
            "2 0 5 1 1 3 0",
            "an amount of a subtraction game is 0",
        )
        .study(
            study::study(),
            |(amounts, rows)| {
                rows.iter().map(|heaps| games::Subtraction::row(amounts, heaps)).collect()
            },
            study::pictures,
        )
        .workload("cases of 100 amounts and 100 rows of 100 heaps", 40, |cases, random| {
            random.many(cases, |random| {
                let amounts = random.list(100, 1..=10_000);
                (amounts, random.many(100, |random| random.list(100, 0..=10_000)))
            })
        });
    run(this_problem!(), problem);
}
