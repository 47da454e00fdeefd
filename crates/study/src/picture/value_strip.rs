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
    /// The contents of the cells.
    pub entries: Vec<Entry>,
    /// The numbers of the cells to be outlined.
    pub outlined: Vec<u64>,
    /// Brackets above the cells, such as a preperiod and the periods after it.
    pub brackets: Vec<Bracket>,
    /// How many cells are in a line; 0 stands for 30.
    pub line: usize,
}

/// The contents of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A number: the greater, the deeper its colour; 0 stands out.
    Value(u64),
    /// Won for the player to move: the letter N.
    Won,
    /// Lost for the player to move: the letter P, which stands out.
    Lost,
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

    /// The values from 0 on, a period to a line; outlined are those that differ from the last line,
    /// and so come before the periods.
    ///
    /// ```
    /// use study::picture::ValueStrip;
    ///
    /// let strip = ValueStrip::in_periods("", 2, &[0, 3, 0, 1, 2, 1, 2, 1]);
    /// assert_eq!(strip.outlined, [0, 1, 2]);
    /// ```
    pub fn in_periods(caption: &str, period: usize, values: &[u64]) -> Self {
        let last = &values[values.len() - period..];
        let differs = |place: &usize| values[*place] != last[*place % period];
        ValueStrip {
            caption: caption.to_string(),
            line: period,
            outlined: (0..values.len()).filter(differs).map(|place| place as u64).collect(),
            ..ValueStrip::of_values(0, values)
        }
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
        let top = self.draw_brackets(first, last, canvas);
        let greatest = self.greatest();
        for (number, entry) in (first..).zip(entries) {
            let x = x_of(number, first);
            draw_entry(entry, greatest, (x, top), canvas);
            canvas.text("dim small", (x + PITCH / 2, top + PITCH + 14), &number.to_string());
        }
        for &number in self.outlined.iter().filter(|&&number| number >= first && number <= last) {
            canvas.rect("target", [x_of(number, first), top, PITCH, PITCH], 3);
        }
        canvas.width = canvas.width.max(8 + PITCH * length(entries.len()));
        canvas.height = top + PITCH + 22;
    }

    /// Draws the brackets above a line, and says where its cells begin.
    fn draw_brackets(&self, first: u64, last: u64, canvas: &mut Canvas) -> i64 {
        let brackets = self.brackets.iter().filter(|b| b.from <= last && b.to >= first);
        let brackets: Vec<&Bracket> = brackets.collect();
        let labels = brackets.iter().any(|bracket| !bracket.label.is_empty());
        let above = if labels { 18 } else { 0 } + if brackets.is_empty() { 0 } else { 12 };
        let top = canvas.height + 4 + above;
        for bracket in brackets {
            let left = x_of(bracket.from.max(first), first) + 2;
            let right = x_of(bracket.to.min(last), first) + PITCH - 2;
            // It comes down only where it ends, and not where the line does.
            let (begins, ends) = (bracket.from >= first, bracket.to <= last);
            let start = if begins { format!("{}v-8", top - 4) } else { (top - 12).to_string() };
            let end = if ends { "v8" } else { "" };
            canvas.path("bracket", &format!("M{left} {start}H{right}{end}"));
            if begins {
                canvas.text("note", ((left + right) / 2, top - 18), &bracket.label);
            }
        }
        top
    }

    fn greatest(&self) -> u64 {
        let values = self.entries.iter().map(|entry| match entry {
            Entry::Value(value) => *value,
            _ => 0,
        });
        values.max().unwrap_or(0)
    }
}

/// The left edge of a cell in the line that begins with cell `first`.
fn x_of(number: u64, first: u64) -> i64 {
    4 + PITCH * (number - first) as i64
}

fn draw_entry(entry: &Entry, greatest: u64, (x, y): (i64, i64), canvas: &mut Canvas) {
    let (class, on, text) = match entry {
        Entry::Value(value) => {
            let (class, on) = tint(*value, greatest);
            (class, on, value.to_string())
        }
        Entry::Won => ("t2".to_string(), "on-pale", "N".to_string()),
        Entry::Lost => ("zero".to_string(), "on-zero", "P".to_string()),
    };
    canvas.rect(&class, [x + 1, y + 1, PITCH - 2, PITCH - 2], 3);
    canvas.text(on, (x + PITCH / 2, y + PITCH / 2 + 4), &text);
}
