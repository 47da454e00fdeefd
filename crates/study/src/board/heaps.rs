//! Heaps of stones side by side.

use std::ops::Range;

use super::canvas::{length, text_width, Canvas};
use super::{first, listed, Board, Heap, Kind};

/// How many heaps are drawn.
const HEAPS: usize = 40;
/// The largest heap of which every stone is drawn.
const STONES: u64 = 96;
/// The largest heap of which every stone is written.
const WRITTEN: u64 = 24;

/// Heaps go on in the next row at this width.
const WIDTH: i64 = 490;
const GAP: i64 = 7;
/// Half the width of a stone.
const RADIUS: i64 = 20;

impl Kind for Vec<Heap> {
    fn name(&self) -> &'static str {
        "heaps"
    }

    fn draw(&self, canvas: &mut Canvas) {
        let (shown, more) = first(self, HEAPS);
        let scale = Scale::of(shown);
        let rows = rows((0..shown.len()).map(|index| Column::new(self, index, scale)).collect());
        canvas.width = rows.iter().map(|row| row_width(row)).max().unwrap_or(0).max(160);
        canvas.height = 8;
        for row in &rows {
            draw_row(row, canvas);
        }
        note_rest(self.len(), more, canvas);
    }

    fn text(&self) -> String {
        let (shown, more) = first(self, HEAPS);
        let number_width = shown.len().to_string().len();
        let names = shown.iter().enumerate().map(|(i, heap)| name(heap, i, number_width));
        let names: Vec<String> = names.collect();
        let name_width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let stones_width = shown.iter().map(|h| h.stones.to_string().len()).max().unwrap_or(0);
        let mut text = String::new();
        for (name, heap) in names.iter().zip(shown) {
            let mark = if heap.marked { '*' } else { ' ' };
            let line = format!(
                "{name:<name_width$}  {:>stones_width$} {mark} {}",
                heap.stones,
                rest_of_line(heap),
            );
            text += line.trim_end();
            text += "\n";
        }
        match (self.len(), more) {
            (0, _) => text += "no heaps\n",
            (_, 0) => {}
            (_, more) => text += &format!("and {more} more heaps\n"),
        }
        text
    }

    fn label(&self) -> String {
        let (numbered, named): (Vec<&Heap>, Vec<&Heap>) =
            self.iter().partition(|heap| heap.name.is_empty());
        let sizes = listed(numbered.iter().map(|heap| heap.stones.to_string()));
        let names = listed(named.iter().map(|heap| format!("{}: {}", heap.name, heap.stones)));
        let sizes = match numbered.len() {
            0 if named.is_empty() => "no heaps".to_string(),
            0 => String::new(),
            1 => format!("a heap of {}", sizes),
            _ => format!("heaps of {}", sizes),
        };
        let parts = [sizes, names].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<String>>().join("; ")
    }

    fn clicks(&self, to: &Board) -> Vec<String> {
        let to = match to {
            Board::Heaps(to) => to,
            _ => return Vec::new(),
        };
        let stones = |heaps: &[Heap], i: usize| heaps.get(i).map_or(0, |heap| heap.stones);
        let all = 0..self.len().max(to.len());
        let chosen = |differs: fn(u64, u64) -> bool| -> Vec<String> {
            let heaps = all.clone().filter(|&i| differs(stones(to, i), stones(self, i)));
            heaps.map(|i| click(i + 1, stones(to, i))).collect()
        };
        let fewer = chosen(|to, from| to < from);
        match (&fewer[..], to.get(self.len()..)) {
            ([], _) => chosen(|to, from| to != from),
            ([_], Some([part])) => {
                fewer.into_iter().chain(second_click(self, to, part.stones)).collect()
            }
            _ => fewer,
        }
    }

    fn plain(&self) -> Board {
        let plain = |heap: &Heap| Heap {
            note: String::new(),
            blocks: Vec::new(),
            marked: false,
            ..heap.clone()
        };
        Board::Heaps(self.iter().map(plain).collect())
    }
}

/// The second click of a move that divides a heap, whose smaller part is a new heap at the end:
/// that part, or the bottom where both are equal.
fn second_click(from: &[Heap], to: &[Heap], part: u64) -> Option<String> {
    let place = from.iter().zip(to).position(|(from, to)| to.stones < from.stones)?;
    let left = if to[place].stones == part { 0 } else { part };
    Some(click(place + 1, left))
}

