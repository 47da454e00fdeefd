//! Tables without a theorem, and tables that look for a while as if they had one.
//!
//! With `DEEP_SEED`, as in `.ci/deep`, ten thousand random ones are tried, others for each seed.

// Only the library itself is compiled by old compilers.
#![allow(clippy::incompatible_msrv)]

use std::env;
use std::thread;

use games::table::{Fate, Table};
use games::theorems::{recognise, Found};
use oracle::positions::rows;
use study::{Random, Row};

/// Random tables of each kind, and where their seeds begin.
fn seeds() -> std::ops::Range<u64> {
    match env::var("DEEP_SEED") {
        Ok(seed) => {
            let seed = seed.parse::<u64>().expect("a number") << 20;
            seed..seed + 1250
        }
        Err(_) => 0..20,
    }
}

/// What is told of each table of a kind, by two threads: nothing but what is `true_of` it.
fn is_silent(
    kind: &str,
    seeds: std::ops::Range<u64>,
    table: impl Fn(&mut Random) -> Table + Sync,
    is_true: impl Fn(&Table, &Found) -> bool + Sync,
) {
    let told = |seed: u64| -> Vec<String> {
        let table = table(&mut Random::new(seed));
        let mut told = Vec::new();
        for found in recognise(&table).theorems {
            if !is_true(&table, &found) {
                let code = found.code.map(|code| code[0].join("; "));
                told.push(format!(
                    "{kind}, seed {seed}: {} {}/{} {code:?}",
                    found.name, found.agrees, found.of
                ));
            }
        }
        told
    };
    let half = |odd: u64| seeds.clone().filter(|seed| seed % 2 == odd).flat_map(told).collect();
    let all: Vec<String> = thread::scope(|scope| {
        let threads = [scope.spawn(|| half(0)), scope.spawn(|| half(1))];
        threads
            .into_iter()
            .flat_map(|thread: thread::ScopedJoinHandle<Vec<String>>| {
                thread.join().expect("no panic")
            })
            .collect()
    });
    assert!(all.is_empty(), "{} tables:\n{}", all.len(), all.join("\n"));
}

fn nothing(_: &Table, _: &Found) -> bool {
    false
}

/// Of a random list this may be said: that all of it is the same.
fn is_constant(table: &Table, _: &Found) -> bool {
    table.fates.iter().all(|fate| *fate == table.fates[0])
}

/// On a part of the positions a law may be told, but no theorem has it.
fn has_no_name(_: &Table, found: &Found) -> bool {
    found.kinds.is_empty() && found.speaks < found.of
}

fn outcomes(rows: Vec<Row>, labels: &[u64]) -> Table {
    let fate = |label: &u64| if *label == 0 { Fate::Loss } else { Fate::Win };
    Table { rows, ..Table::of_outcomes(0, labels.iter().map(fate).collect()) }
}

/// Rows of some shape, about 200 of them.
fn shapes(random: &mut Random) -> Vec<Row> {
    let last = random.int(12..=15);
    let front = random.int(0..=9);
    match random.int(0..=7) {
        0 => (0..200).map(|heap| vec![heap]).collect(),
        1 => (1..=200).map(|heap| vec![front, heap]).collect(),
        2 => rows(2, 0..=last),
        3 => rows(2, 1..=last).into_iter().map(|row| [&[front], &row[..]].concat()).collect(),
        4 => rows(3, 0..=5),
        5 => rows(4, 0..=3),
        6 => rows(7, 0..=1),
        _ => rows(2, 0..=19).into_iter().filter(|row| row[0] <= row[1]).collect(),
    }
}

#[test]
fn random_tables_have_no_theorem() {
    is_silent(
        "values",
        seeds(),
        |random| {
            let rows = shapes(random);
            let most = random.int(1..=4);
            let values = random.list(rows.len() as u64, 0..=most);
            Table { rows, ..Table::of_values(0, values) }
        },
        nothing,
    );
    is_silent(
        "outcomes",
        seeds(),
        |random| {
            let rows = shapes(random);
            let sparse = random.int(1..=5);
            outcomes(rows.clone(), &random.list(rows.len() as u64, 0..=sparse))
        },
        nothing,
    );
    is_silent(
        "moves",
        seeds(),
        |random| {
            let mut rows = shapes(random);
            rows.sort_by_key(|row| row.iter().sum::<u64>());
            let options = (0..rows.len() as u64).map(|place| {
                let count = random.int(0..=4).min(place);
                let list = random.list(count, 0..=place.saturating_sub(1));
                list.into_iter().map(|to| to as usize).collect()
            });
            let options = options.collect();
            Table::of_options(rows, options)
        },
        nothing,
    );
    is_silent(
        "a parameter in front",
        seeds(),
        |random| {
            let rows =
                (2..=6).flat_map(|k| (0..40).map(move |heap| vec![k, heap])).collect::<Vec<Row>>();
            // A move changes the second number alone.
            let options = (0..rows.len()).map(|place| {
                let heap = place % 40;
                let count = random.int(1..=4).min(heap as u64);
                (0..count).map(|_| place - random.int(1..=heap as u64) as usize).collect()
            });
            let options = options.collect();
            Table::of_options(rows, options)
        },
        nothing,
    );
}

