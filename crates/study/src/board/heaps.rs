//! Heaps of stones side by side.

use super::canvas::{length, text_width, Canvas};
use super::{first, listed, Heap};

/// How many heaps are drawn.
const HEAPS: usize = 40;
/// Heaps up to this size are drawn stone by stone.
const STONES: u64 = 24;
/// Heaps up to this size are drawn as thin slices, and larger ones as a bar, not to scale.
const SLICES: u64 = 96;

/// Heaps go on in the next row at this width.
const WIDTH: i64 = 560;
const PITCH: i64 = 18;
const SLICE: i64 = 4;
const GAP: i64 = 7;
const RADII: (i64, i64) = (20, 8);

/// A heap and where it is.
struct Column<'a> {
    heap: &'a Heap,
    number: usize,
    caption: String,
    width: i64,
}

pub(super) fn draw(heaps: &[Heap], canvas: &mut Canvas) {
    let (shown, more) = first(heaps, HEAPS);
    let rows = rows((0..shown.len()).map(|index| column(heaps, index)).collect());
    canvas.width = rows.iter().map(|row| row_width(row)).max().unwrap_or(0).max(160);
    canvas.height = 8;
    for row in &rows {
        draw_row(row, canvas);
    }
    note_rest(heaps.len(), more, canvas);
}

fn column(heaps: &[Heap], index: usize) -> Column<'_> {
    let heap = &heaps[index];
    // Where there are several heaps, their numbers stand in for captions.
    let caption = match heap.caption.as_str() {
        "" if heaps.len() > 1 => format!("heap {}", index + 1),
        caption => caption.to_string(),
    };
    let texts = [&heap.stones.to_string(), &caption, &heap.note];
    let text = texts.iter().map(|text| text_width(text) + 12).max().unwrap_or(0);
    let blocks = match heap.blocks.iter().max() {
        Some(block) => 2 * (RADII.0 + 8 + text_width(&block.to_string())),
        None => 0,
    };
    Column { heap, number: index + 1, caption, width: text.max(blocks).max(56) }
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