/// The heights of stones and of bars, the same for all heaps of a board.
#[derive(Clone, Copy)]
struct Scale {
    stone: i64,
    bar: i64,
}

impl Scale {
    /// The larger the heaps, the flatter the stones; a bar is higher than the other heaps.
    fn of(heaps: &[Heap]) -> Self {
        let sizes = heaps.iter().map(|heap| heap.stones).filter(|&stones| stones <= STONES);
        let largest = sizes.max().unwrap_or(0);
        let stone = match largest {
            0..=24 => 18,
            25..=48 => 8,
            _ => 4,
        };
        Scale { stone, bar: (largest as i64 * stone).max(60) }
    }
}

/// A heap and how it is drawn.
struct Column<'a> {
    heap: &'a Heap,
    number: usize,
    caption: String,
    width: i64,
    scale: Scale,
}

fn row_width(row: &[Column<'_>]) -> i64 {
    row.iter().map(|column| column.width).sum()
}

/// The columns in rows that are not too wide.
fn rows(columns: Vec<Column<'_>>) -> Vec<Vec<Column<'_>>> {
    let mut rows: Vec<Vec<Column<'_>>> = Vec::new();
    for column in columns {
        match rows.last_mut() {
            Some(row) if row_width(row) + column.width <= WIDTH => row.push(column),
            _ => rows.push(vec![column]),
        }
    }
    rows
}

/// Draws a row of heaps below the rows that are there already.
fn draw_row(row: &[Column<'_>], canvas: &mut Canvas) {
    let height = row.iter().map(Column::height).max().unwrap_or(0).max(18);
    let base = canvas.height + height;
    let mut left = (canvas.width - row_width(row)) / 2;
    for column in row {
        let foot = (left + column.width / 2, base);
        column.draw(foot, canvas);
        column.draw_texts(foot, canvas);
        left += column.width;
    }
    let lines = |column: &Column<'_>| filled(&column.caption) + filled(&column.heap.note);
    canvas.height = base + 28 + 16 * row.iter().map(lines).max().unwrap_or(0);
}

/// Says how many heaps are not drawn.
fn note_rest(all: usize, more: usize, canvas: &mut Canvas) {
    let text = match (all, more) {
        (0, _) => "no heaps".to_string(),
        (_, 0) => return,
        (_, more) => format!("and {more} more heaps"),
    };
    canvas.text("dim", (canvas.width / 2, canvas.height + 14), &text);
    canvas.height += 22;
}

fn filled(text: &str) -> i64 {
    i64::from(!text.is_empty())
}

impl<'a> Column<'a> {
    fn new(heaps: &'a [Heap], index: usize, scale: Scale) -> Self {
        let heap = &heaps[index];
        // Where there are several heaps, their names stand in for captions.
        let caption = match heap.caption.as_str() {
            "" if heaps.len() > 1 || !heap.name.is_empty() => name(heap, index, 1),
            caption => caption.to_string(),
        };
        let texts = [&heap.stones.to_string(), &caption, &heap.note];
        let text = texts.iter().map(|text| text_width(text) + 12).max().unwrap_or(0);
        let blocks = match heap.blocks.iter().max() {
            Some(block) => 2 * (RADIUS + 8 + text_width(&block.to_string())),
            None => 0,
        };
        Column { heap, number: index + 1, caption, width: text.max(blocks).max(56), scale }
    }

    fn height(&self) -> i64 {
        let blocks = blocks(self.heap);
        let gaps = GAP * (length(blocks.len()) - 1).max(0);
        blocks.iter().map(|&block| self.block_height(block)).sum::<i64>() + gaps
    }

    /// Stones are to scale, and bars are not.
    fn block_height(&self, block: u64) -> i64 {
        if !self.is_bar() {
            block as i64 * self.scale.stone
        } else if self.heap.blocks.is_empty() {
            self.scale.bar + 3 * bits(block)
        } else {
            18 + 2 * bits(block)
        }
    }

    /// Whether the heap is too large for its stones to be drawn.
    fn is_bar(&self) -> bool {
        self.heap.stones > STONES
    }

    fn draw(&self, (x, base): (i64, i64), canvas: &mut Canvas) {
        canvas.line("line", (x - 24, base), (x + 24, base));
        let blocks = blocks(self.heap);
        let (mut bottom, mut below) = (base, 0);
        canvas.group("heap", |canvas| {
            for (i, &block) in blocks.iter().enumerate() {
                let marked = self.heap.marked && i + 1 == blocks.len();
                let class = if marked { "stone mark" } else { "stone" };
                if self.is_bar() {
                    self.draw_bar(block, class, (x, bottom), canvas);
                } else {
                    self.draw_stones(below..below + block, class, (x, bottom), canvas);
                }
                let height = self.block_height(block);
                if !self.heap.blocks.is_empty() {
                    let side = (x + RADIUS + 6, bottom - height / 2 + 4);
                    canvas.text("dim start", side, &block.to_string());
                }
                below += block;
                bottom -= height + GAP;
            }
        });
    }

    /// Draws the stones with these numbers, from the bottom up.
    fn draw_stones(
        &self,
        stones: Range<u64>,
        class: &str,
        (x, mut bottom): (i64, i64),
        canvas: &mut Canvas,
    ) {
        let pitch = self.scale.stone;
        for stone in stones {
            canvas.clickable(&click(self.number, stone), |canvas| {
                if pitch >= 18 {
                    canvas.ellipse(class, (x, bottom - pitch / 2), (RADIUS, pitch / 2 - 1));
                } else {
                    let slice = [x - RADIUS, bottom - pitch, 2 * RADIUS, pitch - 1];
                    canvas.rect(&format!("slice {class}"), slice, pitch / 4);
                }
            });
            bottom -= pitch;
        }
    }

    /// Draws a bar, cut through where it stands for a whole heap, as it is not to scale.
    fn draw_bar(&self, block: u64, class: &str, (x, bottom): (i64, i64), canvas: &mut Canvas) {
        let height = self.block_height(block);
        let (left, top) = (x - RADIUS, bottom - height);
        canvas.rect(class, [left, top, 2 * RADIUS, height], 3);
        if self.heap.blocks.is_empty() {
            let y = bottom - height / 2;
            let wave = |y: i64| format!("M{} {y}l12 -8l12 8l12 -8l12 8", left - 4);
            canvas.path("cut", &wave(y + 6));
            canvas.path("edge", &format!("{}{}", wave(y + 2), wave(y + 10)));
        }
    }

    fn draw_texts(&self, (x, base): (i64, i64), canvas: &mut Canvas) {
        canvas.text("strong", (x, base + 18), &self.heap.stones.to_string());
        canvas.text("dim", (x, base + 34), &self.caption);
        canvas.text("note", (x, base + 34 + 16 * filled(&self.caption)), &self.heap.note);
    }
}

/// The blocks of a heap from the bottom up; without blocks it is one.
fn blocks(heap: &Heap) -> Vec<u64> {
    match heap.blocks.len() {
        0 if heap.stones == 0 => Vec::new(),
        0 => vec![heap.stones],
        _ => heap.blocks.clone(),
    }
}

fn bits(number: u64) -> i64 {
    i64::from(64 - number.leading_zeros())
}

/// The click that leaves this many stones in heap number `heap`.
fn click(heap: usize, left: u64) -> String {
    format!("h{heap}-{left}")
}

/// The name of a heap; numbers take up at least this width.
fn name(heap: &Heap, index: usize, width: usize) -> String {
    match heap.name.as_str() {
        "" => format!("heap {:>width$}", index + 1),
        name => name.to_string(),
    }
}

/// The stones, and the text about them.
fn rest_of_line(heap: &Heap) -> String {
    let stones: String = match (heap.stones, heap.blocks.len()) {
        (0..=WRITTEN, _) => {
            let blocks = blocks(heap).iter().map(|&b| "o".repeat(b as usize)).collect::<Vec<_>>();
            blocks.join(" ")
        }
        (_, 0) => "oooooooooo...".to_string(),
        _ => String::new(),
    };
    let sum = match heap.blocks.len() {
        0 | 1 => String::new(),
        _ => heap.blocks.iter().map(u64::to_string).collect::<Vec<_>>().join(" + "),
    };
    let caption = match heap.caption.as_str() {
        "" => String::new(),
        caption => format!("({caption})"),
    };
    let parts = [stones, sum, caption, heap.note.clone()];
    parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join("  ")
}
