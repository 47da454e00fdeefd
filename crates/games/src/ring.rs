//! Taking neighbours from a ring, whose gaps do not close.

use std::ops::RangeInclusive;

use gamecore::{Heaps, Octal};
use oracle::games::{Elements, TakeNeighbours};
use study::prelude::*;

use crate::rows::{self, check_listed, list, listed, Rows, Run};

/// A ring: a position is the case, `n` or `n m`, and once some elements are gone, 0 and their
/// numbers. (The 0 sets it apart from several cases.)
pub struct Ring {
    /// The facts that do not depend on the position.
    pub about: fn() -> About,
    /// The name of one of the things in the ring: `stone`.
    pub element: fn() -> &'static str,
    /// Whether a move takes exactly m; if not, there is no m, and it takes one or two.
    pub exactly_m: bool,
    /// The most elements that a ring may have.
    pub most: u64,
}

/// A position, taken apart.
#[derive(Clone, Copy)]
struct Circle<'a> {
    position: &'a [u64],
    case_length: usize,
    n: u64,
    takes: (u64, u64),
    gone: &'a [u64],
}

impl Circle<'_> {
    /// The rows between the gaps; none if nothing is gone.
    fn rows(&self) -> Vec<Run> {
        let between = |pair: &[u64]| (pair[0] + 1, pair[1] - pair[0] - 1);
        let mut rows: Vec<Run> = self.gone.windows(2).map(between).collect();
        if let (Some(&first), Some(&last)) = (self.gone.first(), self.gone.last()) {
            rows.push((last % self.n + 1, self.n - last + first - 1));
        }
        rows.retain(|&(_, length)| length > 0);
        rows
    }

    /// The element this many steps after `first`.
    fn element(&self, first: u64, steps: u64) -> u64 {
        let to_the_end = self.n - first;
        if steps > to_the_end {
            steps - to_the_end
        } else {
            first + steps
        }
    }

    /// The ring as the rules have it.
    fn elements(&self) -> Elements {
        let full = Elements::full(self.n, self.takes);
        let left = self.gone.iter().fold(full.left, |left, element| left & !(1 << (element - 1)));
        Elements { left, ..full }
    }

    /// The row of an option.
    fn row(&self, option: &Elements) -> Row {
        let gone = (1..=option.n).filter(|element| option.left >> (element - 1) & 1 == 0);
        list(self.case_length, &self.position[..self.case_length], gone)
    }

    /// The position after a take.
    fn after(&self, (first, take): Run) -> Row {
        list(self.case_length, self.position, (0..take).map(|steps| self.element(first, steps)))
    }
}

/// A position, and the theorem for all rows that can be left.
struct Analysis<'a> {
    circle: Circle<'a>,
    game: Heaps<Octal>,
}

impl<'a> Analysis<'a> {
    fn wins(&self) -> bool {
        match self.circle.gone {
            [] => !self.winning_first_takes().is_empty(),
            _ => self.rows().nim_sum() > 0,
        }
    }

