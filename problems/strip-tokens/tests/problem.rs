//! 单行有限制性移动棋子: pieces slide to the left on a strip.

use std::collections::{BTreeSet, HashSet};

use judge::prelude::*;
use oracle::games::Strip;
use oracle::Oracle;

/// The rules are played as far as this cell.
const SMALL: u64 = 12;

/// Every set of cells up to [`SMALL`], from right to left.
fn small() -> Vec<Vec<u64>> {
    let set = |bits: u64| (1..=SMALL).rev().filter(|cell| bits >> (cell - 1) & 1 == 1).collect();
    (0..1 << SMALL).map(set).collect()
}

/// One or two: the player who wins.
fn winner(first_wins: bool) -> String {
    word(first_wins, "1", "2")
}

/// Nim by counting: the numbers of free cells before every second piece from the
/// right have an even number of ones at every binary place.
fn balanced(pieces: &[u64]) -> bool {
    let cells: BTreeSet<u64> = pieces.iter().copied().collect();
    let free_before = |piece| match cells.range(..piece).next_back() {
        Some(left) => piece - left - 1,
        None => piece - 1,
    };
    let heaps: Vec<u64> = cells.iter().rev().step_by(2).map(|&piece| free_before(piece)).collect();
    (0..64).all(|place| heaps.iter().filter(|&heap| heap >> place & 1 == 1).count() % 2 == 0)
}

/// The numbers without repetitions, each at its first place.
fn distinct(mut numbers: Vec<u64>) -> Vec<u64> {
    let mut seen = HashSet::new();
    numbers.retain(|&number| seen.insert(number));
    numbers
}

fn main() {
    let oracle = Oracle::new(Strip);
    let winning = oracle.clone();
    let pieces =
        || list(int("n", 1..=1_000_000).beyond(0..=1_000_000), int("a cell", 1..=u64::MAX));
    let strip = pieces()
        .such_that("different cells", |cells| distinct(cells.clone()).len() == cells.len())
        .generated_by(move |size| pieces().strategy(size).prop_map(distinct).boxed());
    let problem = Problem::new(to_eof(strip))
        .rules(move |pieces| winner(oracle.next_wins(pieces)))
        .every_small(|pieces| pieces.iter().all(|&cell| cell <= SMALL), small)
        .formula(|pieces| winner(!balanced(pieces)))
        .winning(move |pieces| winning.winning_results(pieces))
        .law("one piece can move unless it stands on cell 1", || {
            [1, 2, 1 << 63, u64::MAX].map(|cell| (vec![cell], winner(cell != 1))).to_vec()
        })
        .law("of two pieces only neighbours are lost", || {
            let pairs = [(1, 2), (1, 3), (1, u64::MAX), (u64::MAX - 1, u64::MAX)];
            pairs.map(|(a, b)| (vec![b, a], winner(b - a != 1))).to_vec()
        })
        .law("a million pieces to the end of u64, and one of them elsewhere", || {
            let pairs = (0..500_000).map(|k| u64::MAX - k * (k + 3));
            let paired: Vec<u64> = pairs.flat_map(|right| [right - 1, right]).collect();
            let mut spoilt = paired.clone();
            spoilt[500_000] -= 1;
            vec![(paired, winner(false)), (spoilt, winner(true))]
        })
        .law("a million pieces without a free cell", || {
            vec![((1..=1_000_000).collect(), winner(false))]
        })
        .refuses("two pieces on one cell", "2 1 3 4 700 2 700 5", "700")
        .refuses("a piece on cell 0, where the strip has not begun", "3 5 0 2", "cell 0")
        .refuses(
            "two pieces on the last cell of u64",
            "2 18446744073709551615 18446744073709551615",
            "18446744073709551615",
        )
        .workload("pieces in one case", 5_000_000, |pieces, random| {
            vec![(1..=pieces).map(|number| 200 * number - random.int(0..=199)).collect()]
        })
        .workload("cases of two pieces", 1_000_000, |cases, random| {
            random.many(cases, |random| vec![random.int(101..=200), random.int(1..=100)])
        });
    run(this_problem!(), problem);
}
