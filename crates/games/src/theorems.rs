//! Which theorem solves a game: every one that agrees with all that was computed.
//!
//! A *view* makes of a row the numbers that matter (`views`): the row itself, every
//! second number, the gaps between pieces, the runs of a row of cells. What decides is either a
//! *law* of one *feature*, as in `sum(h) % 3 == 0`, or the nim-sum of a law of each number, or a
//! special formula. All are formulas that are evaluated on every position, and are printed as
//! Python, C++ and Rust.
//!
//! To agree is not to be proved; [`Found::proof`] names a theorem of `gamecore` where one proves it.

mod candidate;
mod candidates;
mod comparing;
mod evidence;
mod features;
mod formula;
mod functions;
mod kinds;
mod laws;
mod proofs;
mod specials;
mod strategies;
mod tables;
mod views;

use study::{said, words, Row};

use crate::table::{Fate, Table};

use self::candidate::Candidate;
use self::candidates::fitted;
use self::comparing::{normal_values, varying, weights, Compared, Question};
use self::strategies::strategies;
use self::views::views;

pub use self::functions::Code;
pub use self::kinds::{Kind, KINDS};

/// What is found out about a table.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The theorems that agree with every position of which they speak, the best first.
    pub theorems: Vec<Found>,
    /// Those that nearly agree, the nearest first.
    pub misses: Vec<Found>,
}

/// A theorem, and how it agrees with a table.
#[derive(Clone, Debug, Default, PartialEq)]
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
    pub of: usize,
    /// Lines of code in Python, C++ and Rust, the last of which is the formula; none for a game
    /// whose nim-values are only known as a table.
    pub code: Option<[Vec<String>; 3]>,
    /// The description of a game with this table, for a game that can be described.
    pub game: Option<String>,
    /// What proves it, if anything does.
    pub proof: Option<String>,
    /// Where it first fails: the position, what it says and what is true.
    pub fails: Option<(Row, String, String)>,
    /// Whether it is a law of the numbers of the row, one by one, and not only a list of values.
    pub of_heaps: bool,
    /// Whether it only lists what was seen.
    is_listed: bool,
    /// The bits that it saves.
    score: f64,
}

/// The rows as a view has them; `None` where it says nothing.
type Viewed = Vec<Option<Vec<i128>>>;

/// Every theorem that agrees with a table, and the nearest of those that do not, in the language
/// that is spoken.
///
/// A table of n positions takes O(n) steps for each theorem that agrees with the first of them.
///
/// ```
/// use games::table::Table;
/// use games::theorems::recognise;
///
/// let values = (0..50).map(|heap| [0, 1, 0, 1, 2, 3, 2][heap % 7]).collect();
/// let found = recognise(&Table::of_values(0, values));
/// let code = found.theorems[0].code.as_ref().unwrap();
/// assert_eq!(code[0], ["[0, 1, 0, 1, 2, 3, 2][n % 7]"]);
/// ```
pub fn recognise(table: &Table) -> Findings {
    let mut order: Vec<usize> = (0..table.rows.len()).collect();
    order.sort_by_cached_key(|&index| {
        let row = &table.rows[index];
        (row.iter().map(|number| u128::from(*number)).sum::<u128>(), row.clone())
    });
    let (places, rows) = varying(table, &order);
    let lost = order.iter().map(|&index| u64::from(table.fates[index] == Fate::Loss));
    let mut questions = vec![Question { values: false, labels: lost.collect() }];
    if let Some(values) = &table.values {
        let labels = order.iter().map(|&index| values[index]).collect();
        questions.insert(0, Question { values: true, labels });
    }
    let normal = normal_values(table, &order);
    let mut found: Vec<Found> = strategies(table);
    let parameters = vec![Vec::new(); rows.len()];
    for question in &questions {
        let weights = weights(&rows, &question.labels);
        for (number, view) in views().iter().enumerate() {
            let viewed: Viewed = rows.iter().map(|row| view.of(row, &[])).collect();
            let is_same = number > 0
                && viewed.iter().zip(&rows).all(|(to, row)| match to {
                    Some(to) => to == row,
                    None => true,
                });
            if is_same {
                continue;
            }
            let mut candidates: Vec<Candidate> = Vec::new();
            for part in [1, 2, 4] {
                let end = rows.len() / part;
                for candidate in
                    fitted(&viewed[..end], &parameters[..end], question, normal.as_ref())
                {
                    // The table of a game ends with what it was compared with.
                    let is_whole = part == 1 || candidate.game.is_none();
                    let differs = |other: &Candidate| {
                        other.says != candidate.says || other.game != candidate.game
                    };
                    if is_whole && candidates.iter().all(differs) {
                        candidates.push(candidate);
                    }
                }
            }
            let cost = if number > 0 { 4.0 } else { 0.0 };
            found.extend(candidates.into_iter().filter_map(|candidate| {
                let compared =
                    Compared { table, order: &order, places: &places, weights: &weights };
                compared.with(candidate, &viewed, question, view, cost)
            }));
        }
    }
    proofs::prove(table, &mut found);
    sorted(found)
}

