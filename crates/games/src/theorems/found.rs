//! A theorem as it was found: how it agrees with a table, and the words for it.

use std::collections::BTreeMap;
use std::rc::Rc;

use study::{said, words, Row};

use crate::table::{Fate, Table};

use super::evidence::{information, MARGIN};
use super::formula::Formula;
use super::kinds::Kind;
use super::statement::Statement;
use super::views::View;

/// A theorem, and how it agrees with a table.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// What it is, in the language that is spoken.
    pub name: String,
    /// The theorems of the problems that it may be, the most likely first.
    pub kinds: Vec<&'static Kind>,
    /// Whether it gives nim-values, and not only which positions are lost.
    pub values: bool,
    /// On how many positions it agrees.
    pub agrees: usize,
    /// Of how many it speaks.
    pub speaks: usize,
    /// How many there are.
    pub of: usize,
    /// On how many more positions it agrees, beyond those of the table.
    pub beyond: usize,
    /// Lines of code in Python, C++ and Rust, the last of which is the formula; none for a game
    /// whose nim-values are only known as a table. They are about a row `h`, its only number `n`, or
    /// its two numbers `a` and `b`.
    pub code: Option<[Vec<String>; 3]>,
    /// The description of a game with this table, for a game that can be described.
    pub game: Option<String>,
    /// What proves it, if anything does.
    pub proof: Option<String>,
    /// Where it first fails: the position, what it says and what is true.
    pub fails: Option<(Row, String, String)>,
    /// The first position of which it does not speak.
    pub silent: Option<Row>,
    /// The words of another view under which it says the same of all positions, but something else of
    /// rows of other lengths: the positions do not tell which of both it is.
    pub either: Option<String>,
    /// About how many more positions would be evidence, where these are too few.
    pub needs: usize,
    /// Whether it is a law of the numbers of the row, one by one, and not only a list of values.
    pub(super) of_heaps: bool,
    /// Whether it only lists what was seen.
    pub(super) is_listed: bool,
    /// The bits that it saves.
    pub(super) score: f64,
    /// Whether it saves more bits where it agrees with more positions.
    pub(super) may_gain: bool,
    pub(super) statement: Option<Rc<Statement>>,
}

/// A theorem that saves so many bits less than a better one is not worth a line.
const WORSE: f64 = 10.0;

impl Found {
    /// What it says of a position: the nim-value, or 1 if it is lost and 0 if not; `None` where it
    /// says nothing, or if it gives no formula.
    ///
    /// O(size of the formula) steps, times the numbers of the row for each sum in it.
    pub fn says(&self, row: &Row) -> Option<u64> {
        let says = self.statement.as_ref()?.evaluate(row)?;
        u64::try_from(says).ok()
    }

    /// Compares it with the positions of a larger table at these places: it is a near miss if it
    /// fails on one of them. Otherwise they are evidence, too, one for each set of numbers.
    pub(super) fn try_on(&mut self, further: &Table, places: &[usize]) {
        let statement = match &self.statement {
            Some(statement) if self.fails.is_none() => Rc::clone(statement),
            _ => return,
        };
        let needs_evidence = self.may_gain && self.score < MARGIN;
        let mut foretold = BTreeMap::new();
        for &place in places {
            let row = &further.rows[place];
            let truth = match &further.values {
                Some(values) if self.values => i128::from(values[place]),
                None if self.values => return,
                _ => i128::from(further.fates[place] == Fate::Loss),
            };
            match statement.evaluate(row) {
                Some(said) if said == truth => {
                    self.beyond += 1;
                    if !needs_evidence {
                        continue;
                    }
                    let mut numbers = row.clone();
                    numbers.sort_unstable();
                    foretold.insert(numbers, said as u64);
                }
                Some(said) => {
                    self.fails =
                        Some((row.clone(), statement.worded(said), statement.worded(truth)));
                    self.proof = None;
                    return;
                }
                None => {}
            }
        }
        if needs_evidence {
            let gained = information(foretold.into_values().map(|label| (label, 1.0)));
            // It is believed then, and stands behind those that the table alone bears out.
            self.score = MARGIN.min(self.score + gained);
        }
    }

    /// Looks for another view of rows, all of one length, that fits as well.
    pub(super) fn look_for_another_view(&mut self, rows: &[&Row], views: &[Rc<View>]) {
        let length = rows[0].len();
        let statement = match &self.statement {
            // Two numbers are a pair, and not a row.
            Some(statement) if length > 2 && rows.iter().all(|row| row.len() == length) => {
                statement
            }
            _ => return,
        };
        let fits = |view: &&Rc<View>| {
            let other = Statement { view: Rc::clone(view), ..(**statement).clone() };
            let is_same = |row: &&Row| statement.evaluate(row) == other.evaluate(row);
            let differs = |row: &&Row| {
                let (one, two) = (statement.of_numbers(row, 1), other.of_numbers(row, 1));
                one.is_some() && two.is_some() && one != two
            };
            rows.iter().all(is_same) && rows.iter().any(differs)
        };
        self.either = views.iter().find(fits).map(|view| view.words());
    }

