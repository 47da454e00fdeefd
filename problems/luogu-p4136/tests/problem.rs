//! 谁能赢呢？ (Luogu P4136): a walk on a square board that returns to no cell.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::VertexGeography;
use oracle::Oracle;
use problem::prelude::*;

use self::rules::board;

/// Finds a domino for a cell, and another one for the cell that has had its other half.
fn covers(
    board: &[Vec<usize>],
    cell: usize,
    seen: &mut [bool],
    partner: &mut [Option<usize>],
) -> bool {
    board[cell].iter().any(|&other| {
        if std::mem::replace(&mut seen[other], true) {
            return false;
        }
        let is_free = partner[other].is_none_or(|cell| covers(board, cell, seen, partner));
        if is_free {
            partner[other] = Some(cell);
        }
        is_free
    })
}

/// Whether one domino more fits on the board with the corner than without it: the cells that are
/// an even way from the corner are given dominoes one after another, the corner last (Kuhn, 1955).
fn by_matching(n: u64) -> bool {
    let board = board(n as usize);
    let mut partner = vec![None; board.len()];
    let is_even = |cell: &usize| (cell / n as usize + cell % n as usize) % 2 == 0;
    let fits = |cell: usize| covers(&board, cell, &mut vec![false; board.len()], &mut partner);
    (0..board.len()).rev().filter(is_even).map(fits).last().unwrap_or(false)
}

fn main() {
    let n = int("n", 1..=10_000).beyond(1..=u64::MAX);
    let problem = Problem::new(until("0", n))
        .winner("Alice", "Bob")
        .solution(|&n| solution::solve(n))
        .studied(2199)
        .rules(|&n| Oracle::new(VertexGeography(board(n as usize))).next_wins(&vec![0]))
        .every_small(|&n| n <= 5, || (1..=5).collect())
        .formula(|&n| u128::from(n) * u128::from(n) % 2 == 0)
        .law("the corner decides whether one domino more fits", || {
            (1..=24).map(|n| (n, by_matching(n))).collect()
        })
        .law("the ends of the range", || {
            let even = [2, 9_998, 10_000, 1 << 32, 1 << 63, u64::MAX - 1].map(|n| (n, true));
            let odd = [1, 9_997, 9_999, (1 << 32) + 1, u64::MAX].map(|n| (n, false));
            [&even[..], &odd].concat()
        })
        .study(study::study(), |&n| vec![vec![n]], study::pictures);
    run(this_problem!(), problem);
}
