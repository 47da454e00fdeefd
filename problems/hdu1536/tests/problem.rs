//! S-Nim (HDU 1536): a set of amounts, and rows of heaps to play it on.

use judge::prelude::*;
use oracle::positions::{multisets, replacing_one, rows_of};
use oracle::{Oracle, Ruleset};

/// Take one of these amounts from one of the heaps, which are in ascending order.
struct SNim(Vec<u64>);

impl Ruleset for SNim {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let rest = |heap: &u64| self.0.iter().filter_map(|take| heap.checked_sub(*take)).collect();
        replacing_one(heaps, rest).into_iter().map(sorted).collect()
    }
}

fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable();
    heaps
}

/// The amounts, and the rows of heaps.
type Case = (Vec<u64>, Vec<Vec<u64>>);

fn letters(wins: impl IntoIterator<Item = bool>) -> String {
    wins.into_iter().map(|wins| word(wins, "W", "L")).collect()
}

/// How many positions can come from these heaps, at the most.
fn positions(heaps: &[u64]) -> u64 {
    heaps.iter().fold(1, |product: u64, &heap| product.saturating_mul(heap.saturating_add(1)))
}

/// The nim-values of the heaps to `last`, layer by layer and without a mex.
///
/// The heaps of value 0 are chosen greedily so that no move joins two of them;
/// among the heaps left over, those of value 1 are again such a choice; and so on.
fn layers(amounts: &[u64], last: u64) -> Vec<u64> {
    let mut values = vec![0; last as usize + 1];
    let mut left: Vec<u64> = (0..=last).collect();
    for value in 0.. {
        let mut joined = vec![false; values.len()];
        left.retain(|&heap| {
            if joined[heap as usize] {
                return true;
            }
            values[heap as usize] = value;
            for larger in amounts.iter().filter_map(|amount| heap.checked_add(*amount)) {
                if larger <= last {
                    joined[larger as usize] = true;
                }
            }
            false
        });
        if left.is_empty() {
            break;
        }
    }
    values
}

/// Whether every binary digit is set in an even number of the values.
fn balanced(values: impl Iterator<Item = u64> + Clone) -> bool {
    (0..64).all(|digit| values.clone().filter(|value| value >> digit & 1 == 1).count() % 2 == 0)
}

fn by_layers((amounts, rows): &Case) -> String {
    let largest = rows.iter().flatten().max().copied().unwrap_or(0);
    let values = layers(amounts, largest);
    letters(rows.iter().map(|heaps| !balanced(heaps.iter().map(|&heap| values[heap as usize]))))
}

/// Every row of one to three amounts, each with many rows of heaps.
fn small() -> Vec<Case> {
    let mut rows = multisets(1, 0..=20);
    rows.extend(multisets(2, 0..=9));
    rows.extend(multisets(3, 0..=3));
    rows_of(1..=3, 1..=5).into_iter().map(|amounts| (amounts, rows.clone())).collect()
}

/// The amounts 1 to m; each heap alone, and beside the heap that balances it.
fn counting(m: u64) -> (Case, String) {
    let heaps = (0..50).map(|back| 10_000 - back);
    let rows = heaps.clone().flat_map(|heap| [vec![heap], vec![heap, heap % (m + 1)]]).collect();
    let wins = heaps.flat_map(|heap| [heap % (m + 1) != 0, false]);
    (((1..=m).collect(), rows), letters(wins))
}

fn main() {
    let amounts = list(int("k", 1..=100), int("s", 1..=10_000).beyond(1..=u64::MAX)).inline();
    let heaps = list(int("l", 1..=100).beyond(0..=100), int("h", 0..=10_000)).inline();
    let rows = list(int("m", 1..=100).beyond(0..=100), heaps).column();
    let problem = Problem::new(until("0", (amounts, rows)))
        .rules(|(amounts, rows)| {
            let oracle = Oracle::new(SNim(amounts.clone()));
            letters(rows.iter().map(|heaps| oracle.next_wins(&sorted(heaps.clone()))))
        })
        .every_small(|(_, rows)| rows.iter().all(|heaps| positions(heaps) <= 2000), small)
        .formula(by_layers)
        .law("the amounts 1 to m: the remainder by m + 1", || (1..=100).map(counting).collect())
        .law("a row of heaps beside itself is lost", || {
            let amounts: Vec<u64> = (1..=100).map(|root| root * root).collect();
            let twice = |heaps: Vec<u64>| [heaps.clone(), heaps].concat();
            let rows = (1..=100).map(|step| twice((0..50).map(|n| 9999 - n * step).collect()));
            vec![((amounts, rows.collect()), letters([false; 100]))]
        })
        .refuses("an amount of 0 among others", "2 0 5 1 1 3 0", "0");
    run(this_problem!(), problem);
}
