//! 三连X, POJ 3537: three crosses in a row win.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;

use std::sync::OnceLock;

use problem::prelude::*;

use self::rules::ThreeInARow;

/// The nim-values of the strips of 0 to `last` cells: a cross makes the two cells to its left
/// and the two to its right useless.
fn strip_values(last: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    let mut reached = vec![usize::MAX; last + 1];
    for length in 0..=last {
        for cell in 1..=length.div_ceil(2) {
            let left = values[cell.saturating_sub(3)];
            let right = values[length.saturating_sub(cell + 2)];
            reached[left ^ right] = length;
        }
        let latest = reached.iter();
        values.push(latest.take_while(|&&latest| latest == length).count());
    }
    values
}

/// All strips up to 100,000 cells that the first player loses.
///
/// Published in "Eindimensionales Tic-Tac-Toe", a programming exercise; up to
/// 2000 also in many solutions of the judge's problem.
const LOST: [u64; 34] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046, 2502, 2752, 2912, 3052, 3076, 7250, 7356, 7866, 16168,
];

/// As far as the formula has a table of its own. Beyond, it relies on the
/// published list: there is no further lost strip up to 100,000.
const TABLE: u64 = 20_000;

fn wins_by_table(n: u64) -> bool {
    static VALUES: OnceLock<Vec<usize>> = OnceLock::new();
    VALUES.get_or_init(|| strip_values(TABLE as usize))[n as usize] != 0
}

fn published() -> Vec<(u64, bool)> {
    let answer = |n| (n, !LOST.contains(&n));
    (1..=TABLE).map(answer).collect()
}

fn no_more() -> Vec<(u64, bool)> {
    let lengths = (TABLE + 1..=100_000).rev().step_by(17);
    lengths.map(|n| (n, true)).collect()
}

/// The first player crosses the middle, and then mirrors every move or wins at once.
fn odd_strips() -> Vec<(u64, bool)> {
    let lengths = (1..=2001).step_by(2);
    lengths.map(|n| (n, true)).collect()
}

/// A table for 10^5 cells takes a second, so random strips are rarely that long.
fn strip() -> Shape<u64> {
    let up_to = |longest| int("n", 3..=2000).beyond(1..=longest);
    let usual = move |size: Size| if size.full { 100_000 } else { 3000 };
    up_to(100_000).generated_by(move |size| up_to(usual(size)).strategy(size))
}

fn main() {
    let problem = Problem::new(to_eof(strip()))
        .winner("1", "2")
        .rules(play(ThreeInARow, |&n| (n, 0)))
        .every_small(|&n| n <= 16, || (1..=16).collect())
        .formula(|&n| n > TABLE || wins_by_table(n))
        .law("the lost strips up to 20,000 are those of the published list", published)
        .law("no strip from 20,001 to 100,000 cells is lost", no_more)
        .law("one table serves twenty thousand strips", || vec![(2000, true); 20_000])
        .law("odd strips are won, by crossing the middle first", odd_strips)
        .refuses("a strip that no table can hold", "18446744073709551614", "18446744073709551614")
        .refuses("a strip without cells", "5 0", "0")
        .study(study::study(), |&n| vec![vec![n]], study::pictures)
        .workload("cells", 100_000, |cells, _| vec![cells]);
    run(this_problem!(), problem);
}
