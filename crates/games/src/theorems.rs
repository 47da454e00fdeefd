//! Which theorem solves a game: every one that agrees with all that was computed.
//!
//! A *view* makes of a row the numbers that matter (`views`): the row itself, every
//! second number, the gaps between pieces, the runs of a row of cells. What decides is either a
//! *law* of one *feature*, as in `sum(h) % 3 == 0`, or the nim-sum of a law of each number, or a
//! special formula. All are formulas that are evaluated on every position, and are printed as
//! Python, C++ and Rust.
//!
//! To agree is not to be proved; [`Found::proof`] names a theorem of `gamecore` where one proves it.

mod by_feature;
mod candidate;
mod candidates;
mod comparing;
#[cfg(test)]
mod every_row;
mod evidence;
mod features;
mod formula;
mod found;
mod functions;
mod kinds;
mod laws;
mod letters;
mod parts;
mod proofs;
mod readings;
mod statement;
mod strategies;
mod tables;
mod views;
mod walks;

use std::collections::HashSet;
use std::rc::Rc;

use gamecore::Period;
use study::{said, Row};

use crate::table::{Fate, Table};

use self::candidate::Candidate;
use self::candidates::fitted;
use self::comparing::{normal_values, questions, weights, Compared, Question, Read};
use self::evidence::MARGIN;
use self::proofs::{prove, HeapRules};
use self::readings::{readings, Reading};
use self::strategies::strategies;
use self::views::{views, View};

pub use self::found::Found;
pub use self::functions::Code;
pub use self::kinds::{Kind, KINDS};

/// What is found out about a table.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// The theorems that agree with every position of which they speak, the best first.
    pub theorems: Vec<Found>,
    /// Those that nearly agree, the nearest first.
    pub misses: Vec<Found>,
    /// Those that agree with every position, where these are too few to be evidence.
    pub unproven: Vec<Found>,
}

/// What is known of a game beside the table of its positions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// A table of more positions: a theorem must agree with these, too.
    pub further: Option<&'a Table>,
    /// The period of the nim-values, if it is proved.
    pub period: Option<Period>,
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
    recognise_beside(table, Beside::default())
}

/// The same, with what else is known of the game.
///
/// A theorem that fails on a further position is a miss, and [`Found::beyond`] says on how many of
/// these it agrees.
///
/// ```
/// use games::table::Table;
/// use games::theorems::{recognise_beside, Beside};
///
/// // The remainder by 3 decides, but for the heap of 90.
/// let values = |heaps: u64| (0..heaps).map(|heap| if heap == 90 { 4 } else { heap % 3 }).collect();
/// let further = Table::of_values(0, values(100));
/// let found = recognise_beside(
///     &Table::of_values(0, values(60)),
///     Beside { further: Some(&further), ..Beside::default() },
/// );
/// assert!(found.theorems.is_empty());
/// assert_eq!(found.misses[0].fails.as_ref().unwrap().0, [90]);
/// ```
pub fn recognise_beside(table: &Table, beside: Beside) -> Findings {
    let order = order(table);
    let normal = normal_values(table, &order);
    let rules = HeapRules::read(table);
    let period = beside.period.or_else(|| rules.as_ref()?.period());
    let greatest = table.rows.iter().flatten().max().copied().unwrap_or(0);
    let views: Vec<Rc<View>> = views(greatest).into_iter().map(Rc::new).collect();
    let mut found = strategies(table, normal.is_some(), &views);
    let rows: Vec<&Row> = order.iter().map(|&place| &table.rows[place]).collect();
    let mut all: Vec<Seen> = Vec::new();
    for question in questions(table, &order, period) {
        for reading in readings(table, &order, &question.labels) {
            let known = all.iter().position(|seen| *seen.reading == reading);
            let place = known.unwrap_or_else(|| {
                all.push(Seen::new(table, &order, &views, reading));
                all.len() - 1
            });
            found.extend(all[place].answers(&rows, &question, normal.as_ref(), views.len()));
        }
    }
    if let Some(rules) = rules {
        rules.prove(&mut found);
        found.extend(rules.by_rule(table));
    }
    if let Some(period) = beside.period {
        let lost = |fate: &Fate| u64::from(*fate != Fate::Loss);
        let values = table.values.clone();
        let values = values.unwrap_or_else(|| table.fates.iter().map(lost).collect());
        let proof = said!(
            "period {} from {} on",
            "从 {1} 起周期为 {0}",
            period.period(),
            period.preperiod()
        );
        for found in &mut found {
            prove(found, period, table.rows[0][0], &values, &proof);
            // The rules prove it of all heaps, so it needs no other evidence.
            let least = found.proof.as_ref().map_or(found.score, |_| MARGIN);
            found.score = found.score.max(least);
        }
    }
    if let Some(further) = beside.further {
        let known: HashSet<&Row> = table.rows.iter().collect();
        let is_new = |place: &usize| !known.contains(&further.rows[*place]);
        let new: Vec<usize> = (0..further.rows.len()).filter(is_new).collect();
        found.iter_mut().for_each(|found| found.try_on(further, &new));
    }
    let mut findings = sorted(found, &larger(table, &order));
    let theorems = findings.theorems.iter_mut().filter(|found| !found.is_listed());
    theorems.for_each(|found| found.look_for_another_view(&rows, &views));
    findings
}