/// So many near misses are kept.
const MISSES: usize = 3;

/// A theorem that saves so many bits less than a better one is not worth a line.
const WORSE: f64 = 10.0;

/// The theorems that agree, the best first, and the nearest misses.
fn sorted(mut found: Vec<Found>) -> Findings {
    found.sort_by(|one, other| {
        one.is_listed.cmp(&other.is_listed).then(other.score.total_cmp(&one.score))
    });
    let mut findings = Findings::default();
    for found in found {
        let is_new = |better: &Found| !better.covers(&found);
        let is_kept = match found.fails {
            None => findings.theorems.iter().all(is_new),
            Some(_) => {
                let all = findings.theorems.iter().chain(&findings.misses);
                findings.misses.len() < MISSES && all.clone().all(is_new)
            }
        };
        match (is_kept, found.fails.is_none()) {
            (true, true) => findings.theorems.push(found),
            (true, false) => findings.misses.push(found),
            (false, _) => {}
        }
    }
    findings
}

/// So many of the best theorems are shown where not all are asked for.
pub const SHOWN: usize = 3;

impl Found {
    /// What it says, on how many positions it agrees, and what proves it, or where it fails: lines
    /// in the language that is spoken.
    pub fn lines(&self) -> Vec<String> {
        let subject = match self.values {
            true => words("nim-values", "SG 值"),
            false => words("P-positions", "必败态"),
        };
        let kind = self.kinds.first().map(|kind| words(kind.name[0], kind.name[1]));
        if let Some((row, said, truth)) = &self.fails {
            return vec![said!(
                "{}: {}, on {} of {} positions; at {} it says {}, and {} is true",
                "{}：{}，{}/{} 个局面相符；局面 {} 处按定理为 {}，实际为 {}",
                subject,
                self.name,
                self.agrees,
                self.of,
                study::write(row),
                said,
                truth
            )];
        }
        let mut lines = vec![match kind {
            Some(kind) => said!("{}: {} ({})", "{}：{}（{}）", subject, self.name, kind),
            None => said!("{}: {}", "{}：{}", subject, self.name),
        }];
        lines.push(said!("agrees on {} positions", "与 {} 个局面相符", self.agrees));
        let proof = self.proof.iter();
        lines.extend(proof.map(|proof| said!("proved: {}", "已证明：{}", proof)));
        lines
    }

    /// Whether the other one, which is not better, says little that this one does not.
    fn covers(&self, other: &Found) -> bool {
        let listed = other.is_listed && !self.is_listed && self.fails.is_none();
        let nearly_all = 20 * self.of >= 19 * other.of || listed && 5 * self.of >= 4 * other.of;
        let same_question = self.values == other.values;
        let same = self.kinds.first() == other.kinds.first() || other.kinds.is_empty();
        let is_part = 20 * other.of < 19 * self.of;
        let is_worse = other.score + WORSE < self.score;
        let agrees = self.fails.is_none();
        match same_question {
            true => nearly_all && (same || agrees && (is_part || is_worse)),
            false => self.values && agrees && (nearly_all && same || is_part),
        }
    }
}
