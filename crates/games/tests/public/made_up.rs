//! Tables that are made up: a law of a number that is made of rows, whatever game that may be.

use std::env;

use games::table::{Fate, Table};
use oracle::positions::rows;
use study::{Random, Row};

type Feature = fn(&[u64]) -> i64;

const FEATURES: &[Feature] = &[
    |row| row.iter().sum::<u64>() as i64,
    |row| row.iter().fold(0, |sum, number| sum ^ number) as i64,
    |row| most(row) - least(row),
    |row| row[0] as i64 - *row.last().unwrap() as i64,
    |row| row[0] as i64 - row[1] as i64,
    |row| most(row),
    |row| least(row),
    |row| (row[0] & row[1]) as i64,
    |row| (row[0] | row[1]) as i64,
    |row| most(row) / least(row).max(1),
    |row| row.iter().filter(|number| **number % 2 == 1).count() as i64,
    |row| row.iter().filter(|number| **number > 1).count() as i64,
    |row| row[0] as i64,
    |row| row[1] as i64,
    |row| (1..row.len()).step_by(2).fold(0, |sum, at| sum ^ row[at]) as i64,
    |row| (0..row.len()).step_by(2).fold(0, |sum, at| sum ^ row[at]) as i64,
    |row| row.iter().fold(0, |sum, number| sum ^ u64::from(number.count_ones())) as i64,
    |row| row.iter().fold(0, |sum, number| sum ^ (number / 2)) as i64,
    |row| row.iter().fold(0, |sum, number| sum ^ (number + 1).trailing_zeros() as u64) as i64,
    |row| row.iter().map(|number| number / 3).sum::<u64>() as i64,
    |row| gcd(row[0], row[1]),
    |row| row[0] as i64 * 2 - row[1] as i64,
];

fn gcd(a: u64, b: u64) -> i64 {
    if b == 0 {
        a as i64
    } else {
        gcd(b, a % b)
    }
}

fn most(row: &[u64]) -> i64 {
    *row.iter().max().unwrap() as i64
}

fn least(row: &[u64]) -> i64 {
    *row.iter().min().unwrap() as i64
}

/// The tables, each with what it is.
pub fn made_up() -> Vec<(String, Table)> {
    // With depth there are more of them.
    let (seed, count) = match env::var("DEEP_SEED") {
        Ok(seed) => (seed.parse().expect("a number"), 1000),
        Err(_) => (1, 80),
    };
    let random = &mut Random::new(seed);
    let by_laws = (0..count).map(|number| (format!("made up, number {number}"), one(random)));
    by_laws.chain(lists()).collect()
}

/// Lists that begin with one thing, and repeat another one.
fn lists() -> Vec<(String, Table)> {
    let mut lists = Vec::new();
    for before in ["", "0", "1", "1111", "0110", "10010"] {
        for again in ["0", "1", "10", "110", "001", "201", "0000212"] {
            let digits = before.chars().chain(again.chars().cycle()).take(120);
            let values: Vec<u64> = digits.map(|digit| digit as u64 - u64::from(b'0')).collect();
            let name = format!("{before}, then {again} again and again");
            let outcomes = Table { values: None, ..Table::of_values(0, values.clone()) };
            lists.extend([(name.clone(), outcomes), (name, Table::of_values(0, values))]);
        }
    }
    lists
}

fn one(random: &mut Random) -> Table {
    let feature = random.choose(FEATURES);
    let modulus = random.int(2..=7);
    let law = random.list(modulus, 0..=3);
    let bound = random.int(0..=5) as i64;
    let (kind, less) = (random.int(0..=4), random.int(0..=2) as i64);
    let length = random.int(2..=4);
    let shapes = rows(length as usize, random.int(0..=1)..=[0, 0, 11, 5, 3][length as usize]);
    let front = [random.int(0..=9), random.int(0..=9)];
    let shape = random.int(0..=3);
    let number = |row: &Row| feature(row) - less;
    let labels = shapes.iter().map(|row| match kind {
        0 => law[number(row).rem_euclid(modulus as i64) as usize],
        1 => number(row).max(0) as u64,
        2 => u64::from(number(row) > bound),
        3 => u64::from(number(row) != bound),
        _ => u64::from(number(row).rem_euclid(modulus as i64) > 0),
    });
    let labels: Vec<u64> = labels.collect();
    let written = shapes.iter().map(|row| match shape {
        0 => row.clone(),
        1 => [&front[..1], row].concat(),
        2 => [row, &front[..]].concat(),
        _ => row.iter().map(|number| number + 1).collect(),
    });
    let fates = labels.iter().map(|label| if *label == 0 { Fate::Loss } else { Fate::Win });
    let (rows, fates) = (written.collect(), fates.collect());
    Table { rows, fates, values: Some(labels).filter(|_| kind < 2), ..Table::of_values(0, vec![]) }
}
