//! Heaps of stones side by side.

use std::ops::Range;

use super::canvas::{length, lines_of, text_width, Canvas, PITCH};
use super::{folded, listed, Board, Heap, Kind};
use crate::language::{said, words};
use crate::text::series;

/// The largest heap of which every stone is written.
const WRITTEN: u64 = 24;

const GAP: i64 = 7;
/// Half the width of a stone.
const RADIUS: i64 = 20;
/// From one stone to the next where stones are clicked.
const TOUCH: i64 = PITCH;
/// From one heap to the next on a thumbnail.
const SMALL_GAP: i64 = 12;
/// From one heap to the next on a board with room.
const APART: i64 = 110;
/// Where all heaps have one width, on stairs and stamps, no more stones are above one another.
const HIGH: u64 = 12;
/// No more stones are side by side in a heap: as many as a telephone has room for.
const BROAD: u64 = 13;
/// The size that stones are to have on a page, in thousandths: that of a finger where there is room,
/// and at least that of a target on a telephone.
const WANTED: (i64, i64) = (1500, 1000);
/// The width of a place with room.
const ROOM: i64 = 500;
/// How many numbers to be chosen from are side by side, unless a board has more room otherwise.
const CHOICES: usize = 6;
/// From one number to be chosen to the next.
const TILE: (i64, i64) = (32, 30);
/// The width and the height of the number itself.
const NUMBER: (i64, i64) = (44, 30);

impl Kind for Vec<Heap> {
    fn draw(&self, canvas: &mut Canvas) {
        if canvas.is_small() {
            return draw_small(self, canvas);
        }
        // The caption of a picture says the nim-sum of values.
        if canvas.is_picture() && self.iter().any(|heap| heap.sum && heap.paired.is_none()) {
            return own(self).draw(canvas);
        }
        let scale = Scale::fit(self, canvas);
        let rows = rows(self, scale, canvas);
        canvas.width = size_of(&rows, canvas).0;
        canvas.height = 8;
        for row in &rows {
            draw_row(row, canvas);
        }
        if self.is_empty() {
            canvas.text("dim", (canvas.width / 2, canvas.height + 14), &no_heaps());
            canvas.height += 22;
        }
    }

    fn text(&self) -> String {
        if self.is_empty() {
            return no_heaps() + "\n";
        }
        let number_width = self.len().to_string().len();
        let names = self.iter().enumerate().map(|(i, heap)| name(heap, i, number_width));
        let names: Vec<String> = names.collect();
        let name_width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let stones_width = self.iter().map(|h| written(h).len()).max().unwrap_or(0);
        let mut text = String::new();
        for (name, heap) in names.iter().zip(self) {
            text += &line(heap, &format!("{name:<name_width$}"), stones_width);
        }
        text
    }

    fn label(&self) -> String {
        let own = own(self);
        let (numbered, named): (Vec<&Heap>, Vec<&Heap>) =
            own.iter().partition(|heap| heap.name.is_empty());
        let sizes = listed(numbered.iter().map(|heap| heap.stones.to_string()));
        let names = listed(named.iter().map(|heap| format!("{}: {}", heap.name, written(heap))));
        let sizes = match numbered.len() {
            0 if named.is_empty() => no_heaps(),
            0 => String::new(),
            1 => said!("a heap of {sizes}", "一堆 {sizes} 颗"),
            _ => said!("heaps of {sizes}", "各堆的颗数：{sizes}"),
        };
        let parts = [sizes, names].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<String>>().join(words("; ", "；"))
    }

    fn plain(&self) -> Board {
        Board::Heaps(own(self).iter().map(plain).collect())
    }
}

/// The heaps of the position, without the theorem's own column.
pub(super) fn own(heaps: &[Heap]) -> Vec<Heap> {
    heaps.iter().filter(|heap| !heap.sum).cloned().collect()
}

/// The second click of a move that divides a heap, whose smaller part is a new heap at the end:
/// that part, or the bottom where both are equal.
fn second_click(from: &[Heap], to: &[Heap], part: u64) -> Option<String> {
    let place = from.iter().zip(to).position(|(from, to)| to.stones < from.stones)?;
    let left = if to[place].stones == part { 0 } else { part };
    Some(click(place + 1, left))
}

