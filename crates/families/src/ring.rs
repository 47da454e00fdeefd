//! Taking neighbours from a ring, whose gaps do not close.

use gamecore::{NimValues, Octal};
use oracle::Ruleset;

use crate::prelude::*;
use crate::text::{nim_sum_of, SHOWN};

/// A ring: a position is the case, `n` or `n m`, and once some elements are gone, 0 and their
/// numbers. (The 0 sets it apart from several cases.)
pub struct Ring {
    /// The rules.
    pub rules: &'static str,
    /// What the numbers are.
    pub numbers: &'static str,
    /// What lies in the ring: `stone`.
    pub element: &'static str,
    /// Whether a move takes exactly m; if not, there is no m, and it takes one or two.
    pub exactly_m: bool,
    /// The most elements that a ring may have.
    pub most: u64,
    /// What the judge expects where the player to move wins, and where the other one does.
    pub answers: [&'static str; 2],
    /// Where to start.
    pub starts: &'static [&'static [u64]],
}

/// The elements of a ring that are left, bit by bit, and how many a move takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Elements {
    /// The number of places.
    pub n: u64,
    /// The least and the greatest number of elements that a move takes.
    pub takes: (u64, u64),
    /// Bit i says whether element i + 1 is left.
    pub left: u64,
}

impl Elements {
    /// A ring from which nothing has been taken.
    pub fn full(n: u64, takes: (u64, u64)) -> Elements {
        Elements { n, takes, left: (1 << n) - 1 }
    }
}

/// The rules: take neighbours.
pub struct TakeNeighbours;

impl Ruleset for TakeNeighbours {
    type Position = Elements;

    fn options(&self, elements: &Elements) -> Vec<Elements> {
        let &Elements { n, takes: (least, most), left } = elements;
        let run = |first, take| (0..take).fold(0, |run, step| run | 1_u64 << ((first + step) % n));
        let runs = (least..=most.min(n)).flat_map(|take| (0..n).map(move |first| run(first, take)));
        let rests = runs.filter(|run| left & run == *run).map(|run| left & !run);
        rests.map(|left| Elements { left, ..elements.clone() }).collect()
    }
}

/// In a ring of at most this many elements all winning moves are listed.
const LISTED: u64 = 100_000;

/// A position, taken apart.
struct Parts<'a> {
    n: u64,
    takes: (u64, u64),
    case: &'a [u64],
    gone: &'a [u64],
}

/// Neighbours: the number of the first one, and how many they are.
type Run = (u64, u64);

