//! 取石子游戏 (Luogu P2599): heaps in a row, of which the first and the last can be taken from.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::EndNim;
use oracle::positions::{rows, rows_below, rows_of};
use problem::prelude::*;

/// By intervals, with a table of all of them and the four cases in which a partner is written
/// mostly: it is 0, or equal to the heap at the other end, or differs from it by 1.
fn by_intervals(heaps: &[u64]) -> bool {
    let n = heaps.len();
    let partner = |heap: u64, own: u64, opposite: u64| match heap {
        _ if heap == opposite => 0,
        _ if heap < own.min(opposite) || heap > own.max(opposite) => heap,
        _ if own > opposite => heap - 1,
        _ => heap + 1,
    };
    // For the heaps i to j the partners to the left and to the right.
    let mut table = vec![vec![(0, 0); n]; n];
    for j in 0..n {
        table[j][j] = (heaps[j], heaps[j]);
        for i in (0..j).rev() {
            let (left, right) = table[i][j - 1];
            let (left_of_rest, right_of_rest) = table[i + 1][j];
            table[i][j] =
                (partner(heaps[j], left, right), partner(heaps[i], right_of_rest, left_of_rest));
        }
    }
    n == 1 || table[1][n - 1].0 != heaps[0]
}

/// A row that reads the same from both ends.
fn mirrored(half: impl DoubleEndedIterator<Item = u64> + Clone) -> Vec<u64> {
    half.clone().chain(half.rev()).collect()
}

fn with_first(row: &[u64], first: u64) -> Vec<u64> {
    [&[first], &row[1..]].concat()
}

fn main() {
    let heap = int("a", 1..=1_000_000_000).beyond(1..=u64::MAX);
    let heaps = list(int("n", 1..=1000), heap);
    let problem = Problem::new(counted(int("T", 1..=10).beyond(0..=u64::MAX), heaps))
        .winner("1", "0")
        .solution(|heaps| solution::solve(heaps))
        .studied(2303)
        .rules(by_play(EndNim, Vec::clone))
        .every_small(
            |heaps| heaps.len() <= 10 && rows_below(heaps) <= 5000,
            || [rows_of(1..=4, 1..=5), rows(5, 1..=3), rows(7, 1..=2)].concat(),
        )
        .formula(|heaps| by_intervals(heaps))
        .law("a row that reads the same from both ends is lost, and won with another end", || {
            let rows = [
                mirrored([7, 1_000_000_000, 3].into_iter()),
                mirrored((2..=500).map(|n| n * n)),
                mirrored((0..450).map(|n| u64::MAX - n / 7)),
            ];
            let both = |row: Vec<u64>| [(with_first(&row, row[0] - 1), true), (row, false)];
            rows.into_iter().flat_map(both).collect()
        })
        .law("three heaps are lost if and only if the outer two are equal and no other", || {
            let most = u64::MAX;
            let lost = [[1, 2, 1], [2, 1, 2], [most, 1, most], [most - 1, most, most - 1]];
            let won = [[2, 2, 2], [most, most, most], [most, 1, most - 1], [1, 2, 3]];
            let with = |wins: bool| move |row: [u64; 3]| (row.to_vec(), wins);
            lost.map(with(false)).into_iter().chain(won.map(with(true))).collect()
        })
        .law("heaps of one stone are taken one after another", || {
            [1, 2, 3, 4, 999, 1000].map(|n| (vec![1; n], n % 2 == 1)).to_vec()
        })
        .law("of five heaps, 3 3 5 4 with a heap at an end is won, being lost alone", || {
            let alone = vec![3, 3, 5, 4];
            let heaps = [1, 3, 4, 5, 1_000_000_000];
            let beside = heaps
                .into_iter()
                .flat_map(|heap| [[&[heap], &alone[..]].concat(), [&alone[..], &[heap]].concat()]);
            beside.map(|row| (row, true)).chain([(alone.clone(), false)]).collect()
        })
        .refuses("a row without heaps", "1 0", "no heaps: 0")
        .refuses("an empty heap", "1 3 5 0 5", "a heap is empty")
        .study(study::study(), |heaps| vec![heaps.clone()], study::pictures);
    run(this_problem!(), problem);
}
