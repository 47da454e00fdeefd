//! Heaps of stones side by side.

use super::canvas::{length, text_width, Canvas};
use super::{first, listed, Heap};

/// So many heaps are drawn.
const HEAPS: usize = 40;
/// Heaps up to this many stones are drawn as stones,
const STONES: u64 = 24;
/// up to this many as thin slices, and larger ones as a bar that is not to scale.
const SLICES: u64 = 96;

/// Heaps go on in the next row at this width.
const WIDTH: i64 = 560;
const PITCH: i64 = 18;
const SLICE: i64 = 4;
const GAP: i64 = 7;
const RADII: (i64, i64) = (20, 8);

pub(super) fn draw(heaps: &[Heap], canvas: &mut Canvas) {
    let (shown, more) = first(heaps, HEAPS);
    let captions: Vec<String> = (0..shown.len()).map(|i| caption(heaps, i)).collect();
    let column = shown.iter().zip(&captions).map(|(h, c)| column_width(h, c)).max().unwrap_or(56);
    let per_row = (WIDTH / column).max(1) as usize;
    canvas.width = (column * length(shown.len().min(per_row))).max(160);
    let mut top = 8;
    for (row, heaps) in shown.chunks(per_row).enumerate() {
        let base = top + heaps.iter().map(heap_height).max().unwrap_or(0).max(PITCH);
        let left = (canvas.width - column * length(heaps.len())) / 2;
        for (i, heap) in heaps.iter().enumerate() {
            let index = row * per_row + i;
            let x = left + column * length(i) + column / 2;
            draw_heap(heap, index + 1, (x, base), canvas);
            below(heap, &captions[index], (x, base), canvas);
        }
        top = base + 26 + 16 * lines_below(heaps, &captions[row * per_row..]);
    }
    canvas.height = top;
    note_rest(heaps.len(), more, canvas);
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

/// The heap's caption; where there are several heaps, their numbers stand in for it.
fn caption(heaps: &[Heap], index: usize) -> String {
    match heaps[index].caption.as_str() {
        "" if heaps.len() > 1 => format!("heap {}", index + 1),
        caption => caption.to_string(),
    }
}

fn column_width(heap: &Heap, caption: &str) -> i64 {
    let texts = [&heap.stones.to_string(), caption, &heap.note];
    let blocks = if heap.blocks.is_empty() { 0 } else { 80 };
    texts.iter().map(|text| text_width(text) + 10).max().unwrap_or(0).max(56).max(blocks)
}

fn lines_below(heaps: &[Heap], captions: &[String]) -> i64 {
    heaps.iter().zip(captions).map(|(h, c)| filled(c) + filled(&h.note)).max().unwrap_or(0)
}

fn filled(text: &str) -> i64 {
    i64::from(!text.is_empty())
}

/// The texts below a heap.
fn below(heap: &Heap, caption: &str, (x, base): (i64, i64), canvas: &mut Canvas) {
    canvas.text("strong", (x, base + 18), &heap.stones.to_string());
    canvas.text("dim", (x, base + 34), caption);
    canvas.text("note", (x, base + 34 + 16 * filled(caption)), &heap.note);
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
    match heap.stones {
        0..=STONES => block as i64 * PITCH,
        0..=SLICES => block as i64 * SLICE,
        _ if heap.blocks.is_empty() => 60 + 5 * bits(block),
        _ => 18 + 2 * bits(block),
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
            let height = block_height(heap, block);
            if heap.stones <= SLICES {
                for stone in 0..block {
                    let click = click(number, below + stone);
                    canvas.clickable(&click, |canvas| {
                        draw_stone(heap.stones, class, (x, bottom), stone as i64, canvas);
                    });
                }
                if !heap.blocks.is_empty() {
                    canvas.text("dim start", (x + 25, bottom - height / 2 + 4), &block.to_string());
                }
            } else {
                draw_bar(heap, block, class, (x, bottom), canvas);
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
    let (left, top, right) = (x - RADII.0, bottom - height, x + RADII.0);
    canvas.rect(class, [left, top, 2 * RADII.0, height], 3);
    if heap.blocks.is_empty() {
        let y = bottom - height / 2;
        let wave = |y: i64| format!("M{} {y}l12 -8l12 8l12 -8l12 8", left - 4);
        canvas.path("cut", &wave(y + 6));
        canvas.path("edge", &format!("{}{}", wave(y + 2), wave(y + 10)));
    } else {
        let text = block.to_string();
        let fits = text_width(&text) < right - left;
        let class = match fits {
            true if class == "stone" => "on-stone",
            true => "on-mark",
            false => "dim start",
        };
        let x = if fits { x } else { right + 5 };
        canvas.text(class, (x, bottom - height / 2 + 4), &text);
    }
}

/// The click that leaves so many stones in heap number `heap`.
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