    fn winning(&self) -> Winning<'a> {
        let circle = self.circle;
        if circle.gone.is_empty() {
            let takes = self.winning_first_takes().into_iter();
            return Winning::all(takes.map(move |take| circle.after(take)));
        }
        self.rows().winning(move |taken| {
            circle.after((circle.element(taken.first, taken.before), taken.count))
        })
    }

    fn rows(&self) -> Rows<'_> {
        Rows { game: &self.game, rows: self.circle.rows() }
    }

    /// The first takes by their size, and the rows that they leave.
    fn first_takes(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let Circle { n, takes: (least, most), .. } = self.circle;
        (least..=most.min(n)).map(move |take| (take, n - take))
    }

    /// The rows that a first take can leave, and their nim-values.
    fn first_rows(&self, separator: &str) -> [String; 2] {
        let rows = || self.first_takes().map(|(_, row)| row);
        [series(rows(), separator), series(rows().map(|row| self.game.value(row)), separator)]
    }

    /// The first takes that win: wherever they are, they come to the same.
    fn winning_first_takes(&self) -> Vec<Run> {
        let winning = self.first_takes().filter(|&(_, row)| self.game.value(row) == 0);
        let places = |row| if row == 0 { 1 } else { self.circle.n };
        let takes =
            winning.flat_map(|(take, row)| (1..=places(row)).map(move |first| (first, take)));
        takes.collect()
    }

    /// The rows that a first take of m leaves, and those that can be left of them.
    fn splits(&self, take: u64, row: u64) -> Vec<String> {
        let value = |row| self.game.value(row);
        let rest = match row.checked_sub(take) {
            Some(rest) => rest,
            None => {
                return vec![said!(
                    "G({row}) = 0, because {take} do not fit into the row",
                    "G({row}) = 0，因为这一排不足 {take} 个"
                )]
            }
        };
        let mut lines = vec![said!(
            "a take from the row of {row} leaves rows a and b:",
            "从 {row} 个的一排中取一次，留下 a 个和 b 个的两排："
        )];
        lines.extend(figures(&["a, b", "G(a) xor G(b)"], rest as usize / 2 + 1, |a| {
            let (a, b) = (a as u64, rest - a as u64);
            vec![format!("{}, {}", a, b), (value(a) ^ value(b)).to_string()]
        }));
        lines.push(said!(
            "G({row}), the least number that is not in the last column, is {}",
            "G({row}) 是最后一列中没有出现的最小非负整数，即 {}",
            value(row)
        ));
        lines
    }

    /// The first takes of one or two, and the middle that answers each.
    fn middles(&self) -> Vec<String> {
        let takes: Vec<(u64, u64)> = self.first_takes().collect();
        let heads = words(
            ["take", "row left", "nim-value", "its middle", "leaves"],
            ["取", "留下一排", "SG 值", "正中", "分成"],
        );
        figures(&heads, takes.len(), |place| {
            let (take, row) = takes[place];
            let middle = if row == 0 { 0 } else { 2 - row % 2 };
            let half = (row - middle) / 2;
            let numbers =
                [take, row, self.game.value(row), middle].map(|number| number.to_string());
            [&numbers[..], &[said!("{half} and {half}", "{half} 和 {half}")]].concat()
        })
    }

    /// The rows that are left, and their values.
    fn rows_left(&self) -> Vec<String> {
        let rows = self.rows();
        if rows.rows.is_empty() {
            return vec![said!("nothing is left", "已全部取完")];
        }
        let mut lines = figures(
            &words(["row", "length", "nim-value"], ["排", "长度", "SG 值"]),
            rows.rows.len(),
            |place| {
                let (first, length) = rows.rows[place];
                let last = self.circle.element(first, length - 1);
                let value = self.game.value(length);
                vec![
                    said!("{first} to {last}", "{first} 至 {last}"),
                    length.to_string(),
                    value.to_string(),
                ]
            },
        );
        lines.push(rows.note());
        lines
    }
}

impl Ring {
    /// The least and the greatest number that a move takes.
    fn takes(&self, position: &[u64]) -> (u64, u64) {
        if self.exactly_m {
            (position[1], position[1])
        } else {
            (1, 2)
        }
    }

    fn circle<'a>(&self, position: &'a [u64]) -> Circle<'a> {
        let (case_length, takes) = (self.case_length(), self.takes(position));
        let gone = listed(case_length, position);
        Circle { position, case_length, n: position[0], takes, gone }
    }

    fn analysis<'a>(&self, position: &'a [u64]) -> Analysis<'a> {
        let circle = self.circle(position);
        if self.exactly_m {
            let rules = Octal::take_contiguous(circle.takes.0);
            let game = rules.up_to(circle.n.saturating_sub(circle.takes.0));
            return Analysis { circle, game };
        }
        let game = Octal::KAYLES.periodic(167).expect("the period is 12");
        Analysis { circle, game }
    }

    /// How many numbers a case has.
    fn case_length(&self) -> usize {
        1 + usize::from(self.exactly_m)
    }

    /// A ring of some size, of which a few elements may be gone.
    fn random_of(&self, sizes: RangeInclusive<u64>, random: &mut Random) -> Row {
        let mut row = vec![random.int(sizes)];
        if self.exactly_m {
            row.push(random.int(1..=3));
        }
        for _ in 0..random.int(0..=2) {
            let next = random.choose(&self.options(&row)).clone();
            if !self.options(&next).is_empty() {
                row = next;
            }
        }
        row
    }
}

impl Study for Ring {
    fn about(&self) -> About {
        (self.about)()
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let case = self.case_length();
        if position.len() < case {
            return Err(said!(
                "a position begins with {}",
                "局面应以 {} 开头",
                ["n", words("n and m", "n 和 m")][case - 1]
            ));
        }
        if let Some(number) = position[..case].iter().find(|n| !(1..=self.most).contains(n)) {
            return Err(said!(
                "{number} is not from 1 to {}",
                "{number} 不在 1 到 {} 之间",
                self.most
            ));
        }
        check_listed(case, position, words("elements that are gone", "已取走的编号"))
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 24
    }

    fn play<'a>(&'a self, position: &'a [u64]) -> Play<'a> {
        let circle = self.circle(position);
        Play::new(
            Options::by(
                move || (TakeNeighbours, circle.elements()),
                move |option| circle.row(&option),
            ),
            move || self.analysis(position).wins(),
            move || self.analysis(position).winning(),
        )
    }