/// The positions with small numbers first.
fn order(table: &Table) -> Vec<usize> {
    let mut order: Vec<usize> = (0..table.rows.len()).collect();
    order.sort_by_cached_key(|&index| {
        let row = &table.rows[index];
        (row.iter().map(|number| u128::from(*number)).sum::<u128>(), row.clone())
    });
    order
}

/// What the views see, if a position is read in this way.
struct Seen {
    reading: Rc<Reading>,
    /// The parameters and the numbers of each position.
    read: Vec<Read>,
    /// Without those that see only what another one sees.
    views: Vec<(Rc<View>, Viewed)>,
}

impl Seen {
    fn new(table: &Table, order: &[usize], views: &[Rc<View>], reading: Reading) -> Seen {
        let read: Vec<Read> = order.iter().map(|&place| reading.read(&table.rows[place])).collect();
        let mut seen: Vec<(Rc<View>, Viewed)> = Vec::new();
        for view in views {
            let viewed = |(parameters, numbers): &Read| view.see(numbers, parameters);
            let viewed: Viewed = read.iter().map(viewed).collect();
            if seen.iter().all(|(_, other)| !is_part(&viewed, other)) {
                seen.push((Rc::clone(view), viewed));
            }
        }
        Seen { reading: Rc::new(reading), read, views: seen }
    }

    /// What answers a question, by each of the views, which are some of so many.
    fn answers(
        &self,
        rows: &[&Row],
        question: &Question,
        normal: Option<&Vec<u64>>,
        views: usize,
    ) -> Vec<Found> {
        let weights = weights(&self.read, &question.labels);
        let by_view = |(place, (view, viewed)): (usize, &(Rc<View>, Viewed))| {
            let (reading, read, weights, cost) =
                (&self.reading, &self.read, &weights, cost(place, views));
            let compared = Compared { question, rows, weights, reading, read, view, viewed, cost };
            let candidates = candidates(&compared, normal).into_iter();
            candidates.filter_map(|candidate| compared.with(candidate)).collect::<Vec<Found>>()
        };
        self.views.iter().enumerate().flat_map(by_view).collect()
    }
}

/// The bits that tell the view in this place, and the reading: half of all bets are on the row as it is.
fn cost(place: usize, views: usize) -> f64 {
    const READINGS: f64 = 3.0;
    READINGS.log2() + if place == 0 { 1.0 } else { 1.0 + (views as f64 - 1.0).log2() }
}

/// Whether a view sees nothing that another one does not see as well.
fn is_part(viewed: &Viewed, other: &Viewed) -> bool {
    viewed.iter().zip(other).all(|(row, other)| row.is_none() || row == other)
}

/// The theorems that agree with all positions, or with the first half or quarter of them: so an
/// exception makes a near miss.
fn candidates(compared: &Compared, normal: Option<&Vec<u64>>) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for part in [1, 2, 4] {
        for candidate in fitted(compared, compared.rows.len() / part, normal) {
            // The table of a game ends with what it was compared with.
            let is_whole = part == 1 || candidate.game.is_none();
            let differs =
                |other: &Candidate| other.says != candidate.says || other.game != candidate.game;
            if is_whole && candidates.iter().all(differs) {
                candidates.push(candidate);
            }
        }
    }
    candidates
}

/// So many near misses, and theorems without evidence, are kept.
const MISSES: usize = 3;

/// The number of the largest positions that are made larger.
const ENLARGED: usize = 100;

/// Positions with larger numbers than those of the table.
fn larger(table: &Table, order: &[usize]) -> Vec<Row> {
    let rows = order.iter().rev().take(ENLARGED).map(|&index| &table.rows[index]);
    let grown = |row: &Row| [2, 3].map(|times| row.iter().map(|n| n * times + 1).collect());
    rows.filter(|row| row.iter().all(|number| *number < u64::MAX / 4)).flat_map(grown).collect()
}

/// The theorems that agree, the best first, and the nearest misses. Of two that say the same, also
/// of larger positions, the better one stands; and none on who wins where better nim-values say
/// something else of these.
fn sorted(mut found: Vec<Found>, larger: &[Row]) -> Findings {
    found.sort_by(|one, other| {
        let rank = |found: &Found| (!found.is_whole(), found.is_listed, found.proof.is_none());
        rank(one).cmp(&rank(other)).then(other.score.total_cmp(&one.score))
    });
    let mut findings = Findings::default();
    let mut better: Vec<Found> = Vec::new();
    for found in found {
        let Findings { theorems, misses, unproven } = &mut findings;
        let is_new = |better: &Found| !better.covers(&found);
        let is_first = theorems.iter().all(is_new);
        match found.fails {
            _ if found.score < MARGIN => {
                let fits = found.fails.is_none() && found.agrees == found.of && !found.is_listed;
                if fits && found.score > 0.0 && theorems.is_empty() && unproven.len() < MISSES {
                    // What the moves prove supposes that larger heaps have no others.
                    unproven.push(Found { proof: None, ..found });
                }
            }
            None if better.iter().any(|better| better.says_as(&found, larger)) => {}
            None if theorems.iter().any(|better| better.contradicts(&found, larger)) => {}
            None => {
                theorems.extend(Some(&found).filter(|_| is_first).cloned());
                better.push(found);
            }
            Some(_) if is_first && misses.len() < MISSES && misses.iter().all(is_new) => {
                misses.push(found)
            }
            _ => {}
        }
    }
    findings
}

/// So many of the best theorems are shown where not all are asked for.
pub const SHOWN: usize = 3;