impl Parts<'_> {
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

    /// The numbers that a move may take from this many neighbours.
    fn takes(&self, of: u64) -> impl Iterator<Item = u64> {
        self.takes.0..=self.takes.1.min(of)
    }

    /// The nim-values of rows, as far as they are needed here.
    fn values(&self) -> NimValues {
        if self.takes == (1, 2) {
            return match self.n {
                n @ 0..=99 => Octal::KAYLES.nim_values(n),
                _ => Octal::KAYLES.periodic(1000).expect("the period is 12"),
            };
        }
        let (take, _) = self.takes;
        let longest = self.rows().iter().map(|&(_, length)| length).max();
        let after_first_take = self.n.saturating_sub(take);
        Octal::take_contiguous(take).nim_values(longest.unwrap_or(after_first_take))
    }

    /// The rows that a first take can leave.
    fn first_rows(&self) -> Vec<u64> {
        self.takes(self.n).map(|take| self.n - take).collect()
    }

    fn sum(&self, values: &NimValues) -> u64 {
        values.nim_sum(self.rows().iter().map(|&(_, length)| length))
    }

    /// The rows in which a move to nim-sum 0 begins for certain: it makes their values smaller.
    fn decisive_rows(&self, values: &NimValues) -> Vec<Run> {
        let sum = self.sum(values);
        let mut rows = self.rows();
        rows.retain(|&(_, length)| values.value(length) ^ sum < values.value(length));
        rows
    }

    /// The winning first takes: wherever they are, they come to the same.
    fn winning_first_takes(&self, values: &NimValues) -> Vec<Run> {
        let winning = self.takes(self.n).filter(|take| values.value(self.n - take) == 0);
        let places = |take| if take == self.n { 1 } else { self.n };
        winning.flat_map(|take| (1..=places(take)).map(move |first| (first, take))).collect()
    }

    /// The winning takes from rows, and whether there are more in the middle of long rows, where
    /// only the takes near the ends are listed.
    fn winning_takes(&self, values: &NimValues) -> (Vec<Run>, bool) {
        let sum = self.sum(values);
        // Where both rows left are longer than the table, they can be made longer and shorter
        // by periods.
        let table = values.table().len() as u64;
        let ends = if self.n <= LISTED { LISTED } else { 2 * table };
        let (mut winning, mut more) = (Vec::new(), false);
        for (first, length) in self.rows() {
            let others = sum ^ values.value(length);
            for take in self.takes(length) {
                let rest = length - take;
                let wins = |&a: &u64| values.value(a) ^ values.value(rest - a) == others;
                let near_the_end = rest.saturating_sub(ends).max(ends + 1)..=rest;
                let places = (0..=rest.min(ends)).chain(near_the_end).filter(wins);
                winning.extend(places.map(|a| (self.element(first, a), take)));
                more |= rest > 2 * ends + 1 && (table..=ends).any(|a| wins(&a));
            }
        }
        (winning, more)
    }

    /// The element this many steps after `first`.
    fn element(&self, first: u64, steps: u64) -> u64 {
        if steps > self.n - first {
            steps - (self.n - first)
        } else {
            first + steps
        }
    }

    /// The position after a take.
    fn after(&self, (first, take): Run) -> Row {
        let mut gone = self.gone.to_vec();
        gone.extend((0..take).map(|steps| self.element(first, steps)));
        gone.sort_unstable();
        [self.case, &[0], &gone].concat()
    }
}

impl Ring {
    /// How many numbers a case has.
    fn case_length(&self) -> usize {
        if self.exactly_m {
            2
        } else {
            1
        }
    }

    fn parts<'a>(&self, position: &'a [u64]) -> Parts<'a> {
        let (case, rest) = position.split_at(self.case_length());
        let gone = rest.get(1..).unwrap_or(&[]);
        let takes = if self.exactly_m { (case[1], case[1]) } else { (1, 2) };
        Parts { n: case[0], takes, case, gone }
    }

    fn reason(&self, parts: &Parts, values: &NimValues) -> String {
        let first_rows = parts.first_rows();
        let first_values = first_rows.iter().map(|&row| values.value(row));
        match (parts.gone, &first_rows[..]) {
            ([], []) => format!("the ring has fewer than {} {}s", parts.takes.0, self.element),
            ([], [row]) => format!(
                "the row of {} that the first take leaves has the nim-value {}",
                row,
                values.value(*row)
            ),
            ([], _) => format!(
                "the rows of {} that the first take can leave have the nim-values {}",
                series(first_rows.iter(), " and "),
                series(first_values, " and ")
            ),
            _ => format!("the nim-sum of the rows' nim-values is {}", parts.sum(values)),
        }
    }

    /// What the first take makes of the ring.
    fn first_take(&self, parts: &Parts, values: &NimValues) -> Vec<String> {
        if self.exactly_m {
            let rows = parts.first_rows();
            return rows.iter().flat_map(|&row| splits(row, parts.takes.0, values)).collect();
        }
        let mut rows = vec![titles(&["take", "row left", "nim-value", "its middle", "leaves"])];
        for take in parts.takes(parts.n) {
            let row = parts.n - take;
            let middle = if row == 0 { 0 } else { 2 - row % 2 };
            let half = (row - middle) / 2;
            let numbers = [take, row, values.value(row), middle].map(|number| number.to_string());
            rows.push([&numbers[..], &[format!("{} and {}", half, half)]].concat());
        }
        table(&rows)
    }

    /// The rows that are left, and their values.
    fn rows_left(&self, parts: &Parts, values: &NimValues) -> Vec<String> {
        let rows = parts.rows();
        if rows.is_empty() {
            return vec!["nothing is left".to_string()];
        }
        let mut lines = vec![titles(&["row", "length", "nim-value"])];
        lines.extend(rows.iter().take(SHOWN).map(|&(first, length)| {
            let last = parts.element(first, length - 1);
            let [length, value] = [length, values.value(length)].map(|number| number.to_string());
            vec![format!("{} to {}", first, last), length, value]
        }));
        let mut lines = table(&lines);
        if rows.len() > SHOWN {
            lines.push(format!("... and {} more rows", rows.len() - SHOWN));
        }
        lines.push(nim_sum_of(rows.iter().map(|&(_, length)| values.value(length))));
        lines
    }
}

