use super::{tint, Drawing};
use crate::board::canvas::{length, text_width, Canvas};

const PITCH: i64 = 26;

/// How many cells are in a line if the caller does not say.
const LINE: usize = 30;

/// A row of cells with values in them and numbers below them.
#[derive(Clone, Debug, Default)]
pub struct ValueStrip {
    /// What stands above it; may be empty.
    pub caption: String,
    /// The number of the first cell.
    pub first: u64,
    /// What is in the cells.
    pub entries: Vec<Entry>,
    /// The numbers of the cells to be outlined.
    pub outlined: Vec<u64>,
    /// Brackets above the cells, such as a preperiod and the periods after it.
    pub brackets: Vec<Bracket>,
    /// How many cells are in a line; 0 stands for 30.
    pub line: usize,
}

/// What is in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A number: the greater, the deeper its colour; 0 stands out.
    Value(u64),
    /// Won for the player to move: the letter N.
    Won,
    /// Lost for the player to move: the letter P, which stands out.
    Lost,
    /// Nothing.
    Blank,
}

/// A bracket above cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    /// The number of its first cell.
    pub from: u64,
    /// The number of its last cell; beyond the strip's end the bracket stays open.
    pub to: u64,
    /// What stands above it; may be empty.
    pub label: String,
}

impl ValueStrip {
    /// A strip of values.
    pub fn of_values(first: u64, values: &[u64]) -> Self {
        let entries = values.iter().map(|&value| Entry::Value(value)).collect();
        ValueStrip { first, entries, ..ValueStrip::default() }
    }

    /// A strip of outcomes: whether the player to move wins.
    pub fn of_outcomes(first: u64, won: &[bool]) -> Self {
        let entry = |&won: &bool| if won { Entry::Won } else { Entry::Lost };
        ValueStrip { first, entries: won.iter().map(entry).collect(), ..ValueStrip::default() }
    }

    /// Draws it.
    pub fn draw(&self) -> Drawing {
        Drawing::new(|canvas| {
            if !self.caption.is_empty() {
                canvas.text("caption start", (4, 16), &self.caption);
                canvas.width = text_width(&self.caption) + 8;
                canvas.height = 24;
            }
            let line = if self.line == 0 { LINE } else { self.line };
            for (i, entries) in self.entries.chunks(line).enumerate() {
                let first = self.first + (i * line) as u64;
                self.draw_line(first, entries, canvas);
            }
        })
    }

    fn draw_line(&self, first: u64, entries: &[Entry], canvas: &mut Canvas) {
        let last = first + entries.len() as u64 - 1;
        let x_of = |cell: u64| 4 + PITCH * (cell - first) as i64;
        let mut top = canvas.height + 4;
        let brackets: Vec<&Bracket> =
            self.brackets.iter().filter(|b| b.from <= last && b.to >= first).collect();
        if brackets.iter().any(|bracket| !bracket.label.is_empty()) {
            top += 18;
        }
        if !brackets.is_empty() {
            top += 12;
        }
        for bracket in brackets {
            let (from, to) = (bracket.from.max(first), bracket.to.min(last));
            let (left, right) = (x_of(from) + 2, x_of(to) + PITCH - 2);
            let start = if bracket.from >= first { "v-8" } else { "" };
            let end = if bracket.to <= last { "v8" } else { "" };
            let y = if start.is_empty() { top - 12 } else { top - 4 };
            canvas.path("bracket", &format!("M{left} {y}{start}H{right}{end}"));
            if bracket.from >= first {
                canvas.text("note", ((left + right) / 2, top - 18), &bracket.label);
            }
        }
        let greatest = self.greatest();
        for (i, entry) in entries.iter().enumerate() {
            let number = first + i as u64;
            draw_entry(entry, greatest, (x_of(number), top), canvas);
            canvas.text(
                "dim small",
                (x_of(number) + PITCH / 2, top + PITCH + 14),
                &number.to_string(),
            );
        }
        for &number in self.outlined.iter().filter(|&&n| n >= first && n <= last) {
            canvas.rect("target", [x_of(number), top, PITCH, PITCH], 3);
        }
        canvas.width = canvas.width.max(8 + PITCH * length(entries.len()));
        canvas.height = top + PITCH + 22;
    }

    fn greatest(&self) -> u64 {
        let values = self.entries.iter().map(|entry| match entry {
            Entry::Value(value) => *value,
            _ => 0,
        });
        values.max().unwrap_or(0)
    }
}

fn draw_entry(entry: &Entry, greatest: u64, (x, y): (i64, i64), canvas: &mut Canvas) {
    let (class, on, text) = match entry {
        Entry::Value(value) => {
            let (class, on) = tint(*value, greatest);
            (class, on, value.to_string())
        }
        Entry::Won => ("t2".to_string(), "on-pale", "N".to_string()),
        Entry::Lost => ("zero".to_string(), "on-zero", "P".to_string()),
        Entry::Blank => ("cell".to_string(), "", String::new()),
    };
    canvas.rect(&class, [x + 1, y + 1, PITCH - 2, PITCH - 2], 3);
    canvas.text(on, (x + PITCH / 2, y + PITCH / 2 + 4), &text);
}
