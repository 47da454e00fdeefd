use super::Drawing;
use crate::board::canvas::Canvas;

const PITCH: i64 = 34;
const EDGE: i64 = 2;
/// Between a domino and the edges of its cells.
const INSET: i64 = 4;

/// A board of numbered cells with dominoes on it, and a token.
///
/// Cells are counted from 1, row by row, and the first row is the lowest one.
#[derive(Clone, Debug, Default)]
pub struct Dominoes {
    /// How many columns.
    pub columns: u64,
    /// How many rows.
    pub rows: u64,
    /// The two cells of each domino, the lesser first.
    pub dominoes: Vec<[u64; 2]>,
    /// The cell with the token.
    pub token: u64,
}

impl Dominoes {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        Drawing::new(|canvas| {
            let cells = 1..=self.columns * self.rows;
            for cell in cells.clone() {
                let (x, y) = self.corner(cell);
                canvas.rect("cell", [x, y, PITCH, PITCH], 0);
            }
            for &domino in &self.dominoes {
                self.draw_domino(domino, canvas);
            }
            for cell in cells {
                let (x, y) = self.middle(cell);
                if cell == self.token {
                    canvas.circle("token", (x, y), PITCH / 2 - INSET);
                }
                canvas.text("on-pale", (x, y + 4), &cell.to_string());
            }
            canvas.width = PITCH * self.columns as i64 + 2 * EDGE;
            canvas.height = PITCH * self.rows as i64 + 2 * EDGE;
        })
    }

    fn draw_domino(&self, [first, second]: [u64; 2], canvas: &mut Canvas) {
        let ((left, bottom), (right, top)) = (self.corner(first), self.corner(second));
        let (width, height) = (right - left + PITCH, bottom - top + PITCH);
        let shape = [left + INSET, top + INSET, width - 2 * INSET, height - 2 * INSET];
        canvas.rect("t3", shape, 8);
    }

    /// The upper left corner of a cell.
    fn corner(&self, cell: u64) -> (i64, i64) {
        let (column, row) = ((cell - 1) % self.columns, (cell - 1) / self.columns);
        (EDGE + PITCH * column as i64, EDGE + PITCH * (self.rows - 1 - row) as i64)
    }

    fn middle(&self, cell: u64) -> (i64, i64) {
        let (x, y) = self.corner(cell);
        (x + PITCH / 2, y + PITCH / 2)
    }
}
