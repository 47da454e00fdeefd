//! 01 Game (AtCoder ARC 151 C): digits in a row, neighbours differ.

#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::games::ZeroOne;
use oracle::positions::rows;
use problem::prelude::*;

/// The number of cells, and the cell of each digit with the digit.
type Case = (u64, Vec<(u64, u64)>);

fn is_legal((_, digits): &Case) -> bool {
    let apart = |pair: &[(u64, u64)]| {
        let ((cell, digit), (next, other)) = (pair[0], pair[1]);
        cell < next && (next - cell > 1 || digit != other)
    };
    digits.windows(2).all(apart)
}

/// The same digits in order, each cell once, and a digit that its neighbour has changed.
fn legal((n, mut digits): Case) -> Case {
    digits.sort_unstable();
    digits.dedup_by_key(|digit| digit.0);
    for place in 1..digits.len() {
        if digits[place].0 - digits[place - 1].0 == 1 {
            digits[place].1 = 1 - digits[place - 1].1;
        }
    }
    (n, digits)
}

/// `N M`, then M lines with a cell and its digit.
fn row_with_digits() -> Shape<Case> {
    let n = int("N", 1..=1_000_000_000_000_000_000).beyond(1..=u64::MAX);
    let m = int("M", 0..=200_000).beyond(0..=1_000_000);
    let digit = (int("X", between(1, named("N"))), int("Y", 0..=1));
    let lines = "\
IF(m > 0)
    REPI(i, m - 1)
        ASSERT(x[i] < x[i + 1])
        ASSERT(x[i + 1] - x[i] > 1 || y[i] != y[i + 1])
    END
END";
    let case = (n, list(m, digit).column()).repaired_by(legal);
    case.such_that("cells in ascending order, and different digits in neighbours", lines, is_legal)
}

/// The row, cell by cell.
fn row((n, digits): &Case) -> Vec<Option<u8>> {
    let mut row = vec![None; *n as usize];
    for &(cell, digit) in digits {
        row[cell as usize - 1] = Some(digit as u8);
    }
    row
}

/// All rows of so many cells; 2 stands for an empty cell.
fn all_rows(n: usize) -> Vec<Case> {
    let digits = |row: Vec<u64>| (1..).zip(row).filter(|cell| cell.1 < 2).collect();
    let cases = rows(n, 0..=2).into_iter().map(|row| (n as u64, digits(row)));
    cases.filter(is_legal).collect()
}

/// Who wins, by the ends of the row alone: how often neighbouring digits differ is odd if and only
/// if the first and the last one do, and so the others are counted, too.
fn wins_by_ends((n, digits): &Case) -> bool {
    match digits[..] {
        [] => n % 2 == 1,
        [(first, one), .., (last, other)] => {
            let (left, right) = (first - 1, n - last);
            match (digits.len() as u64 - 1 + one + other) % 2 {
                0 => left != right,
                _ => left / 2 != right / 2 || left == right,
            }
        }
        [(only, _)] => only - 1 != n - only,
    }
}

/// A row of 2 h cells whose right half is the left one in reverse order with the other digits.
fn mirrored(h: u64, digits: &[(u64, u64)]) -> Case {
    let reversed = digits.iter().rev().map(|&(cell, digit)| (2 * h + 1 - cell, 1 - digit));
    (2 * h, digits.iter().copied().chain(reversed).collect())
}

fn main() {
    let problem = Problem::new(single(row_with_digits()))
        .winner("Takahashi", "Aoki")
        .invalid("cells-that-descend", "5 2\n3 1\n1 0\n")
        .invalid("equal-neighbours", "5 2\n2 1\n3 1\n")
        .solution(|(n, digits)| solution::solve(*n, digits))
        .studied(2186)
        .unreached(
            "answer that needs more than 16 bits of X",
            "X is at most N, so both are large together, as in the law of the mirror image",
        )
        .rules(by_play(ZeroOne, row))
        .every_small(|(n, _)| *n <= 8, || (1..=7).flat_map(all_rows).collect())
        .formula(wins_by_ends)
        .law("a row without digits is won if and only if its length is odd", || {
            let most = 1_000_000_000_000_000_000;
            let lengths = [1, 2, most - 1, most, u64::MAX - 1, u64::MAX];
            lengths.map(|n| ((n, vec![]), n % 2 == 1)).into()
        })
        .law("the mirror image with the other digits is lost, and won with one cell more", || {
            let h = 500_000_000_000_000_000;
            let digits: Vec<(u64, u64)> =
                (1..=100_000).map(|k| (k * (k + 7) / 2, k / 3 % 2)).collect();
            let rows =
                [mirrored(h, &digits), mirrored(h, &[(h, 1)]), mirrored(4, &[(1, 0), (3, 0)])];
            let both = |(n, digits): Case| [((n, digits.clone()), false), ((n + 1, digits), true)];
            rows.into_iter().flat_map(both).collect()
        })
        .law("a full row is lost", || {
            let full = |n: u64| (n, (1..=n).map(|cell| (cell, cell % 2)).collect());
            [1, 2, 199_999, 200_000].map(|n| (full(n), false)).into()
        })
        .law("a single binary digit of the length at one end is won", || {
            (0..59).map(|k| (((1 << k) + 1, vec![(1, 0)]), true)).collect()
        })
        .refuses("equal neighbours", "5 2 2 1 3 1", "1 in cells 2 and 3")
        .refuses("cells that descend", "5 2 3 1 1 0", "cell 3 comes before cell 1")
        .refuses("a cell twice", "5 2 3 1 3 0", "cell 3 comes before cell 3")
        .refuses("a cell beside the row", "5 1 6 1", "1 in cell 6 of 5")
        .refuses("a cell before the row", "5 1 0 1", "1 in cell 0 of 5")
        .refuses("another digit", "5 1 3 2", "2 in cell 3 of 5")
        .study(
            study::study(),
            |(n, digits)| {
                let digits = digits.iter().flat_map(|&(cell, digit)| [cell, digit]);
                vec![[*n].into_iter().chain(digits).collect()]
            },
            study::pictures,
        );
    run(this_problem!(), problem);
}
