//! Theorems compared with all positions.

use std::collections::HashMap;

use study::{said, words, Row};

use crate::table::Table;

use super::candidate::Candidate;
use super::evidence::{information, MARGIN};
use super::formula::{series, Formula};
use super::functions::{Code, Function};
use super::kinds::Kind;
use super::views::View;
use super::Found;

/// What is known of each position: its nim-value, or whether it is lost.
pub struct Question {
    pub values: bool,
    pub labels: Vec<u64>,
}

/// The nim-values of a table, in order, also of one in misere play.
pub fn normal_values(table: &Table, order: &[usize]) -> Option<Vec<u64>> {
    let computed = || Table::of_options(table.rows.clone(), table.options.clone()?).values;
    let values = table.values.clone().or_else(computed)?;
    Some(order.iter().map(|&index| values[index]).collect())
}

/// The places of the numbers that differ from position to position, if the others are parameters;
/// and the rows in order, with these alone.
pub fn varying(table: &Table, order: &[usize]) -> (Option<Vec<usize>>, Vec<Vec<i128>>) {
    let rows: Vec<&Row> = order.iter().map(|&index| &table.rows[index]).collect();
    let longest = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let shortest = rows.iter().map(|row| row.len()).min().unwrap_or(0);
    let varies = |place: &usize| rows.iter().any(|row| row[*place] != rows[0][*place]);
    let mut kept: Vec<usize> = (0..shortest).filter(varies).collect();
    if shortest < longest {
        // Only leading ones have their place in every row.
        kept = (kept.first().copied().unwrap_or(shortest)..longest).collect();
    }
    let places = Some(kept).filter(|kept| kept.len() < longest && !kept.is_empty());
    let number = |row: &Row, place: usize| row.get(place).map(|number| i128::from(*number));
    let of = |row: &&Row| match &places {
        Some(places) => places.iter().filter_map(|&place| number(row, place)).collect(),
        None => row.iter().map(|number| i128::from(*number)).collect(),
    };
    let rows = rows.iter().map(of).collect();
    (places, rows)
}

/// How much each position counts: where the order of the numbers does not matter, those that differ
/// in it are one position together.
pub fn weights(rows: &[Vec<i128>], labels: &[u64]) -> Vec<f64> {
    let mut classes: HashMap<Vec<i128>, (u64, f64)> = HashMap::new();
    let sorted = |row: &Vec<i128>| {
        let mut sorted = row.clone();
        sorted.sort_unstable();
        sorted
    };
    let symmetric = rows.iter().zip(labels).all(|(row, label)| {
        let (first, size) = classes.entry(sorted(row)).or_insert((*label, 0.0));
        *size += 1.0;
        first == label
    });
    let weight = |row| if symmetric { 1.0 / classes[&sorted(row)].1 } else { 1.0 };
    rows.iter().map(weight).collect()
}

/// All positions, in order.
pub struct Compared<'a> {
    pub table: &'a Table,
    pub order: &'a [usize],
    pub places: &'a Option<Vec<usize>>,
    pub weights: &'a [f64],
}

