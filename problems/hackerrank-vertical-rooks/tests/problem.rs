//! Vertical Rooks (HackerRank): Northcott's game on a square board, and the second player begins.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::{Back, Northcott, Pieces};
use oracle::positions::multisets;
use problem::fixtures::is_balanced;
use problem::prelude::*;

/// The rows of the rooks of player 1, column by column, and those of player 2.
type Board = (Vec<u64>, Vec<u64>);

/// For each column the rook of player 2, who begins, and that of player 1.
fn rooks((first, second): &Board) -> Vec<[u64; 2]> {
    second.iter().zip(first).map(|(&own, &other)| [own, other]).collect()
}

fn is_legal((first, second): &Board) -> bool {
    first.iter().zip(second).all(|(one, other)| one != other)
}

/// No two rooks on one cell; in about half of the boards the columns on the left and on the right
/// are twins, because others are hardly ever lost.
fn legal((mut first, mut second): Board) -> Board {
    let n = first.len();
    let has_twins = first[0] % 2 == 0;
    for column in 0..n {
        if has_twins && 2 * column >= n {
            first[column] = first[n - 1 - column];
            second[column] = second[n - 1 - column];
        }
        if first[column] == second[column] {
            second[column] = second[column] % n as u64 + 1;
        }
    }
    (first, second)
}

/// `n`, then n rows of player 1 and n rows of player 2, each on a line of its own.
fn board() -> Shape<Board> {
    let row = |name| int(name, between(1, named("n")));
    let first = list(int("n", 2..=2000).beyond(2..=100_000), row("r1")).column();
    let lines = "REPI(i, n) ASSERT(r1[i] != r2[i]) END";
    let board = (first, column(named("n"), row("r2"))).repaired_by(legal);
    board.such_that("different rows in each column", lines, is_legal)
}

/// All boards of this size, but for the order of the columns.
fn boards(n: u64) -> Vec<Board> {
    // A number stands for a column: the rows of both rooks.
    let columns = |columns: Vec<u64>| {
        columns.into_iter().map(|column| (1 + column / n, 1 + column % n)).unzip()
    };
    multisets(n as usize, 0..=n * n - 1).into_iter().map(columns).filter(is_legal).collect()
}

/// The same gap in each of n columns, and whether player 2 wins.
fn same_gaps(n: u64, gap: u64) -> (Board, bool) {
    ((vec![1; n as usize], vec![2 + gap; n as usize]), n % 2 == 1 && gap > 0)
}

fn main() {
    let problem = Problem::new(counted(int("t", 1..=10).beyond(0..=u64::MAX), board()))
        .winner("player-2", "player-1")
        .invalid("two-rooks-on-one-cell", "1\n2\n1\n2\n2\n2\n")
        .solution(|(first, second)| solution::solve(first, second))
        .studied(2982)
        .rules(by_endless_play(Northcott, |board: &Board| {
            let back = Back::Columns(board.0.len() as u64);
            Pieces { mover: 0, back, rows: rooks(board) }
        }))
        .every_small(|board| board.0.len() <= 4, || (2..=4).flat_map(boards).collect())
        .formula(|(first, second)| {
            !is_balanced(first.iter().zip(second).map(|(a, b)| a.abs_diff(*b) - 1))
        })
        .law("equal gaps cancel out in pairs", || {
            let sizes = [2, 3, 100, 101, 1999, 2000, 99_999, 100_000];
            sizes
                .into_iter()
                .flat_map(|n| [0, (n - 2) / 2, n - 2].map(|gap| same_gaps(n, gap)))
                .collect()
        })
        .law("a nim-sum of a single binary digit is won", || {
            let gap = |digit: u32| {
                let mut second = vec![2; 2000];
                second[digit as usize] += 1 << digit;
                ((vec![1; 2000], second), true)
            };
            (0..10).map(gap).collect()
        })
        .law("a board turned upside down has the same winner", || {
            let n = 2000;
            let first: Vec<u64> = (0..n).map(|column| 1 + column * column % n).collect();
            let second: Vec<u64> = first.iter().map(|row| n + 1 - row).collect();
            let twins = (
                [&first[..1000], &second[..1000]].concat(),
                [&second[..1000], &first[..1000]].concat(),
            );
            let mut changed = twins.clone();
            changed.0[7] += if changed.0[7] + 1 == changed.1[7] { 2 } else { 1 };
            vec![(twins, false), (changed, true)]
        })
        .refuses("two rooks on one cell", "1 2 1 2 2 2", "two rooks of a column in row 2")
        .study(
            study::study(),
            |board| vec![[vec![board.0.len() as u64], rooks(board).concat()].concat()],
            study::pictures,
        );
    run(this_problem!(), problem);
}
