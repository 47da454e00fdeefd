use super::Drawing;
use crate::board::canvas::{text_width, Canvas};

const LEFT: i64 = 30;
const TOP: i64 = 10;

/// A grid with points, its corner (0, 0) at the bottom left.
#[derive(Clone, Debug, Default)]
pub struct PointGrid {
    /// The number of columns.
    pub columns: u64,
    /// The number of rows.
    pub rows: u64,
    /// The cells of the points.
    pub points: Vec<(u64, u64)>,
    /// Cells in a light colour, such as those from which a point can be reached.
    pub swept: Vec<(u64, u64)>,
    /// Points to be outlined.
    pub outlined: Vec<(u64, u64)>,
    /// Lines across the grid.
    pub rays: Vec<Ray>,
}

/// A line from cell to cell, through their middles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ray {
    /// Where it begins.
    pub from: (u64, u64),
    /// Where it ends.
    pub to: (u64, u64),
    /// The text at its end, inside the grid; may be empty.
    pub label: String,
}

impl PointGrid {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        Drawing::new(|canvas| {
            let cells = |canvas: &mut Canvas, class: &str, cells: &[(u64, u64)], inset: i64| {
                for &cell in cells.iter().filter(|&&cell| self.contains(cell)) {
                    let (x, y) = self.corner(cell);
                    let side = self.pitch() - 2 * inset;
                    canvas.rect(class, [x + inset, y + inset, side, side], 2);
                }
            };
            cells(canvas, "shade", &self.swept, 0);
            self.draw_lines(canvas);
            cells(canvas, "mark", &self.points, 1);
            cells(canvas, "target", &self.outlined, 0);
            for ray in &self.rays {
                self.draw_ray(ray, canvas);
            }
            canvas.width = LEFT + self.pitch() * self.columns as i64 + 10;
            canvas.height = TOP + self.pitch() * self.rows as i64 + 24;
        })
    }

    fn pitch(&self) -> i64 {
        match self.columns.max(self.rows) {
            0..=16 => 24,
            17..=24 => 20,
            25..=34 => 16,
            _ => 12,
        }
    }

    fn contains(&self, (column, row): (u64, u64)) -> bool {
        column < self.columns && row < self.rows
    }

    /// The top left corner of a cell.
    fn corner(&self, (column, row): (u64, u64)) -> (i64, i64) {
        let bottom = TOP + self.pitch() * self.rows as i64;
        (LEFT + self.pitch() * column as i64, bottom - self.pitch() * (row as i64 + 1))
    }

    fn middle(&self, cell: (u64, u64)) -> (i64, i64) {
        let (x, y) = self.corner(cell);
        (x + self.pitch() / 2, y + self.pitch() / 2)
    }

    fn draw_lines(&self, canvas: &mut Canvas) {
        let (width, height) = (self.pitch() * self.columns as i64, self.pitch() * self.rows as i64);
        let across =
            (0..=self.rows as i64).map(|i| format!("M{LEFT} {}h{width}", TOP + self.pitch() * i));
        let up = (0..=self.columns as i64)
            .map(|i| format!("M{} {TOP}v{height}", LEFT + self.pitch() * i));
        canvas.path("rule", &across.chain(up).collect::<String>());
        let every = if self.columns.max(self.rows) <= 16 { 1 } else { 5 };
        for row in (0..self.rows).step_by(every) {
            let (_, y) = self.middle((0, row));
            canvas.text("dim small end", (LEFT - 7, y + 4), &row.to_string());
        }
        for column in (0..self.columns).step_by(every) {
            let (x, _) = self.middle((column, 0));
            canvas.text("dim small", (x, TOP + height + 16), &column.to_string());
        }
    }

    fn draw_ray(&self, ray: &Ray, canvas: &mut Canvas) {
        let (from, to) = (self.middle(ray.from), self.middle(ray.to));
        canvas.line("ray", from, to);
        let (across, up) = (to.0 - from.0, from.1 - to.1);
        let width = text_width(&ray.label);
        // To the right of a steep line, below a flat one.
        if across < up {
            let place = (to.0 + self.pitch(), to.1 + self.pitch() + 6);
            canvas.text("note start halo", place, &ray.label);
        } else {
            let below = width * up / across.max(1) + self.pitch() + 6;
            canvas.text("note end halo", (to.0 + self.pitch() / 2, to.1 + below), &ray.label);
        }
    }
}
