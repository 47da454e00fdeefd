//! n元环: take neighbours from a ring whose gaps do not close.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::HashMap;
use std::sync::Mutex;

use oracle::games::{Elements, TakeNeighbours};
use problem::prelude::*;

fn small_rings() -> Vec<(u64, u64)> {
    let every_m = |n| (1..=16).map(move |m| (n, m));
    (1..=14).flat_map(every_m).collect()
}

/// All nim-values here are smaller; one that is not would be out of bounds.
const VALUES: usize = 512;

/// The nim-values of the rows 0 to `last`, forwards: the value of a row is noted at every
/// row that can be split into this one and a shorter one.
fn row_values(m: usize, last: usize) -> Vec<usize> {
    let mut reached = vec![[false; VALUES]; last + 1];
    let mut values = Vec::new();
    for row in 0..=last {
        let missing = reached[row].iter().position(|&is_reached| !is_reached);
        let value = missing.expect("the options are finitely many");
        values.push(value);
        for (shorter, from) in values.iter().zip(reached.iter_mut().skip(row + m)) {
            from[value ^ shorter] = true;
        }
    }
    values
}

/// Gives the nim-value of a row for m and its length; the tables are kept, and grow by doubling.
fn row_value() -> impl Fn(usize, usize) -> usize {
    let tables: Mutex<HashMap<usize, Vec<usize>>> = Mutex::default();
    move |m, row| {
        let mut tables = tables.lock().expect("no holder of the lock panics");
        let table = tables.entry(m).or_default();
        if table.len() <= row {
            *table = row_values(m, row.max(2 * table.len()));
        }
        table[row]
    }
}

/// The second player answers every move with the opposite one, if both fit.
fn even_rings() -> Vec<((u64, u64), bool)> {
    (1..=2000).map(|m| ((2000, m), m > 1000)).collect()
}

/// If 2 m <= n < 4 m, the second player takes from the middle of the row so that
/// nothing fits on either side. From a row of 3 m - 1 that is impossible: 2 m - 1
/// are left in two rows, and exactly one of these has room for a last take.
fn three_takes() -> Vec<((u64, u64), bool)> {
    let lengths = (1..2000).rev().step_by(201);
    let cases = lengths.flat_map(|n| (n / 4 + 1..=n).map(move |m| (n, m)));
    cases.map(|(n, m)| ((n, m), n < 2 * m || n == 4 * m - 1)).collect()
}

/// The number of takes is the number of elements.
fn one_by_one() -> Vec<((u64, u64), bool)> {
    (1..=2000).map(|n| ((n, 1), n % 2 == 1)).collect()
}

/// Dawson's Kayles has the period 34, with the last exception at 52 (Guy and Smith, 1956).
fn two_by_two() -> Vec<((u64, u64), bool)> {
    let lost = |row| [0, 1, 15, 35].contains(&row) || [5, 9, 21, 25, 29].contains(&(row % 34));
    (2..=2000).map(|n| ((n, 2), lost(n - 2))).collect()
}

fn main() {
    let tables = Mutex::default();
    let value = row_value();
    let number = |name| int(name, 1..=1000).beyond(1..=2000);
    let count = int("T", 1..=10_000).beyond(0..=10_000);
    let full_ring = |&(n, m): &(u64, u64)| Elements::full(n, (m, m));
    let problem = Problem::new(counted(count, (number("n"), number("m"))))
        .winner("xian shou sheng", "hou shou sheng")
        .solution(move |&(n, m)| {
            let mut tables = tables.lock().expect("no holder of the lock panics");
            solution::solve(n, m, &mut tables)
        })
        .studied(4309)
        .rules(by_play(TakeNeighbours, full_ring))
        .every_small(|&(n, _)| n <= 14, small_rings)
        .formula(move |&(n, m)| m <= n && value(m as usize, (n - m) as usize) == 0)
        .law("an even ring is lost to opposite takes, unless no second take fits", even_rings)
        .law("where no fourth take fits, only n < 2 m and n = 4 m - 1 are won", three_takes)
        .law("one by one, the parity decides", one_by_one)
        .law("two by two it is Dawson's Kayles", two_by_two)
        .refuses(
            "a ring that no table can hold",
            "1 18446744073709551615 2",
            "18446744073709551615",
        )
        .refuses("a move that takes nothing", "1 3 0", "takes 0 neighbours")
        .study(study::study(), |&(n, m)| vec![vec![n, m]], study::pictures);
    run(this_problem!(), problem);
}