/// What the first take leaves, in a few words.
fn first_rows_note(parts: &Parts, values: &NimValues) -> String {
    let rows = parts.first_rows();
    let found = rows.iter().map(|&row| values.value(row));
    match rows.is_empty() {
        true => "no take fits".to_string(),
        false => format!(
            "the first take leaves a row of {}: nim-value {}",
            series(rows.iter(), " or "),
            series(found, " or ")
        ),
    }
}

fn titles(titles: &[&str]) -> Vec<String> {
    titles.iter().map(|title| title.to_string()).collect()
}

/// What a take of `take` can leave of a row, and the row's value.
fn splits(row: u64, take: u64, values: &NimValues) -> Vec<String> {
    let rest = match row.checked_sub(take) {
        Some(rest) => rest,
        None => return vec![format!("G({}) = 0, because {} do not fit into the row", row, take)],
    };
    let pairs = (0..=rest / 2).take(SHOWN);
    let mut rows = [titles(&["rows a, b"]), titles(&["G(a) xor G(b)"])];
    for a in pairs {
        rows[0].push(format!("{}, {}", a, rest - a));
        rows[1].push((values.value(a) ^ values.value(rest - a)).to_string());
    }
    let mut lines = vec![format!("a take from the row of {} leaves rows a and b:", row)];
    lines.extend(table(&rows));
    if let Some(more @ 1..) = (rest / 2 + 1).checked_sub(SHOWN as u64) {
        lines.push(format!("... and {} more", counted(more, "pair")));
    }
    lines.push(format!("G({}), the least number not among these, is {}", row, values.value(row)));
    lines
}

