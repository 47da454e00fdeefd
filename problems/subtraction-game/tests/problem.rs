//! The table of nim-values of a subtraction game.

use judge::prelude::*;
use oracle::games::Subtraction;
use oracle::positions::rows_of;
use oracle::Oracle;

type Case = (Vec<u64>, u64);

fn line(values: impl IntoIterator<Item = u64>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    words.join(" ")
}

/// The nim-values layer by layer, without a mex.
///
/// The heaps of value 0 are chosen greedily so that no move joins two of them.
/// Every heap left over has a move to one of them, so that among those the
/// heaps of value 1 are again the greedy choice, and so on.
fn layers(amounts: &[u64], last: u64) -> Vec<u64> {
    let mut values = vec![None; last as usize + 1];
    for value in 0.. {
        let left: Vec<u64> = (0..=last).filter(|&heap| values[heap as usize].is_none()).collect();
        if left.is_empty() {
            break;
        }
        let mut joined = vec![false; last as usize + 1];
        for heap in left.into_iter() {
            if joined[heap as usize] {
                continue;
            }
            values[heap as usize] = Some(value);
            for larger in amounts.iter().filter_map(|amount| heap.checked_add(*amount)) {
                if larger <= last {
                    joined[larger as usize] = true;
                }
            }
        }
    }
    values.into_iter().flatten().collect()
}

/// Every set of amounts from 1 to `most` but the empty one, the largest amount first.
fn sets(most: u64) -> Vec<Vec<u64>> {
    let set = |bits: u64| (1..=most).rev().filter(|amount| bits >> (amount - 1) & 1 == 1).collect();
    (1..1 << most).map(set).collect()
}

fn small() -> Vec<Case> {
    let rows = rows_of(1..=3, 1..=6).into_iter().map(|amounts| (amounts, 30));
    let sets = sets(8).into_iter().map(|amounts| (amounts, 60));
    let lengths = (0..=20).map(|last| (vec![1, 3, 4], last));
    rows.chain(sets).chain(lengths).collect()
}

fn main() {
    let amounts = list(int("k", 1..=100), int("an amount", 1..=10_000).beyond(1..=u64::MAX));
    let last = int("n", 0..=1_000_000);
    // A million heaps are for the laws: random tables are shorter.
    let shorter = (list(int("k", 1..=100), int("an amount", 1..=10_000)), int("n", 0..=5000));
    let case = (amounts, last).generated_by(move |size| shorter.strategy(size));
    let problem = Problem::new(to_eof(case))
        .rules(|(amounts, last)| {
            let oracle = Oracle::new(Subtraction(amounts.clone()));
            line((0..=*last).map(|heap| oracle.nim_value(&heap)))
        })
        .every_small(|(_, last)| *last <= 100, small)
        .formula(|(amounts, last)| line(layers(amounts, *last)))
        .law("the amounts 1 to m: the remainder by m + 1", || {
            let law = |m: u64, last| {
                (((1..=m).collect(), last), line((0..=last).map(|heap| heap % (m + 1))))
            };
            (1..100).map(|m| law(m, 1000)).chain([law(100, 1_000_000)]).collect()
        })
        .law("multiples of 100: blocks of a hundred heaps", || {
            let amounts = (1..=100).map(|factor| 100 * factor).collect();
            vec![((amounts, 1_000_000), line((0..=1_000_000).map(|heap| heap / 100 % 101)))]
        })
        .law("odd amounts: the parity", || {
            let amounts = (0..100).map(|half| 2 * half + 1).collect();
            vec![((amounts, 100_000), line((0..=100_000).map(|heap| heap % 2)))]
        })
        .law("powers of two to the end of u64: the remainder by 3", || {
            let amounts = (0..64).map(|exponent| 1 << exponent).collect();
            vec![((amounts, 100_000), line((0..=100_000).map(|heap| heap % 3)))]
        })
        // Four equal values in a row prove a period, for four values decide the next.
        .law("the textbook's table has the period 7", || {
            let values = (0..=1_000_000).map(|heap| [0, 1, 0, 1, 2, 3, 2][heap % 7]);
            vec![((vec![4, 1, 3], 1_000_000), line(values))]
        })
        .refuses("a table that is too long", "1 1 18446744073709551615", "18446744073709551615")
        .refuses("no amount at all", "0 5", "k = 0")
        .refuses("an amount of 0 among others", "3 1 0 4 8", "0")
        .workload("heaps in the table of 100 amounts", 1_000_000, |heaps, random| {
            vec![(random.list(100, 1..=10_000), heaps)]
        });
    run(this_problem!(), problem);
}
