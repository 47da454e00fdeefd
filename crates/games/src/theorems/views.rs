//! Views: the numbers of a position that a theorem looks at.

use std::ops::RangeInclusive;

use super::formula::{Formula, Meanings, Terms};
use super::functions::{Code, Function};
use super::kinds::{Kind, RETREATS, STAIRCASE, TURNING};
use super::letters::{choices, worded, Letters, NO_LETTER};

/// A list of numbers that is made of a row.
pub struct View {
    row: &'static Row,
    /// What the letters of the row are here.
    letters: Meanings,
    /// Whether the numbers of the row are sorted first.
    is_sorted: bool,
    /// Of which rows it speaks.
    speaks: Formula,
    /// What it makes of such a row, one after the other; no number may be less than 0 in the end.
    steps: Vec<Terms>,
}

impl View {
    /// What the numbers are, in the language that is spoken; nothing if they are the row itself.
    pub fn words(&self) -> String {
        worded(self.row.0, &self.letters)
    }

    /// Of which theorems the view is typical.
    pub fn kinds(&self) -> &'static [&'static Kind] {
        self.row.1
    }

    /// Whether it is about a row of cells, each of which is 0 or 1.
    pub fn is_of_cells(&self) -> bool {
        self.row.2 == CELLS
    }

    /// Whether the numbers are places in the row, so that they hang on which end is the first.
    pub fn is_of_places(&self) -> bool {
        self.row.2 == PLACES
    }

    /// The numbers, if it speaks of the row.
    pub fn see(&self, row: &[i128], parameters: &[i128]) -> Option<Vec<i128>> {
        let mut row = row.to_vec();
        if self.is_sorted {
            row.sort_unstable();
        }
        if self.speaks.value(&row, parameters)? == 0 {
            return None;
        }
        for step in &self.steps {
            row = step.list(&row, parameters)?;
        }
        Some(row).filter(|row| row.iter().all(|number| *number >= 0))
    }

    /// Calls `see` for each function that it uses.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        self.steps.iter().for_each(|step| step.functions(see));
    }

    /// Lines that make the numbers of the row, which have its name then; none if they are the row
    /// itself.
    pub fn lines(&self, code: Code) -> Vec<String> {
        let sorted =
            ["h = sorted(h)", "sort(h.begin(), h.end());", "let mut h = h.to_vec(); h.sort();"]
                [code as usize];
        let sorted = Some(sorted.to_string()).filter(|_| self.is_sorted);
        sorted.into_iter().chain(self.steps.iter().map(|step| step.line(code))).collect()
    }
}

const SEVERAL: &str = "len(h) > 1";
/// The places of two numbers are a table of both.
const PLACES: &str = "len(h) > 2";
const CELLS: &str = "all(x < 2 for x in h)";
/// As many sizes as places.
const SIZED: &str = "len(h) > 1 and len(h) % 2 == 0";
/// Pieces on different cells, which are given in any order.
const ASCENDING: &str = "len(h) > 1 and all(h[i - 1] < h[i] for i in range(1, len(h)))";
/// The same on a strip on which they are seen at once.
const ON_STRIP: &str = "len(h) > 1 and g < 64 and all(h[i - 1] < h[i] for i in range(1, len(h)))";
const SORTED: &str = "len(h) > 1 and all(h[i - 1] <= h[i] for i in range(1, len(h)))";

const SECOND: &str = "h[i] for i in range((len(h) + 1) % 2, len(h), 2)";

/// The cells 0 and 1 turned into lengths of runs: of those that are `c`, and of zeros.
const RUNS: &str =
    "run(i) for i in range(0, len(h)) if h[i] == c and (i == len(h) - 1 or h[i + 1] != c)";
const ZEROS: &str =
    "run(i) for i in range(0, len(h)) if h[i] == 0 and (i == len(h) - 1 or h[i + 1] != 0)";
/// The cells that are not `c`, or too near to such a one.
const NEAR: &str = "1 if any(h[j] != c and abs(i - j) <= d for j in range(0, len(h))) else 0 for i in range(0, len(h))";
/// One more cell at each end that is not `c`.
const BORDER: &str = "h[i - 1] if i > 0 and i <= len(h) else 1 - c for i in range(0, len(h) + 2)";
/// Cells with a piece, which are given by their places, as ones.
const ON_CELLS: &str = "1 if any(x == i for x in h) else 0 for i in range(0, g + 1)";
/// How many pieces stand before each free cell.
const QUEUES: &str =
    "run(i - 1) if i > 0 and h[i - 1] == c else 0 for i in range(0, len(h)) if h[i] != c";

const FROM: Letters = &[('c', 0..=1)];
const COLOUR: Letters = &[('c', 0..=1)];
const APART: Letters = &[('c', 0..=1), ('d', 1..=2)];

