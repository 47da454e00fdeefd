use super::{tint, Drawing};
use crate::board::canvas::length;

const PITCH: i64 = 26;
const LEFT: i64 = 34;
const TOP: i64 = 28;

/// A table of numbers, rows from the top: the greater, the deeper the colour; 0 stands out.
#[derive(Clone, Debug, Default)]
pub struct HeatMap {
    /// The text in the corner of the headings, such as `xor`; may be empty.
    pub corner: String,
    /// The rows.
    pub rows: Vec<Vec<u64>>,
    /// Row and column of the cells to be outlined.
    pub outlined: Vec<(usize, usize)>,
}

impl HeatMap {
    /// Draws it, with the numbers of rows and columns from 0 on.
    pub fn draw(&self) -> Drawing {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let greatest = self.rows.iter().flatten().copied().max().unwrap_or(0);
        Drawing::new(|canvas| {
            canvas.text("note", (LEFT / 2, TOP - 8), &self.corner);
            for column in 0..columns {
                let (x, y) = middle(0, column);
                canvas.text("dim strong", (x, y - PITCH), &column.to_string());
            }
            for (row, values) in self.rows.iter().enumerate() {
                let (_, y) = middle(row, 0);
                canvas.text("dim strong end", (LEFT - 9, y), &row.to_string());
                for (column, &value) in values.iter().enumerate() {
                    let (class, on) = tint(value, greatest);
                    canvas.rect(&class, square(row, column, 1), 3);
                    canvas.text(on, middle(row, column), &value.to_string());
                }
            }
            for &(row, column) in &self.outlined {
                canvas.rect("target", square(row, column, 0), 3);
            }
            canvas.width = LEFT + PITCH * length(columns) + 4;
            canvas.height = TOP + PITCH * length(self.rows.len()) + 4;
        })
    }
}

/// The square of a cell, smaller by `inset` on every side.
fn square(row: usize, column: usize, inset: i64) -> [i64; 4] {
    let (x, y) = (LEFT + PITCH * length(column), TOP + PITCH * length(row));
    [x + inset, y + inset, PITCH - 2 * inset, PITCH - 2 * inset]
}

/// Where the text of a cell is.
fn middle(row: usize, column: usize) -> (i64, i64) {
    let [x, y, ..] = square(row, column, 0);
    (x + PITCH / 2, y + PITCH / 2 + 4)
}
