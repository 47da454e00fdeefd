//! Strips of cells with pieces, one below another.

use super::canvas::{length, lines_of, text_width, Canvas, LARGEST};
use super::{listed, padded, with_note, Board, Kind, Piece, Strip};
use crate::language::{said, words};

const PITCH: i64 = 24;
/// The radius of a piece.
const PIECE: i64 = 8;
/// What is free below a strip, with numbers and without, and the height of a line of words.
const NUMBERS: i64 = 24;
const CLOSE: i64 = 8;
const WORDS: i64 = 22;
/// How much higher a stair is than the one before.
const RISE: i64 = 12;
/// How much of the lowest stair is below its cell.
const BLOCK: i64 = 22;
/// The columns of a terminal.
const COLUMNS: usize = 78;

impl Kind for Vec<Strip> {
    fn draw(&self, canvas: &mut Canvas) {
        let left = match self.len() {
            0 | 1 => 8,
            _ if canvas.is_board() => 22,
            _ => 30,
        };
        let is_high = height_with_words(self, left, canvas) > canvas.room().height;
        canvas.width = 160;
        canvas.height = 8;
        for (i, strip) in self.iter().enumerate() {
            draw_heading(&strip.heading, left, canvas);
            if self.len() > 1 {
                canvas.text("dim end", (left - 9, canvas.height + 17), &name(strip, i));
            }
            let numbered = is_numbered(self, i, in_line(left, canvas));
            draw_strip(strip, i + 1, (left, is_high), numbered, canvas);
        }
        if self.is_empty() {
            canvas.text("dim start", (left, canvas.height + 12), &no_strips());
            canvas.height += 20;
        }
    }

    fn text(&self) -> String {
        if self.is_empty() {
            return no_strips() + "\n";
        }
        let mut text = String::new();
        for (i, strip) in self.iter().enumerate() {
            let name = match self.len() {
                1 => said!("cell  ", "格子  "),
                _ => said!("row {:<3} ", "第 {:<3} 行 ", name(strip, i)),
            };
            if !strip.heading.is_empty() {
                text += &format!("{}\n", strip.heading);
            }
            text += &wrapped(&name, &tokens(strip));
            let words = with_note(&strip.caption, &strip.note);
            if !words.is_empty() {
                let width = name.chars().count();
                text += &format!("{:width$}{words}\n", "");
            }
        }
        text
    }

    fn label(&self) -> String {
        match &self[..] {
            [] => no_strips(),
            [only] => {
                let cells = said!("a strip of {} cells", "一条纸带，{} 格", only.cells);
                format!("{}: {}", cells, in_words(only))
            }
            strips => {
                let row = |(i, strip): (usize, &Strip)| {
                    said!("row {}: {}", "第 {} 行：{}", name(strip, i), in_words(strip))
                };
                let rows = strips.iter().enumerate().map(row);
                rows.collect::<Vec<String>>().join(words("; ", "；"))
            }
        }
    }

    fn plain(&self) -> Board {
        let plain =
            |strip: &Strip| Strip { marked: Vec::new(), note: String::new(), ..strip.clone() };
        Board::Strips(self.iter().map(plain).collect())
    }
}

/// The clicks for a move from strips to strips: in each, the cells of the pieces that leave, and then
/// those that they reach.
pub(super) fn clicks(from: &[Strip], to: &[Strip]) -> Vec<String> {
    let pieces = |strips: &[Strip], i: usize| -> Vec<Piece> {
        strips.get(i).map_or(Vec::new(), |strip| strip.pieces.clone())
    };
    let mut clicks = Vec::new();
    for i in 0..from.len().max(to.len()) {
        let (from, to) = (pieces(from, i), pieces(to, i));
        let left = from.iter().filter(|piece| !to.contains(piece));
        let reached = to.iter().filter(|piece| !from.contains(piece));
        clicks.extend(left.chain(reached).map(|piece| click(i + 1, piece.cell)));
    }
    clicks
}

/// The numbers of the cells.
fn cells(strip: &Strip) -> Vec<u64> {
    (0..strip.cells).map(|place| strip.first + place).collect()
}

fn piece_on(strip: &Strip, cell: u64) -> Option<&Piece> {
    strip.pieces.iter().find(|piece| piece.cell == cell)
}

fn same_cells(one: &Strip, other: &Strip, line: usize) -> bool {
    (one.first, one.cells) == (other.first, other.cells) && one.cells <= line as u64
}

/// Whether numbers stand below a strip: those of the next one are not the same.
fn is_numbered(strips: &[Strip], index: usize, line: usize) -> bool {
    strips.get(index + 1).map_or(true, |next| !same_cells(&strips[index], next, line))
}

/// How high strips are with their texts below them.
fn height_with_words(strips: &[Strip], left: i64, canvas: &Canvas) -> i64 {
    let line = in_line(left, canvas);
    let height = |(index, strip): (usize, &Strip)| {
        let lines = (strip.cells as i64 + length(line) - 1) / length(line);
        let below = if is_numbered(strips, index, line) { NUMBERS } else { CLOSE };
        let has_words = !strip.caption.is_empty() || !strip.note.is_empty();
        lines * (PITCH + below) + if has_words { WORDS } else { 0 }
    };
    8 + strips.iter().enumerate().map(height).sum::<i64>()
}

/// How many cells are in a line, which begins here.
fn in_line(left: i64, canvas: &Canvas) -> usize {
    match canvas.is_board() {
        true => ((canvas.limit() - left - 8) / PITCH) as usize,
        false if canvas.is_small() => 32,
        false => 20,
    }
}

fn no_strips() -> String {
    said!("no strips", "没有纸带")
}