    fn reason(&self, position: &[u64]) -> String {
        let analysis = self.analysis(position);
        let [rows, values] = analysis.first_rows(words(" and ", " 和 "));
        match (analysis.circle.gone, analysis.first_takes().count()) {
            ([], 0) => said!(
                "the ring has fewer than {0} {1}s",
                "环上的{1}不足 {0} 个",
                position[1],
                (self.element)(),
            ),
            ([], 1) => {
                said!(
                    "the row of {rows} that the first take leaves has the nim-value {values}",
                    "第一次取走后留下 {rows} 个的一排，SG 值是 {values}"
                )
            }
            ([], _) => said!(
                "the rows of {rows} that the first take can leave have the nim-values {values}",
                "第一次取走后留下 {rows} 个的一排，SG 值分别是 {values}"
            ),
            _ => analysis.rows().reason(),
        }
    }

    fn figures(&self, position: &[u64]) -> Vec<String> {
        let analysis = self.analysis(position);
        match analysis.circle.gone {
            [] if self.exactly_m => {
                let takes = analysis.first_takes();
                takes.flat_map(|(take, row)| analysis.splits(take, row)).collect()
            }
            [] => analysis.middles(),
            _ => analysis.rows_left(),
        }
    }

    fn kept<'a>(&'a self, position: &'a [u64]) -> Option<Kept<'a>> {
        let said = self.analysis(position).rows().paired()?;
        Some(Kept { said, holds: Box::new(move |row| self.analysis(row).rows().are_twins()) })
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (self.circle(from), self.circle(to));
        let taken: Vec<u64> =
            after.gone.iter().copied().filter(|element| !before.gone.contains(element)).collect();
        // They may go round the end of the numbers.
        let stays = |element: u64| !taken.contains(&element);
        let n = before.n;
        let first =
            taken.iter().find(|&&element| stays(if element == 1 { n } else { element - 1 }));
        let last = taken.iter().find(|&&element| stays(element % n + 1));
        let element = (self.element)();
        match (first, last, taken.len()) {
            (_, _, 1) => said!("take {element} {}", "取{element} {}", taken[0]),
            (Some(one), Some(two), 2) => {
                said!("take {element}s {one} and {two}", "取{element} {one} 和 {two}")
            }
            (Some(first), Some(last), _) => {
                said!("take {element}s {first} to {last}", "取{element} {first} 至 {last}")
            }
            _ => said!("take all {}", "取走全部 {} 个", counted(n, element)),
        }
    }

    fn board(&self, position: &[u64]) -> Board {
        let analysis = self.analysis(position);
        let (circle, rows) = (analysis.circle, analysis.rows());
        let cell = |element| match circle.gone.binary_search(&element) {
            Ok(_) => Cell::Gone,
            Err(_) => Cell::Stone,
        };
        let elements = |(first, length)| (0..length).map(move |steps| circle.element(first, steps));
        let [first_rows, values] = analysis.first_rows(words(" or ", " 或 "));
        let take_m = said!("take {}", "每次取 {} 个", circle.takes.0);
        Board::Cells(Cells {
            ring: true,
            cells: (1..=circle.n).map(cell).collect(),
            caption: if self.exactly_m { take_m } else { String::new() },
            marked: rows.decisive().into_iter().flat_map(elements).collect(),
            note: match circle.gone {
                [] if first_rows.is_empty() => said!("no take fits", "一次也不能取"),
                [] => {
                    said!(
                        "the first take leaves a row of {first_rows}: nim-value {values}",
                        "第一次取走后留下 {first_rows} 个的一排：SG 值 {values}"
                    )
                }
                _ => rows.note(),
            },
            ..Cells::default()
        })
    }

    fn name(&self, position: &[u64]) -> String {
        let circle = self.circle(position);
        let ring = match self.exactly_m {
            true => {
                said!("a ring of {}, m = {}", "{} 个围成一圈，m = {}", circle.n, circle.takes.0)
            }
            false => said!("a ring of {}", "{} 个围成一圈", circle.n),
        };
        match circle.gone {
            [] => ring,
            gone => said!("{ring} without {}", "{ring}，已取走 {}", study::write(gone)),
        }
    }

    fn idea(&self, position: &[u64]) -> Option<&'static str> {
        rows::idea(&self.circle(position).rows())
    }

    fn small(&self) -> Vec<Vec<Row>> {
        line(1..=20, |n| [&[n][..], &self.about().starts[0][1..self.case_length()]].concat())
    }

    fn random(&self, random: &mut Random) -> Row {
        self.random_of(7..=12, random)
    }

    fn larger(&self, random: &mut Random) -> Row {
        self.random_of(10..=15, random)
    }
}
