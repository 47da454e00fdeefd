//! Three crosses in a row, to be explained, drawn and played.

use std::sync::Mutex;

use gamecore::{Heaps, Octal};
use games::rows::{check_listed, list, listed, Rows, Run};
use study::prelude::*;

use super::rules::ThreeInARow;

/// More cells would make a table too long for a judge.
const MOST: u64 = 100_000;

/// A position is n, and once there are crosses, 0 (lest it be several cases) and their cells.
struct Strip {
    /// The octal game 0.007, with the nim-values that were needed so far.
    game: Mutex<Heaps<Octal>>,
}

/// The rows between the blocks of three that belong to the crosses, two cells after the last one
/// being added to the strip.
fn runs(position: &[u64]) -> Vec<Run> {
    let ends = listed(1, position).iter().copied().chain(Some(position[0] + 3));
    let starts = Some(1).into_iter().chain(ends.clone().map(|cross| cross + 3));
    let rows = starts.zip(ends).map(|(start, end)| (start, end.saturating_sub(start)));
    rows.filter(|&(_, length)| length > 0).collect()
}

/// The cells on which a cross makes three in a row, or `None` if play is over; where there are no
/// such cells, all crosses are safe.
fn threats(position: &[u64]) -> Option<Vec<u64>> {
    let crosses = listed(1, position);
    let is_over = position[0] < 3 && !crosses.is_empty();
    if is_over || crosses.windows(3).any(|three| three[2] - three[0] == 2) {
        return None;
    }
    let beside = |pair: &[u64]| match pair[1] - pair[0] {
        1 => vec![pair[0] - 1, pair[1] + 1],
        2 => vec![pair[0] + 1],
        _ => Vec::new(),
    };
    let mut cells: Vec<u64> = crosses.windows(2).flat_map(beside).collect();
    cells.retain(|cell| (1..=position[0]).contains(cell));
    cells.dedup();
    Some(cells)
}

impl Strip {
    /// What the theorem says of the rows of a position in which all crosses are safe.
    fn of_rows<T>(&self, position: &[u64], said: impl FnOnce(Rows) -> T) -> T {
        let mut game = self.game.lock().expect("no holder of the lock panics");
        let (longest, known) = (position[0] + 2, game.table().len() as u64);
        if known <= longest {
            *game = Octal::TREBLECROSS.up_to(longest.max(2 * known).min(MOST + 2));
        }
        said(Rows { game: &game, rows: runs(position) })
    }
}

/// The cells with crosses as bits.
fn crosses(position: &[u64]) -> u32 {
    listed(1, position).iter().fold(0, |bits, cell| bits | 1 << (cell - 1))
}

