//! Three crosses in a row, to be explained, drawn and played.

use std::sync::{Mutex, MutexGuard};

use gamecore::{NimValues, Octal};
use oracle::Ruleset;
use study::picture::{Drawing, Scatter};
use study::prelude::*;
use study::text::{nim_sum_of, SHOWN};

/// A strip of some length; bit i says whether cell i is crossed out.
pub struct ThreeInARow;

impl Ruleset for ThreeInARow {
    type Position = (u64, u32);

    /// After three in a row the game is over, and the player whose turn it would be loses.
    ///
    /// On one or two cells nobody can win, and the judge does not ask about them. We name the
    /// first player: there the first cross ends the game.
    fn options(&self, &(length, crosses): &(u64, u32)) -> Vec<(u64, u32)> {
        let three_in_a_row = crosses & crosses << 1 & crosses << 2 != 0;
        if three_in_a_row || length < 3 && crosses != 0 {
            return Vec::new();
        }
        let cells = (0..length).map(|cell| 1 << cell);
        let free = cells.filter(|cell| crosses & cell == 0);
        free.map(|cell| (length, crosses | cell)).collect()
    }
}

/// More cells would make a table too long for a judge.
const MOST: u64 = 100_000;

/// A position is n, and once there are crosses, 0 and their cells. (The 0 sets it apart from
/// several cases.)
struct Strip {
    /// The nim-values of 0.007 as far as they were needed.
    values: Mutex<NimValues>,
}

/// Where play is, by the theorem.
enum Stage {
    /// Three in a row: play is over.
    Over,
    /// A cross on one of these cells makes three in a row.
    AlmostOver(Vec<u64>),
    /// All crosses are safe: the nim-sum of the rows.
    Safe(u64),
}

/// The crosses of a position, in ascending order.
fn crosses(position: &[u64]) -> &[u64] {
    position.get(2..).unwrap_or(&[])
}

fn is_crossed(position: &[u64], cell: u64) -> bool {
    crosses(position).binary_search(&cell).is_ok()
}

/// The first cells and the lengths of the rows between the blocks of three that belong to the
/// crosses, two cells after the last one being added to the strip.
fn rows(position: &[u64]) -> Vec<(u64, u64)> {
    let ends = crosses(position).iter().copied().chain(Some(position[0] + 3));
    let starts = Some(1).into_iter().chain(crosses(position).iter().map(|cross| cross + 3));
    let rows = starts.zip(ends).map(|(start, end)| (start, end.saturating_sub(start)));
    rows.filter(|&(_, length)| length > 0).collect()
}

/// The free cells with which three crosses stand in a row.
fn completing(position: &[u64]) -> Vec<u64> {
    let near = crosses(position).iter().flat_map(|&cross| cross.saturating_sub(2)..=cross + 2);
    let mut cells: Vec<u64> = near.filter(|cell| (1..=position[0]).contains(cell)).collect();
    cells.sort_unstable();
    cells.dedup();
    let completes = |&cell: &u64| {
        let crossed = |cell: u64| is_crossed(position, cell);
        let (one, two) = (crossed(cell - 1), cell > 1 && crossed(cell - 2));
        let (next, after) = (crossed(cell + 1), crossed(cell + 2));
        !crossed(cell) && (one && (two || next) || next && after)
    };
    cells.into_iter().filter(completes).collect()
}

fn after(position: &[u64], cell: u64) -> Row {
    let mut cells = crosses(position).to_vec();
    cells.push(cell);
    cells.sort_unstable();
    [&[position[0], 0], &cells[..]].concat()
}

