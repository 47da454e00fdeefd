//! What the colours of a board with the theorem mean, drawn below it.

use super::canvas::{text_width, Canvas};
use crate::words;

/// The side of a sample.
const SAMPLE: i64 = 14;
const LINE: i64 = 22;

/// Those of the colours that occur, and what each means.
fn entries(canvas: &Canvas) -> Vec<(&'static str, &'static str)> {
    let is_marked = canvas.has_class("mark");
    let all = [
        ("mark", true, words("what the theorem looks at", "定理所看的部分")),
        ("stone", is_marked, words("the other stones", "其余的石子")),
        ("reach", true, words("where the piece can go", "棋子可以到达之处")),
        ("target", true, words("both", "两者都是")),
        ("gone", true, words("no stone there", "那里没有石子")),
        ("decides", true, words("the edge that the theorem looks at", "定理所看的边")),
        ("note", true, words("what the theorem says", "定理的说明")),
    ];
    let occurs = |&&(class, is_told, _): &&(&str, bool, &str)| is_told && canvas.has_class(class);
    all.iter().filter(occurs).map(|&(class, _, meaning)| (class, meaning)).collect()
}

/// Draws the legend below everything that is there.
pub(super) fn draw(canvas: &mut Canvas) {
    let entries = entries(canvas);
    let (mut x, mut y) = (8, canvas.height + 12);
    for (class, meaning) in entries {
        let width = SAMPLE + 6 + text_width(meaning) + 10;
        if x > 8 && x + width > canvas.limit() {
            x = 8;
            y += LINE;
        }
        match class {
            "decides" => canvas.line("token", (x, y + SAMPLE / 2), (x + SAMPLE, y + SAMPLE / 2)),
            "note" => canvas.text("note", (x + SAMPLE / 2, y + 11), "7"),
            _ => canvas.rect(class, [x, y, SAMPLE, SAMPLE], 2),
        }
        canvas.text("dim start", (x + SAMPLE + 6, y + 11), meaning);
        x += width;
        canvas.width = canvas.width.max(x);
        canvas.height = y + LINE;
    }
}
