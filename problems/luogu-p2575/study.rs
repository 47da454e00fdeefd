//! Pieces that go to the next free cell, to be explained, drawn and played.

use gamecore::{NimValued, Staircase};
use games::{increases, tried};
use oracle::games::Sum;
use study::prelude::*;

use super::rules::JumpingRow;

/// A position is, row by row, the number of pieces and their cells in ascending order.
struct Jumps;

const CELLS: u64 = 20;

/// The rows; `None` if the numbers end too early.
fn rows(mut position: &[u64]) -> Option<Vec<Row>> {
    let mut rows = Vec::new();
    while let Some((&pieces, rest)) = position.split_first() {
        let pieces = Some(pieces).filter(|&pieces| pieces <= rest.len() as u64)? as usize;
        rows.push(rest[..pieces].to_vec());
        position = &rest[pieces..];
    }
    Some(rows)
}

fn rows_of(position: &[u64]) -> Vec<Row> {
    rows(position).expect("a position that was checked")
}

fn position(rows: &[Row]) -> Row {
    rows.iter().flat_map(|row| [&[row.len() as u64], &row[..]].concat()).collect()
}

/// The free cells of a row, from the right.
fn free(row: &[u64]) -> Row {
    (1..=CELLS).rev().filter(|cell| !row.contains(cell)).collect()
}

/// How many pieces stand directly to the left of each free cell, from the right.
fn runs(row: &[u64]) -> Row {
    let free = free(row);
    let left = |place: usize| free.get(place + 1).map_or(0, |&cell| cell);
    (0..free.len()).map(|place| free[place] - left(place) - 1).collect()
}

/// The runs that count, from the left, as in `3 xor 1 = 2`.
fn sum(row: &[u64]) -> String {
    let mut counting: Row = runs(row).into_iter().step_by(2).collect();
    counting.reverse();
    counting.retain(|&run| run > 0);
    increases::sum(&counting)
}

fn values(rows: &[Row]) -> Row {
    rows.iter().map(|row| Staircase.nim_value(&runs(row))).collect()
}

impl Study for Jumps {
    fn about(&self) -> About {
        About {
            rules: sentences! {
                "Take a piece to the next free cell to its right, over the pieces in between."
                "每次选一枚棋子，移到它右边的第一个空格，中间的棋子可以跳过。"
                "Each row has 20 cells."
                "每行 20 格。"
                "A player who cannot move loses."
                "无法操作者输。"
            },
            numbers: sentences! {
                "for each row the number of pieces, then their cells in ascending order"
                "每行先写棋子数，再从小到大写棋子所在的格子"
            },
            answers: ["YES", "NO"],
            starts: &[
                &[3, 15, 17, 18, 2, 16, 19],
                &[2, 17, 18],
                &[1, 19, 1, 18],
                &[2, 16, 18, 2, 17, 18],
                &[5, 13, 14, 15, 17, 19],
            ],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let rows = rows(position).ok_or_else(|| {
            said!("a row lists fewer cells than its number of pieces", "有一行列出的格子少于棋子数")
        })?;
        let is_cell = |cell: &u64| (1..=CELLS).contains(cell);
        refuse!(
            !rows.iter().flatten().all(is_cell),
            "a row has the cells 1 to {CELLS}",
            "每行的格子是 1 到 {CELLS}"
        );
        for (number, row) in (1..).zip(&rows) {
            let ascends = row.windows(2).all(|pair| pair[0] < pair[1]);
            refuse!(!ascends, "row {number} is not ascending", "第 {number} 行不是递增的");
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        rows_of(position).len() <= 8
    }

    fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
        let options = Options::at(Sum(JumpingRow), rows_of(row), |rows| position(&rows));
        tried(true, options, |row| gamecore::nim_sum(values(&rows_of(row))) > 0, row)
    }

    fn reason(&self, position: &[u64]) -> String {
        let nim_sum = gamecore::nim_sum(values(&rows_of(position)));
        said!(
            "the nim-sum of every second run of pieces, from the right, is {nim_sum}",
            "从右往左隔一段取一段，各段棋子数的异或和是 {nim_sum}"
        )
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let rows = rows_of(position);
        let heads = words(
            ["row", "to the left of each free cell, from the right", "counting"],
            ["行", "从右往左，各空格左边相连的棋子数", "计入"],
        );
        let mut lines = figures(&heads, rows.len(), |place| {
            let row = &rows[place];
            vec![(place + 1).to_string(), series(runs(row), " "), sum(row)]
        });
        if rows.len() > 1 {
            lines.push(nim_sum_of(values(&rows)));
        }
        lines
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (rows_of(from), rows_of(to));
        let place = differing(&before, &after)[0];
        let left = added(&after[place], &before[place])[0];
        let reached = added(&before[place], &after[place])[0];
        match before.len() {
            1 => format!("{left} -> {reached}"),
            _ => said!("row {}: {left} -> {reached}", "第 {} 行：{left} -> {reached}", place + 1),
        }
    }

    /// The runs that count are marked.
    fn board(&self, position: &[u64]) -> Board {
        let strip = |row: &Row| {
            let marked = free(row).into_iter().zip(runs(row)).step_by(2);
            Strip {
                marked: marked.flat_map(|(cell, run)| cell - run..cell).collect(),
                note: sum(row),
                ..Strip::dark(1, CELLS, row.iter().copied())
            }
        };
        Board::Strips(rows_of(position).iter().map(strip).collect())
    }

    fn name(&self, position: &[u64]) -> String {
        let rows = rows_of(position);
        series(rows.iter().map(|row| series(row, " ")), " | ")
    }

    fn small(&self) -> Vec<Vec<Row>> {
        triangle(14..=18, |a, b| vec![2, a, b + 1])
    }

    fn random(&self, random: &mut Random) -> Row {
        let rows: Vec<Row> = (0..random.int(1..=2))
            .map(|_| {
                let pieces = random.int(2..=3);
                random.distinct(pieces, 13..=19)
            })
            .collect();
        position(&rows)
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Jumps)
}

/// A winning move, an answer that adds to a run that counts, and the move that takes it away again.
pub fn pictures() -> Vec<(&'static str, String)> {
    let start = vec![5, 13, 14, 15, 17, 19];
    let balanced = line::won(&Jumps, &start);
    let answered = vec![5, 13, 15, 16, 18, 19];
    let again = line::won(&Jumps, &answered);
    let title = "Three moves on a row: the runs that count are marked";
    let note = |row: &[u64]| sum(&rows_of(row)[0]);
    let play = [start, balanced, answered, again];
    vec![("runs", line::picture(&Jumps, title, &play, note, Drawing::below))]
}
