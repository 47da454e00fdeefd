//! A grid with one piece, a queen.

use std::collections::BTreeSet;

use super::canvas::Canvas;
use super::{listed, Board, Grid, Kind};
use crate::language::said;

impl Kind for Grid {
    fn draw(&self, canvas: &mut Canvas) {
        let (columns, rows) = (self.columns as i64, self.rows as i64);
        let left = match canvas.is_board() {
            _ if is_walk(self) => 10,
            true => 26,
            false => 34,
        };
        let top = 8;
        let pitch = match columns.max(rows) {
            // As large as there is room for, but not too small to be touched.
            1..=14 if canvas.is_board() => {
                let wide = (canvas.limit() - left - 10) / columns.max(1);
                let high = (canvas.room().height - top - 26) / rows.max(1);
                wide.min(high).clamp(24, 30)
            }
            0..=14 => 30,
            15..=20 => 24,
            21..=28 => 18,
            _ => 14,
        };
        let bottom = top + pitch * rows;
        let marks = Marks::new(self);
        for row in 0..rows {
            for column in 0..columns {
                let corner = (left + pitch * column, bottom - pitch * (row + 1));
                draw_cell(self, &marks, (column as u64, row as u64), corner, pitch, canvas);
            }
        }
        let every = if pitch >= 24 { 1 } else { 5 };
        // The cells of a walk have numbers of their own, which its moves name.
        let axes = |count: i64| (0..if is_walk(self) { 0 } else { count }).step_by(every);
        for row in axes(rows) {
            let y = bottom - pitch * row - pitch / 2 + 4;
            canvas.text("dim end", (left - 8, y), &row.to_string());
        }
        for column in axes(columns) {
            let x = left + pitch * column + pitch / 2;
            canvas.text("dim", (x, bottom + 17), &column.to_string());
        }
        let (width, height) = (left + pitch * columns + 10, bottom + 26);
        // Without axes, the board alone is in the middle.
        (canvas.width, canvas.height) = match is_walk(self) {
            true => (width, bottom + top),
            false => (width.max(240), height),
        };
    }

    fn text(&self) -> String {
        let marks = Marks::new(self);
        let mut text = String::new();
        for row in (0..self.rows).rev() {
            let first = if is_walk(self) { number(self, (0, row)) } else { row };
            text += &format!("{first:>3} ");
            for column in 0..self.columns {
                text.push(' ');
                text.push(character(self, &marks, (column, row)));
            }
            text.push('\n');
        }
        if !is_walk(self) {
            text += &axis(self.columns);
        }
        if !self.marked.is_empty() {
            text += &said!(
                "     {} piece   + can be reached   * marked   # both\n",
                "     {} 棋子   + 可以到达   * 有标记   # 两者都是\n",
                piece(self)
            );
        }
        text
    }

    fn label(&self) -> String {
        let (column, row) = self.piece;
        if self.visited.is_empty() {
            return said!(
                "a grid with a queen in column {column}, row {row}",
                "棋盘，皇后在第 {column} 列第 {row} 行"
            );
        }
        said!(
            "a grid of {} by {} cells with a token on cell {}, which has been on {}",
            "{} x {} 的棋盘，棋子在格子 {}，到过 {}",
            self.columns,
            self.rows,
            number(self, self.piece),
            listed(self.visited.iter().map(|&cell| number(self, cell).to_string()))
        )
    }

    fn plain(&self) -> Board {
        Board::Grid(Grid { marked: Vec::new(), ..self.clone() })
    }
}

/// The marks of a cell.
struct Marks {
    marked: BTreeSet<(u64, u64)>,
    reach: BTreeSet<(u64, u64)>,
}

impl Marks {
    fn new(grid: &Grid) -> Self {
        Marks {
            marked: grid.marked.iter().copied().collect(),
            reach: grid.reach.iter().copied().collect(),
        }
    }
}

fn draw_cell(
    grid: &Grid,
    marks: &Marks,
    cell: (u64, u64),
    (x, y): (i64, i64),
    pitch: i64,
    canvas: &mut Canvas,
) {
    let marked = marks.marked.contains(&cell) && canvas.shows_theorem();
    let reach = marks.reach.contains(&cell);
    let class = match (marked, reach) {
        (true, _) => "mark",
        (_, true) => "reach",
        _ if grid.visited.contains(&cell) => "block",
        _ => "cell",
    };
    let shape = |canvas: &mut Canvas| {
        canvas.rect(class, [x, y, pitch, pitch], 0);
        if marked && reach {
            canvas.rect("target", [x + 2, y + 2, pitch - 4, pitch - 4], 0);
        }
        if is_walk(grid) && cell != grid.piece {
            let class = if marked { "on-mark" } else { "dim small" };
            canvas.text(class, (x + pitch / 2, y + pitch / 2 + 4), &number(grid, cell).to_string());
        }
    };
    if cell == grid.piece {
        shape(canvas);
        match is_walk(grid) {
            false => draw_queen((x, y), pitch, canvas),
            true => canvas.circle("dark", (x + pitch / 2, y + pitch / 2), pitch / 3),
        }
    } else if reach || grid.reach.is_empty() {
        canvas.clickable(&click(cell), shape);
    } else {
        shape(canvas);
    }
}

/// Whether it is a walk of a token, whose cells are numbered from the bottom left, row by row.
fn is_walk(grid: &Grid) -> bool {
    !grid.visited.is_empty()
}

/// The number of a walk's cell.
fn number(grid: &Grid, (column, row): (u64, u64)) -> u64 {
    grid.columns * row + column + 1
}

/// A crown with five points.
fn draw_queen((x, y): (i64, i64), pitch: i64, canvas: &mut Canvas) {
    let at = |(across, down): (i64, i64)| (x + pitch * across / 60, y + pitch * down / 60);
    let outline =
        [(15, 50), (10, 20), (20, 34), (23, 15), (30, 32), (37, 15), (40, 34), (50, 20), (45, 50)];
    let points: Vec<String> = outline.iter().map(|&p| format!("{} {}", at(p).0, at(p).1)).collect();
    canvas.path("ink", &format!("M{}Z", points.join("L")));
    for tip in [(10, 18), (23, 13), (37, 13), (50, 18)] {
        canvas.circle("ink", at(tip), (pitch / 14).max(1));
    }
}

/// The click on a cell.
pub(super) fn click((column, row): (u64, u64)) -> String {
    format!("g{column}-{row}")
}

/// The letter of the piece: Q for a queen, T for a token.
fn piece(grid: &Grid) -> char {
    match is_walk(grid) {
        true => 'T',
        false => 'Q',
    }
}

fn character(grid: &Grid, marks: &Marks, cell: (u64, u64)) -> char {
    match (marks.marked.contains(&cell), marks.reach.contains(&cell)) {
        _ if cell == grid.piece => piece(grid),
        _ if grid.visited.contains(&cell) => 'x',
        (true, true) => '#',
        (true, false) => '*',
        (false, true) => '+',
        (false, false) => '.',
    }
}

/// The columns' numbers, or where they would not fit, every fifth.
fn axis(columns: u64) -> String {
    let mut axis = "    ".to_string();
    for column in 0..columns {
        if columns <= 10 || column % 5 == 0 {
            axis = format!("{axis:<width$}{column:>2}", width = 4 + 2 * column as usize);
        }
    }
    axis.trim_end().to_string() + "\n"
}
