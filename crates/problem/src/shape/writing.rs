//! Values written as the judge's statement lays them out.

use std::fmt::{self, Write};

use super::node::{Lines, Node};
use super::signed::Integer;
use crate::value::{Typed, Value};

/// Tokens on their way into lines.
#[derive(Default)]
pub struct Layout {
    text: String,
}

impl Layout {
    /// Adds a token to the current line.
    pub fn token(&mut self, token: impl fmt::Display) {
        if !self.at_line_start() {
            self.text.push(' ');
        }
        write!(self.text, "{token}").expect("a string takes everything");
    }

    /// Ends the current line, unless it is empty.
    pub fn end_line(&mut self) {
        if !self.at_line_start() {
            self.text.push('\n');
        }
    }

    /// The whole text; its last line is ended.
    pub fn finish(mut self) -> String {
        self.end_line();
        self.text
    }

    fn at_line_start(&self) -> bool {
        self.text.is_empty() || self.text.ends_with('\n')
    }
}

impl Node {
    /// Writes a value as the judge's statement lays it out.
    ///
    /// # Panics
    ///
    /// If the value is not of this shape.
    pub fn write(&self, value: &Value, layout: &mut Layout) {
        match self {
            Node::Int(_) => layout.token(value.int()),
            Node::Signed(_) => layout.token(Integer::from_value(value).0),
            Node::Decimal(_) => {
                let digits = value.row().iter().map(|digit| digit.int().to_string());
                layout.token(digits.collect::<String>());
            }
            Node::Tuple(parts) => {
                parts.iter().zip(value.row()).for_each(|(part, value)| part.write(value, layout));
            }
            Node::Counted { body, .. } => {
                layout.token(body.length(value));
                body.write(value, layout);
            }
            Node::Letters { alphabet, .. } => layout.token(spelt(value, alphabet)),
            Node::Items { item, lines, .. } => lines.write(value.row(), item, layout),
            Node::Rest { item, .. } => Lines::Row.write(value.row(), item, layout),
            Node::Line(node) => {
                layout.end_line();
                node.write(value, layout);
                layout.end_line();
            }
            Node::Checked { node, .. }
            | Node::Generated { node, .. }
            | Node::Always { node, .. } => node.write(value, layout),
        }
    }
}

impl Lines {
    /// Writes the items; the count stands already at the line's start.
    fn write(self, items: &[Value], item: &Node, layout: &mut Layout) {
        if self != Lines::Inline {
            layout.end_line();
        }
        for value in items {
            item.write(value, layout);
            if self == Lines::Column {
                layout.end_line();
            }
        }
        layout.end_line();
    }
}

/// A word, given by the places of its letters in the alphabet.
fn spelt(word: &Value, alphabet: &str) -> String {
    let letter = |place: &Value| alphabet.chars().nth(place.int() as usize);
    let word: Option<String> = word.row().iter().map(letter).collect();
    word.expect("a letter of the alphabet")
}
