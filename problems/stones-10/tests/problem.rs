//! 取石子(十): the rules depend on the heap's number.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use oracle::positions::{rows_below, rows_of};
use problem::fixtures::{nim_sum_by_counting, nim_values_by_layers};
use problem::prelude::*;

use self::rules::{may_take, OwnRules};

const LARGEST: u64 = 1_000_000;

/// The nim-values of the first, the second and the fourth heap, by definition.
struct Tables {
    powers_of_two: Vec<u64>,
    fibonacci: Vec<u64>,
    one_or_even: Vec<u64>,
}

impl Tables {
    fn new() -> Tables {
        let by_layers = |number| {
            let amounts = (1..=LARGEST).filter(|&take| may_take(number, take));
            nim_values_by_layers(&amounts.collect::<Vec<_>>(), LARGEST)
        };
        Tables { powers_of_two: by_layers(1), fibonacci: by_layers(2), one_or_even: one_or_even() }
    }

    fn nim_value(&self, number: u64, heap: u64) -> u64 {
        match number {
            1 => self.powers_of_two[heap as usize],
            2 => self.fibonacci[heap as usize],
            3 => heap,
            4 => self.one_or_even[heap as usize],
            // The other parity is all that can be reached, and 0 is even.
            5 => u64::from(heap & 1 == 1),
            _ => heap - heap / (number + 1) * (number + 1),
        }
    }

    /// The nim-sum of the heaps.
    fn nim_sum(&self, heaps: &[u64]) -> u64 {
        let numbered = (1..).zip(heaps);
        nim_sum_by_counting(numbered.map(|(number, &heap)| self.nim_value(number, heap)))
    }
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// The solution's table for the largest second heap.
static SECOND_HEAP: LazyLock<Vec<u16>> = LazyLock::new(|| solution::second_heap(LARGEST));

fn stones() -> Int {
    int("a heap", 1..=999).beyond(0..=LARGEST)
}

fn heaps() -> Shape<Vec<u64>> {
    list(int("n", 1..=999).beyond(1..=100_000), stones())
}

/// Random heaps, nearly lost: others hardly ever are.
fn random_heaps(size: Size) -> BoxedStrategy<Vec<u64>> {
    let nearly_lost = move |(heaps, off)| nearly_lost(heaps, off, &stones().range(size.scope));
    (heaps().strategy(size), 0..=1u64).prop_map(nearly_lost).boxed()
}

/// The same heaps, but with a third one that loses, or fails to by a stone.
///
/// The second heap is cut down, so that not every random input needs a long table.
fn nearly_lost(mut heaps: Vec<u64>, off: u64, legal: &RangeInclusive<u64>) -> Vec<u64> {
    let legalised = |heap: u64| heap.clamp(*legal.start(), *legal.end());
    if heaps.len() >= 3 {
        heaps[1] = legalised(heaps[1] % 20_000);
        heaps[2] = 0;
        heaps[2] = legalised(TABLES.nim_sum(&heaps) ^ off);
    }
    heaps
}

/// The nim-values of the fourth heap, by the mex.
///
/// Taking even numbers reaches all smaller heaps of the same parity. So for each
/// parity the values only become more, and their mex moves only upwards.
fn one_or_even() -> Vec<u64> {
    let mut seen = [vec![false; LARGEST as usize + 2], vec![false; LARGEST as usize + 2]];
    let mut mex = [0, 0];
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=LARGEST as usize {
        let (seen, mex) = (&mut seen[heap % 2], &mut mex[heap % 2]);
        while seen[*mex] {
            *mex += 1;
        }
        let by_one = values.last().copied();
        let free = |value: &usize| !seen[*value] && Some(*value as u64) != by_one;
        let value = (*mex..).find(free).expect("only finitely many are seen");
        seen[value] = true;
        values.push(value as u64);
    }
    values
}

/// Only the heap with this number, and a third heap, whose nim-value is its size.
fn beside_third(number: usize, heap: u64, third: u64) -> Vec<u64> {
    let mut heaps = vec![0; number.max(3)];
    heaps[number - 1] = heap;
    heaps[2] = third;
    heaps
}

fn small() -> Vec<Vec<u64>> {
    let numbers = [1, 2, 4, 5, 6, 7, 8];
    let heaps = || (0..=24).flat_map(|heap| (0..=24).map(move |third| (heap, third)));
    let alone = numbers
        .iter()
        .flat_map(|&n| heaps().map(move |(heap, third)| beside_third(n, heap, third)));
    alone.chain(rows_of(5..=6, 0..=2)).chain(rows_of(1..=4, 0..=4)).collect()
}

fn main() {
    let problem = Problem::new(until("0", heaps().generated_by(random_heaps)))
        .winner("Yougth", "Hrdv")
        .solution(|heaps| solution::solve(heaps, &SECOND_HEAP))
        .studied(2970)
        .rules(by_play(OwnRules, Vec::clone))
        .every_small(|heaps| rows_below(heaps) <= 15_000, small)
        .formula(|heaps| TABLES.nim_sum(heaps) != 0)
        .law("heaps of nim-value 0 are lost, and won with one stone less", || {
            let mut heaps = vec![3, 4, 0, 3, 2];
            heaps.extend((6..=100_000).map(|number| number + 1));
            let mut won = heaps.clone();
            won[99_999] -= 1;
            vec![(heaps, false), (won, true)]
        })
        .law("beside heaps of nim-value 0 the third one decides, by any binary digit", || {
            (0..10).map(|digit| (vec![3, 4, 1 << digit], true)).collect()
        })
        .law("the fourth heap of x stones has the nim-value 3 floor(x / 6) + x mod 3", || {
            let heaps = (0..=1000).chain(LARGEST - 1000..=LARGEST);
            let value = |heap: u64| heap / 6 * 3 + heap % 3;
            heaps.map(|heap| (beside_third(4, heap, value(heap)), false)).collect()
        })
        .law("multiples of 3 are lost on the first heap, and even numbers on the fifth", || {
            let alone = |number, heap| beside_third(number, heap, 0);
            let heaps = || LARGEST - 1000..=LARGEST;
            let first = heaps().map(|heap| (alone(1, heap), heap % 3 != 0));
            let fifth = heaps().map(|heap| (alone(5, heap), heap % 2 != 0));
            first.chain(fifth).collect()
        })
        .refuses(
            "a second heap that no table can hold",
            "2 1 18446744073709551615 0",
            "18446744073709551615",
        )
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
