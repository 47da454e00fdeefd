//! 单行有限制性移动棋子: pieces slide to the left on a strip.

#[path = "../study.rs"]
mod study;
problem::solution!();

use std::collections::BTreeSet;

use oracle::games::Strip;
use problem::fixtures::{distinct_list, is_balanced, subsets_to};
use problem::prelude::*;

/// The rules are played as far as this cell.
const SMALL: u64 = 12;

/// Every set of cells up to [`SMALL`], from right to left.
fn small() -> Vec<Vec<u64>> {
    let reversed = |cells: Vec<u64>| cells.into_iter().rev().collect();
    subsets_to(SMALL).into_iter().map(reversed).collect()
}

/// Whether the numbers of free cells before every second piece from the right are balanced.
fn is_lost(pieces: &[u64]) -> bool {
    let cells: BTreeSet<u64> = pieces.iter().copied().collect();
    let free_before = |piece| match cells.range(..piece).next_back() {
        Some(left) => piece - left - 1,
        None => piece - 1,
    };
    is_balanced(cells.iter().rev().step_by(2).map(|&piece| free_before(piece)))
}

fn main() {
    let count = int("n", 1..=1_000_000).beyond(0..=1_000_000);
    let strip = distinct_list(count, int("a cell", 1..=u64::MAX), "different cells");
    let problem = Problem::new(to_eof(strip))
        .winner("1", "2")
        .invalid("two-pieces-on-one-cell", "3\n1 5 5\n")
        .solution(|pieces| solution::solve(pieces.iter().copied()))
        .studied(3366)
        .rules(by_play(Strip, Vec::clone))
        .every_small(|pieces| pieces.iter().all(|&cell| cell <= SMALL), small)
        .formula(|pieces| !is_lost(pieces))
        .law("one piece is lost if and only if it stands on cell 1", || {
            [1, 2, 1 << 63, u64::MAX].map(|cell| (vec![cell], cell != 1)).to_vec()
        })
        .law("two pieces are lost if and only if they are neighbours", || {
            let pairs = [(1, 2), (1, 3), (1, u64::MAX), (u64::MAX - 1, u64::MAX)];
            pairs.map(|(a, b)| (vec![b, a], b - a != 1)).to_vec()
        })
        .law(
            "two pairs with equal gaps are lost, also where the middle of a word is between",
            || {
                let pairs = |middle: u64, gap: u64| {
                    let (a, b) = (middle - 2, middle + 1000);
                    (vec![b + gap + 1, a, b, a + gap + 1], false)
                };
                let middles = [1 << 15, 1 << 31, 1 << 32, 1 << 63];
                middles
                    .iter()
                    .flat_map(|&middle| [1, 5, 700].map(|gap| pairs(middle, gap)))
                    .collect()
            },
        )
        .law("a million pieces in pairs are lost, and won with one of them one cell aside", || {
            let pairs = (0..500_000).map(|k| u64::MAX - k * (k + 3));
            let paired: Vec<u64> = pairs.flat_map(|right| [right - 1, right]).collect();
            let mut changed = paired.clone();
            changed[500_000] -= 1;
            vec![(paired, false), (changed, true)]
        })
        .law("a million pieces without a free cell are lost", || {
            vec![((1..=1_000_000).collect(), false)]
        })
        .refuses("two pieces on one cell", "2 1 3 4 700 2 700 5", "two pieces on one cell")
        .refuses("a piece on cell 0, where the strip has not begun", "3 5 0 2", "one cell")
        .refuses(
            "two pieces on the last cell of u64",
            "2 18446744073709551615 18446744073709551615",
            "two pieces on one cell",
        )
        .study(study::study(), |pieces| vec![pieces.clone()], study::pictures);
    run(this_problem!(), problem);
}