impl Strip {
    /// The nim-values of all rows that are left of this many cells.
    fn values(&self, cells: u64) -> MutexGuard<'_, NimValues> {
        let mut values = self.values.lock().expect("no holder of the lock panics");
        let known = values.table().len() as u64;
        if known <= cells + 2 {
            *values = Octal::TREBLECROSS.nim_values((cells + 2).max(2 * known).min(MOST + 2));
        }
        values
    }

    fn stage(&self, position: &[u64]) -> Stage {
        let crosses = crosses(position);
        let is_over = position[0] < 3 && !crosses.is_empty();
        if is_over || crosses.windows(3).any(|three| three[2] - three[0] == 2) {
            return Stage::Over;
        }
        let completing = completing(position);
        if !completing.is_empty() {
            return Stage::AlmostOver(completing);
        }
        let rows = rows(position).into_iter().map(|(_, length)| length);
        Stage::Safe(self.values(position[0]).nim_sum(rows))
    }

    /// The cells with which the player to move wins.
    fn winning_cells(&self, position: &[u64]) -> Vec<u64> {
        let sum = match self.stage(position) {
            Stage::Over | Stage::Safe(0) => return Vec::new(),
            Stage::AlmostOver(cells) => return cells,
            Stage::Safe(sum) => sum,
        };
        let values = self.values(position[0]);
        let mut cells = Vec::new();
        for (start, length) in rows(position).into_iter().filter(|&(_, length)| length >= 3) {
            let others = sum ^ values.value(length);
            let wins = |&left: &u64| values.value(left) ^ values.value(length - 3 - left) == others;
            cells.extend((0..=length - 3).filter(wins).map(|left| start + left));
        }
        cells
    }

    /// The rows and their values.
    fn figures(&self, position: &[u64]) -> Vec<String> {
        let (n, rows) = (position[0], rows(position));
        let values = self.values(n);
        let mut lines =
            vec![["row", "length", "nim-value", "safe cells"].map(str::to_string).to_vec()];
        for &(start, length) in rows.iter().take(SHOWN) {
            let last = start + length - 1;
            let safe =
                if length < 3 { "none".to_string() } else { format!("{} to {}", start, last - 2) };
            let [length, value] = [length, values.value(length)].map(|number| number.to_string());
            lines.push(vec![format!("{} to {}", start, last), length, value, safe]);
        }
        let mut lines = table(&lines);
        let takes = "each cross takes its own cell and the two to the right of it";
        lines.insert(0, format!("the row of {} + 2 cells, from which {}:", n, takes));
        if rows.len() > SHOWN {
            lines.push(format!("... and {} more rows", rows.len() - SHOWN));
        }
        lines.push(nim_sum_of(rows.iter().map(|&(_, length)| values.value(length))));
        lines
    }
}

/// The cells on which a cross is safe.
fn safe_cells(position: &[u64]) -> Vec<u64> {
    rows(position).iter().flat_map(|&(start, length)| start..start + length.max(2) - 2).collect()
}

