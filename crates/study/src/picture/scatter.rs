use super::{step, Drawing};
use crate::board::canvas::{length, tenths, text_width, Canvas};

const LEFT: i64 = 40;
const TOP: i64 = 30;
const WIDTH: i64 = 680;
const HEIGHT: i64 = 200;

/// A sequence as dots: across its indices, up its values.
#[derive(Clone, Debug, Default)]
pub struct Scatter {
    /// The index of the first value.
    pub first: u64,
    /// The values.
    pub values: Vec<u64>,
    /// The indices of the dots to be highlighted.
    pub highlighted: Vec<u64>,
    /// The name of the highlighted dots.
    pub legend: String,
    /// Where a line goes up, and the text beside it, such as `from 71: period 12`.
    pub line: Option<(u64, String)>,
    /// The text below.
    pub axis: String,
}

impl Scatter {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        Drawing::new(|canvas| {
            self.draw_axes(canvas);
            self.draw_dots(canvas);
            self.draw_line(canvas);
            self.draw_legend(canvas);
            canvas.width = LEFT + WIDTH + 20;
            canvas.text("dim", (LEFT + WIDTH / 2, TOP + HEIGHT + 40), &self.axis);
            canvas.height = TOP + HEIGHT + 48;
        })
    }

    /// The index after the last value.
    fn end(&self) -> u64 {
        self.first + length(self.values.len()).max(1) as u64
    }

    fn greatest(&self) -> u64 {
        self.values.iter().copied().max().unwrap_or(0).max(1)
    }

    /// Where an index is, in tenths of a pixel.
    fn x(&self, index: u64) -> i64 {
        let index = u128::from(index.saturating_sub(self.first));
        let range = u128::from(self.end() - self.first);
        10 * LEFT + (10 * WIDTH as u128 * index / range) as i64
    }

    /// Half the distance of two dots, in tenths of a pixel.
    fn half(&self) -> i64 {
        5 * WIDTH / length(self.values.len()).max(1)
    }

    /// Where a value is, in tenths of a pixel.
    fn y(&self, value: u64) -> i64 {
        let up = 10 * HEIGHT as u128 * u128::from(value) / u128::from(self.greatest());
        10 * (TOP + HEIGHT) - up as i64
    }

    fn draw_axes(&self, canvas: &mut Canvas) {
        let last = self.end() - 1;
        let bottom = TOP + HEIGHT + 6;
        let upwards = step(self.greatest(), 8);
        for value in (0..=self.greatest()).step_by(upwards as usize) {
            let y = self.y(value) / 10;
            canvas.line("rule", (LEFT - 6, y), (LEFT + WIDTH, y));
            canvas.text("dim small end", (LEFT - 12, y + 4), &value.to_string());
        }
        let across = step(last - self.first, 14);
        let marks = (self.first / across * across..=last).step_by(across as usize);
        for index in marks.filter(|&index| index >= self.first) {
            let x = self.x(index) / 10;
            canvas.line("rule", (x, bottom), (x, bottom + 5));
            canvas.text("dim small", (x, bottom + 18), &index.to_string());
        }
    }

    fn draw_dots(&self, canvas: &mut Canvas) {
        let dot = |index: u64, value: u64| format!("M{}h0", tenths((self.x(index), self.y(value))));
        let dots = (self.first..).zip(&self.values);
        let path: String = dots.map(|(index, &value)| dot(index, value)).collect();
        let few = self.values.len() <= 200;
        canvas.path(if few { "few-dots" } else { "dots" }, &path);
        for &index in &self.highlighted {
            let value = index.checked_sub(self.first).and_then(|i| self.values.get(i as usize));
            if let Some(&value) = value {
                canvas.circle("mark", (self.x(index) / 10, self.y(value) / 10), 4);
            }
        }
    }

    fn draw_line(&self, canvas: &mut Canvas) {
        if let Some((index, label)) = &self.line {
            let x = (self.x(*index) - self.half()) / 10;
            canvas.line("ray", (x, TOP - 16), (x, TOP + HEIGHT + 6));
            canvas.text("note start", (x + 6, TOP - 12), label);
        }
    }

    fn draw_legend(&self, canvas: &mut Canvas) {
        // On the side where the line's label is not.
        let line_is_left =
            self.line.iter().any(|(index, _)| self.x(*index) < 10 * (LEFT + WIDTH / 2));
        let x = if line_is_left { LEFT + WIDTH - text_width(&self.legend) } else { LEFT };
        canvas.circle("mark", (x + 4, TOP - 16), 4);
        canvas.text("dim start", (x + 14, TOP - 12), &self.legend);
    }
}
