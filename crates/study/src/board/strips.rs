//! Strips of cells with pieces, one below another.

use std::ops::Range;

use super::canvas::{length, text_width, Canvas};
use super::{first, listed, with_note, Board, Kind, Piece, Strip};

/// How many strips are drawn.
const STRIPS: usize = 40;
/// How many cells of a strip are drawn.
const CELLS: usize = 40;
/// How many cells are in a line.
const LINE: usize = 20;
/// Where there are too many cells, those at most this far from a piece are drawn.
const NEAR: u64 = 2;

const PITCH: i64 = 24;
/// A note is beside its strip up to this width.
const WIDTH: i64 = 490;
/// The columns of a terminal.
const COLUMNS: usize = 78;

impl Kind for Vec<Strip> {
    fn name(&self) -> &'static str {
        "strips"
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (shown, more) = first(self, STRIPS);
        let left = if self.len() > 1 { 30 } else { 8 };
        canvas.width = 160;
        canvas.height = 8;
        for (i, strip) in shown.iter().enumerate() {
            if self.len() > 1 {
                canvas.text("dim end", (left - 9, canvas.height + 17), &(i + 1).to_string());
            }
            let numbered = shown.get(i + 1).map_or(true, |next| !same_cells(strip, next));
            draw_strip(strip, i + 1, left, numbered, canvas);
        }
        let text = match (self.len(), more) {
            (0, _) => "no strips".to_string(),
            (_, 0) => return,
            (_, more) => format!("and {more} more strips"),
        };
        canvas.text("dim start", (left, canvas.height + 12), &text);
        canvas.height += 20;
    }

    fn text(&self) -> String {
        let (shown, more) = first(self, STRIPS);
        let mut text = String::new();
        for (i, strip) in shown.iter().enumerate() {
            let name = match self.len() {
                1 => "cell  ".to_string(),
                _ => format!("row {:<3} ", i + 1),
            };
            text += &wrapped(&name, &tokens(strip));
            let words = with_note(&strip.caption, &strip.note);
            if !words.is_empty() {
                text += &format!("{:width$}{words}\n", "", width = name.len());
            }
        }
        match (self.len(), more) {
            (0, _) => text += "no strips\n",
            (_, 0) => {}
            (_, more) => text += &format!("and {more} more strips\n"),
        }
        text
    }

    fn label(&self) -> String {
        let strip = |strip: &Strip| {
            let mut cells: Vec<u64> = strip.pieces.iter().map(|piece| piece.cell).collect();
            cells.sort_unstable();
            format!("pieces on {}", listed(cells.iter().map(u64::to_string)))
        };
        match &self[..] {
            [] => "no strips".to_string(),
            [only] => format!("a strip of {} cells, {}", only.cells, strip(only)),
            strips => format!("strips with {}", listed(strips.iter().map(strip))),
        }
    }

    fn clicks(&self, to: &Board) -> Vec<String> {
        let to = match to {
            Board::Strips(to) => to,
            _ => return Vec::new(),
        };
        let pieces = |strips: &[Strip], i: usize| -> Vec<Piece> {
            strips.get(i).map_or(Vec::new(), |strip| strip.pieces.clone())
        };
        let mut clicks = Vec::new();
        for i in 0..self.len().max(to.len()) {
            let (from, to) = (pieces(self, i), pieces(to, i));
            let left = from.iter().filter(|piece| !to.contains(piece));
            let reached = to.iter().filter(|piece| !from.contains(piece));
            clicks.extend(left.chain(reached).map(|piece| click(i + 1, piece.cell)));
        }
        clicks
    }

    fn plain(&self) -> Board {
        let plain =
            |strip: &Strip| Strip { marked: Vec::new(), note: String::new(), ..strip.clone() };
        Board::Strips(self.iter().map(plain).collect())
    }
}

/// A part of a strip, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// A cell, by its number.
    Cell(u64),
    /// This many cells that are left out.
    Skipped(u64),
}

/// The cells of a strip that are drawn: all, or those near its pieces and its ends.
fn items(strip: &Strip) -> Vec<Item> {
    if strip.cells <= CELLS as u64 {
        return (0..strip.cells).map(|i| Item::Cell(strip.first + i)).collect();
    }
    let last = strip.first + (strip.cells - 1);
    let mut places: Vec<u64> = strip.pieces.iter().map(|piece| piece.cell).collect();
    places.extend([strip.first, last]);
    places.sort_unstable();
    let mut items = Vec::new();
    // The first cell that has not been handled; in the end the one after the last.
    let mut next = u128::from(strip.first);
    for place in places {
        let from = next.max(u128::from(place.saturating_sub(NEAR)));
        let to = u128::from(place.saturating_add(NEAR).min(last));
        if items.len() + 2 * NEAR as usize <= CELLS && from <= to {
            skip(next..from, &mut items);
            items.extend((from..=to).map(|cell| Item::Cell(cell as u64)));
            next = to + 1;
        }
    }
    skip(next..u128::from(last) + 1, &mut items);
    items
}

/// Leaves cells out, unless it is a single one.
fn skip(cells: Range<u128>, items: &mut Vec<Item>) {
    match cells.end - cells.start {
        0 => {}
        1 => items.push(Item::Cell(cells.start as u64)),
        skipped => items.push(Item::Skipped(skipped as u64)),
    }
}