/// The name of the strip with this index.
fn name(strip: &Strip, index: usize) -> String {
    match strip.name.as_str() {
        "" => (index + 1).to_string(),
        name => name.to_string(),
    }
}

/// Where the pieces are, those of each player if there are two.
fn in_words(strip: &Strip) -> String {
    let cells = |dark: Option<bool>| {
        let pieces =
            strip.pieces.iter().filter(|piece| dark.map_or(true, |dark| piece.dark == dark));
        let mut cells: Vec<u64> = pieces.map(|piece| piece.cell).collect();
        cells.sort_unstable();
        listed(cells.iter().map(u64::to_string))
    };
    match strip.pieces.len() {
        0 => said!("no pieces", "没有棋子"),
        _ if !strip.is_mixed() => said!("pieces on {}", "棋子在 {}", cells(None)),
        _ => {
            let (white, black) = (cells(Some(false)), cells(Some(true)));
            said!("white on {white}, black on {black}", "白棋在 {white}，黑棋在 {black}")
        }
    }
}

impl Strip {
    /// Whether there are two kinds of pieces.
    fn is_mixed(&self) -> bool {
        self.letters || self.pieces.iter().any(|piece| piece.dark != self.pieces[0].dark)
    }
}

/// Draws a strip below those that are there already, from here to the right; the board is high or not.
fn draw_strip(
    strip: &Strip,
    number: usize,
    (left, is_high): (i64, bool),
    numbered: bool,
    canvas: &mut Canvas,
) {
    let cells = cells(strip);
    let lines: Vec<&[u64]> = cells.chunks(in_line(left, canvas)).collect();
    let is_rising = strip.rising && lines.len() == 1;
    let rise = |i: usize| if is_rising { RISE * length(i) } else { 0 };
    let (mut end, mut top) = (left, canvas.height);
    for line in &lines {
        top = canvas.height + rise(line.len() - 1);
        for (i, &cell) in line.iter().enumerate() {
            let (x, y) = (left + PITCH * length(i), top - rise(i));
            // Pieces stand on stairs.
            let mut piece = (x + PITCH / 2, y + PITCH / 2);
            if is_rising {
                canvas.rect("block", [x, y + PITCH, PITCH, BLOCK + rise(i)], 0);
                piece.1 = y + PITCH - PIECE - 1;
            }
            draw_cell(strip, number, cell, [(x, y), piece], numbered, canvas);
        }
        end = left + PITCH * length(line.len());
        canvas.width = canvas.width.max(end + 8);
        let below = match (is_rising, numbered) {
            _ if canvas.is_small() => 4,
            (true, _) => BLOCK + 14,
            (_, true) => NUMBERS,
            _ => CLOSE,
        };
        canvas.height = top + PITCH + below;
    }
    let room =
        if canvas.is_board() && !is_high { canvas.limit() / LARGEST } else { canvas.limit() };
    draw_note(strip, (lines.len(), room), (left, end, top), canvas);
}

/// Draws a text above strips.
fn draw_heading(heading: &str, left: i64, canvas: &mut Canvas) {
    if !heading.is_empty() && !canvas.is_small() {
        canvas.text("note start", (left, canvas.height + 12), heading);
        canvas.width = canvas.width.max(left + text_width(heading) + 8);
        canvas.height += 20;
    }
}

/// Draws the texts of a strip: beside it where one line has room for both, unless the board would
/// have to be drawn smaller for that.
fn draw_note(
    strip: &Strip,
    (lines, room): (usize, i64),
    (left, end, top): (i64, i64, i64),
    canvas: &mut Canvas,
) {
    let words = with_note(&strip.caption, &strip.note);
    if words.is_empty() {
        return;
    }
    let shown = if canvas.shows_theorem() { &words } else { &strip.caption };
    if lines == 1 && end + text_width(&words) < room - 18 {
        canvas.text("note start", (end + 10, top + 17), shown);
        canvas.width = canvas.width.max(end + text_width(&words) + 18);
        return;
    }
    let width = canvas.text_limit() - left - 8;
    for (line, shown) in lines_of(&words, width).iter().zip(padded(lines_of(shown, width))) {
        canvas.text("note start", (left, canvas.height + 10), &shown);
        canvas.width = canvas.width.max(left + text_width(line) + 8);
        canvas.height += 18;
    }
    canvas.height += 4;
}

fn draw_cell(
    strip: &Strip,
    number: usize,
    cell: u64,
    [(x, y), place]: [(i64, i64); 2],
    numbered: bool,
    canvas: &mut Canvas,
) {
    let class = class_of(strip, cell, canvas);
    canvas.clickable(&click(number, cell), |canvas| {
        canvas.rect(class, [x, y, PITCH, PITCH], 0);
        if let Some(piece) = piece_on(strip, cell) {
            let class = if piece.dark { "dark" } else { "light" };
            canvas.circle(class, place, if canvas.is_small() { PITCH / 2 } else { PIECE });
        }
    });
    // Large numbers need the room of more than one cell.
    let crowded = strip.first + (strip.cells - 1) > 999 && piece_on(strip, cell).is_none();
    if numbered && !crowded {
        canvas.text("dim small", (x + PITCH / 2, y + PITCH + 15), &abbreviated(cell));
    }
}

fn class_of(strip: &Strip, cell: u64, canvas: &Canvas) -> &'static str {
    match strip.marked.contains(&cell) && canvas.shows_theorem() {
        true => "mark",
        false => "cell",
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
    let mixed = strip.is_mixed();
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
    cells(strip).into_iter().map(token).collect()
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
            lines.push(format!("{:width$}{word} ", "", width = name.chars().count()));
        }
    }
    lines.iter().map(|line| line.trim_end().to_string() + "\n").collect()
}
