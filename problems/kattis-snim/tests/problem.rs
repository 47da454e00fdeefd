//! S-Nim (Kattis): a set of amounts, and rows of heaps to play it on; one case in a file.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::{multisets, rows_below, rows_of};
use problem::fixtures::{
    s_nim_by_layers, s_nim_by_play, s_nim_of_one_digit, s_nim_of_twins, s_nim_with_amounts_to,
    subsets_to, SNim,
};
use problem::prelude::*;

/// For each row, whether the player to move wins.
type Answer = Vec<bool>;

/// Short rows of amounts with a single heap; sets, and rows with equal amounts, with many rows
/// of heaps.
fn small() -> Vec<SNim> {
    let rows = [multisets(1, 0..=15), multisets(2, 0..=8), multisets(3, 0..=3)].concat();
    let alone = rows_of(1..=2, 1..=3).into_iter();
    let alone =
        alone.flat_map(|amounts| (0..=9).map(move |heap| (amounts.clone(), vec![vec![heap]])));
    let sets = subsets_to(5).into_iter().skip(1).chain(rows_of(2..=3, 1..=2));
    let together = sets.map(|amounts| (amounts, rows.clone()));
    together.chain(alone).collect()
}

fn main() {
    let amounts = list(int("k", 1..=100), int("s", 1..=10_000).beyond(1..=u64::MAX)).inline();
    let heaps = list(int("l", 1..=100), int("h", 0..=10_000)).inline();
    let rows = list(int("m", 1..=100), heaps).column();
    let problem = Problem::new(single((amounts, rows)))
        .printing(Form::line("[WL]{1,100}"), |wins: &Answer| {
            wins.iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
        })
        .solution(|(amounts, rows)| {
            let heaps = |row: &Vec<u64>| row.iter().map(|&heap| heap as usize).collect();
            let rows: Vec<Vec<usize>> = rows.iter().map(heaps).collect();
            solution::solve(amounts, &rows).chars().map(|letter| letter == 'W').collect()
        })
        .studied(5888)
        .rules(s_nim_by_play)
        .every_small(|(_, rows)| rows.iter().all(|heaps| rows_below(heaps) <= 2000), small)
        .formula(s_nim_by_layers)
        .law("with the amounts 1 to m, a heap is worth its remainder by m + 1", || {
            [1, 2, 10, 99, 100].map(s_nim_with_amounts_to).to_vec()
        })
        .law("a single amount is taken an odd number of times, or an even one", || {
            let heaps = || (0..50).map(|back| 10_000 - back);
            let law = |amount| {
                let wins = heaps().map(|heap| heap / amount % 2 == 1).collect();
                ((vec![amount], heaps().map(|heap| vec![heap]).collect()), wins)
            };
            [3, 99, 5000, 9999, 10_000].map(law).to_vec()
        })
        .law("no power of two is a multiple of 3, so a heap is worth its remainder by 3", || {
            let rows = |heap: u64| [vec![heap], vec![heap, 2]];
            let wins = |heap: u64| [heap % 3 != 0, heap % 3 != 2];
            let law = |powers: u64| {
                let amounts = (0..powers).map(|power| 1 << power).collect();
                ((amounts, (1..=50).flat_map(rows).collect()), (1..=50).flat_map(wins).collect())
            };
            (3..=6).map(law).collect()
        })
        .law("a nim-sum of a single binary digit is won", || vec![s_nim_of_one_digit()])
        .law("a row of heaps beside itself is lost", || vec![s_nim_of_twins()])
        .refuses("a heap that no table can hold", "1 1 1 1 10001", "above 10000")
        .refuses("an amount of 0 among others", "2 0 5 1 1 3", "amount of a subtraction game is 0")
        .study(
            study::study(),
            |(amounts, rows)| {
                rows.iter().map(|heaps| games::Subtraction::row(amounts, heaps)).collect()
            },
            study::pictures,
        );
    run(this_problem!(), problem);
}
