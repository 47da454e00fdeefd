//! Theorems compared with all positions.

use std::collections::HashMap;
use std::rc::Rc;

use gamecore::Period;
use study::{said, Row};

use crate::table::{Fate, Table};

use super::by_feature::Labelled;
use super::candidate::Candidate;
use super::evidence::{information, MARGIN};
use super::found::{is_nearly_all, Found};
use super::functions::Code;
use super::kinds::Kind;
use super::readings::Reading;
use super::statement::Statement;
use super::views::View;

/// What is known of each position: its nim-value, or whether it is lost.
#[derive(Clone)]
pub struct Question {
    pub values: bool,
    pub labels: Vec<u64>,
    /// Whether a win everywhere says nothing new: the nim-values are known, or play may be drawn.
    pub is_told: bool,
    /// The period of the nim-values of single heaps, if the rules prove it.
    pub period: Option<Period>,
}

/// The questions that a table answers, its positions in this order.
pub fn questions(table: &Table, order: &[usize], period: Option<Period>) -> Vec<Question> {
    let lost = order.iter().map(|&index| u64::from(table.fates[index] == Fate::Loss)).collect();
    let is_told = table.values.is_some() || table.fates.contains(&Fate::Draw);
    let outcomes = Question { values: false, labels: lost, is_told, period };
    let values = table.values.as_ref().map(|values| Question {
        values: true,
        labels: order.iter().map(|&index| values[index]).collect(),
        ..outcomes.clone()
    });
    values.into_iter().chain(Some(outcomes)).collect()
}

/// The nim-values of a table, in order, also of one in misere play.
pub fn normal_values(table: &Table, order: &[usize]) -> Option<Vec<u64>> {
    let computed = || Table::of_options(table.rows.clone(), table.options.clone()?).values;
    let values = table.values.clone().or_else(computed)?;
    Some(order.iter().map(|&index| values[index]).collect())
}

/// The parameters and the numbers of a position.
pub type Read = (Vec<i128>, Vec<i128>);

/// How much each position counts: where the order of the numbers does not matter, those that differ
/// in it are one position together.
pub fn weights(rows: &[Read], labels: &[u64]) -> Vec<f64> {
    let mut classes: HashMap<Read, (u64, f64)> = HashMap::new();
    let sorted = |(parameters, numbers): &Read| {
        let mut numbers = numbers.clone();
        numbers.sort_unstable();
        (parameters.clone(), numbers)
    };
    let symmetric = rows.iter().zip(labels).all(|(row, label)| {
        let (first, size) = classes.entry(sorted(row)).or_insert((*label, 0.0));
        *size += 1.0;
        first == label
    });
    let weight = |row| if symmetric { 1.0 / classes[&sorted(row)].1 } else { 1.0 };
    rows.iter().map(weight).collect()
}

/// All positions, in order, as a view of a reading has them.
pub struct Compared<'a> {
    pub question: &'a Question,
    pub rows: &'a [&'a Row],
    pub weights: &'a [f64],
    pub reading: &'a Rc<Reading>,
    pub read: &'a [Read],
    pub view: &'a Rc<View>,
    pub viewed: &'a [Option<Vec<i128>>],
    /// The bits that tell the view and the reading from the others.
    pub cost: f64,
}

/// What a theorem says of the positions.
struct Tally {
    /// The first place of which it does not speak.
    silent: Option<usize>,
    /// The labels of the positions of which it speaks, with their weights.
    spoken: Vec<(u64, f64)>,
    fails: usize,
    /// The place where it first fails, and what it says there.
    first: Option<(usize, i128)>,
}

/// A theorem that fails more often explains nothing.
const FAILURES: usize = 8;

