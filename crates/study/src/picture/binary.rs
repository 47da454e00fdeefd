use super::Drawing;
use crate::board::canvas::{length, text_width, Canvas};

const PITCH: i64 = 24;
const ROW: i64 = 24;

/// Numbers in binary, one below another, with a result below each column.
#[derive(Clone, Debug, Default)]
pub struct BinaryColumns {
    /// The numbers.
    pub rows: Vec<BinaryRow>,
    /// The name of the last row, such as `nim-sum` or `mod 3`.
    pub result_label: String,
    /// The digits of the last row, the most significant first; columns in which they are not
    /// 0 are highlighted. Without digits there is no such row.
    pub result: Vec<u64>,
    /// The text after the digits of the last row, such as `= 1`; may be empty.
    pub result_note: String,
}

/// A number in binary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BinaryRow {
    /// The number.
    pub number: u64,
    /// The text before the digits; empty for the number itself.
    pub label: String,
    /// The text after the digits, such as `becomes 2`; may be empty.
    pub note: String,
}

impl BinaryRow {
    /// Numbers without labels and notes.
    pub fn each(numbers: &[u64]) -> Vec<BinaryRow> {
        numbers.iter().map(|&number| BinaryRow { number, ..BinaryRow::default() }).collect()
    }

    fn label(&self) -> String {
        match self.label.as_str() {
            "" => self.number.to_string(),
            label => label.to_string(),
        }
    }
}

impl BinaryColumns {
    /// Draws it.
    pub fn draw(&self) -> Drawing {
        let bits = self.rows.iter().map(|row| bits(row.number)).max().unwrap_or(1);
        let digits = bits.max(self.result.len());
        let labels = self.rows.iter().map(BinaryRow::label).chain([self.result_label.clone()]);
        let left = labels.map(|label| text_width(&label)).max().unwrap_or(0) + 14;
        let end = left + PITCH * length(digits);
        let bottom = 8 + ROW * length(self.rows.len());
        Drawing::new(|canvas| {
            self.highlight(end, bottom, canvas);
            for (i, row) in self.rows.iter().enumerate() {
                let y = 8 + ROW * length(i) + 17;
                let binary = (0..digits)
                    .rev()
                    .map(|bit| row.number.checked_shr(bit as u32).unwrap_or(0) & 1);
                canvas.text("dim end", (left - 10, y), &row.label());
                draw_digits(&binary.collect::<Vec<u64>>(), "digit", (end, y), canvas);
                canvas.text("note start", (end + 12, y), &row.note);
            }
            canvas.height = bottom + 4;
            if !self.result.is_empty() {
                let y = bottom + 23;
                canvas.line("edge", (left, bottom + 3), (end, bottom + 3));
                canvas.text("strong end", (left - 10, y), &self.result_label);
                draw_digits(&self.result, "digit strong", (end, y), canvas);
                canvas.text("note start", (end + 12, y), &self.result_note);
                canvas.height = bottom + ROW + 10;
            }
            let notes = self.rows.iter().map(|row| &row.note).chain([&self.result_note]);
            canvas.width = end + 16 + notes.map(|note| text_width(note)).max().unwrap_or(0);
        })
    }

    fn highlight(&self, end: i64, bottom: i64, canvas: &mut Canvas) {
        for (place, _) in self.result.iter().rev().enumerate().filter(|(_, &digit)| digit != 0) {
            let x = end - PITCH * (length(place) + 1);
            canvas.rect("highlight", [x + 2, 6, PITCH - 4, bottom + ROW], 4);
        }
    }
}

fn bits(number: u64) -> usize {
    (64 - number.leading_zeros()).max(1) as usize
}

/// Digits that end at x.
fn draw_digits(digits: &[u64], class: &str, (end, y): (i64, i64), canvas: &mut Canvas) {
    let start = end - PITCH * length(digits.len()) + PITCH / 2;
    for (i, &digit) in digits.iter().enumerate() {
        let class = if digit == 0 { format!("{class} faint") } else { class.to_string() };
        canvas.text(&class, (start + PITCH * length(i), y), &digit.to_string());
    }
}
