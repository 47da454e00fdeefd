//! Northcott's game (HDU 1730): it is partizan, and positions can recur.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Back, Northcott, Pieces};
use oracle::positions::rows;
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// The width of the board, and the columns of the black and the white piece in every row.
type Case = (u64, Vec<(u64, u64)>);

/// The numbers of the study.
fn row_of((width, rows): &Case) -> Vec<u64> {
    let pieces = rows.iter().flat_map(|&(black, white)| [black, white]);
    [*width].into_iter().chain(pieces).collect()
}

/// The pieces, with Black to move.
fn pieces((width, rows): &Case) -> Pieces {
    let rows = rows.iter().map(|&(black, white)| [black, white]).collect();
    Pieces { mover: 0, back: Back::Columns(*width), rows }
}

/// Whether the boards of `n` rows and `m` columns are so few that they can all be played.
fn few_boards(n: usize, m: u64) -> bool {
    m.saturating_pow(2 * n as u32) <= 10_000
}

/// All boards of `n` rows and `m` columns.
fn boards(n: usize, m: u64) -> Vec<Case> {
    let pieces = rows(2 * n, 1..=m).into_iter();
    let boards = pieces.map(|columns| columns.chunks(2).map(|row| (row[0], row[1])).collect());
    let legal = |rows: &Vec<(u64, u64)>| rows.iter().all(|(black, white)| black != white);
    boards.filter(legal).map(|rows| (m, rows)).collect()
}

/// The same row; but if both pieces are on one square, white goes on to the next.
fn apart((black, white): (u64, u64), width: u64) -> (u64, u64) {
    if black == white {
        (black, white % width + 1)
    } else {
        (black, white)
    }
}

/// `n m`, and n rows of pieces in different columns.
fn board() -> Shape<Case> {
    let count = int("n", 1..=1000).beyond(0..=1_000_000);
    let width = int("m", 2..=100).beyond(2..=u64::MAX);
    let column = |name| int(name, between(1, named("m")));
    let row = || (column("black"), column("white"));
    let any = headed_list(count.clone(), width.clone(), row());
    let random = move |size| {
        any.clone().strategy(size).prop_map(|(width, rows)| {
            (width, rows.into_iter().map(|row| apart(row, width)).collect())
        })
    };
    let row =
        row().such_that("two different columns", "ASSERT(black != white)", |(black, white)| {
            black != white
        });
    headed_list(count, width, row).column().generated_by(move |size| random(size).boxed())
}

fn main() {
    let problem = Problem::new(to_eof(board()).with_blank_lines())
        .winner("I WIN!", "BAD LUCK!")
        .invalid("beside-the-board", "1 5\n3 6\n")
        .invalid("two-pieces-on-one-square", "1 5\n3 3\n")
        .solution(|(_, rows)| solution::solve(rows))
        .studied(4123)
        .rules(by_endless_play(Northcott, pieces))
        .every_small(
            |(width, rows)| few_boards(rows.len(), *width),
            || {
                let sizes = (0..=6).flat_map(|n| (2..=10).map(move |m| (n, m)));
                let small = sizes.filter(|&(n, m)| few_boards(n, m));
                small.flat_map(|(n, m)| boards(n, m)).collect()
            },
        )
        .formula(|(_, rows)| !is_balanced(rows.iter().map(|(a, b)| a.abs_diff(*b) - 1)))
        .law("the width of the board does not matter", || {
            let board = |m| (m, vec![(1, 4), (2, 4), (1, 3), (m, m - 3)]);
            (4..=100).chain(u64::MAX - 3..=u64::MAX).map(|m| (board(m), false)).collect()
        })
        .law("a nim-sum of a single binary digit is won", || {
            (0..7).map(|digit| ((100, vec![(1, 2 + (1 << digit))]), true)).collect()
        })
        .law("rows that mirror each other in pairs are lost, and won with one changed", || {
            let m = u64::MAX;
            let half = (1..=50_000).map(|k| (k * k, m - k));
            let mirrored: Vec<(u64, u64)> =
                half.flat_map(|(a, b)| [(a, b), (m - (a - 1), m - (b - 1))]).collect();
            let mut changed = mirrored.clone();
            changed[777].0 -= 1;
            vec![((m, mirrored), false), ((m, changed), true)]
        })
        .refuses("two pieces on one square", "1 9 4 4", "two pieces on one square")
        .study(study::study(), |case| vec![row_of(case)], study::pictures);
    run(this_problem!(), problem);
}
