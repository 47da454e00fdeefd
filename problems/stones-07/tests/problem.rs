//! 取石子(七): one stone or two neighbours out of a circle.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Elements, TakeNeighbours};
use problem::fixtures::values_of_rows;
use problem::prelude::*;

/// The circle from which no stone has been taken yet.
fn full(&stones: &u64) -> Elements {
    Elements::full(stones, (1, 2))
}

/// From here on the nim-values of Kayles repeat.
const PREPERIOD: usize = 71;
/// After this many rows.
const PERIOD: usize = 12;

/// The nim-values of Kayles, the same moves in a row, until they are known to repeat.
///
/// Guy and Smith (1956): with a period p that begins at n0 > 0 and takes of at
/// most k stones, 2 (n0 + p) + k values are enough to see it.
fn kayles() -> Vec<u64> {
    let values = values_of_rows(1..=2, 2 * (PREPERIOD + PERIOD) as u64 + 1);
    let repeated = &values[PREPERIOD + PERIOD..];
    assert!(values[PREPERIOD..].starts_with(repeated), "Kayles has another period");
    values
}

/// The first move out of a circle leaves a row, so the first player wins if a
/// row of one or two stones less is lost.
fn won_by_kayles(stones: u64, values: &[u64]) -> bool {
    let lost = |row: u64| {
        let preperiod = PREPERIOD as u64;
        let periodic = |beyond: u64| preperiod + beyond % PERIOD as u64;
        values[row.checked_sub(preperiod).map_or(row, periodic) as usize] == 0
    };
    (1..=2).filter_map(|take| stones.checked_sub(take)).any(lost)
}

fn main() {
    let values = kayles();
    let stones = int("n", 1..=(1 << 31) - 1).beyond(1..=u64::MAX);
    let problem = Problem::new(to_eof(stones))
        .winner("Hrdv", "Yougth")
        .solution(|&stones| solution::solve(stones))
        .studied(2047)
        .rules(by_play(TakeNeighbours, full))
        .every_small(|&stones| stones <= 18, || (1..=18).collect())
        .formula(move |&stones| won_by_kayles(stones, &values))
        .law("from three stones on, the second player wins by reflection", || {
            let sizes = (3..=1000).chain((2..64).map(|digit| 1 << digit)).chain([u64::MAX]);
            sizes.map(|stones| (stones, false)).collect()
        })
        .study(study::study(), |&stones| vec![vec![stones]], study::pictures);
    run(this_problem!(), problem);
}
