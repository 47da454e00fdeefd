//! S-Nim (HDU 1536): a set of amounts, and rows of heaps to play it on.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::{multisets, rows_below, rows_of};
use problem::fixtures::{
    s_nim_by_layers, s_nim_by_play, s_nim_of_one_digit, s_nim_of_twins, s_nim_with_amounts_to, SNim,
};
use problem::prelude::*;

/// For each row, whether the player to move wins.
type Answer = Vec<bool>;

fn by_solution((amounts, rows): &SNim) -> Answer {
    let row = |heaps: &Vec<u64>| heaps.iter().map(|&heap| heap as usize).collect();
    let rows: Vec<Vec<usize>> = rows.iter().map(row).collect();
    solution::solve(amounts, &rows).chars().map(|letter| letter == 'W').collect()
}

/// Every row of one to three amounts, each with many rows of heaps.
fn small() -> Vec<SNim> {
    let rows = [multisets(1, 0..=20), multisets(2, 0..=9), multisets(3, 0..=3)].concat();
    let sets = || rows_of(1..=3, 1..=5).into_iter();
    let alone =
        |amounts: Vec<u64>| rows.iter().map(move |row| (amounts.clone(), vec![row.clone()]));
    let together = sets().map(|amounts| (amounts, rows.clone()));
    sets().flat_map(alone).chain(together).collect()
}

fn main() {
    let amounts = list(int("k", 1..=100), int("s", 1..=10_000).beyond(1..=u64::MAX)).inline();
    let heaps = list(int("l", 1..=100).beyond(0..=100), int("h", 0..=10_000)).inline();
    let rows = list(int("m", 1..=100).beyond(0..=100), heaps).column();
    let problem = Problem::new(until("0", (amounts, rows)))
        .printing(Form::line("[WL]{1,100}"), |wins: &Answer| {
            wins.iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
        })
        .solution(by_solution)
        .studied(7313)
        .rules(s_nim_by_play)
        .every_small(|(_, rows)| rows.iter().all(|heaps| rows_below(heaps) <= 2000), small)
        .formula(s_nim_by_layers)
        .law("with the amounts 1 to m, a heap is worth its remainder by m + 1", || {
            (1..=100).map(s_nim_with_amounts_to).collect()
        })
        .law("a nim-sum of a single binary digit is won", || vec![s_nim_of_one_digit()])
        .law("a row of heaps beside itself is lost", || vec![s_nim_of_twins()])
        .refuses(
            "a heap that no table can hold",
            "1 1 1 1 18446744073709551615 0",
            "a heap is above 10000",
        )
        .refuses(
            "an amount of 0 among others",
            "2 0 5 1 1 3 0",
            "an amount of a subtraction game is 0",
        )
        .study(
            study::study(),
            |(amounts, rows)| {
                rows.iter().map(|heaps| games::Subtraction::row(amounts, heaps)).collect()
            },
            study::pictures,
        );
    run(this_problem!(), problem);
}
