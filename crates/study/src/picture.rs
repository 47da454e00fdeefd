//! Pictures for a page: SVG drawn from the caller's numbers. Nothing here knows a game.
//!
//! A picture is data with a method `draw`; a [`Drawing`] can be captioned and put together
//! with others, and [`Drawing::document`] makes a file of it that looks right on a light and
//! on a dark page.

mod binary;
mod blocks;
mod heat_map;
mod point_grid;
mod scatter;
#[cfg(test)]
mod tests;
mod value_strip;

pub use self::binary::{BinaryColumns, BinaryRow};
pub use self::blocks::Blocks;
pub use self::heat_map::HeatMap;
pub use self::point_grid::{PointGrid, Ray};
pub use self::scatter::Scatter;
pub use self::value_strip::{Bracket, Entry, ValueStrip};

use crate::board::canvas::{text_width, Canvas};
use crate::board::Board;

/// What only pictures need.
const STYLE: &str = include_str!("picture/picture.css");

/// The space around a picture and between the parts of one.
const MARGIN: i64 = 10;
const BETWEEN: i64 = 28;

/// A drawing that can become a file, or a part of another drawing.
pub struct Drawing(Canvas);

impl From<&Board> for Drawing {
    fn from(board: &Board) -> Self {
        Drawing::new(|canvas| board.draw(canvas))
    }
}

impl Drawing {
    fn new(draw: impl FnOnce(&mut Canvas)) -> Self {
        let mut canvas = Canvas::picture();
        draw(&mut canvas);
        Drawing(canvas)
    }

    /// A board with a caption below; the caption may be empty.
    pub fn from_board(board: &Board, caption: &str) -> Self {
        Drawing::from(board).captioned(caption)
    }

    /// The drawing with a line of text below it.
    pub fn captioned(self, caption: &str) -> Self {
        if caption.is_empty() {
            return self;
        }
        let Drawing(inner) = self;
        let width = inner.width.max(text_width(caption));
        Drawing::new(|canvas| {
            canvas.place(&inner, ((width - inner.width) / 2, 0));
            canvas.text("caption", (width / 2, inner.height + 16), caption);
            canvas.width = width;
            canvas.height = inner.height + 24;
        })
    }

    /// Drawings side by side, their lower edges in line.
    pub fn beside(drawings: Vec<Drawing>) -> Self {
        Drawing::in_a_row(drawings, false)
    }

    /// Drawings side by side, with an arrow from each to the next.
    pub fn sequence(drawings: Vec<Drawing>) -> Self {
        Drawing::in_a_row(drawings, true)
    }

    fn in_a_row(drawings: Vec<Drawing>, arrows: bool) -> Self {
        let between = if arrows { 2 * BETWEEN } else { BETWEEN };
        let height = drawings.iter().map(|drawing| drawing.0.height).max().unwrap_or(0);
        Drawing::new(|canvas| {
            canvas.height = height;
            for (i, Drawing(part)) in drawings.iter().enumerate() {
                let left = if i == 0 { 0 } else { canvas.width + between };
                if arrows && i > 0 {
                    draw_arrow((canvas.width + 10, height / 2), between - 20, canvas);
                }
                canvas.place(part, (left, height - part.height));
                canvas.width = left + part.width;
            }
        })
    }

    /// Drawings one below another, their left edges in line.
    pub fn below(drawings: Vec<Drawing>) -> Self {
        Drawing::new(|canvas| {
            for (i, Drawing(part)) in drawings.iter().enumerate() {
                let top = if i == 0 { 0 } else { canvas.height + BETWEEN / 2 };
                canvas.place(part, (0, top));
                canvas.width = canvas.width.max(part.width);
                canvas.height = top + part.height;
            }
        })
    }

    /// The drawing as a file of its own. The title and the description are for those who
    /// cannot see it; the description may be empty.
    pub fn document(&self, title: &str, description: &str) -> String {
        let inner = &self.0;
        let mut canvas = Canvas::picture();
        canvas.width = inner.width + 2 * MARGIN;
        canvas.height = inner.height + 2 * MARGIN;
        canvas.rect("paper", [0, 0, canvas.width, canvas.height], 6);
        canvas.place(inner, (MARGIN, MARGIN));
        canvas.document(title, description, STYLE)
    }
}

/// An arrow to the right.
fn draw_arrow((x, y): (i64, i64), length: i64, canvas: &mut Canvas) {
    canvas.line("edge", (x, y), (x + length - 8, y));
    canvas.path("head", &format!("M{} {y}l-10 -5v10Z", x + length));
}

/// The class of the colour of a value, and that of a text on it, where `greatest` is deepest.
fn tint(value: u64, greatest: u64) -> (String, &'static str) {
    if value == 0 {
        return ("zero".to_string(), "on-zero");
    }
    let level = (u128::from(value) * 8 / u128::from(greatest.max(8))).max(1);
    (format!("t{level}"), if level > 5 { "on-deep" } else { "on-pale" })
}

/// The distance of the marks on an axis: 1, 2 or 5 times a power of ten, such that there are
/// at most `count` of them up to `last`.
fn step(last: u64, count: u64) -> u64 {
    let mut unit = 1;
    loop {
        for step in [unit, 2 * unit, 5 * unit] {
            if last / step <= count {
                return step;
            }
        }
        unit *= 10;
    }
}