/// The clicks for a move from heaps to heaps: what is left of those that get smaller, and where a
/// move gives stones or chooses numbers, that, too.
pub(super) fn clicks(from: &[Heap], to: &[Heap]) -> Vec<String> {
    let stones = |heaps: &[Heap], i: usize| heaps.get(i).map_or(0, |heap| heap.stones);
    let all = 0..from.len().max(to.len());
    let chosen = |is_clicked: &dyn Fn(usize, u64, u64) -> bool| -> Vec<String> {
        let clicked = |&i: &usize| is_clicked(i, stones(from, i), stones(to, i));
        all.clone().filter(clicked).map(|i| click(i + 1, stones(to, i))).collect()
    };
    let takes_more = |i: usize| from.get(i).map_or(false, |h| h.room > 0 || h.choices.is_some());
    let named = chosen(&|i, from, to| to < from || to > from && takes_more(i));
    match (&named[..], to.get(from.len()..)) {
        ([], _) => chosen(&|_, from, to| to != from),
        ([_], Some([part])) => {
            named.into_iter().chain(second_click(from, to, part.stones)).collect()
        }
        _ => named,
    }
}

/// A heap without the theorem.
pub(super) fn plain(heap: &Heap) -> Heap {
    Heap { note: String::new(), blocks: Vec::new(), marked: false, paired: None, ..heap.clone() }
}

pub(super) fn no_heaps() -> String {
    said!("no heaps", "没有石子堆")
}

/// The number of stones, or that it is to be chosen.
fn written(heap: &Heap) -> String {
    match &heap.choices {
        Some(choices) if heap.stones == 0 && !choices.is_empty() => "?".to_string(),
        _ => heap.stones.to_string(),
    }
}

/// How stones are drawn, the same for all heaps of a board.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// From one stone to the one above it.
    stone: i64,
    /// Half the width of a stone.
    radius: i64,
    /// How many stones are side by side.
    across: u64,
    /// Between the parts into which the theorem divides a heap: on a board, stones must not move.
    gap: i64,
    /// How many numbers to be chosen from are side by side.
    tiles: usize,
}

impl Scale {
    /// Stones one above another; where they are clicked, they are large enough to be touched.
    fn new(canvas: &Canvas) -> Self {
        let (stone, radius, gap) = match canvas.is_picture() {
            true => (18, RADIUS, GAP),
            false => (TOUCH, TOUCH / 2 - 1, 0),
        };
        Scale { stone, radius, gap, across: 1, tiles: CHOICES }
    }

    /// On a board high heaps are broad.
    fn fit(heaps: &[Heap], canvas: &Canvas) -> Self {
        let scale = Scale::new(canvas);
        if !canvas.is_board() {
            return scale;
        }
        let (begun, tiles) = match &canvas.begun {
            Some(Board::Heaps(begun)) => (across(begun, canvas), tiles(begun, canvas)),
            _ => (1, tiles(heaps, canvas)),
        };
        Scale { across: across(heaps, canvas).max(begun), tiles, ..scale }
    }

    /// For heaps that have to be narrow: the stones of high ones are flat.
    pub(super) fn of_columns(heaps: &[Heap], canvas: &Canvas) -> Self {
        let scale = Scale::new(canvas);
        let largest = heaps.iter().map(|heap| heap.stones).max().unwrap_or(0).max(1);
        Scale { stone: scale.stone.min(TOUCH * HIGH as i64 / largest as i64), ..scale }
    }

    /// How high so many stones are.
    pub(super) fn height(self, stones: u64) -> i64 {
        ((stones + self.across - 1) / self.across) as i64 * self.stone
    }

    /// Draws stones of heap number `heap`, from the bottom up: a block, those `below` it not counted.
    /// Those of number 0 cannot be clicked.
    pub(super) fn draw_stones(
        self,
        heap: usize,
        below: u64,
        stones: Range<u64>,
        class: &str,
        (x, bottom): (i64, i64),
        canvas: &mut Canvas,
    ) {
        let left = x - TOUCH * (self.across as i64 - 1) / 2;
        for stone in stones {
            let x = left + TOUCH * (stone % self.across) as i64;
            let y = bottom - self.stone * (stone / self.across) as i64 - self.stone / 2;
            let draw = |canvas: &mut Canvas| {
                canvas.ellipse(class, (x, y), (self.radius, self.stone / 2 - 1));
            };
            match heap {
                0 => draw(canvas),
                _ => canvas.clickable(&click(heap, below + stone), draw),
            }
        }
    }

    /// Half the width of a heap.
    fn half(self) -> i64 {
        if self.across == 1 {
            RADIUS
        } else {
            self.across as i64 * TOUCH / 2
        }
    }
}