impl Compared<'_> {
    /// How a theorem agrees; `None` if it does not explain enough.
    pub fn with(
        &self,
        candidate: Candidate,
        viewed: &[Option<Vec<i128>>],
        question: &Question,
        view: &View,
        cost: f64,
    ) -> Option<Found> {
        // A theorem that fails more often explains nothing.
        const FAILURES: usize = 8;
        let (mut of, mut fails, mut first) = (0, 0, None);
        let mut spoken = Vec::new();
        for (place, (row, &label)) in viewed.iter().zip(&question.labels).enumerate() {
            let said = match row.as_ref().and_then(|row| candidate.says.value(row, &[])) {
                Some(said) => said,
                None => continue,
            };
            of += 1;
            spoken.push((label, self.weights[place]));
            if said != i128::from(label) {
                fails += 1;
                first = first.or(Some((place, said, label)));
                if fails > FAILURES {
                    return None;
                }
            }
        }
        let is_constant = spoken.iter().all(|(label, _)| *label == spoken[0].0);
        // That no value is 0 is not a theorem on who wins.
        let says_nothing = is_constant && !question.values && self.table.values.is_some();
        if 2 * of < viewed.len() || says_nothing {
            return None;
        }
        let size = (of as f64 + 1.0).log2();
        // Where all are the same, each is as good as the toss of a coin.
        let seen = match is_constant {
            true => spoken.iter().map(|(_, weight)| weight).sum(),
            false => information(spoken),
        };
        let score = seen - candidate.cost - cost - fails as f64 * 2.0 * size - 2.0;
        let kinds = view.kinds.iter().chain(&candidate.kinds);
        let mut names: Vec<&'static Kind> = Vec::new();
        for kind in kinds {
            if !names.contains(kind) {
                names.push(kind);
            }
        }
        let what = words(view.words[0], view.words[1]);
        let words = |says: i128| match (question.values, says) {
            (true, value) => value.to_string(),
            (false, 0) => words("won", "必胜").to_string(),
            (false, _) => words("lost", "必败").to_string(),
        };
        (score >= MARGIN).then(|| Found {
            name: match what {
                "" => candidate.name.to_string(),
                _ => said!("{}, of {}", "{}（{}）", candidate.name, what),
            },
            kinds: names,
            values: question.values,
            agrees: of - fails,
            of,
            code: candidate.game.is_none().then(|| {
                Code::ALL.map(|(code, _)| self.lines(&candidate.says, question, view, code))
            }),
            game: candidate.game,
            proof: None,
            fails: first.map(|(place, said, label)| {
                (self.table.rows[self.order[place]].clone(), words(said), words(label.into()))
            }),
            of_heaps: candidate.of_number && what.is_empty() && !candidate.is_listed,
            is_listed: candidate.is_listed,
            score,
        })
    }

    /// The lines of code: definitions, the numbers that matter, the formula.
    fn lines(
        &self,
        formula: &Formula,
        question: &Question,
        view: &View,
        code: Code,
    ) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut define = |function: &Function| {
            let definition = function.definition[code as usize];
            if !definition.is_empty() && lines.iter().all(|line| line != definition) {
                lines.push(definition.to_string());
            }
        };
        view.terms.functions(&mut define);
        formula.functions(&mut define);
        if let Some(places) = self.places {
            let is_suffix = (places[0]..).zip(places).all(|(at, place)| at == *place);
            let list = series(places);
            lines.push(match (code, is_suffix) {
                (Code::Python, true) => format!("h = h[{}:]", places[0]),
                (Code::Python, false) => format!("h = [h[i] for i in ({},)]", list),
                (Code::Cpp, _) => format!("{{ vector<long long> v; for (size_t i : {{{}}}) v.push_back(h[i]); swap(h, v); }}", list),
                (Code::Rust, _) => format!("let h: Vec<i64> = [{}].iter().map(|&i: &usize| h[i]).collect();", list),
            });
        }
        lines.extend(view.lines(code));
        lines.push(match formula {
            Formula::Number(number) if !question.values => code.truth(*number).to_string(),
            _ => formula.code(code),
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::super::kinds::PARITY;
    use super::super::views::views;
    use super::*;

    /// Whether parity is taken for the theorem of a thousand heaps, if it is false for the first
    /// `fails` of those that the view speaks of, the last `of`.
    fn is_found(fails: u64, of: u64) -> bool {
        let starts = 1000 - of;
        let label = |heap: u64| (heap + u64::from(heap < starts + fails)) % 2;
        let labels: Vec<u64> = (0..1000).map(label).collect();
        let table = Table::of_values(0, labels.clone());
        let view = &views()[0];
        let spoken = |heap: u64| (heap >= starts).then(|| vec![i128::from(heap)]);
        let viewed: Vec<Option<Vec<i128>>> = (0..1000).map(spoken).collect();
        let order: Vec<usize> = (0..1000).collect();
        let (places, weights) = (None, vec![1.0; 1000]);
        let compared =
            Compared { table: &table, order: &order, places: &places, weights: &weights };
        let candidate = Candidate::new("parity", PARITY, Formula::parse("h[0] % 2"), 1.0);
        let question = Question { values: true, labels };
        compared.with(candidate, &viewed, &question, view, 0.0).is_some()
    }

    #[test]
    fn a_theorem_that_fails_more_often_than_eight_times_is_none() {
        assert!(is_found(0, 1000) && is_found(8, 1000));
        assert!(!is_found(9, 1000));
    }

    #[test]
    fn a_theorem_speaks_of_half_of_all_positions() {
        assert!(is_found(0, 500));
        assert!(!is_found(0, 499));
    }
}