impl Study for Ring {
    fn rules(&self) -> &'static str {
        self.rules
    }

    fn numbers(&self) -> &'static str {
        self.numbers
    }

    fn check(&self, position: &[u64]) -> Result<(), String> {
        let case = self.case_length();
        if position.len() < case {
            return Err(format!("a position begins with {}", ["n", "n and m"][case - 1]));
        }
        if let Some(number) = position[..case].iter().find(|n| !(1..=self.most).contains(n)) {
            return Err(format!("{} is not from 1 to {}", number, self.most));
        }
        if position.len() == case + 1 || *position.get(case).unwrap_or(&0) != 0 {
            return Err("0 comes before what is gone".to_string());
        }
        let parts = self.parts(position);
        let n = parts.n;
        let ascending = parts.gone.windows(2).all(|pair| pair[0] < pair[1]);
        if !ascending || parts.gone.iter().any(|gone| !(1..=n).contains(gone)) {
            return Err(format!("what is gone must be in ascending order, and from 1 to {}", n));
        }
        Ok(())
    }

    fn is_playable(&self, position: &[u64]) -> bool {
        position[0] <= 24
    }

    fn options(&self, position: &[u64]) -> Vec<Row> {
        let parts = self.parts(position);
        let full = Elements::full(parts.n, parts.takes);
        let left = parts.gone.iter().fold(full.left, |left, gone| left & !(1 << (gone - 1)));
        let options = TakeNeighbours.options(&Elements { left, ..full });
        let row = |option: Elements| {
            let gone = (1..=parts.n).filter(|element| option.left >> (element - 1) & 1 == 0);
            parts.case.iter().copied().chain(Some(0)).chain(gone).collect()
        };
        options.into_iter().map(row).collect()
    }

    fn outcome(&self, position: &[u64]) -> Outcome {
        let parts = self.parts(position);
        let values = parts.values();
        match parts.gone {
            [] => Outcome::n_if(parts.first_rows().iter().any(|&row| values.value(row) == 0)),
            _ => Outcome::from_nim_value(parts.sum(&values)),
        }
    }

    fn winning<'a>(&'a self, position: &'a [u64]) -> Winning<'a> {
        let parts = self.parts(position);
        let values = parts.values();
        let after = move |take| self.parts(position).after(take);
        if parts.gone.is_empty() {
            return Winning::all(parts.winning_first_takes(&values).into_iter().map(after));
        }
        let (takes, more) = parts.winning_takes(&values);
        let takes = takes.into_iter().map(after);
        if more {
            Winning::some(takes)
        } else {
            Winning::all(takes)
        }
    }

    fn answer(&self, position: &[u64]) -> String {
        self.outcome(position).choose(self.answers[0], self.answers[1]).to_string()
    }

    fn explain(&self, position: &[u64]) -> Explanation {
        let parts = self.parts(position);
        let values = parts.values();
        let reason = self.reason(&parts, &values);
        Explanation {
            headline: headline(&self.answer(position), &reason, self.outcome(position)),
            lines: match parts.gone {
                [] => self.first_take(&parts, &values),
                _ => self.rows_left(&parts, &values),
            },
        }
    }

    fn tempting(&self, position: &[u64]) -> Vec<Row> {
        let parts = self.parts(position);
        let longest = parts.rows().into_iter().rev().max_by_key(|&(_, length)| length);
        let everything = (1, if parts.gone.is_empty() { parts.n } else { 0 });
        let (first, length) = longest.unwrap_or(everything);
        let mut moves = Vec::new();
        for take in parts.takes(length) {
            moves.push((first, take));
            if length < parts.n {
                moves.push((parts.element(first, (length - take) / 2), take));
            }
        }
        moves.dedup();
        moves.into_iter().take(3).map(|take| parts.after(take)).collect()
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        let (before, after) = (self.parts(from), self.parts(to));
        let is_new = |element: &u64| before.gone.binary_search(element).is_err();
        let taken: Vec<u64> = after.gone.iter().copied().filter(is_new).collect();
        let comes_after = |element: u64| if element == 1 { before.n } else { element - 1 };
        let begins = |element: &&u64| taken.binary_search(&comes_after(**element)).is_err();
        let first = taken.iter().find(begins).copied().unwrap_or(1);
        let last = before.element(first, (taken.len() as u64).saturating_sub(1));
        match taken.len() as u64 {
            1 => format!("take {} {}", self.element, first),
            all if all == before.n => format!("take all {}", counted(all, self.element)),
            2 => format!("take {}s {} and {}", self.element, first, last),
            _ => format!("take {}s {} to {}", self.element, first, last),
        }
    }

    fn board(&self, position: &[u64], theorem: bool) -> Board {
        let parts = self.parts(position);
        let cell = |element| match parts.gone.binary_search(&element) {
            Ok(_) => Cell::Gone,
            Err(_) => Cell::Stone,
        };
        let mut cells =
            Cells { ring: true, cells: (1..=parts.n).map(cell).collect(), ..Cells::default() };
        if self.exactly_m {
            cells.note = format!("take {}", parts.takes.0);
        }
        if theorem {
            let values = parts.values();
            let elements = |&(first, length): &Run| -> Vec<u64> {
                (0..length).map(|steps| parts.element(first, steps)).collect()
            };
            cells.marked = parts.decisive_rows(&values).iter().flat_map(elements).collect();
            cells.note = match parts.gone {
                [] => first_rows_note(&parts, &values),
                _ => nim_sum_of(parts.rows().iter().map(|&(_, length)| values.value(length))),
            };
        }
        Board::Cells(cells)
    }

    fn starts(&self) -> Vec<Row> {
        rows(self.starts)
    }

    fn random(&self, random: &mut Random) -> Row {
        let mut row = vec![random.int(7..=12)];
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
