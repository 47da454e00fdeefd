//! Theorems with their parameters, as they fit the first positions.

use study::words;

use super::by_feature::{is_shown, of_each_parameter, of_features, tables, Labelled};
use super::candidate::Candidate;
use super::comparing::Compared;
use super::features::Tried;
use super::formula::Formula;
use super::laws::Shape;
use super::parts::{of_misere_parts, of_moore, sums};

/// The theorems that agree with the first so many positions.
pub fn fitted(compared: &Compared, count: usize, normal: Option<&Vec<u64>>) -> Vec<Candidate> {
    let question = compared.question;
    let spoken = compared.labelled(count, &question.labels);
    let mut fitted = of_features(&spoken, question.values, question.period);
    fitted.extend(of_each_parameter(&spoken, question.values));
    fitted.extend(of_each_second(&spoken, question.values));
    if spoken.iter().any(|each| each.row.len() > 1) {
        fitted.extend(of_whole(&spoken, question.values));
        match normal.map(|normal| compared.labelled(count, normal)) {
            _ if question.values => fitted.extend(sums(&spoken)),
            Some(normal) => {
                fitted.extend(of_misere_parts(&normal));
                fitted.extend(of_moore(&spoken, &normal));
            }
            None => {}
        }
    }
    fitted
}

/// Theorems on whole positions that have nothing to be fitted.
fn of_whole(spoken: &[Labelled], values: bool) -> Vec<Candidate> {
    let tables = tables(spoken);
    let special = |tried: &Tried, says: Formula| {
        let kinds = tried.feature.kinds(Shape::Truth);
        Candidate::new(tried.words(), kinds, says, tables.place())
    };
    let valued = |tried: &Tried| match values {
        true => special(tried, tried.formula.clone()),
        false => special(tried, Formula::parse("n == 0").with('n', &tried.formula)),
    };
    let is_shown = is_shown(spoken);
    let lost = tables.lost.iter().filter(|_| !values);
    let lost =
        lost.filter(|tried| is_shown(tried)).map(|tried| special(tried, tried.formula.clone()));
    tables.values.iter().filter(|tried| is_shown(tried)).map(valued).chain(lost).collect()
}

/// For each second number a table of remainders of the first one.
fn of_each_second(spoken: &[Labelled], values: bool) -> Option<Candidate> {
    let all: Option<Vec<Labelled>> = spoken
        .iter()
        .map(|each| match each.row {
            [_, _] if each.parameters.is_empty() => {
                let (row, parameters) = each.row.split_at(1);
                Some(Labelled { row, parameters, ..*each })
            }
            _ => None,
        })
        .collect();
    let found = of_each_parameter(&all?, values).pop()?;
    let name =
        words("for each second number a remainder of the first", "对每个第二数各有第一数的余数");
    let says = found.says.with('k', &Formula::Variable('b')).with('n', &Formula::Variable('a'));
    Some(Candidate { name: name.to_string(), kinds: Vec::new(), says, ..found })
}