/// Draws a row of heaps below what is there already.
fn draw_row(row: &[Column<'_>], canvas: &mut Canvas) {
    let heights = row.iter().map(|column| heap_height(column.heap));
    let base = canvas.height + heights.max().unwrap_or(0).max(PITCH);
    let mut left = (canvas.width - row_width(row)) / 2;
    for column in row {
        let foot = (left + column.width / 2, base);
        draw_heap(column.heap, column.number, foot, canvas);
        below(column, foot, canvas);
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

/// The texts below a heap.
fn below(column: &Column<'_>, (x, base): (i64, i64), canvas: &mut Canvas) {
    canvas.text("strong", (x, base + 18), &column.heap.stones.to_string());
    canvas.text("dim", (x, base + 34), &column.caption);
    canvas.text("note", (x, base + 34 + 16 * filled(&column.caption)), &column.heap.note);
}

/// The blocks of a heap from the bottom up; without blocks it is one.
fn blocks(heap: &Heap) -> Vec<u64> {
    match heap.blocks.len() {
        0 if heap.stones == 0 => Vec::new(),
        0 => vec![heap.stones],
        _ => heap.blocks.clone(),
    }
}

fn heap_height(heap: &Heap) -> i64 {
    let blocks = blocks(heap);
    let gaps = GAP * (length(blocks.len()) - 1).max(0);
    blocks.iter().map(|&block| block_height(heap, block)).sum::<i64>() + gaps
}

/// The height of a block, by the size of the whole heap.
fn block_height(heap: &Heap, block: u64) -> i64 {
    if heap.stones <= STONES {
        block as i64 * PITCH
    } else if heap.stones <= SLICES {
        block as i64 * SLICE
    } else if heap.blocks.is_empty() {
        60 + 5 * bits(block)
    } else {
        18 + 2 * bits(block)
    }
}

fn bits(number: u64) -> i64 {
    i64::from(64 - number.leading_zeros())
}

fn draw_heap(heap: &Heap, number: usize, (x, base): (i64, i64), canvas: &mut Canvas) {
    canvas.line("line", (x - 24, base), (x + 24, base));
    let blocks = blocks(heap);
    let (mut bottom, mut below) = (base, 0);
    canvas.group("heap", |canvas| {
        for (i, &block) in blocks.iter().enumerate() {
            let marked = heap.marked && i + 1 == blocks.len();
            let class = if marked { "stone mark" } else { "stone" };
            if heap.stones > SLICES {
                draw_bar(heap, block, class, (x, bottom), canvas);
            }
            let stones = if heap.stones > SLICES { 0 } else { block };
            for stone in 0..stones {
                canvas.clickable(&click(number, below + stone), |canvas| {
                    draw_stone(heap.stones, class, (x, bottom), stone as i64, canvas);
                });
            }
            let height = block_height(heap, block);
            if !heap.blocks.is_empty() {
                let side = (x + RADII.0 + 6, bottom - height / 2 + 4);
                canvas.text("dim start", side, &block.to_string());
            }
            below += block;
            bottom -= height + GAP;
        }
    });
}

/// Stone number `stone` of a block that stands on (x, bottom).
fn draw_stone(all: u64, class: &str, (x, bottom): (i64, i64), stone: i64, canvas: &mut Canvas) {
    if all <= STONES {
        canvas.ellipse(class, (x, bottom - PITCH * stone - PITCH / 2), RADII);
    } else {
        let top = bottom - SLICE * (stone + 1);
        canvas.rect(&format!("slice {class}"), [x - RADII.0, top, 2 * RADII.0, SLICE - 1], 0);
    }
}

/// A block too large for its stones to be drawn: a bar, cut through where it is not to scale.
fn draw_bar(heap: &Heap, block: u64, class: &str, (x, bottom): (i64, i64), canvas: &mut Canvas) {
    let height = block_height(heap, block);
    let (left, top) = (x - RADII.0, bottom - height);
    canvas.rect(class, [left, top, 2 * RADII.0, height], 3);
    if heap.blocks.is_empty() {
        let y = bottom - height / 2;
        let wave = |y: i64| format!("M{} {y}l12 -8l12 8l12 -8l12 8", left - 4);
        canvas.path("cut", &wave(y + 6));
        canvas.path("edge", &format!("{}{}", wave(y + 2), wave(y + 10)));
    }
}

/// The click that leaves this many stones in heap number `heap`.
fn click(heap: usize, left: u64) -> String {
    format!("h{heap}-{left}")
}

pub(super) fn clicks(from: &[Heap], to: &[Heap]) -> Vec<String> {
    let stones = |heaps: &[Heap], i: usize| heaps.get(i).map_or(0, |heap| heap.stones);
    let all = 0..from.len().max(to.len());
    let chosen = |differs: fn(u64, u64) -> bool| -> Vec<String> {
        let heaps = all.clone().filter(|&i| differs(stones(to, i), stones(from, i)));
        heaps.map(|i| click(i + 1, stones(to, i))).collect()
    };
    let fewer = chosen(|to, from| to < from);
    if fewer.is_empty() {
        chosen(|to, from| to != from)
    } else {
        fewer
    }
}

pub(super) fn label(heaps: &[Heap]) -> String {
    match heaps {
        [] => "no heaps".to_string(),
        [heap] => format!("a heap of {}", heap.stones),
        heaps => format!("heaps of {}", listed(heaps.iter().map(|heap| heap.stones.to_string()))),
    }
}

pub(super) fn text(heaps: &[Heap]) -> String {
    let (shown, more) = first(heaps, HEAPS);
    let number_width = shown.len().to_string().len();
    let stones_width = shown.iter().map(|h| h.stones.to_string().len()).max().unwrap_or(0);
    let mut text = String::new();
    for (i, heap) in shown.iter().enumerate() {
        let mark = if heap.marked { '*' } else { ' ' };
        let line = format!(
            "heap {:>number_width$}  {:>stones_width$} {mark} {}",
            i + 1,
            heap.stones,
            rest_of_line(heap),
        );
        text += line.trim_end();
        text += "\n";
    }
    match (heaps.len(), more) {
        (0, _) => text += "no heaps\n",
        (_, 0) => {}
        (_, more) => text += &format!("and {more} more heaps\n"),
    }
    text
}

/// The stones, and what is to be said of them.
fn rest_of_line(heap: &Heap) -> String {
    let stones: String = match (heap.stones, heap.blocks.len()) {
        (0..=STONES, _) => {
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