/// The words, the theorems of which a view is typical, of which rows it speaks, what it makes of
/// them, and its letters; `g` is the greatest number of all positions.
type Row =
    ([&'static str; 2], &'static [&'static Kind], &'static str, &'static [&'static str], Letters);

/// All of them, the row itself first.
#[rustfmt::skip]
static VIEWS: &[Row] = &[
    (["", ""], &[], "1", &[], NO_LETTER),
    (["every second number, from the first one", "从第一个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(0, len(h), 2)"], NO_LETTER),
    (["every second number, from the second one", "从第二个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(1, len(h), 2)"], NO_LETTER),
    (["every second number, from the last one", "从最后一个起每隔一个的数"], &[STAIRCASE], SEVERAL, &[SECOND], NO_LETTER),
    (["every second number, from the last but one", "从倒数第二个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(len(h) % 2, len(h), 2)"], NO_LETTER),
    (["every second gap between the pieces, from the right, cells being counted from {c}", "从右起每隔一个的棋子间空格数（格子从 {c} 编号）"], &[STAIRCASE], ASCENDING, &["h[i] - (h[i - 1] if i > 0 else c - 1) - 1 for i in range((len(h) + 1) % 2, len(h), 2)"], FROM),
    (["every second gap between the pieces, the last one up to the cell {g}", "每隔一个的棋子间空格数，最后一个到第 {g} 格为止"], &[STAIRCASE], ASCENDING, &["(h[i + 1] if i < len(h) - 1 else g + 1) - h[i] - 1 for i in range((len(h) + 1) % 2, len(h), 2)"], NO_LETTER),
    (["every second difference of neighbours, from the right", "从右起每隔一个的相邻两数之差"], &[STAIRCASE], SORTED, &["h[i] - (h[i - 1] if i > 0 else 0) for i in range((len(h) + 1) % 2, len(h), 2)"], NO_LETTER),
    (["the gaps inside pairs", "每一对之间的空格数"], &[RETREATS], SEVERAL, &["abs(h[i] - h[i - 1]) - 1 for i in range(1, len(h), 2)"], NO_LETTER),
    (["the gaps inside pairs after the first number", "第一个数之后每一对之间的空格数"], &[RETREATS], "len(h) > 1 and len(h) % 2 == 1", &["abs(h[i] - h[i - 1]) - 1 for i in range(2, len(h), 2)"], NO_LETTER),
    (["the lengths before and behind each place, after all sizes, counted from {c}", "先给各边长、再给各位置（从 {c} 编号）时，每个位置前后的长度"], &[], SIZED, &["h[i] - c if i >= len(h) // 2 else h[i] - h[i + len(h) // 2] + c - 1 for i in range(0, len(h))"], FROM),
    (["the lengths before and behind each place, after its size, counted from {c}", "边长与位置（从 {c} 编号）成对给出时，每个位置前后的长度"], &[], SIZED, &["h[i] - c if i % 2 == 1 else h[i] - h[i + 1] + c - 1 for i in range(0, len(h))"], FROM),
    (["the runs of {c}s", "连续的 {c} 的各段长度"], &[], CELLS, &[RUNS], COLOUR),
    (["the runs of {c}s with nothing else within {d} cells", "{d} 格之内只有 {c} 的格连成的各段长度"], &[], CELLS, &[NEAR, ZEROS], APART),
    (["the runs of {c}s with neither anything else nor an end within {d} cells", "{d} 格之内只有 {c}、也没有端点的格连成的各段长度"], &[], CELLS, &[BORDER, NEAR, ZEROS], APART),
    (["every second number of pieces {c} before a free cell, from the right", "从右起每隔一个的空格前的连续棋子（{c}）数"], &[STAIRCASE], CELLS, &[QUEUES, SECOND], COLOUR),
    (["every second number of pieces before a free cell, from the right, on cells up to {g}", "从右起每隔一个的空格前的连续棋子数（格子到 {g} 为止）"], &[STAIRCASE], ON_STRIP, &[ON_CELLS, "run(i - 1) if i > 0 and h[i - 1] == 1 else 0 for i in range(0, len(h)) if h[i] == 0", SECOND], NO_LETTER),
    (["the numbers less 1", "各数减一"], &[], "1", &["x - 1 for x in h"], NO_LETTER),
    (["the places of the odd numbers, counted from {c}", "奇数所在的位置（从 {c} 编号）"], &[TURNING], PLACES, &["i + c for i in range(0, len(h)) if h[i] % 2 == 1"], FROM),
    (["the places of the odd numbers, from the right and from {c}", "奇数所在的位置（从右起，从 {c} 编号）"], &[TURNING], PLACES, &["len(h) - 1 - i + c for i in range(0, len(h)) if h[i] % 2 == 1"], FROM),
    (["the numbers in ascending order", "从小到大排列的数"], &[], "sorted", &[], NO_LETTER),
    (["the numbers from the right", "从右到左的数"], &[], SEVERAL, &["h[len(h) - 1 - i] for i in range(0, len(h))"], NO_LETTER),
];

/// All of them, the row itself first, for positions whose greatest number is this.
pub fn views(greatest: u64) -> Vec<View> {
    let greatest = Formula::Number(greatest.into());
    let view = |row: &'static Row, letters: Meanings| {
        let (_, _, speaks, steps, _) = *row;
        let letters = [letters, vec![('g', greatest.clone())]].concat();
        View {
            row,
            is_sorted: [ASCENDING, ON_STRIP, "sorted"].contains(&speaks),
            speaks: Formula::parse(if speaks == "sorted" { SEVERAL } else { speaks })
                .filled(&letters),
            steps: steps.iter().map(|step| Terms::parse(step).filled(&letters)).collect(),
            letters,
        }
    };
    let numbers = |_, range: &RangeInclusive<i128>| range.clone().map(Formula::Number).collect();
    let each = |row: &'static Row| {
        choices(row.4, numbers).into_iter().map(|letters| view(row, letters)).collect::<Vec<View>>()
    };
    VIEWS.iter().flat_map(each).collect()
}
