//! Cells in rows or in a ring.

use super::canvas::{length, lines_of, on_circle, text_width, Canvas, PITCH};
use super::{listed, with_note, Board, Cell, Cells, Kind};
use crate::language::{said, words};

/// How many cells are in a row of text.
const TEXT_ROW: usize = 30;

/// How many cells are in a row.
fn row(canvas: &Canvas) -> usize {
    ((canvas.limit() - 16) / PITCH) as usize
}

/// The radius of a stone, which is larger where it is touched.
fn stone(canvas: &Canvas) -> i64 {
    if canvas.is_board() {
        12
    } else {
        11
    }
}

/// The radius of a ring, if it can be drawn round.
fn round(n: usize, canvas: &Canvas) -> Option<i64> {
    let around = |pitch: i64| length(n) * pitch * 1000 / 6283;
    let most = (canvas.limit() - 44) / 2;
    let radius = if n <= 1 { 0 } else { around(40).max(48).min(most) };
    Some(radius).filter(|&radius| n <= 1 || around(PITCH) <= radius)
}

impl Kind for Cells {
    fn draw(&self, canvas: &mut Canvas) {
        let round = round(self.cells.len(), canvas).filter(|_| self.ring);
        let width = canvas.text_limit() - 16;
        let rest = rest(self, round.is_some());
        let dim = rest.iter().chain(Some(&self.caption)).map(|text| ("dim", text));
        // There is room for the note, which is shown with the theorem.
        let texts = dim.chain(Some(("note", &self.note)));
        let texts: Vec<(&str, String)> = texts
            .flat_map(|(class, text)| lines_of(text, width).into_iter().map(move |it| (class, it)))
            .collect();
        // What is below may be wider than the cells.
        canvas.width =
            texts.iter().map(|(_, line)| text_width(line) + 16).max().unwrap_or(0).max(160);
        match round {
            Some(radius) => draw_ring(self, radius, canvas),
            None => draw_rows(self, canvas),
        }
        for (class, line) in &texts {
            if *class == "dim" || canvas.shows_theorem() {
                canvas.text(class, (canvas.width / 2, canvas.height + 12), line);
            }
            canvas.height += 18;
        }
        canvas.height += if texts.is_empty() { 0 } else { 2 };
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for (row, line) in self.cells.chunks(TEXT_ROW).enumerate() {
            let start = row * TEXT_ROW;
            let line: Vec<String> = line.iter().map(|cell| character(cell).to_string()).collect();
            text += &format!("{:>5}  {}\n", start + 1, line.join(" "));
            text += &marks(self, start, line.len());
        }
        for line in rest(self, false) {
            text += &format!("       {line}\n");
        }
        let words = with_note(&self.caption, &self.note);
        if !words.is_empty() {
            text += &format!("       {words}\n");
        }
        text
    }

    fn label(&self) -> String {
        let shape = if self.ring { words("ring", "一圈") } else { words("row", "一排") };
        let mut kinds = Vec::new();
        for cell in [Cell::Stone, Cell::Red, Cell::Blue, Cell::Cross, Cell::Free, Cell::Gone] {
            let places = (1..).zip(&self.cells).filter(|(_, &other)| other == cell);
            let places: Vec<String> =
                places.map(|(place, _): (usize, _)| place.to_string()).collect();
            if !places.is_empty() {
                kinds.push(format!("{} {}", in_words(cell, self), listed(places)));
            }
        }
        let cells = said!("a {shape} of {} cells", "{shape}，{} 格", self.cells.len());
        let parts = Some(cells).into_iter().chain(kinds);
        parts.collect::<Vec<String>>().join(words("; ", "；"))
    }

    fn plain(&self) -> Board {
        Board::Cells(Cells { marked: Vec::new(), note: String::new(), ..self.clone() })
    }
}

/// The clicks for a move from cells to cells: those that change.
pub(super) fn clicks(from: &Cells, to: &Cells) -> Vec<String> {
    let all = 0..from.cells.len().max(to.cells.len());
    all.filter(|&i| from.cells.get(i) != to.cells.get(i)).map(click).collect()
}

/// Lines about what is not seen.
fn rest(cells: &Cells, round: bool) -> Vec<String> {
    let mut rest = Vec::new();
    if cells.cells.is_empty() {
        rest.push(said!("no cells", "没有格子"));
    }
    if cells.ring && !round {
        let last = cells.cells.len();
        rest.push(said!("a ring: {last} is next to 1", "围成一圈：{last} 与 1 相邻"));
    }
    rest
}

