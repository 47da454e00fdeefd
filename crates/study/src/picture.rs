//! Pictures for a page: SVG drawn from the caller's numbers. Nothing here knows a game.
//!
//! A picture is data with a method `draw`; a [`Drawing`] can be captioned and put together
//! with others, and [`Drawing::document`] makes a file of it that looks right on a light and
//! on a dark page.

mod arcs;
mod binary;
mod blocks;
mod dominoes;
mod heat_map;
mod letters;
mod point_grid;
mod scatter;
#[cfg(test)]
mod tests;
mod value_strip;

pub use self::arcs::Arcs;
pub use self::binary::{BinaryColumns, BinaryRow};
pub use self::blocks::Blocks;
pub use self::dominoes::Dominoes;
pub use self::heat_map::HeatMap;
pub use self::letters::Letters;
pub use self::point_grid::{PointGrid, Ray};
pub use self::scatter::Scatter;
pub use self::value_strip::{Bracket, Entry, ValueStrip};

use crate::board::canvas::{text_width, Canvas};
use crate::board::Board;

/// Styles for pictures only.
const STYLE: &str = include_str!("picture/picture.css");

/// The space around a picture and between the parts of one.
const MARGIN: i64 = 10;
const BETWEEN: i64 = 28;
/// The length of an arrow between drawings.
const ARROW: i64 = 36;
/// The height of a caption.
const CAPTION: i64 = 24;

/// A drawing that can become a file, or a part of another drawing.
pub struct Drawing {
    canvas: Canvas,
    /// Drawn when the other parts are known; may be empty.
    caption: String,
}

impl From<&Board> for Drawing {
    fn from(board: &Board) -> Self {
        Drawing::new(|canvas| board.draw(canvas))
    }
}

impl Drawing {
    fn new(draw: impl FnOnce(&mut Canvas)) -> Self {
        let mut canvas = Canvas::picture();
        draw(&mut canvas);
        Drawing { canvas, caption: String::new() }
    }

    /// A board with a line of text below it, which may be empty.
    pub fn from_board(board: &Board, caption: &str) -> Self {
        Drawing::from(board).captioned(caption)
    }

    /// The drawing with this line of text below it.
    pub fn captioned(self, caption: &str) -> Self {
        Drawing { caption: caption.to_string(), ..self }
    }

    fn width(&self) -> i64 {
        self.canvas.width.max(text_width(&self.caption))
    }

    /// The height of the caption.
    fn foot(&self) -> i64 {
        if self.caption.is_empty() {
            0
        } else {
            CAPTION
        }
    }

    /// Draws it into a space of this height, and its caption below that.
    fn place(&self, (left, top): (i64, i64), height: i64, canvas: &mut Canvas) {
        let inner = &self.canvas;
        canvas.place(inner, (left + (self.width() - inner.width) / 2, top + height - inner.height));
        canvas.text("caption", (left + self.width() / 2, top + height + 16), &self.caption);
    }

    /// Drawings side by side, their lower edges in line.
    pub fn beside(drawings: Vec<Drawing>) -> Self {
        let height = tallest(&drawings);
        Drawing::new(|canvas| {
            for (i, drawing) in drawings.iter().enumerate() {
                let left = if i == 0 { 0 } else { canvas.width + BETWEEN };
                drawing.place((left, 0), height, canvas);
                canvas.width = left + drawing.width();
            }
            canvas.height = height + lowest(&drawings);
        })
    }

    /// Drawings side by side, their middles in line, with an arrow from each to the next.
    pub fn sequence(drawings: Vec<Drawing>) -> Self {
        let height = tallest(&drawings);
        Drawing::new(|canvas| {
            for (i, drawing) in drawings.iter().enumerate() {
                if i > 0 {
                    draw_arrow((canvas.width + 10, height / 2), canvas);
                    canvas.width += 20 + ARROW;
                }
                let raised = Drawing::new(|canvas| {
                    canvas.place(&drawing.canvas, (0, (height - drawing.canvas.height) / 2));
                    canvas.width = drawing.canvas.width;
                    canvas.height = height;
                });
                let raised = raised.captioned(&drawing.caption);
                raised.place((canvas.width, 0), height, canvas);
                canvas.width += drawing.width();
            }
            canvas.height = height + lowest(&drawings);
        })
    }

    /// Drawings one below another, their left edges in line.
    pub fn below(drawings: Vec<Drawing>) -> Self {
        Drawing::new(|canvas| {
            for (i, drawing) in drawings.iter().enumerate() {
                let top = if i == 0 { 0 } else { canvas.height + BETWEEN / 2 };
                let height = drawing.canvas.height;
                drawing.place((0, top), height, canvas);
                canvas.width = canvas.width.max(drawing.width());
                canvas.height = top + height + drawing.foot();
            }
        })
    }

    /// The drawing as a file of its own. The title and the description are for those who
    /// cannot see it; the description may be empty.
    pub fn document(&self, title: &str, description: &str) -> String {
        let mut canvas = Canvas::picture();
        canvas.width = self.width() + 2 * MARGIN;
        canvas.height = self.canvas.height + self.foot() + 2 * MARGIN;
        // The page that it will be on may be of any colour.
        canvas.rect("paper", [0, 0, canvas.width, canvas.height], 6);
        self.place((MARGIN, MARGIN), self.canvas.height, &mut canvas);
        canvas.document(title, description, STYLE)
    }
}

/// The height of the tallest drawing without its caption.
fn tallest(drawings: &[Drawing]) -> i64 {
    drawings.iter().map(|drawing| drawing.canvas.height).max().unwrap_or(0)
}

/// The height of the captions below drawings.
fn lowest(drawings: &[Drawing]) -> i64 {
    drawings.iter().map(Drawing::foot).max().unwrap_or(0)
}

/// An arrow to the right.
fn draw_arrow((x, y): (i64, i64), canvas: &mut Canvas) {
    canvas.line("edge", (x, y), (x + ARROW - 8, y));
    canvas.path("head", &format!("M{} {y}l-10 -5v10Z", x + ARROW));
}

/// The class of the colour of a value, and that of a text on it, where `greatest` is deepest.
fn tint(value: u64, greatest: u64) -> (String, &'static str) {
    if value == 0 {
        return ("zero".to_string(), "on-zero");
    }
    let level = 1 + u128::from(value - 1) * 7 / u128::from(greatest.max(4) - 1);
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