/// Draws heaps close together, each in as many columns as make the stones large.
fn draw_small(heaps: &[Heap], canvas: &mut Canvas) {
    let columns = |heap: &Heap, high: u64| ((heap.stones + high - 1) / high).max(1) as i64;
    let width = |high: u64| -> i64 {
        let all = heaps.iter().map(|heap| TOUCH * columns(heap, high));
        all.sum::<i64>() + SMALL_GAP * (length(heaps.len()) - 1)
    };
    // The stamp is to be half as wide again as it is high, and five stones stand one on another.
    let high = (5..=HIGH).find(|&high| width(high) <= TOUCH * high as i64 * 8 / 5);
    let (high, mut left) = (high.unwrap_or(HIGH), 0);
    for heap in heaps {
        let across = columns(heap, high);
        canvas.line("line", (left, 0), (left + TOUCH * across, 0));
        for stone in 0..heap.stones {
            let (column, row) = ((stone / high) as i64, (stone % high) as i64);
            let place = (left + TOUCH * column + TOUCH / 2, -TOUCH * row - TOUCH / 2);
            canvas.circle("stone", place, TOUCH / 2 - 1);
        }
        if heap.choices.is_some() {
            canvas.unseen();
        }
        left += TOUCH * across + SMALL_GAP;
    }
}

/// The places for stones that can be added, which are there to be clicked.
fn room(heap: &Heap, canvas: &Canvas) -> u64 {
    if canvas.is_board() {
        heap.room
    } else {
        0
    }
}

/// A heap and how it is drawn.
struct Column<'a> {
    heap: &'a Heap,
    number: usize,
    caption: Vec<String>,
    note: Vec<String>,
    room: u64,
    width: i64,
    scale: Scale,
}

fn row_width(row: &[Column<'_>]) -> i64 {
    row.iter().map(|column| column.width).sum()
}

/// How many stones are side by side in heaps that fit into their place: as few as make the stones as
/// large as is wanted, or else as large as can be.
fn across(heaps: &[Heap], canvas: &Canvas) -> u64 {
    let room = canvas.room();
    let wanted = if room.width < ROOM { WANTED.1 } else { WANTED.0 };
    let size = |across: u64| shown(heaps, Scale { across, ..Scale::new(canvas) }, canvas);
    let sizes: Vec<(u64, i64)> = (1..=BROAD).map(|across| (across, size(across))).collect();
    let fits = sizes.iter().find(|(_, size)| *size >= wanted);
    let largest = sizes.iter().rev().max_by_key(|(_, size)| *size);
    fits.or(largest).map_or(1, |(across, _)| *across)
}

/// How many numbers to be chosen from are side by side where all heaps together are to be large.
fn tiles(heaps: &[Heap], canvas: &Canvas) -> usize {
    let size = |&tiles: &usize| shown(heaps, Scale { tiles, ..Scale::new(canvas) }, canvas);
    // Beside stones they are as they are.
    match !heaps.is_empty() && heaps.iter().all(|heap| heap.sum || heap.choices.is_some()) {
        true => (2..=BROAD as usize).rev().max_by_key(size).unwrap_or(CHOICES),
        false => CHOICES,
    }
}

/// The size at which heaps that are drawn in this way are shown, in thousandths.
fn shown(heaps: &[Heap], scale: Scale, canvas: &Canvas) -> i64 {
    canvas.room().scale(size_of(&rows(heaps, scale, canvas), canvas))
}

/// The heaps in rows that are not too wide.
fn rows<'a>(heaps: &'a [Heap], scale: Scale, canvas: &Canvas) -> Vec<Vec<Column<'a>>> {
    let mut rows: Vec<Vec<Column<'_>>> = Vec::new();
    for index in 0..heaps.len() {
        let mut column = Column::new(heaps, index, scale, canvas);
        // A heap keeps the width that it had when the game began, so that its neighbours stay.
        if let Some(Board::Heaps(begun)) = &canvas.begun {
            if begun.len() == heaps.len() {
                column.width = column.width.max(Column::new(begun, index, scale, canvas).width);
            }
        }
        match rows.last_mut() {
            Some(row) if row_width(row) + column.width <= canvas.limit() => row.push(column),
            _ => rows.push(vec![column]),
        }
    }
    rows
}