    /// Whether it only lists what was seen.
    pub fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Whether it speaks of nearly all positions.
    pub fn is_whole(&self) -> bool {
        is_nearly_all(self.speaks, self.of)
    }

    /// What it says, on how many positions it agrees, and what proves it, or where it fails: lines
    /// in the language that is spoken.
    pub fn lines(&self) -> Vec<String> {
        let subject = match self.values {
            true => words("nim-values", "SG 值"),
            false => words("P-positions", "必败态"),
        };
        if let Some((row, said, truth)) = &self.fails {
            return vec![said!(
                "{}: {}, {}; at {} it says {}, and {} is true",
                "{}：{}，{}；局面 {} 处按定理为 {}，实际为 {}",
                subject,
                self.name,
                self.counts(),
                study::write(row),
                said,
                truth
            )];
        }
        let mut lines = vec![match self.kinds.first() {
            Some(kind) => {
                let kind = words(kind.name[0], kind.name[1]);
                said!("{}: {} ({})", "{}：{}（{}）", subject, self.name, kind)
            }
            None => said!("{}: {}", "{}：{}", subject, self.name),
        }];
        lines.push(self.counts());
        lines.extend(self.either.iter().map(|what| {
            said!(
                "of {} it says the same: rows of other lengths would tell",
                "改看{}，结论相同：其他长度的局面才能区分",
                what
            )
        }));
        let proof = self.proof.iter();
        lines.extend(proof.map(|proof| said!("proved: {}", "已证明：{}", proof)));
        lines
    }

    /// On how many of how many positions it agrees.
    fn counts(&self) -> String {
        let seen = match self.agrees == self.of {
            true => said!("agrees on all {} positions", "与全部 {} 个局面相符", self.of),
            false => said!(
                "agrees on {} of {} positions",
                "与 {} 个局面相符（共 {} 个）",
                self.agrees,
                self.of
            ),
        };
        let seen = match &self.silent {
            Some(row) if self.speaks < self.of => {
                said!("{}; `{}` is not among them", "{}，不含 `{}`", seen, study::write(row))
            }
            _ => seen,
        };
        match self.beyond {
            0 => seen,
            more => said!("{}, and on {} beyond them", "{}，之外的 {} 个局面也相符", seen, more),
        }
    }

    /// Whether both agree with all positions, and say the same of some others, too.
    pub(super) fn says_as(&self, other: &Found, rows: &[Row]) -> bool {
        let agree = self.values == other.values && self.is_whole() && other.fails.is_none();
        let both = |row: &Row| self.says(row).zip(other.says(row));
        let differ = |row: &Row| both(row).map_or(false, |(one, two)| one != two);
        agree && other.statement.is_some() && !rows.iter().any(differ)
    }

    /// Whether it gives nim-values that are against the other one, on who wins.
    pub(super) fn contradicts(&self, other: &Found, rows: &[Row]) -> bool {
        let both = |row: &Row| self.says(row).zip(other.says(row));
        let differ =
            |row: &Row| both(row).map_or(false, |(value, lost)| (value == 0) != (lost == 1));
        self.values && !other.values && self.is_whole() && rows.iter().any(differ)
    }

    /// Whether the other one says no more than that the nim-sum is 0, which is the nim-value here.
    fn repeats(&self, other: &Found) -> bool {
        let (one, other) = match (&self.statement, &other.statement) {
            (Some(one), Some(other)) => (one, other),
            _ => return false,
        };
        let is_same = one.reading == other.reading && Rc::ptr_eq(&one.view, &other.view);
        let zero = Formula::parse("z == 0").with('z', &one.says);
        one.says.is_nim_sum() && is_same && zero == other.says
    }

    /// Whether the other one, which is not better, says little that this one does not.
    pub(super) fn covers(&self, other: &Found) -> bool {
        let agrees = self.fails.is_none();
        let nearly_all = is_nearly_all(self.speaks, other.speaks);
        let same = self.kinds.first() == other.kinds.first() || other.kinds.is_empty();
        let is_part = !is_nearly_all(other.speaks, self.speaks);
        let is_worse = other.score + WORSE < self.score || other.is_listed && !self.is_listed;
        match self.values == other.values {
            true => nearly_all && (same || agrees && (is_part || is_worse)),
            false => {
                self.values && agrees && (nearly_all && same || is_part || self.repeats(other))
            }
        }
    }
}

/// Whether some positions are nearly all of them: a few at the beginning may be exceptions.
pub(super) fn is_nearly_all(some: usize, all: usize) -> bool {
    20 * some >= 19 * all
}
