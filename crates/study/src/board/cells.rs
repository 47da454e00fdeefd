//! Cells in rows or in a ring.

use super::canvas::{length, on_circle, text_width, Canvas};
use super::{first, with_note, Board, Cell, Cells, Kind};

/// How many cells are shown.
const CELLS: usize = 300;
/// How many cells are in a row.
const ROW: usize = 18;
/// How many cells are in a row of text.
const TEXT_ROW: usize = 30;
/// The largest ring that is drawn round.
const RING: usize = 60;

const PITCH: i64 = 26;
const RADIUS: i64 = 11;

impl Kind for Cells {
    fn name(&self) -> &'static str {
        "cells"
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (shown, more) = first(&self.cells, CELLS);
        let round = self.ring && shown.len() <= RING;
        if round {
            draw_ring(self, canvas);
        } else {
            draw_rows(self, shown, canvas);
        }
        canvas.width = canvas.width.max(160);
        let mut below = |class: &str, text: &str| {
            canvas.width = canvas.width.max(text_width(text) + 16);
            canvas.text(class, (canvas.width / 2, canvas.height + 12), text);
            canvas.height += 20;
        };
        for line in rest(self, more, round) {
            below("dim", &line);
        }
        let words = with_note(&self.caption, &self.note);
        if !words.is_empty() {
            below("note", &words);
        }
    }

    fn text(&self) -> String {
        let (shown, more) = first(&self.cells, CELLS);
        let mut text = String::new();
        for (row, line) in shown.chunks(TEXT_ROW).enumerate() {
            let start = row * TEXT_ROW;
            let line: Vec<String> = line.iter().map(|cell| character(cell).to_string()).collect();
            text += &format!("{:>5}  {}\n", start + 1, line.join(" "));
            text += &marks(self, start, line.len());
        }
        for line in rest(self, more, false) {
            text += &format!("       {line}\n");
        }
        let words = with_note(&self.caption, &self.note);
        if !words.is_empty() {
            text += &format!("       {words}\n");
        }
        text
    }

    fn label(&self) -> String {
        let shape = if self.ring { "ring" } else { "row" };
        let (shown, more) = first(&self.cells, CELLS);
        let cells: String = shown.iter().map(character).collect();
        format!("a {shape} of {} cells: {cells}", shown.len() + more)
    }

    fn clicks(&self, to: &Board) -> Vec<String> {
        let to = match to {
            Board::Cells(to) => to,
            _ => return Vec::new(),
        };
        let all = 0..self.cells.len().max(to.cells.len());
        all.filter(|&i| self.cells.get(i) != to.cells.get(i)).map(click).collect()
    }

    fn plain(&self) -> Board {
        Board::Cells(Cells { marked: Vec::new(), note: String::new(), ..self.clone() })
    }
}

/// Lines about the cells that are not shown.
fn rest(cells: &Cells, more: usize, round: bool) -> Vec<String> {
    let mut rest = Vec::new();
    if cells.cells.is_empty() {
        rest.push("no cells".to_string());
    }
    if more > 0 {
        rest.push(format!("and {more} more cells"));
    }
    if cells.ring && !round {
        rest.push(format!("a ring: {} is next to 1", cells.cells.len()));
    }
    rest
}

fn draw_ring(cells: &Cells, canvas: &mut Canvas) {
    let n = cells.cells.len();
    let radius = if n <= 1 { 0 } else { (length(n) * 40 * 1000 / 6283).max(48) };
    let centre = radius + RADIUS + 10;
    // The note below may be wider.
    canvas.width = (2 * centre).max(text_width(&cells.note) + 16);
    let middle = canvas.width / 2;
    let at = |k: usize| {
        let (x, y) = on_circle(k, n, radius);
        (middle + x, centre + y)
    };
    for k in (0..n).filter(|&k| n > 1 && joined(cells, k, (k + 1) % n)) {
        canvas.line("band", at(k), at((k + 1) % n));
    }
    for k in 0..n {
        draw_cell(cells, k, at(k), false, canvas);
    }
    canvas.height = if n == 0 { 8 } else { 2 * centre };
}

fn draw_rows(cells: &Cells, shown: &[Cell], canvas: &mut Canvas) {
    let boxed = shown.iter().any(|cell| matches!(cell, Cell::Free | Cell::Cross));
    let at = |k: usize| (8 + PITCH * length(k % ROW) + PITCH / 2, 8 + 40 * length(k / ROW) + 13);
    for k in (0..shown.len()).filter(|&k| k + 1 < cells.cells.len() && joined(cells, k, k + 1)) {
        let (x, y) = at(k);
        canvas.line("band", (x, y), (x + PITCH, y));
        if (k + 1) % ROW == 0 && k + 1 < shown.len() {
            let (x, y) = at(k + 1);
            canvas.line("band", (x - PITCH, y), (x, y));
        }
    }
    for k in 0..shown.len() {
        draw_cell(cells, k, at(k), boxed, canvas);
    }
    canvas.width = 16 + PITCH * length(shown.len().min(ROW));
    canvas.height = 8 + 40 * length((shown.len() + ROW - 1) / ROW);
}

/// Whether two neighbours are both stones.
fn joined(cells: &Cells, one: usize, other: usize) -> bool {
    one != other && cells.cells[one] == Cell::Stone && cells.cells[other] == Cell::Stone
}

fn draw_cell(cells: &Cells, k: usize, (x, y): (i64, i64), boxed: bool, canvas: &mut Canvas) {
    let number = length(k) as u64 + 1;
    let cell = cells.cells[k];
    let marked = cells.marked.contains(&number);
    let class = |class: &str| if marked { format!("{class} mark") } else { class.to_string() };
    let shape = |canvas: &mut Canvas| {
        let square = [x - PITCH / 2, y - PITCH / 2, PITCH, PITCH];
        if boxed {
            canvas.rect(&class("cell"), square, 0);
        }
        match cell {
            Cell::Stone => canvas.circle(&class("stone"), (x, y), RADIUS),
            Cell::Gone => canvas.circle(&class("gone"), (x, y), RADIUS),
            Cell::Free if !boxed => canvas.circle(&class("cell"), (x, y), RADIUS),
            Cell::Free => {}
            Cell::Cross => draw_cross((x, y), canvas),
        }
        let text = if cell == Cell::Stone { "on-stone" } else { "dim small" };
        if cell != Cell::Cross {
            let text = if marked { "on-mark" } else { text };
            canvas.text(text, (x, y + 4), &number.to_string());
        }
    };
    match cell {
        Cell::Stone | Cell::Free => canvas.clickable(&click(k), shape),
        Cell::Gone | Cell::Cross => shape(canvas),
    }
}

fn draw_cross((x, y): (i64, i64), canvas: &mut Canvas) {
    canvas.path("cross", &format!("M{} {}l14 14m0 -14l-14 14", x - 7, y - 7));
}

/// The click on the cell with this index.
fn click(index: usize) -> String {
    format!("c{}", index + 1)
}

fn character(cell: &Cell) -> char {
    match cell {
        Cell::Stone => 'o',
        Cell::Gone => '.',
        Cell::Free => '_',
        Cell::Cross => 'X',
    }
}

/// The marks below a line of cells, if there are any.
fn marks(cells: &Cells, start: usize, count: usize) -> String {
    let marked = |i: usize| cells.marked.contains(&(length(start + i) as u64 + 1));
    if !(0..count).any(marked) {
        return String::new();
    }
    let line: String = (0..count).map(|i| if marked(i) { "* " } else { "  " }).collect();
    format!("       {}\n", line.trim_end())
}