#[test]
fn short_random_lists_have_no_theorem() {
    let lists = seeds().start..seeds().start + 8 * (seeds().end - seeds().start);
    is_silent(
        "lists",
        lists,
        |random| {
            let (count, most) = (random.int(4..=40), random.int(1..=4));
            let list = random.list(count, 0..=most);
            let first = random.int(0..=1);
            match random.int(0..=1) {
                0 => Table::of_values(first, list),
                _ => outcomes((first..first + count).map(|heap| vec![heap]).collect(), &list),
            }
        },
        is_constant,
    );
}

#[test]
fn a_period_that_is_seen_one_and_a_half_times_is_none() {
    is_silent(
        "a long period",
        seeds(),
        |random| {
            let (period, most) = (random.int(20..=160), random.int(1..=4));
            let once = random.list(period, 0..=most);
            let labels: Vec<u64> =
                once.iter().cycle().copied().take((3 * period / 2) as usize).collect();
            match random.int(0..=1) {
                0 => Table::of_values(0, labels),
                _ => outcomes((0..labels.len() as u64).map(|heap| vec![heap]).collect(), &labels),
            }
        },
        is_constant,
    );
}

/// How often a base divides a number.
fn zeros(mut number: u64, base: u64) -> u64 {
    let mut zeros = 0;
    while number > 0 && number % base == 0 {
        number /= base;
        zeros += 1;
    }
    zeros
}

/// Whether a heap above 0 is lost, if that is the parity of the zeros at its end in some base.
fn is_lost(heap: u64, base: u64, parity: u64) -> bool {
    zeros(heap, base) % 2 == parity
}

#[test]
fn what_is_told_of_the_zeros_at_the_end_is_true_of_larger_numbers() {
    // Up to a power of the base these look like a period.
    const LAST: [u64; 5] = [256, 243, 256, 625, 1296];
    let table = |random: &mut Random| {
        let (base, parity) = (random.int(2..=6), random.int(0..=1));
        let label = |heap: u64| u64::from(heap == 0 || !is_lost(heap, base, parity));
        let last = LAST[base as usize - 2];
        let labels: Vec<u64> = (0..last).map(label).collect();
        outcomes((0..last).map(|heap| vec![heap]).collect(), &labels)
    };
    let is_true = |table: &Table, found: &Found| {
        let is_seen = |heap: u64| table.fates[heap as usize] == Fate::Loss;
        let last = table.rows.len() as u64;
        let law = (2..=6).flat_map(|base| [(base, 0), (base, 1)]).find(|(base, parity)| {
            LAST[*base as usize - 2] == last
                && (1..last).all(|heap| is_seen(heap) == is_lost(heap, *base, *parity))
        });
        let (base, parity) = law.expect("its law");
        let is_right = |says: u64, heap: u64| (says == 1) == is_lost(heap, base, parity);
        (1..8 * last).all(|heap| found.says(&vec![heap]).map_or(true, |says| is_right(says, heap)))
    };
    is_silent("zeros at the end", seeds(), table, is_true);
}

#[test]
fn a_law_on_half_of_the_positions_beside_noise_has_no_name_for_all() {
    for kind in 0..3 {
        is_silent(
            "half a law",
            seeds(),
            |random| {
                let rows = shapes(random);
                let modulus = random.int(2..=4);
                let sum = |row: &Row| row.iter().sum::<u64>();
                let mut sorted = rows.clone();
                sorted.sort_by_key(|row| (sum(row), row.clone()));
                let middle = sum(&sorted[rows.len() / 2]);
                let label = |row: &Row, noise: u64| match kind {
                    // The first half, the second half, every second one.
                    0 if sum(row) < middle => sum(row) % modulus,
                    1 if sum(row) >= middle => sum(row) % modulus,
                    2 if sum(row) % 2 == 0 => sum(row) / 2 % modulus,
                    _ => noise,
                };
                let noise = random.list(rows.len() as u64, 0..=3);
                let labels: Vec<u64> =
                    rows.iter().zip(&noise).map(|(row, noise)| label(row, *noise)).collect();
                Table { rows, ..Table::of_values(0, labels) }
            },
            has_no_name,
        );
    }
}

#[test]
fn what_is_the_same_on_a_part_of_the_positions_is_not_a_theorem() {
    is_silent(
        "constant where the first number is large",
        seeds(),
        |random| {
            let rows = rows(2, 0..=13);
            let (bound, constant) = (random.int(3..=6), random.int(0..=2));
            let noise = random.list(rows.len() as u64, 0..=3);
            let label = |(row, noise): (&Row, &u64)| if row[0] > bound { constant } else { *noise };
            let labels: Vec<u64> = rows.iter().zip(&noise).map(label).collect();
            Table { rows, ..Table::of_values(0, labels) }
        },
        nothing,
    );
}