impl Study for Strip {
    fn about(&self) -> About {
        About {
            rules: words(
                "Put a cross into a free cell. The player who makes three crosses in a row wins.",
                "每次在一个空格中画一个叉。画出三个相邻的叉的人获胜。",
            ),
            numbers: words(
                "the number of cells; once there are crosses, 0 and their cells",
                "格子数；画过叉之后，再加上 0 和各个叉所在的格子",
            ),
            answers: ["1", "2"],
            starts: &[&[7], &[6], &[12], &[10, 0, 3], &[9, 0, 2, 8]],
        }
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let cells = position.first().copied().unwrap_or(0);
        refuse!(
            !(1..=MOST).contains(&cells),
            "the first number, the cells, is from 1 to {MOST}",
            "第一个数是格子数，从 1 到 {MOST}"
        );
        check_listed(1, position, words("crosses", "叉"))
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 30
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let after = move |cell| list(1, position, Some(cell));
        Play::new(
            Options::by(
                move || (ThreeInARow, (position[0], crosses(position))),
                move |(_, after_it)| {
                    let cross = (after_it ^ crosses(position)).trailing_zeros();
                    after(u64::from(cross) + 1)
                },
            ),
            move || match threats(position) {
                Some(cells) if cells.is_empty() => {
                    self.of_rows(position, |rows| rows.nim_sum() > 0)
                }
                cells => cells.is_some(),
            },
            move || match threats(position) {
                None => Winning::none(),
                // A cross takes its own cell and the next two.
                Some(cells) if cells.is_empty() => self.of_rows(position, |rows| {
                    rows.winning(move |taken| after(taken.first + taken.before))
                }),
                Some(cells) => Winning::all(cells.into_iter().map(after)),
            },
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        match threats(position) {
            _ if position[0] < 3 => said!(
                "on fewer than three cells the first cross ends the game, by convention",
                "不足三格时，约定画出第一个叉游戏就结束"
            ),
            None => said!("three crosses stand in a row", "已有三个叉连成一排"),
            Some(cells) if cells.is_empty() => self.of_rows(position, |rows| rows.reason()),
            Some(cells) => {
                let cells = series(cells, words(" or ", " 或 "));
                said!(
                    "a cross on cell {cells} makes three in a row",
                    "在第 {cells} 格画叉就连成一排三个"
                )
            }
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        if threats(position) != Some(Vec::new()) {
            return Vec::new();
        }
        let title = said!("the row of {} + 2 cells, from which each cross takes its own cell and the two to its right:", "长为 {} + 2 格的一排，每个叉取走它自己的一格和右边的两格：", position[0]);
        let heads =
            words(["row", "length", "nim-value", "safe cells"], ["排", "长度", "SG 值", "安全格"]);
        let safe = |&(start, length): &Run| match length {
            0..=2 => vec![said!("none", "无")],
            _ => vec![said!("{start} to {}", "{start} 至 {}", start + length - 3)],
        };
        [vec![title], self.of_rows(position, |rows| rows.figures(&heads, safe))].concat()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        said!("cross on cell {}", "在第 {} 格画叉", added(listed(1, from), listed(1, to))[0])
    }

    fn board(&self, position: &[u64]) -> Board {
        let crosses = listed(1, position);
        let cell = |cell| if crosses.contains(&cell) { Cell::Cross } else { Cell::Free };
        let safe = |(start, length): Run| start..start + length.max(2) - 2;
        let (marked, note) = match threats(position) {
            Some(cells) if cells.is_empty() => {
                let cells = runs(position).into_iter().flat_map(safe).collect();
                (cells, self.of_rows(position, |rows| rows.note()))
            }
            threats => (threats.unwrap_or_default(), self.reason(position)),
        };
        let cells = (1..=position[0]).map(cell).collect();
        Board::Cells(Cells { cells, marked, note, ..Cells::default() })
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=24, |cells| vec![cells])
    }

    fn random(&self, random: &mut Random) -> Row {
        vec![random.int(6..=14)]
    }
}

pub fn study() -> Box<dyn Study> {
    Box::new(Strip { game: Mutex::new(Octal::TREBLECROSS.up_to(100)) })
}

/// After the first move and after all safe ones, a strip and the row from which the crosses take;
/// and the nim-values of 0.007, with the lost strips.
pub fn pictures() -> Vec<(&'static str, String)> {
    let study = study();
    let strip = |position: &[u64]| {
        let crosses = listed(1, position);
        let taken = |cell: u64| crosses.iter().any(|cross| (*cross..cross + 3).contains(&cell));
        let cell = |cell| if taken(cell) { Cell::Gone } else { Cell::Stone };
        let row = Cells { cells: (1..=9).map(cell).collect(), ..Cells::default() };
        let boards = [study.board(position), Board::Cells(row)];
        Drawing::below(boards.iter().map(Drawing::from).collect())
    };
    let strips = Drawing::beside(vec![strip(&[7, 0, 4]), strip(&[7, 0, 1, 4, 7])]).document(
        "A strip of 7 cells, and the row of 9 below it",
        "A cross takes three neighbours from the row; it is safe where they are all left.",
    );
    let game = Octal::TREBLECROSS.up_to(402);
    let value = |cells: u64| game.value(cells + 2);
    let scatter = Scatter {
        first: 3,
        values: (3..=400).map(value).collect(),
        highlighted: (3..=400).filter(|&cells| value(cells) == 0).collect(),
        legend: "lost strips".to_string(),
        axis: "cells of the strip".to_string(),
        ..Scatter::default()
    };
    let title = "Nim-values of the strips of 3 to 400 cells";
    let values = scatter.draw().document(title, "No period is known.");
    vec![("strip-of-7", strips), ("values", values)]
}
