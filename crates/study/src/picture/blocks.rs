use super::Drawing;
use crate::board::canvas::{length, text_width, Canvas};
use crate::board::Heap;

const WIDTH: i64 = 46;
const HEIGHT: i64 = 220;
/// A block is at least as high as its number.
const LEAST: i64 = 18;
const GAP: i64 = 3;

/// Numbers as stacks of blocks with their sizes inside.
///
/// A column's blocks are those of the heap, from the bottom up, or the heap is one block; if
/// it is marked, its topmost block stands out.
#[derive(Clone, Debug, Default)]
pub struct Blocks {
    /// The columns.
    pub columns: Vec<Heap>,
}

impl Blocks {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        let tallest = self.columns.iter().map(|column| self.height(column)).max().unwrap_or(0);
        let texts = self.columns.iter().flat_map(|column| [&column.caption, &column.note]);
        let pitch = texts.map(|text| text_width(text) + 8).max().unwrap_or(0).max(WIDTH + 22);
        let base = 6 + tallest;
        Drawing::new(|canvas| {
            for (i, column) in self.columns.iter().enumerate() {
                let x = pitch * length(i) + pitch / 2;
                self.draw_column(column, (x, base), canvas);
            }
            canvas.width = pitch * length(self.columns.len());
            let lines =
                |heap: &Heap| [&heap.caption, &heap.note].iter().filter(|t| !t.is_empty()).count();
            let lines = self.columns.iter().map(lines).max().unwrap_or(0);
            canvas.height = base + 24 + 16 * length(lines);
        })
    }

    fn draw_column(&self, column: &Heap, (x, base): (i64, i64), canvas: &mut Canvas) {
        let blocks = blocks(column);
        let mut bottom = base;
        for (i, &block) in blocks.iter().enumerate() {
            let marked = column.marked && i + 1 == blocks.len();
            let (class, on) = if marked { ("zero", "on-zero") } else { ("t3", "on-pale") };
            let height = self.block_height(block);
            canvas.rect(class, [x - WIDTH / 2, bottom - height, WIDTH, height], 4);
            canvas.text(on, (x, bottom - height / 2 + 4), &block.to_string());
            bottom -= height + GAP;
        }
        canvas.text("strong", (x, base + 18), &column.stones.to_string());
        let texts = [("dim", &column.caption), ("note", &column.note)];
        let mut y = base + 34;
        for (class, text) in texts.iter().filter(|(_, text)| !text.is_empty()) {
            canvas.text(class, (x, y), text);
            y += 16;
        }
    }

    fn height(&self, column: &Heap) -> i64 {
        blocks(column).iter().map(|&block| self.block_height(block) + GAP).sum()
    }

    /// To scale, unless the block is very low.
    fn block_height(&self, block: u64) -> i64 {
        let greatest = self.columns.iter().map(|column| column.stones).max().unwrap_or(0).max(1);
        let height = HEIGHT as u128 * u128::from(block) / u128::from(greatest);
        (height as i64 - GAP).max(LEAST)
    }
}

fn blocks(column: &Heap) -> Vec<u64> {
    if column.blocks.is_empty() && column.stones > 0 {
        vec![column.stones]
    } else {
        column.blocks.clone()
    }
}