impl Compared<'_> {
    /// Those of the first so many positions that the view sees, with what is known of each.
    pub fn labelled(&self, count: usize, labels: &[u64]) -> Vec<Labelled<'_>> {
        let all = self.viewed[..count].iter().zip(self.read).zip(labels);
        let seen = all.filter_map(|((row, (parameters, _)), label)| {
            Some(Labelled { row: row.as_deref()?, parameters, label: *label })
        });
        seen.collect()
    }

    /// How a theorem agrees; `None` if it fails too often, or speaks of too little.
    ///
    /// One that saves too few bits to be believed has a [`Found::score`] below [`MARGIN`].
    pub fn with(&self, candidate: Candidate) -> Option<Found> {
        let length = self.rows[0].len();
        let are_even = || self.rows.iter().all(|row| row.len() == length);
        // In rows of one length a list does not tell the places from one end and from the other.
        if candidate.is_listed && self.view.is_of_places() && are_even() {
            return None;
        }
        let tally = self.tally(&candidate)?;
        let (speaks, of) = (tally.spoken.len(), self.rows.len());
        let (score, needs) = self.saved(&candidate, &tally)?;
        let statement = Statement {
            reading: Rc::clone(self.reading),
            view: Rc::clone(self.view),
            says: candidate.says.clone(),
            values: self.question.values,
        };
        let code = || Code::ALL.map(|(code, _)| statement.lines(code));
        let (is_whole, view) = (is_nearly_all(speaks, of), self.view.words());
        Some(Found {
            values: self.question.values,
            agrees: speaks - tally.fails,
            speaks,
            of,
            code: candidate.game.is_none().then(code),
            fails: tally.first.map(|(place, said)| {
                let truth = i128::from(self.question.labels[place]);
                (self.rows[place].clone(), statement.worded(said), statement.worded(truth))
            }),
            silent: tally.silent.map(|place| self.rows[place].clone()),
            kinds: if is_whole { self.kinds(&candidate) } else { Vec::new() },
            needs,
            of_heaps: candidate.of_number && view.is_empty() && !candidate.is_listed,
            is_listed: candidate.is_listed,
            score,
            may_gain: candidate.saves.is_infinite(),
            statement: Some(Rc::new(statement)),
            game: candidate.game,
            name: match view.is_empty() {
                true => candidate.name,
                false => said!("{}, of {}", "{}（{}）", candidate.name, view),
            },
            ..Found::default()
        })
    }

    /// The bits that a theorem saves, and about how many positions more would be evidence; `None` if
    /// it speaks of too little.
    fn saved(
        &self,
        candidate: &Candidate,
        Tally { spoken, fails, .. }: &Tally,
    ) -> Option<(f64, usize)> {
        let (speaks, of) = (spoken.len(), self.rows.len());
        let is_constant = spoken.iter().all(|(label, _)| *label == spoken[0].0);
        // What is the same everywhere is not a law of a part of the positions; and that no position
        // is lost is not a theorem where nim-values or draws say more.
        let says_nothing =
            is_constant && (speaks < of || !self.question.values && self.question.is_told);
        // A list is not a law of a part of them, either.
        let lists_a_part = candidate.is_listed && !is_nearly_all(speaks, of);
        if 2 * speaks < of || says_nothing || lists_a_part {
            return None;
        }
        let bits: f64 = match is_constant {
            // Each is as good as the toss of a coin.
            true => spoken.iter().map(|(_, weight)| weight).sum(),
            false => information(spoken.iter().copied()),
        };
        let size = (speaks as f64 + 1.0).log2();
        // Each failure is its place and what is true there.
        let score = bits - candidate.cost - self.cost - *fails as f64 * 2.0 * size;
        let score = score.min(candidate.saves);
        let missing = (MARGIN - score).max(0.0) * speaks as f64 / bits.max(1.0);
        Some((score, missing.ceil() as usize))
    }

    fn tally(&self, candidate: &Candidate) -> Option<Tally> {
        let mut tally = Tally { silent: None, spoken: Vec::new(), fails: 0, first: None };
        for (place, row) in self.viewed.iter().enumerate() {
            let label = self.question.labels[place];
            let says = |row: &Vec<i128>| candidate.says.value(row, &self.read[place].0);
            let said = row.as_ref().and_then(says);
            tally.silent = tally.silent.or(Some(place).filter(|_| said.is_none()));
            if let Some(said) = said {
                tally.spoken.push((label, self.weights[place]));
                if said != i128::from(label) {
                    tally.fails += 1;
                    tally.first = tally.first.or(Some((place, said)));
                    if tally.fails > FAILURES {
                        return None;
                    }
                }
            }
        }
        Some(tally)
    }

    /// The theorems that it may be: a sum of what a view sees is the game that the view is typical
    /// of.
    fn kinds(&self, candidate: &Candidate) -> Vec<&'static Kind> {
        let of_view = self.view.kinds().iter().filter(|_| candidate.is_sum);
        let mut kinds: Vec<&'static Kind> = Vec::new();
        for &kind in of_view.chain(&candidate.kinds) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }
}