impl Study for Strip {
    fn rules(&self) -> &'static str {
        "Put a cross into a free cell. The player who makes three crosses in a row wins."
    }

    fn numbers(&self) -> &'static str {
        "the number of cells; once there are crosses, 0 and their cells"
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let n = *position.first().ok_or("there is no number of cells")?;
        if !(1..=MOST).contains(&n) {
            return Err(format!("the number of cells is not from 1 to {}", MOST));
        }
        if position.len() == 2 || *position.get(1).unwrap_or(&0) != 0 {
            return Err("0 comes before the crosses".to_string());
        }
        let crosses = crosses(position);
        let ascending = crosses.windows(2).all(|pair| pair[0] < pair[1]);
        if !ascending || crosses.iter().any(|cross| !(1..=n).contains(cross)) {
            return Err(format!("crosses must be in ascending order, and from 1 to {}", n));
        }
        if n < 3 && crosses.len() > 1 {
            return Err("on one or two cells, the first cross ends the game".to_string());
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 30
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let crossed = crosses(position).iter().fold(0, |crossed, cell| crossed | 1 << (cell - 1));
        let options = ThreeInARow.options(&(position[0], crossed));
        let cross = |(_, after): (u64, u32)| u64::from((after ^ crossed).trailing_zeros()) + 1;
        options.into_iter().map(|option| after(position, cross(option))).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        match self.stage(position) {
            Stage::Over => Outcome::P,
            Stage::AlmostOver(_) => Outcome::N,
            Stage::Safe(sum) => Outcome::from_nim_value(sum),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let cells = self.winning_cells(position).into_iter();
        Winning::all(cells.map(move |cell| after(position, cell)))
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose("1", "2").to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let outcome = self.outcome(position);
        let (reason, lines) = match self.stage(position) {
            Stage::Over if position[0] < 3 => {
                ("the first cross has ended the game".to_string(), vec![])
            }
            Stage::Safe(_) if position[0] < 3 => {
                let convention = "nobody can make three in a row here; by convention the first cross ends the game";
                (convention.to_string(), vec![])
            }
            Stage::Over => ("three crosses stand in a row".to_string(), vec![]),
            Stage::AlmostOver(cells) => {
                let cells = series(cells, " or ");
                (format!("a cross on cell {} makes three in a row", cells), vec![])
            }
            Stage::Safe(sum) => {
                (format!("the nim-sum of the rows' nim-values is {}", sum), self.figures(position))
            }
        };
        Explanation { headline: headline(&self.answer(position), &reason, outcome), lines }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        if let Stage::Over = self.stage(position) {
            return Vec::new();
        }
        let n = position[0];
        let mut cells = vec![1, n / 2 + 1, n];
        cells.dedup();
        cells.retain(|&cell| !is_crossed(position, cell));
        cells.into_iter().map(|cell| after(position, cell)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let new = crosses(to).iter().find(|&&cell| !is_crossed(from, cell));
        format!("cross on cell {}", new.copied().unwrap_or(0))
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let cell = |cell| if is_crossed(position, cell) { Cell::Cross } else { Cell::Free };
        let mut cells = Cells { cells: (1..=position[0]).map(cell).collect(), ..Cells::default() };
        if theorem {
            let (marked, note) = match self.stage(position) {
                Stage::Over => (Vec::new(), "play is over".to_string()),
                Stage::AlmostOver(cells) => {
                    (cells, "a cross here makes three in a row".to_string())
                }
                Stage::Safe(_) => {
                    let (rows, values) = (rows(position), self.values(position[0]));
                    let values = rows.iter().map(|&(_, length)| values.value(length));
                    (safe_cells(position), nim_sum_of(values))
                }
            };
            cells.marked = marked;
            cells.note = note;
        }
        Board::Cells(cells)
    }

    fn starts(&self) -> Vec<Row> {
        [&[7][..], &[6], &[12], &[10, 0, 3], &[9, 0, 2, 8]].map(|start| start.to_vec()).to_vec()
    }

    fn random(&self, random: &mut Random) -> Row {
        let strip = vec![random.int(6..=14)];
        let cell = random.int(1..=strip[0]);
        let crossed = after(&strip, cell);
        random.choose(&[strip, crossed]).clone()
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Strip { values: Mutex::new(Octal::TREBLECROSS.nim_values(100)) })
}

pub fn pictures() -> Vec<(&'static str, String)> {
    vec![("strip-of-7", strip_of_7()), ("values", values())]
}

/// Crosses are takes from a row: after the first move, and after all safe ones.
fn strip_of_7() -> String {
    let study = study();
    let strip = |position: &[u64]| {
        let taken =
            |cell: u64| crosses(position).iter().any(|cross| (*cross..cross + 3).contains(&cell));
        let cell = |cell| if taken(cell) { Cell::Gone } else { Cell::Stone };
        let row = Cells { cells: (1..=9).map(cell).collect(), ..Cells::default() };
        let strip = study.board(position, true);
        Drawing::below(vec![Drawing::from(&strip), Drawing::from(&Board::Cells(row))])
    };
    let strips = vec![strip(&[7, 0, 4]), strip(&[7, 0, 1, 4, 7])];
    Drawing::beside(strips).document(
        "A strip of 7 cells, and the row of 9 below it",
        "A cross takes three neighbours from the row; it is safe where they are all left.",
    )
}

/// The nim-values of 0.007, with the lost strips.
fn values() -> String {
    let values = Octal::TREBLECROSS.nim_values(402);
    let scatter = Scatter {
        first: 3,
        values: (3..=400).map(|cells| values.value(cells + 2)).collect(),
        highlighted: (3..=400).filter(|cells| values.value(cells + 2) == 0).collect(),
        legend: "lost strips".to_string(),
        axis: "cells of the strip".to_string(),
        ..Scatter::default()
    };
    scatter.draw().document("Nim-values of the strips of 3 to 400 cells", "No period is known.")
}
