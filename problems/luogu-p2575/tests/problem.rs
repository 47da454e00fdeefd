//! 高手过招 (Luogu P2575): pieces on rows of 20 cells go to the next free cell.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::sync::LazyLock;

use oracle::games::Sum;
use oracle::positions::rows;
use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::JumpingRow;

/// The nim-values of all rows, by the values that a move reaches. A row is a number whose binary
/// digits, from the highest, are its cells from the left: so a move makes it smaller.
static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut values: Vec<u32> = Vec::new();
    for row in 0_usize..1 << 20 {
        let (mut reached, mut free) = (0_u32, None);
        for digit in 0..20 {
            match (row >> digit & 1, free) {
                (0, _) => free = Some(digit),
                (_, Some(free)) => reached |= 1 << values[row ^ 1 << digit ^ 1 << free],
                _ => {}
            }
        }
        values.push(reached.trailing_ones());
    }
    values
});

/// The row of a number, as in the table.
fn row_of(number: &u64) -> Vec<u64> {
    (1..=20).filter(|cell| number >> (20 - cell) & 1 == 1).collect()
}

fn by_table(row: &[u64]) -> u64 {
    u64::from(VALUES[row.iter().map(|cell| 1_usize << (20 - cell)).sum::<usize>()])
}

/// A row with this many pieces beside each other, the last one on this cell.
fn side_by_side(pieces: u64, last: u64) -> Vec<u64> {
    (last - pieces + 1..=last).collect()
}

/// Whether no two pieces of a row are on one cell.
fn are_different(row: &[u64]) -> bool {
    row.iter().fold(0_u32, |taken, cell| taken | 1 << cell).count_ones() as usize == row.len()
}

/// In checktestdata.
const DIFFERENT_CELLS: &str = "\
REPI(i, n)
    REPI(j, 20) SET(taken[j + 1] = 0) END
    REPI(j, m[i])
        ASSERT(taken[cell[i, j]] == 0)
        SET(taken[cell[i, j]] = 1)
    END
END";

/// As many boards as an input holds, each of as many rows as it may have.
fn longest() -> Vec<Vec<Vec<u64>>> {
    let row = |random: &mut Random| row_of(&random.int(0..=(1 << 20) - 1));
    Random::new(1).many(100, |random| random.many(1000, row))
}

fn main() {
    let cell = int("a cell", 1..=20);
    let row = list(int("m", 0..=20), cell).inline();
    let n = int("n", 1..=1000).beyond(0..=10_000);
    let random = list(n.clone(), int("a choice", 0..=(1 << 20) - 1));
    let board = list(n, row)
        .column()
        .such_that("different cells in each row", DIFFERENT_CELLS, |rows| {
            rows.iter().all(|row| are_different(row))
        })
        .generated_by(move |size| {
            let board = |numbers: Vec<u64>| numbers.iter().map(row_of).collect();
            random.clone().strategy(size).prop_map(board).boxed()
        })
        .always_with(|_| longest());
    let problem = Problem::new(counted(int("T", 1..=100).beyond(0..=u64::MAX), board))
        .winner("YES", "NO")
        .invalid("two-pieces-on-one-cell", "1\n2\n3 4 17 4\n1 4\n")
        .solution(|rows| {
            let row = |row: &Vec<u64>| row.iter().map(|&cell| cell as usize).collect();
            solution::solve(&rows.iter().map(row).collect::<Vec<_>>())
        })
        .studied(2090)
        .rules(by_play(Sum(JumpingRow), |rows: &Vec<Vec<u64>>| {
            let mut rows = rows.clone();
            rows.iter_mut().for_each(|row| row.sort_unstable());
            rows
        }))
        .every_small(
            |rows| {
                let length = |row: &Vec<u64>| row.iter().map(|cell| 21 - cell).max().unwrap_or(0);
                rows.len() <= 10 && rows.iter().map(length).sum::<u64>() <= 10
            },
            || {
                let numbers = [rows(1, 0..=511), rows(2, 0..=31), rows(3, 0..=7)].concat();
                numbers.iter().map(|numbers| numbers.iter().map(row_of).collect()).collect()
            },
        )
        .formula(|rows| !is_balanced(rows.iter().map(|row| by_table(row))))
        .law("a single piece wins if and only if its way to the last cell is odd", || {
            (1..=20).map(|cell| (vec![vec![cell]], cell % 2 == 1)).collect()
        })
        .law("a run of k pieces before the last free cell is a heap of k", || {
            let nim: [(&[u64], bool); 8] = [
                (&[1, 2, 3], false),
                (&[4, 8, 12], false),
                (&[19, 19], false),
                (&[16, 3, 19], false),
                (&[1, 2, 4], true),
                (&[19], true),
                (&[8, 16, 19], true),
                (&[1, 1, 1], true),
            ];
            let row = |&heap: &u64| side_by_side(heap, 19);
            nim.map(|(heaps, wins)| (heaps.iter().map(row).collect(), wins)).to_vec()
        })
        .law("pieces without a free cell to their right are not in play", || {
            let stuck: Vec<_> = (0..=20).map(|pieces| side_by_side(pieces, 20)).collect();
            vec![(stuck.clone(), false), ([stuck, vec![vec![3]]].concat(), true)]
        })
        .law("equal rows cancel out", || {
            let twins = |n: u64| (0..n).map(|row| row_of(&(row / 2 * 37))).collect::<Vec<_>>();
            let with_one_more = [twins(998), vec![side_by_side(5, 7)]].concat();
            vec![(twins(1000), false), (twins(10_000), false), (with_one_more, true)]
        })
        .refuses("two pieces on one cell", "1 1 3 4 17 4", "two pieces are on cell 4")
        .refuses("a piece beyond the row", "1 1 2 4 21", "cell 21 is not one of 1 to 20")
        .refuses("a piece on cell 0", "1 1 2 0 7", "cell 0 is not one of 1 to 20")
        .study(
            study::study(),
            |rows| {
                let row = |row: &Vec<u64>| {
                    let mut row = row.clone();
                    row.sort_unstable();
                    [&[row.len() as u64], &row[..]].concat()
                };
                vec![rows.iter().flat_map(row).collect()]
            },
            study::pictures,
        );
    run(this_problem!(), problem);
}
