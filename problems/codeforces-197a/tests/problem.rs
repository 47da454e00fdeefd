//! Plate Game (Codeforces 197A): plates on a table.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::Oracle;
use problem::prelude::*;

use self::rules::Plates;

type Table = (u64, u64, u64);

fn wins_by_play(&(a, b, radius): &Table) -> bool {
    Oracle::new(Plates { sides: (a, b), radius }).next_wins(&Vec::new())
}

/// How many points half a unit apart the centre of a plate can have on this side.
fn points(side: u64, r: u64) -> u128 {
    (2 * u128::from(side) + 1).saturating_sub(4 * u128::from(r))
}

fn is_small(&(a, b, r): &Table) -> bool {
    a.max(b).max(r) <= 30 && points(a, r) * points(b, r) <= 35
}

fn small() -> Vec<Table> {
    let tables = |r: u64| {
        let sides = 1..=2 * r + 3;
        sides.clone().flat_map(move |a| sides.clone().map(move |b| (a, b, r)))
    };
    (1..=3).flat_map(tables).filter(is_small).collect()
}

/// Half of the random radii are about half of the shorter side.
fn table() -> Shape<Table> {
    let side = |name| int(name, 1..=100).beyond(1..=u64::MAX);
    let table = (side("a"), side("b"), side("r")).into_shape();
    table.clone().generated_by(move |size| {
        let any = table.clone().strategy(size);
        let close = any.clone().prop_map(|(a, b, r)| (a, b, (a.min(b) / 2 + r % 3).max(2) - 1));
        any.prop_union(close.boxed()).boxed()
    })
}

fn main() {
    let problem = Problem::new(single(table()))
        .winner("First", "Second")
        .invalid("radius-0", "5 5 0\n")
        .solution(|&(a, b, r)| solution::solve(a, b, r))
        .studied(5705)
        .rules(wins_by_play)
        .every_small(is_small, small)
        .formula(|&(a, b, r)| points(a, r) > 0 && points(b, r) > 0)
        .law("a plate as wide as the table fits, and no wider one", || {
            let tables = |r: u64| {
                [((2 * r, 100, r), true), ((100, 2 * r, r), true), ((2 * r - 1, 100, r), false)]
            };
            (1..=50).flat_map(tables).chain([((100, 99, 50), false)]).collect()
        })
        .law("in every number of bits", || {
            let tables = |digit: u32| {
                let r = 1 << digit;
                [
                    ((2 * r, 2 * r, r), true),
                    ((2 * r - 1, 2 * r, r), false),
                    ((2 * r, 2 * r - 1, r), false),
                ]
            };
            (0..63).flat_map(tables).collect()
        })
        .law("the largest numbers", || {
            let most = u64::MAX;
            vec![
                ((most, most, most / 2), true),
                ((most, most, most / 2 + 1), false),
                ((most, most, most), false),
                ((1, most, 1), false),
            ]
        })
        .study(study::study(), |&(a, b, r)| vec![vec![a, b, r]], study::pictures)
        .not_studied("only the judge's tables are drawn", |&(a, b, r)| a.max(b).max(r) > 100);
    run(this_problem!(), problem);
}
