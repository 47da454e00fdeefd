use super::{tint, Drawing};
use crate::board::canvas::length;

const PITCH: i64 = 26;
const LEFT: i64 = 34;
const TOP: i64 = 26;

/// A table of numbers, rows from the top: the greater, the deeper the colour; 0 stands out.
#[derive(Clone, Debug, Default)]
pub struct HeatMap {
    /// What stands in the corner of the headings, such as `xor`; may be empty.
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
                let x = LEFT + PITCH * length(column) + PITCH / 2;
                canvas.text("dim strong", (x, TOP - 8), &column.to_string());
            }
            for (row, values) in self.rows.iter().enumerate() {
                let y = TOP + PITCH * length(row);
                canvas.text("dim strong end", (LEFT - 9, y + PITCH / 2 + 4), &row.to_string());
                for (column, &value) in values.iter().enumerate() {
                    let x = LEFT + PITCH * length(column);
                    let (class, on) = tint(value, greatest);
                    canvas.rect(&class, [x + 1, y + 1, PITCH - 2, PITCH - 2], 3);
                    let middle = (x + PITCH / 2, y + PITCH / 2 + 4);
                    canvas.text(on, middle, &value.to_string());
                }
            }
            for &(row, column) in &self.outlined {
                let (x, y) = (LEFT + PITCH * length(column), TOP + PITCH * length(row));
                canvas.rect("target", [x, y, PITCH, PITCH], 3);
            }
            canvas.width = LEFT + PITCH * length(columns) + 4;
            canvas.height = TOP + PITCH * length(self.rows.len()) + 4;
        })
    }
}
