//! Views: the numbers of a position that a theorem looks at.

use super::formula::{Formula, Terms};
use super::functions::Code;
use super::kinds::{Kind, NIM, RETREATS, STAIRCASE, TURNING};

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
    /// The numbers that it makes of such a row, none of which may be less than 0.
    pub terms: Terms,
}

impl View {
    /// The numbers, if it speaks of the row.
    pub fn of(&self, row: &[i128], parameters: &[i128]) -> Option<Vec<i128>> {
        let mut row = row.to_vec();
        if self.is_sorted {
            row.sort_unstable();
        }
        let speaks = self.speaks.value(&row, parameters)? != 0;
        let list = self.terms.list(&row, parameters)?;
        Some(list).filter(|list| speaks && list.iter().all(|number| *number >= 0))
    }

    /// Lines that make the numbers of the row, which have its name then; none if they are the row
    /// itself.
    pub fn lines(&self, code: Code) -> Vec<String> {
        let sorted =
            ["h = sorted(h)", "sort(h.begin(), h.end());", "let mut h = h.to_vec(); h.sort();"]
                [code as usize];
        let sorted = Some(sorted.to_string()).filter(|_| self.is_sorted);
        let made = Some(self.terms.line(code)).filter(|_| !self.words[0].is_empty());
        sorted.into_iter().chain(made).collect()
    }
}

const SEVERAL: &str = "len(h) > 1";
const CELLS: &str = "len(h) > 1 and all(x < 2 for x in h)";
/// Pieces on different cells, which are given in any order.
const ASCENDING: &str = "len(h) > 1 and all(h[i - 1] < h[i] for i in range(1, len(h)))";

/// All of them, the row itself first.
pub fn views() -> [View; 16] {
    let view = |words, kinds, speaks, terms| View {
        words,
        kinds,
        is_sorted: speaks == ASCENDING,
        speaks: Formula::parse(speaks),
        terms: Terms::parse(terms),
    };
    [
        view(["", ""], &[], "1", "x for x in h"),
        view(
            ["every second number, from the first one", "从第一个起每隔一个的数"],
            &[STAIRCASE],
            SEVERAL,
            "h[i] for i in range(0, len(h), 2)",
        ),
        view(
            ["every second number, from the second one", "从第二个起每隔一个的数"],
            &[STAIRCASE],
            SEVERAL,
            "h[i] for i in range(1, len(h), 2)",
        ),
        view(
            ["every second number, from the last one", "从最后一个起每隔一个的数"],
            &[STAIRCASE],
            SEVERAL,
            "h[i] for i in range((len(h) - 1) % 2, len(h), 2)",
        ),
        view(
            ["every second number, from the last but one", "从倒数第二个起每隔一个的数"],
            &[STAIRCASE],
            SEVERAL,
            "h[i] for i in range(len(h) % 2, len(h), 2)",
        ),
        view(
            [
                "every second gap between the pieces, from the right, cells being counted from 1",
                "从右起每隔一个的棋子间空格数（格子从 1 编号）",
            ],
            &[STAIRCASE],
            ASCENDING,
            "h[i] - (h[i - 1] if i > 0 else 0) - 1 for i in range((len(h) - 1) % 2, len(h), 2)",
        ),
        view(
            [
                "every second gap between the pieces, from the right, cells being counted from 0",
                "从右起每隔一个的棋子间空格数（格子从 0 编号）",
            ],
            &[STAIRCASE],
            ASCENDING,
            "h[i] - (h[i - 1] if i > 0 else -1) - 1 for i in range((len(h) - 1) % 2, len(h), 2)",
        ),
        view(
            [
                "every second difference of neighbours, from the right",
                "从右起每隔一个的相邻两数之差",
            ],
            &[STAIRCASE],
            "len(h) > 1 and all(h[i - 1] <= h[i] for i in range(1, len(h)))",
            "h[i] - (h[i - 1] if i > 0 else 0) for i in range((len(h) - 1) % 2, len(h), 2)",
        ),
        view(
            ["the gaps inside pairs", "每一对之间的空格数"],
            &[RETREATS],
            SEVERAL,
            "abs(h[i] - h[i - 1]) - 1 for i in range(1, len(h), 2)",
        ),
        view(
            ["the gaps inside pairs after the first number", "第一个数之后每一对之间的空格数"],
            &[RETREATS],
            "len(h) > 1 and len(h) % 2 == 1",
            "abs(h[i] - h[i - 1]) - 1 for i in range(2, len(h), 2)",
        ),
        view(
            ["the runs of ones", "连续的 1 的各段长度"],
            &[],
            CELLS,
            "run(i) for i in range(0, len(h)) if h[i] == 1 and (i == len(h) - 1 or h[i + 1] == 0)",
        ),
        view(
            ["the runs of zeros", "连续的 0 的各段长度"],
            &[],
            CELLS,
            "run(i) for i in range(0, len(h)) if h[i] == 0 and (i == len(h) - 1 or h[i + 1] == 1)",
        ),
        view(["the numbers less 1", "各数减一"], &[], SEVERAL, "x - 1 for x in h"),
        view(
            ["the places of the odd numbers, counted from 0", "奇数所在的位置（从 0 编号）"],
            &[NIM, TURNING],
            SEVERAL,
            "i for i in range(0, len(h)) if h[i] % 2 == 1",
        ),
        view(
            ["the places of the odd numbers, counted from 1", "奇数所在的位置（从 1 编号）"],
            &[TURNING],
            SEVERAL,
            "i + 1 for i in range(0, len(h)) if h[i] % 2 == 1",
        ),
        view(
            [
                "the places of the odd numbers, from the right and from 0",
                "奇数所在的位置（从右起，从 0 编号）",
            ],
            &[TURNING],
            SEVERAL,
            "len(h) - 1 - i for i in range(0, len(h)) if h[i] % 2 == 1",
        ),
    ]
}
