//! Laws of one feature, as they fit some positions.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use gamecore::Period;
use study::{said, words};

use super::candidate::{Candidate, GUESS};
use super::features::{Tables, Tried};
use super::formula::Formula;
use super::kinds::MIRROR;
use super::laws::{by_parameter, laws, Law, Points, Shape, LISTED};
use super::tables::known;

/// A row as a view has it, with the parameters of the game, and what is known of the position.
#[derive(Clone, Copy)]
pub struct Labelled<'a> {
    pub row: &'a [i128],
    pub parameters: &'a [i128],
    pub label: u64,
}

/// The rows of the tables for the positions.
pub fn tables(spoken: &[Labelled]) -> Rc<Tables> {
    Tables::with_parameters(spoken.first().map_or(0, |each| each.parameters.len()))
}

/// Whether the positions may show what a row of the tables is about.
pub fn is_shown(spoken: &[Labelled]) -> impl Fn(&Tried) -> bool {
    let lengths: BTreeSet<usize> = spoken.iter().map(|each| each.row.len()).collect();
    let greatest = spoken.iter().flat_map(|each| each.row).max().copied().unwrap_or(0);
    move |tried| tried.is_shown(&lengths, greatest)
}

/// Whether a number decides about all positions; where it does not exist, it says nothing.
fn points<'a>(
    spoken: impl IntoIterator<Item = &'a Labelled<'a>>,
    feature: &Formula,
) -> Option<Points> {
    let mut points: BTreeMap<i128, u64> = BTreeMap::new();
    for Labelled { row, parameters, label } in spoken {
        if let Some(number) = feature.value(row, parameters) {
            if points.entry(number).or_insert(*label) != label {
                return None;
            }
        }
    }
    Some(points).filter(|points| points.len() > 1)
}

/// The laws of one feature; the rules may prove the period of nim-values.
pub fn of_features(spoken: &[Labelled], values: bool, period: Option<Period>) -> Vec<Candidate> {
    let tables = tables(spoken);
    let are_single = spoken.iter().all(|each| each.row.len() == 1);
    let of_rows: &[Tried] = if are_single { &[] } else { &tables.of_row };
    let number = &tables.of_number[0];
    let place = |tried: &Tried| match std::ptr::eq(tried, number) || tried.formula.is_nim_sum() {
        true => 2.0,
        false => tables.place(),
    };
    let mut found = Vec::new();
    // A list must be shorter than what it lists.
    let is_worth = |law: &Law, tried: &Tried, count: usize| match law.shape {
        Shape::Listed => std::ptr::eq(tried, number) || 2 * count <= spoken.len(),
        Shape::Zero | Shape::One | Shape::Even | Shape::Odd => true,
        Shape::Remainders | Shape::Periodic | Shape::Growing if tried.feature.is_pattern => false,
        // Neither bounds nor periods belong to a nim-sum.
        Shape::Interval | Shape::Periodic | Shape::Growing if tried.formula.is_nim_sum() => false,
        _ => !tried.feature.is_table,
    };
    let is_shown = is_shown(spoken);
    for tried in tables.of_number.iter().chain(of_rows).filter(|tried| is_shown(tried)) {
        let is_number = std::ptr::eq(tried, number);
        let proved = period.filter(|_| is_number);
        let points = points(spoken, &tried.formula).unwrap_or_default();
        let laws = laws(&points, values, proved).into_iter();
        let candidates = laws
            .filter(|law| is_worth(law, tried, points.len()))
            .filter_map(|law| applied(tried, law, is_number));
        found.extend(
            candidates
                .map(|candidate| Candidate { cost: candidate.cost + place(tried), ..candidate }),
        );
    }
    if values && are_single {
        let points = spoken.iter().map(|each| (each.row[0], each.label)).collect();
        // A number of which a short law speaks is not a heap of another game.
        let simplest =
            found.iter().filter(|law| law.of_number && !law.is_listed && law.saves.is_infinite());
        let least = simplest.map(|law| law.cost).fold(f64::INFINITY, f64::min);
        found.extend(known(&points).filter(|game| least > 2.0 * game.cost));
    }
    // That two numbers have no nim-sum is that they are equal.
    let are_two = spoken.iter().all(|each| each.row.len() == 2);
    for law in found.iter_mut().filter(|law| are_two && law.is_sum) {
        match values {
            true => law.kinds.push(MIRROR),
            false => law.kinds = vec![MIRROR],
        }
    }
    found
}

/// A law of a feature; what is the same everywhere depends on none but the number itself.
fn applied(tried: &Tried, law: Law, is_number: bool) -> Option<Candidate> {
    if law.shape == Shape::Constant && !is_number {
        return None;
    }
    let is_truth = tried.formula.is_condition() && law.formula == Formula::parse("n == 1");
    let shape = if is_truth { Shape::Truth } else { law.shape };
    let name = match is_number {
        true if law.words.is_empty() => words("the number itself", "这个数本身").to_string(),
        true => said!("{} the number", "{}这个数", law.words),
        false if is_truth || law.words.is_empty() => tried.words(),
        false => said!("{} {}", "{}{}", law.words, tried.words()),
    };
    let says = match is_truth {
        true => tried.formula.clone(),
        false => law.formula.with('n', &tried.formula),
    };
    Some(Candidate {
        is_sum: tried.formula.is_nim_sum() && [Shape::Zero, Shape::Itself].contains(&shape),
        of_number: is_number,
        is_listed: shape == Shape::Listed,
        saves: if law.is_seen { f64::INFINITY } else { GUESS },
        ..Candidate::new(name, tried.feature.kinds(shape), says, law.cost)
    })
}

/// For each value of the only parameter a table of remainders of its own.
pub fn of_each_parameter(spoken: &[Labelled], values: bool) -> Vec<Candidate> {
    let mut groups: BTreeMap<i128, Vec<&Labelled>> = BTreeMap::new();
    for each in spoken {
        match each.parameters {
            [k] if *k < LISTED as i128 => groups.entry(*k).or_default().push(each),
            _ => return Vec::new(),
        }
    }
    let tables = tables(spoken);
    let are_single = spoken.iter().all(|each| each.row.len() == 1);
    let features = if are_single { &tables.of_number[..1] } else { &tables.of_row[..3] };
    // A few starts with another value show nothing.
    let known = groups.iter().filter(|(_, group)| 8 * group.len() * groups.len() > spoken.len());
    let of_feature = |tried: &Tried| {
        let own = |(k, group): (&i128, &Vec<&Labelled>)| {
            Some((*k, points(group.iter().copied(), &tried.formula)?))
        };
        let all: Option<Vec<(i128, Points)>> = known.clone().map(own).collect();
        let law = by_parameter(&all?, values)?;
        let candidate = applied(tried, law, false)?;
        Some(Candidate { cost: candidate.cost + tables.place(), ..candidate })
    };
    features.iter().filter_map(of_feature).collect()
}
