//! Views: the numbers of a position that a theorem looks at.

use super::formula::{Formula, Terms};
use super::functions::{Code, Function};
use super::kinds::{Kind, RETREATS, STAIRCASE, TURNING};

/// A list of numbers that is made of a row.
pub struct View {
    /// What the numbers are, in English and Chinese; nothing if they are the row itself.
    pub words: [&'static str; 2],
    /// Of which theorems the view is typical.
    pub kinds: &'static [&'static Kind],
    /// Whether the numbers of the row are sorted first.
    is_sorted: bool,
    /// Of which rows it speaks.
    speaks: Formula,
    /// What it makes of such a row, one after the other; no number may be less than 0 in the end.
    steps: Vec<Terms>,
}

impl View {
    /// The numbers, if it speaks of the row.
    pub fn of(&self, row: &[i128], parameters: &[i128]) -> Option<Vec<i128>> {
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
const CELLS: &str = "len(h) > 1 and all(x < 2 for x in h)";
/// Pieces on different cells, which are given in any order.
const ASCENDING: &str = "len(h) > 1 and all(h[i - 1] < h[i] for i in range(1, len(h)))";
const SORTED: &str = "len(h) > 1 and all(h[i - 1] <= h[i] for i in range(1, len(h)))";

const ONES: &str =
    "run(i) for i in range(0, len(h)) if h[i] == 1 and (i == len(h) - 1 or h[i + 1] == 0)";
const ZEROS: &str =
    "run(i) for i in range(0, len(h)) if h[i] == 0 and (i == len(h) - 1 or h[i + 1] == 1)";

/// What is not 0 reaches the cells beside it.
const SPREAD: &str = "h[i] + (h[i - 1] if i > 0 else 0) + (h[i + 1] if i < len(h) - 1 else 0) for i in range(0, len(h))";
const ONE: &str = "1 if x > 0 else 0 for x in h";
const FLIP: &str = "1 - x for x in h";

/// The words, the theorems of which a view is typical, of which rows it speaks, and what it makes of
/// them.
type Row = ([&'static str; 2], &'static [&'static Kind], &'static str, &'static [&'static str]);

/// All of them, the row itself first.
#[rustfmt::skip]
static VIEWS: &[Row] = &[
    (["", ""], &[], "1", &[]),
    (["every second number, from the first one", "从第一个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(0, len(h), 2)"]),
    (["every second number, from the second one", "从第二个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(1, len(h), 2)"]),
    (["every second number, from the last one", "从最后一个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range((len(h) + 1) % 2, len(h), 2)"]),
    (["every second number, from the last but one", "从倒数第二个起每隔一个的数"], &[STAIRCASE], SEVERAL, &["h[i] for i in range(len(h) % 2, len(h), 2)"]),
    (["every second gap between the pieces, from the right, cells being counted from 1", "从右起每隔一个的棋子间空格数（格子从 1 编号）"], &[STAIRCASE], ASCENDING, &["h[i] - (h[i - 1] if i > 0 else 0) - 1 for i in range((len(h) + 1) % 2, len(h), 2)"]),
    (["every second gap between the pieces, from the right, cells being counted from 0", "从右起每隔一个的棋子间空格数（格子从 0 编号）"], &[STAIRCASE], ASCENDING, &["h[i] - (h[i - 1] if i > 0 else -1) - 1 for i in range((len(h) + 1) % 2, len(h), 2)"]),
    (["every second difference of neighbours, from the right", "从右起每隔一个的相邻两数之差"], &[STAIRCASE], SORTED, &["h[i] - (h[i - 1] if i > 0 else 0) for i in range((len(h) + 1) % 2, len(h), 2)"]),
    (["the gaps inside pairs", "每一对之间的空格数"], &[RETREATS], SEVERAL, &["abs(h[i] - h[i - 1]) - 1 for i in range(1, len(h), 2)"]),
    (["the gaps inside pairs after the first number", "第一个数之后每一对之间的空格数"], &[RETREATS], "len(h) > 1 and len(h) % 2 == 1", &["abs(h[i] - h[i - 1]) - 1 for i in range(2, len(h), 2)"]),
    (["the runs of ones", "连续的 1 的各段长度"], &[], CELLS, &[ONES]),
    (["the runs of zeros", "连续的 0 的各段长度"], &[], CELLS, &[ZEROS]),
    (["the runs of zeros without a one beside them", "旁边没有 1 的 0 连成的各段长度"], &[], CELLS, &[SPREAD, ONE, ZEROS]),
    (["the runs of ones without a zero beside them", "旁边没有 0 的 1 连成的各段长度"], &[], CELLS, &[FLIP, SPREAD, ONE, ZEROS]),
    (["the runs of zeros without a one within two cells", "两格之内没有 1 的 0 连成的各段长度"], &[], CELLS, &[SPREAD, SPREAD, ONE, ZEROS]),
    (["the runs of ones without a zero within two cells", "两格之内没有 0 的 1 连成的各段长度"], &[], CELLS, &[FLIP, SPREAD, SPREAD, ONE, ZEROS]),
    (["the numbers less 1", "各数减一"], &[], "1", &["x - 1 for x in h"]),
    (["the places of the odd numbers, counted from 0", "奇数所在的位置（从 0 编号）"], &[TURNING], PLACES, &["i for i in range(0, len(h)) if h[i] % 2 == 1"]),
    (["the places of the odd numbers, counted from 1", "奇数所在的位置（从 1 编号）"], &[TURNING], PLACES, &["i + 1 for i in range(0, len(h)) if h[i] % 2 == 1"]),
    (["the places of the odd numbers, from the right and from 0", "奇数所在的位置（从右起，从 0 编号）"], &[TURNING], PLACES, &["len(h) - 1 - i for i in range(0, len(h)) if h[i] % 2 == 1"]),
    (["the places of the odd numbers, from the right and from 1", "奇数所在的位置（从右起，从 1 编号）"], &[TURNING], PLACES, &["len(h) - i for i in range(0, len(h)) if h[i] % 2 == 1"]),
    (["the numbers in ascending order", "从小到大排列的数"], &[], "sorted", &[]),
    (["the numbers from the right", "从右到左的数"], &[], SEVERAL, &["h[len(h) - 1 - i] for i in range(0, len(h))"]),
];

/// All of them, the row itself first.
pub fn views() -> Vec<View> {
    let view = |(words, kinds, speaks, steps): &Row| View {
        words: *words,
        kinds,
        is_sorted: [ASCENDING, "sorted"].contains(speaks),
        speaks: Formula::parse(if *speaks == "sorted" { SEVERAL } else { speaks }),
        steps: steps.iter().map(|step| Terms::parse(step)).collect(),
    };
    VIEWS.iter().map(view).collect()
}
