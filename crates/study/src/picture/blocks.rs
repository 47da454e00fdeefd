use super::Drawing;
use crate::board::canvas::{length, text_width, Canvas};
use crate::board::heaps::blocks;
use crate::board::Heap;

const WIDTH: i64 = 46;
const HEIGHT: i64 = 220;
/// A block is at least as high as its number.
const LEAST: i64 = 18;
const GAP: i64 = 3;

/// Numbers as stacks of blocks with their sizes inside, and the heaps' notes below.
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
        let height = |heap| blocks(heap).iter().map(|&block| self.height(block) + GAP).sum();
        let base = 6 + self.columns.iter().map(height).max().unwrap_or(0);
        let notes = self.columns.iter().map(|heap| text_width(&heap.note) + 8);
        let pitch = notes.max().unwrap_or(0).max(WIDTH + 22);
        Drawing::new(|canvas| {
            for (i, heap) in self.columns.iter().enumerate() {
                self.draw_column(heap, (pitch * length(i) + pitch / 2, base), canvas);
            }
            canvas.width = pitch * length(self.columns.len());
            canvas.height = base + 40;
        })
    }

    fn draw_column(&self, heap: &Heap, (x, base): (i64, i64), canvas: &mut Canvas) {
        let blocks = blocks(heap);
        let mut bottom = base;
        for (i, &block) in blocks.iter().enumerate() {
            let marked = heap.marked && i + 1 == blocks.len();
            let (class, on) = if marked { ("zero", "on-zero") } else { ("t3", "on-pale") };
            let height = self.height(block);
            canvas.rect(class, [x - WIDTH / 2, bottom - height, WIDTH, height], 4);
            canvas.text(on, (x, bottom - height / 2 + 4), &block.to_string());
            bottom -= height + GAP;
        }
        canvas.text("strong", (x, base + 18), &heap.stones.to_string());
        canvas.text("note", (x, base + 34), &heap.note);
    }

    /// The height of a block: to scale, unless it is very low.
    fn height(&self, block: u64) -> i64 {
        let greatest = self.columns.iter().map(|heap| heap.stones).max().unwrap_or(0).max(1);
        (HEIGHT * block as i64 / greatest as i64 - GAP).max(LEAST)
    }
}