fn piece_on(strip: &Strip, cell: u64) -> Option<&Piece> {
    strip.pieces.iter().find(|piece| piece.cell == cell)
}

fn same_cells(one: &Strip, other: &Strip) -> bool {
    (one.first, one.cells) == (other.first, other.cells) && one.cells <= LINE as u64
}

/// Draws a strip below those that are there already.
fn draw_strip(strip: &Strip, number: usize, left: i64, numbered: bool, canvas: &mut Canvas) {
    let items = items(strip);
    let lines: Vec<&[Item]> = items.chunks(LINE).collect();
    let (mut end, mut top) = (left, canvas.height);
    for line in &lines {
        top = canvas.height;
        for (i, &item) in line.iter().enumerate() {
            let x = left + PITCH * length(i);
            match item {
                Item::Cell(cell) => draw_cell(strip, number, cell, (x, top), numbered, canvas),
                Item::Skipped(_) => {
                    canvas.text("dim", (x + PITCH / 2, top + PITCH / 2 + 4), "\u{2026}");
                }
            }
        }
        end = left + PITCH * length(line.len());
        canvas.width = canvas.width.max(end + 8);
        canvas.height += PITCH + if numbered { 24 } else { 8 };
    }
    draw_note(strip, lines.len(), (left, end, top), canvas);
    draw_skipped(&items, left, canvas);
}

/// Says how many cells are not drawn.
fn draw_skipped(items: &[Item], left: i64, canvas: &mut Canvas) {
    let skipped: u128 = items
        .iter()
        .map(|item| match item {
            Item::Cell(_) => 0,
            Item::Skipped(skipped) => u128::from(*skipped),
        })
        .sum();
    if skipped > 0 {
        let text = format!("{skipped} cells are not shown");
        canvas.text("dim start", (left, canvas.height + 8), &text);
        canvas.width = canvas.width.max(left + text_width(&text));
        canvas.height += 22;
    }
}

/// Draws the texts of a strip: beside it where there is room.
fn draw_note(strip: &Strip, lines: usize, (left, end, top): (i64, i64, i64), canvas: &mut Canvas) {
    let words = with_note(&strip.caption, &strip.note);
    let width = text_width(&words);
    if words.is_empty() {
        return;
    }
    if lines == 1 && end + width < WIDTH {
        canvas.text("note start", (end + 10, top + 17), &words);
        canvas.width = canvas.width.max(end + width + 18);
    } else {
        canvas.text("note start", (left, canvas.height + 10), &words);
        canvas.width = canvas.width.max(left + width + 8);
        canvas.height += 22;
    }
}

fn draw_cell(
    strip: &Strip,
    number: usize,
    cell: u64,
    (x, y): (i64, i64),
    numbered: bool,
    canvas: &mut Canvas,
) {
    let class = if strip.marked.contains(&cell) { "mark" } else { "cell" };
    canvas.clickable(&click(number, cell), |canvas| {
        canvas.rect(class, [x, y, PITCH, PITCH], 0);
        if let Some(piece) = piece_on(strip, cell) {
            let class = if piece.dark { "dark" } else { "light" };
            canvas.circle(class, (x + PITCH / 2, y + PITCH / 2), 8);
        }
    });
    // Large numbers need the room of more than one cell.
    let crowded = strip.first + (strip.cells - 1) > 999 && piece_on(strip, cell).is_none();
    if numbered && !crowded {
        canvas.text("dim small", (x + PITCH / 2, y + PITCH + 15), &abbreviated(cell));
    }
}

/// A number in the width of a cell.
fn abbreviated(number: u64) -> String {
    match number.to_string() {
        text if text.len() <= 4 => text,
        text => format!("\u{2026}{}", &text[text.len() - 3..]),
    }
}

/// The click on a cell of strip number `strip`.
fn click(strip: usize, cell: u64) -> String {
    format!("s{strip}-{cell}")
}

/// A strip in words: where one player's pieces are, their cells' numbers.
fn tokens(strip: &Strip) -> Vec<String> {
    let mixed = strip.pieces.iter().any(|piece| piece.dark != strip.pieces[0].dark);
    let token = |cell: u64| {
        let marked = strip.marked.contains(&cell);
        let mark = if marked { "*" } else { "" };
        match piece_on(strip, cell) {
            None if marked => "*".to_string(),
            None => ".".to_string(),
            Some(piece) if mixed && piece.dark => format!("B{mark}"),
            Some(_) if mixed => format!("W{mark}"),
            Some(_) => format!("{cell}{mark}"),
        }
    };
    let items = items(strip);
    items
        .iter()
        .map(|item| match item {
            Item::Cell(cell) => token(*cell),
            Item::Skipped(skipped) => format!("({skipped} more)"),
        })
        .collect()
}

/// Words after a name, in lines that are not too long.
fn wrapped(name: &str, words: &[String]) -> String {
    let mut lines = vec![name.to_string()];
    for word in words {
        let line = lines.last_mut().expect("there is one");
        if line.len() + word.len() < COLUMNS {
            *line += word;
            *line += " ";
        } else {
            lines.push(format!("{:width$}{word} ", "", width = name.len()));
        }
    }
    lines.iter().map(|line| line.trim_end().to_string() + "\n").collect()
}