/// The width and the height of rows of heaps.
fn size_of(rows: &[Vec<Column<'_>>], canvas: &Canvas) -> (i64, i64) {
    let width = rows.iter().map(|row| row_width(row)).max().unwrap_or(0).max(160);
    (width, 8 + rows.iter().map(|row| row_height(row) + below(row, canvas)).sum::<i64>())
}

/// The height of the stones of a row.
fn row_height(row: &[Column<'_>]) -> i64 {
    row.iter().map(Column::height).max().unwrap_or(0).max(18)
}

/// The height of the texts below a row; on a board no more than they need.
fn below(row: &[Column<'_>], canvas: &Canvas) -> i64 {
    let free = if canvas.is_board() { 6 } else { 12 };
    free + 16 * row.iter().map(Column::lines).max().unwrap_or(1)
}

/// Draws a row of heaps below the rows that are there already.
fn draw_row(row: &[Column<'_>], canvas: &mut Canvas) {
    let height = row_height(row);
    let base = canvas.height + height;
    let mut left = (canvas.width - row_width(row)) / 2;
    for column in row {
        let foot = (left + column.width / 2, base);
        let area = [left, base - height, column.width, height + 28];
        if column.heap.sum {
            // Its room is there even where the theorem is not shown.
            if canvas.shows_theorem() {
                column.draw(foot, canvas);
                column.draw_texts(foot, canvas);
            }
            left += column.width;
            continue;
        }
        canvas.touchable(&format!("h{}", column.number), area, |canvas| {
            column.draw(foot, canvas);
            column.draw_texts(foot, canvas);
        });
        left += column.width;
    }
    canvas.height = base + below(row, canvas);
}

impl<'a> Column<'a> {
    fn new(heaps: &'a [Heap], index: usize, scale: Scale, canvas: &Canvas) -> Self {
        let heap = &heaps[index];
        // Where there are several heaps, their names stand in for captions.
        let caption = match heap.caption.as_str() {
            "" if heaps.len() > 1 || !heap.name.is_empty() => name(heap, index, 1),
            caption => caption.to_string(),
        };
        let most = if heaps.len() > 1 { canvas.limit() / 2 } else { canvas.limit() } - 12;
        let (caption, note) = (lines_of(&caption, most), lines_of(&heap.note, most));
        let texts = caption.iter().chain(&note).map(|text| text_width(text));
        let text = texts.chain(Some(text_width(&heap.stones.to_string()))).max().unwrap_or(0) + 12;
        let blocks = match heap.blocks.iter().max() {
            Some(block) => 2 * (scale.half() + 8 + text_width(&block.to_string())),
            None => 0,
        };
        let stones = match &heap.choices {
            None => 2 * scale.half() + 16,
            Some(choices) => TILE.0 * length(choices.len().min(scale.tiles)).max(1) + 20,
        };
        // On a board, a few heaps stand apart, as far as there is room.
        let apart = match canvas.is_board() {
            true => APART.min(canvas.limit() * 2 / 3 / length(heaps.len())),
            false => 0,
        };
        let width = text.max(blocks).max(stones).max(apart);
        Column {
            heap,
            number: if heap.sum { 0 } else { index + 1 },
            caption,
            note,
            room: room(heap, canvas),
            width,
            scale,
        }
    }

    fn height(&self) -> i64 {
        if let Some(choices) = &self.heap.choices {
            let tiles = self.scale.tiles;
            return NUMBER.1 + 8 + TILE.1 * length((choices.len() + tiles - 1) / tiles);
        }
        let blocks = blocks(self.heap);
        let gaps = self.scale.gap * (length(blocks.len()) - 1).max(0);
        let stones = self.heap.stones;
        let room = self.scale.height(stones + self.room) - self.scale.height(stones);
        gaps + room + blocks.iter().map(|&block| self.scale.height(block)).sum::<i64>()
    }

    fn draw(&self, (x, base): (i64, i64), canvas: &mut Canvas) {
        let half = self.scale.half() + 4;
        if let Some(choices) = &self.heap.choices {
            return self.draw_number(choices, (x, base), canvas);
        }
        canvas.line("line", (x - half, base), (x + half, base));
        let blocks = blocks(self.heap);
        let (mut bottom, mut below) = (base, 0);
        canvas.group("heap", |canvas| {
            for (i, &block) in blocks.iter().enumerate() {
                let class = if canvas.shows_theorem() { self.class(i, block) } else { "stone" };
                let height = self.scale.height(block);
                self.scale.draw_stones(self.number, below, 0..block, class, (x, bottom), canvas);
                if !self.heap.blocks.is_empty() && canvas.shows_theorem() {
                    let side = (x + half + 2, bottom - height / 2 + 4);
                    canvas.text("dim start", side, &block.to_string());
                    if i > 0 && self.scale.gap == 0 {
                        canvas.line("parted", (x - half, bottom), (x + half, bottom));
                    }
                }
                below += block;
                bottom -= height + self.scale.gap;
            }
            if self.room > 0 {
                let stones = self.heap.stones;
                // A click leaves the stone that is clicked.
                let places = stones..stones + self.room;
                self.scale.draw_stones(self.number, 1, places, "gone", (x, base), canvas);
            }
        });
    }

    /// The class of a block's stones where the theorem is shown.
    fn class(&self, place: usize, block: u64) -> &'static str {
        let is_top = place + 1 == self.heap.blocks.len().max(1);
        match &self.heap.paired {
            Some(paired) if paired.contains(&block) => "stone paired",
            Some(_) => "stone mark",
            None if self.heap.marked && is_top => "stone mark",
            None => "stone",
        }
    }

    /// Draws a number, and below it those that can be chosen.
    fn draw_number(&self, choices: &[u64], (x, base): (i64, i64), canvas: &mut Canvas) {
        let top = base - self.height();
        let is_marked = self.heap.marked && canvas.shows_theorem();
        let class = if is_marked { "mark" } else { "vertex" };
        canvas.rect(class, [x - NUMBER.0 / 2, top, NUMBER.0, NUMBER.1], 5);
        let class = if is_marked { "on-mark strong" } else { "strong" };
        canvas.text(class, (x, top + NUMBER.1 / 2 + 5), &written(self.heap));
        let side_by_side = choices.len().min(self.scale.tiles);
        for (row, choices) in choices.chunks(self.scale.tiles).enumerate() {
            let left = x - TILE.0 * length(side_by_side) / 2;
            let y = top + NUMBER.1 + 8 + TILE.1 * length(row);
            for (place, choice) in choices.iter().enumerate() {
                let left = left + TILE.0 * length(place) + 1;
                canvas.clickable(&click(self.number, *choice), |canvas| {
                    canvas.rect("cell", [left, y, TILE.0 - 2, TILE.1 - 2], 4);
                    canvas.text("", (left + TILE.0 / 2 - 1, y + 19), &choice.to_string());
                });
            }
        }
    }

    /// The lines of text below it; numbers to be chosen from have their own number above them.
    fn lines(&self) -> i64 {
        let number = usize::from(self.heap.choices.is_none());
        length(number + self.caption.len() + self.note.len())
    }

    fn draw_texts(&self, (x, base): (i64, i64), canvas: &mut Canvas) {
        let mut y = base + 18;
        if self.heap.choices.is_none() {
            canvas.text("strong", (x, y), &self.heap.stones.to_string());
            y += 16;
        }
        for line in &self.caption {
            canvas.text("dim", (x, y), line);
            y += 16;
        }
        for line in &self.note {
            canvas.note("note", (x, y), line);
            y += 16;
        }
    }
}

/// The blocks of a heap from the bottom up; without blocks it is one.
pub(crate) fn blocks(heap: &Heap) -> Vec<u64> {
    match heap.blocks.len() {
        0 if heap.stones == 0 => Vec::new(),
        0 => vec![heap.stones],
        _ => heap.blocks.clone(),
    }
}

/// The click that leaves this many stones in heap number `heap`.
fn click(heap: usize, left: u64) -> String {
    format!("h{heap}-{left}")
}

/// The name of a heap; numbers take up at least this width.
fn name(heap: &Heap, index: usize, width: usize) -> String {
    match heap.name.as_str() {
        "" => {
            let number = format!("{:>width$}", index + 1);
            said!("heap {number}", "第 {number} 堆")
        }
        name => name.to_string(),
    }
}

/// A heap in words after its name; what does not fit into a line follows below the stones.
pub(super) fn line(heap: &Heap, name: &str, stones_width: usize) -> String {
    let mark = if heap.marked { '*' } else { ' ' };
    let (stones, rest) = (written(heap), rest_of_line(heap));
    let line = format!("{name}  {stones:>stones_width$} {mark} {rest}");
    folded(&line, name.chars().count() + stones_width + 5)
}

/// The stones, and the text about them.
fn rest_of_line(heap: &Heap) -> String {
    if let Some(choices) = &heap.choices {
        let choices = match choices.len() {
            0 => String::new(),
            _ => said!("can become {}", "可以变为 {}", series(choices, " ")),
        };
        let parts = [choices, heap.note.clone()].into_iter().filter(|part| !part.is_empty());
        return parts.collect::<Vec<String>>().join("  ");
    }
    let stones: String = match (heap.stones, heap.blocks.len()) {
        (0..=WRITTEN, _) => {
            let blocks = blocks(heap).iter().map(|&b| "o".repeat(b as usize)).collect::<Vec<_>>();
            blocks.join(" ")
        }
        (_, 0) => "oooooooooo...".to_string(),
        _ => String::new(),
    };
    let sum = match heap.blocks.len() {
        _ if heap.paired.is_some() => String::new(),
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