fn draw_ring(cells: &Cells, radius: i64, canvas: &mut Canvas) {
    let n = cells.cells.len();
    let centre = radius + 22;
    canvas.width = canvas.width.max(2 * centre);
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

fn draw_rows(cells: &Cells, canvas: &mut Canvas) {
    let shown = &cells.cells;
    let row = row(canvas);
    let boxed = shown.iter().any(|cell| !matches!(cell, Cell::Stone | Cell::Gone));
    // The numbers of painted cells are below them.
    let pitch = match cells.painted {
        _ if canvas.is_small() => PITCH + 4,
        true => 54,
        false => 40,
    };
    let cells_width = PITCH * length(shown.len().min(row));
    canvas.width = canvas.width.max(16 + cells_width);
    // In a picture several rows stand one below another, and cells below cells.
    let left = if canvas.is_board() { (canvas.width - cells_width) / 2 } else { 8 };
    let at = |k: usize| (left + PITCH * length(k % row) + PITCH / 2, 21 + pitch * length(k / row));
    for k in (0..shown.len()).filter(|&k| k + 1 < shown.len() && joined(cells, k, k + 1)) {
        let (x, y) = at(k);
        canvas.line("band", (x, y), (x + PITCH, y));
        if (k + 1) % row == 0 {
            let (x, y) = at(k + 1);
            canvas.line("band", (x - PITCH, y), (x, y));
        }
    }
    for k in 0..shown.len() {
        draw_cell(cells, k, at(k), boxed, canvas);
    }
    canvas.height = 8 + pitch * length((shown.len() + row - 1) / row);
}

/// Whether two neighbours are both stones.
fn joined(cells: &Cells, one: usize, other: usize) -> bool {
    one != other && cells.cells[one] == Cell::Stone && cells.cells[other] == Cell::Stone
}

fn draw_cell(cells: &Cells, k: usize, (x, y): (i64, i64), boxed: bool, canvas: &mut Canvas) {
    let number = length(k) as u64 + 1;
    let cell = cells.cells[k];
    let marked = cells.marked.contains(&number) && canvas.shows_theorem();
    let class = |class: &str| if marked { format!("{class} mark") } else { class.to_string() };
    let radius = stone(canvas);
    let square = [x - PITCH / 2, y - PITCH / 2, PITCH, PITCH];
    if cells.painted {
        return draw_painted(k, cell, marked, square, canvas);
    }
    let shape = |canvas: &mut Canvas| {
        if boxed {
            canvas.rect(&class("cell"), square, 0);
        }
        match cell {
            Cell::Stone => canvas.circle(&class("stone"), (x, y), radius),
            Cell::Gone => canvas.circle(&class("gone"), (x, y), radius),
            Cell::Cross => draw_cross((x, y), canvas),
            _ => {}
        }
        let text = if cell == Cell::Stone { "on-stone" } else { "dim small" };
        if cell != Cell::Cross {
            let text = if marked { "on-mark" } else { text };
            canvas.text(text, (x, y + 4), &number.to_string());
        }
    };
    match cell {
        Cell::Gone | Cell::Cross => shape(canvas),
        _ => canvas.clickable(&click(k), shape),
    }
}

/// Draws a painted cell: its colour and the letter of it, and its number below, with a bar if it is
/// marked.
fn draw_painted(k: usize, cell: Cell, marked: bool, square: [i64; 4], canvas: &mut Canvas) {
    let [left, top, ..] = square;
    let middle = left + PITCH / 2;
    let (class, letter) = match cell {
        Cell::Red => ("red", words("R", "红")),
        Cell::Blue => ("blue", words("B", "蓝")),
        _ => ("cell", ""),
    };
    canvas.clickable(&click(k), |canvas| {
        canvas.rect(class, square, 0);
        canvas.text("on-paint", (middle, top + 18), letter);
    });
    if marked {
        canvas.rect("mark", [left + 1, top + PITCH + 2, PITCH - 2, 4], 0);
    }
    canvas.text("dim small", (middle, top + PITCH + 17), &(k + 1).to_string());
}

/// What is in a cell, before the numbers of such cells.
fn in_words(cell: Cell, cells: &Cells) -> &'static str {
    match cell {
        Cell::Stone => words("stones on", "石子在"),
        Cell::Gone => words("gone:", "已取走："),
        Cell::Free if cells.painted => words("white:", "白色："),
        Cell::Free => words("free:", "空格："),
        Cell::Cross => words("crosses on", "叉在"),
        Cell::Red => words("red:", "红色："),
        Cell::Blue => words("blue:", "蓝色："),
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
        Cell::Red => 'R',
        Cell::Blue => 'B',
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
