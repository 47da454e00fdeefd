//! Views: the numbers of a position that a theorem looks at.

use super::formula::Code;
use super::kinds::{Kind, NIM, RETREATS, STAIRCASE, TURNING};

/// A list of numbers that is made of a row.
pub struct View {
    /// What the numbers are, in English and Chinese; nothing if they are the row itself.
    pub words: [&'static str; 2],
    /// Of which theorems the view is typical.
    pub kinds: &'static [&'static Kind],
    /// What makes them of the row `h`: a list in Python, a loop that fills `v` in C++, and an
    /// iterator in Rust.
    code: [&'static str; 3],
    pub of: fn(&[i128]) -> Option<Vec<i128>>,
}

impl View {
    /// A line that makes the numbers of the row, which have its name then; nothing if they are the
    /// row itself.
    pub fn line(&self, code: Code) -> String {
        match (self.code[code as usize], code) {
            ("", _) => String::new(),
            (list, Code::Python) => format!("h = {}", list),
            (fill, Code::Cpp) => format!("{{ vector<long long> v; {} swap(h, v); }}", fill),
            (numbers, Code::Rust) => format!("let h: Vec<i64> = {}.collect();", numbers),
        }
    }
}

fn every_second(row: &[i128], from: usize) -> Option<Vec<i128>> {
    (row.len() > 1).then(|| row.iter().skip(from).step_by(2).copied().collect())
}

/// The differences inside pairs from the right; `first` comes before an odd number.
fn differences(row: &[i128], first: i128) -> Option<Vec<i128>> {
    let is_odd = row.len() % 2 == 1;
    let numbers: Vec<i128> = Some(first).filter(|_| is_odd).iter().chain(row).copied().collect();
    let is_ascending = numbers.windows(2).all(|pair| pair[0] <= pair[1]);
    is_ascending.then(|| numbers.chunks(2).map(|pair| pair[1] - pair[0]).collect())
}

/// The free cells between pairs of pieces, which are given in any order.
fn gaps(row: &[i128], first: i128) -> Option<Vec<i128>> {
    let mut sorted = row.to_vec();
    sorted.sort_unstable();
    let is_strip = sorted.len() > 1 && sorted.windows(2).all(|pair| pair[0] < pair[1]);
    let differences = differences(&sorted, first).filter(|_| is_strip)?;
    let gaps: Vec<i128> = differences.into_iter().map(|difference| difference - 1).collect();
    Some(gaps).filter(|gaps| gaps.iter().all(|gap| *gap >= 0))
}

/// The free cells inside pairs; a number that is left over says nothing.
fn pairs(row: &[i128]) -> Option<Vec<i128>> {
    let gap = |pair: &[i128]| (pair[1] - pair[0]).abs() - 1;
    let gaps: Vec<i128> = row.chunks_exact(2).map(gap).collect();
    Some(gaps).filter(|gaps| row.len() > 1 && gaps.iter().all(|gap| *gap >= 0))
}

fn places(places: impl Iterator<Item = i128>, row: &[i128]) -> Option<Vec<i128>> {
    let odd = places.zip(row).filter(|(_, number)| *number % 2 == 1).map(|(place, _)| place);
    let odd = odd.collect();
    (row.len() > 1).then_some(odd)
}

fn runs(row: &[i128], of: i128) -> Option<Vec<i128>> {
    let runs = row.split(|&cell| cell != of).filter(|run| !run.is_empty());
    are_cells(row).then(|| runs.map(|run| run.len() as i128).collect())
}

fn are_cells(row: &[i128]) -> bool {
    row.len() > 1 && row.iter().all(|cell| *cell == 0 || *cell == 1)
}

/// All of them, the row itself first.
pub static VIEWS: [View; 16] = [
    View { words: ["", ""], kinds: &[], code: [""; 3], of: |row| Some(row.to_vec()) },
    View {
        words: ["every second number, from the first one", "从第一个起每隔一个的数"],
        kinds: &[STAIRCASE],
        code: [
            "h[::2]",
            "for (size_t i = 0; i < h.size(); i += 2) v.push_back(h[i]);",
            "h.iter().step_by(2).copied()",
        ],
        of: |row| every_second(row, 0),
    },
    View {
        words: ["every second number, from the second one", "从第二个起每隔一个的数"],
        kinds: &[STAIRCASE],
        code: [
            "h[1::2]",
            "for (size_t i = 1; i < h.size(); i += 2) v.push_back(h[i]);",
            "h.iter().skip(1).step_by(2).copied()",
        ],
        of: |row| every_second(row, 1),
    },
    View {
        words: ["every second number, from the last one", "从最后一个起每隔一个的数"],
        kinds: &[STAIRCASE],
        code: [
            "h[(len(h) - 1) % 2::2]",
            "for (size_t i = (h.size() - 1) % 2; i < h.size(); i += 2) v.push_back(h[i]);",
            "h.iter().skip((h.len() - 1) % 2).step_by(2).copied()",
        ],
        of: |row| every_second(row, (row.len() + 1) % 2),
    },
    View {
        words: ["every second number, from the last but one", "从倒数第二个起每隔一个的数"],
        kinds: &[STAIRCASE],
        code: [
            "h[len(h) % 2::2]",
            "for (size_t i = h.size() % 2; i < h.size(); i += 2) v.push_back(h[i]);",
            "h.iter().skip(h.len() % 2).step_by(2).copied()",
        ],
        of: |row| every_second(row, row.len() % 2),
    },
    View {
        words: [
            "every second gap between the pieces, from the right, cells being counted from 1",
            "从右起每隔一个的棋子间空格数（格子从 1 编号）",
        ],
        kinds: &[STAIRCASE],
        code: [
            "[y - x - 1 for s in [sorted(h + [0] * (len(h) % 2))] for x, y in zip(s[::2], s[1::2])]",
            "if (h.size() % 2) h.push_back(0); sort(h.begin(), h.end()); for (size_t i = 1; i < h.size(); i += 2) v.push_back(h[i] - h[i - 1] - 1);",
            "{ let mut s = h.to_vec(); if s.len() % 2 > 0 { s.push(0); } s.sort(); s }.chunks(2).map(|p| p[1] - p[0] - 1)",
        ],
        of: |row| gaps(row, 0),
    },
    View {
        words: [
            "every second gap between the pieces, from the right, cells being counted from 0",
            "从右起每隔一个的棋子间空格数（格子从 0 编号）",
        ],
        kinds: &[STAIRCASE],
        code: [
            "[y - x - 1 for s in [sorted(h + [-1] * (len(h) % 2))] for x, y in zip(s[::2], s[1::2])]",
            "if (h.size() % 2) h.push_back(-1); sort(h.begin(), h.end()); for (size_t i = 1; i < h.size(); i += 2) v.push_back(h[i] - h[i - 1] - 1);",
            "{ let mut s = h.to_vec(); if s.len() % 2 > 0 { s.push(-1); } s.sort(); s }.chunks(2).map(|p| p[1] - p[0] - 1)",
        ],
        of: |row| gaps(row, -1),
    },
    View {
        words: [
            "every second difference of neighbours, from the right",
            "从右起每隔一个的相邻两数之差",
        ],
        kinds: &[STAIRCASE],
        code: [
            "[y - x for s in [[0] * (len(h) % 2) + h] for x, y in zip(s[::2], s[1::2])]",
            "if (h.size() % 2) h.insert(h.begin(), 0); for (size_t i = 1; i < h.size(); i += 2) v.push_back(h[i] - h[i - 1]);",
            "{ let mut s = h.to_vec(); if s.len() % 2 > 0 { s.insert(0, 0); } s }.chunks(2).map(|p| p[1] - p[0])",
        ],
        of: |row| differences(row, 0).filter(|_| row.len() > 1),
    },
    View {
        words: ["the gaps inside pairs", "每一对之间的空格数"],
        kinds: &[RETREATS],
        code: [
            "[abs(x - y) - 1 for x, y in zip(h[::2], h[1::2])]",
            "for (size_t i = 1; i < h.size(); i += 2) v.push_back(abs(h[i] - h[i - 1]) - 1);",
            "h.chunks_exact(2).map(|p| (p[1] - p[0]).abs() - 1)",
        ],
        of: pairs,
    },
    View {
        words: ["the gaps inside pairs after the first number", "第一个数之后每一对之间的空格数"],
        kinds: &[RETREATS],
        code: [
            "[abs(x - y) - 1 for x, y in zip(h[1::2], h[2::2])]",
            "for (size_t i = 2; i < h.size(); i += 2) v.push_back(abs(h[i] - h[i - 1]) - 1);",
            "h[1..].chunks_exact(2).map(|p| (p[1] - p[0]).abs() - 1)",
        ],
        of: |row| pairs(row.get(1..)?).filter(|_| row.len() % 2 == 1),
    },
    View {
        words: ["the runs of ones", "连续的 1 的各段长度"],
        kinds: &[],
        code: [
            "[len(r) for r in ''.join(map(str, h)).split('0') if r]",
            "for (size_t i = 0; i < h.size(); i++) if (h[i] == 1) { if (i && h[i - 1] == 1) v.back()++; else v.push_back(1); }",
            "h.split(|&x| x != 1).filter(|r| !r.is_empty()).map(|r| r.len() as i64)",
        ],
        of: |row| runs(row, 1),
    },
    View {
        words: ["the runs of zeros", "连续的 0 的各段长度"],
        kinds: &[],
        code: [
            "[len(r) for r in ''.join(map(str, h)).split('1') if r]",
            "for (size_t i = 0; i < h.size(); i++) if (h[i] == 0) { if (i && h[i - 1] == 0) v.back()++; else v.push_back(1); }",
            "h.split(|&x| x != 0).filter(|r| !r.is_empty()).map(|r| r.len() as i64)",
        ],
        of: |row| runs(row, 0),
    },
    View {
        words: ["the numbers less 1", "各数减一"],
        kinds: &[],
        code: [
            "[x - 1 for x in h]",
            "for (long long x : h) v.push_back(x - 1);",
            "h.iter().map(|x| x - 1)",
        ],
        of: |row| {
            let are_positive = row.len() > 1 && row.iter().all(|number| *number > 0);
            are_positive.then(|| row.iter().map(|number| number - 1).collect())
        },
    },
    View {
        words: ["the places of the odd numbers, counted from 0", "奇数所在的位置（从 0 编号）"],
        kinds: &[NIM, TURNING],
        code: [
            "[i for i in range(len(h)) if h[i] % 2]",
            "for (size_t i = 0; i < h.size(); i++) if (h[i] % 2) v.push_back(i);",
            "(0..h.len()).filter(|&i| h[i] % 2 > 0).map(|i| i as i64)",
        ],
        of: |row| places(0..row.len() as i128, row),
    },
    View {
        words: ["the places of the odd numbers, counted from 1", "奇数所在的位置（从 1 编号）"],
        kinds: &[TURNING],
        code: [
            "[i + 1 for i in range(len(h)) if h[i] % 2]",
            "for (size_t i = 0; i < h.size(); i++) if (h[i] % 2) v.push_back(i + 1);",
            "(0..h.len()).filter(|&i| h[i] % 2 > 0).map(|i| i as i64 + 1)",
        ],
        of: |row| places(1..=row.len() as i128, row),
    },
    View {
        words: ["the places of the odd numbers, from the right and from 0", "奇数所在的位置（从右起，从 0 编号）"],
        kinds: &[TURNING],
        code: [
            "[len(h) - 1 - i for i in range(len(h)) if h[i] % 2]",
            "for (size_t i = 0; i < h.size(); i++) if (h[i] % 2) v.push_back(h.size() - 1 - i);",
            "(0..h.len()).filter(|&i| h[i] % 2 > 0).map(|i| (h.len() - 1 - i) as i64)",
        ],
        of: |row| places((0..row.len() as i128).rev(), row),
    },
];
