//! Theorems with their parameters, as they fit the first positions.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use gamecore::Period;
use study::{said, words};

use super::candidate::{Candidate, GUESS};
use super::comparing::Question;
use super::evidence::{bits_of, entropy};
use super::features::{Tables, Tried};
use super::formula::{series, Formula};
use super::kinds::{Kind, BOUNDED, MISERE, MOORE, STAIRCASE, SUMS};
use super::laws::{by_parameter, laws, Law, Points, Shape};
use super::tables::known;

/// A row as a view has it, with the parameters of the game, and what is known of the position.
#[derive(Clone, Copy)]
struct Labelled<'a> {
    row: &'a [i128],
    parameters: &'a [i128],
    label: u64,
}

/// The theorems that agree with some positions, each of which has its parameters, as many as all.
pub fn fitted(
    viewed: &[Option<Vec<i128>>],
    parameters: &[Vec<i128>],
    question: &Question,
    normal: Option<&Vec<u64>>,
) -> Vec<Candidate> {
    let spoken = labelled(viewed, parameters, &question.labels);
    let mut fitted = of_features(&spoken, question.values, question.period);
    fitted.extend(of_each_parameter(&spoken, question.values));
    fitted.extend(of_each_second(&spoken, question.values));
    if spoken.iter().any(|each| each.row.len() > 1) {
        fitted.extend(of_whole(&spoken, question.values));
        match normal.map(|normal| labelled(viewed, parameters, normal)) {
            _ if question.values => fitted.extend(of_parts(&spoken)),
            Some(normal) => {
                fitted.extend(learned(&normal).iter().flat_map(|parts| of_misere_parts(parts)));
                fitted.extend(of_moore(&spoken, &alone(&normal)));
            }
            None => {}
        }
    }
    fitted
}

fn labelled<'a>(
    viewed: &'a [Option<Vec<i128>>],
    parameters: &'a [Vec<i128>],
    labels: &[u64],
) -> Vec<Labelled<'a>> {
    let all = viewed.iter().zip(parameters).zip(labels);
    let spoken = all.filter_map(|((row, parameters), label)| {
        Some(Labelled { row: row.as_deref()?, parameters, label: *label })
    });
    spoken.collect()
}

/// The rows of the tables for the positions.
fn tables(spoken: &[Labelled]) -> Rc<Tables> {
    Tables::of(spoken.first().map_or(0, |each| each.parameters.len()))
}

/// Whether the positions may show what a row of the tables is about.
fn is_shown(spoken: &[Labelled]) -> impl Fn(&Tried) -> bool {
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
fn of_features(spoken: &[Labelled], values: bool, period: Option<Period>) -> Vec<Candidate> {
    let tables = tables(spoken);
    let are_single = spoken.iter().all(|each| each.row.len() == 1);
    let of_rows: &[Tried] = if are_single { &[] } else { &tables.of_row };
    let number = &tables.of_number[0];
    // Half of all bets are on the number itself and on the nim-sum.
    let place = |tried: &Tried| match std::ptr::eq(tried, number) || tried.formula.is_nim_sum() {
        true => 2.0,
        false => tables.place() + 1.0,
    };
    let mut found = Vec::new();
    // A list must be shorter than what it lists.
    let is_worth = |law: &Law, tried: &Tried, count: usize| match law.shape {
        Shape::Listed => std::ptr::eq(tried, number) || 2 * count <= spoken.len(),
        Shape::Zero | Shape::One => true,
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
        found.extend(known(&points));
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

/// Theorems on whole positions that have nothing to be fitted.
fn of_whole(spoken: &[Labelled], values: bool) -> Vec<Candidate> {
    let tables = tables(spoken);
    let special = |tried: &Tried, says: Formula| {
        let kinds = tried.feature.kinds(Shape::Truth);
        Candidate::new(tried.words(), kinds, says, tables.place() + 1.0)
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

/// For each value of the only parameter a table of remainders of its own.
fn of_each_parameter(spoken: &[Labelled], values: bool) -> Vec<Candidate> {
    const MOST: i128 = 40;
    let mut groups: BTreeMap<i128, Vec<&Labelled>> = BTreeMap::new();
    for each in spoken {
        match each.parameters {
            [k] if *k <= MOST => groups.entry(*k).or_default().push(each),
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
        Some(Candidate { cost: candidate.cost + tables.place() + 1.0, ..candidate })
    };
    features.iter().filter_map(of_feature).collect()
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

/// The nim-values of single numbers, with the parameters of the game.
type Parts<'a> = Vec<([i128; 1], &'a [i128], u64)>;

/// What some positions tell of single numbers, for all values of the parameters.
fn by_parameters<'a>(
    spoken: &[Labelled<'a>],
    told: impl Fn(&[Labelled<'a>]) -> Option<Points>,
) -> Option<Parts<'a>> {
    let mut groups: BTreeMap<&[i128], Vec<Labelled>> = BTreeMap::new();
    for each in spoken {
        groups.entry(each.parameters).or_default().push(*each);
    }
    let mut parts = Parts::new();
    for (parameters, group) in groups {
        parts.extend(told(&group)?.into_iter().map(|(n, value)| ([n], parameters, value)));
    }
    Some(parts).filter(|parts| parts.len() > 1)
}

/// The nim-value of each number, if that of a position is their nim-sum.
fn learned<'a>(spoken: &[Labelled<'a>]) -> Option<Parts<'a>> {
    by_parameters(spoken, learned_once)
}

fn learned_once(spoken: &[Labelled]) -> Option<Points> {
    let mut parts = Points::new();
    let length = spoken.first()?.row.len();
    if length % 2 == 0 && spoken.iter().all(|each| each.row.len() == length) {
        // The nim-value of one of them may be chosen.
        parts.insert(*spoken.iter().flat_map(|each| each.row).min()?, 0);
    }
    let mut waiting = spoken.to_vec();
    loop {
        let before = waiting.len();
        let mut later = Vec::new();
        for each in waiting {
            let mut sorted = each.row.to_vec();
            sorted.sort_unstable();
            let mut unknown: Vec<i128> = Vec::new();
            let mut rest = each.label;
            for number in sorted {
                match parts.get(&number) {
                    Some(part) => rest ^= part,
                    // Two equal ones are nothing.
                    None if unknown.last() == Some(&number) => drop(unknown.pop()),
                    None => unknown.push(number),
                }
            }
            match unknown[..] {
                [] if rest != 0 => return None,
                [] => {}
                [only] => drop(parts.insert(only, rest)),
                _ => later.push(each),
            }
        }
        if later.is_empty() || later.len() == before {
            return Some(parts);
        }
        waiting = later;
    }
}

/// Theorems about single numbers, by their nim-values: a law of few numbers explains no more than
/// these.
fn of_single(parts: &Parts) -> Vec<Candidate> {
    let spoken: Vec<Labelled> = parts
        .iter()
        .map(|(row, parameters, label)| Labelled { row, parameters, label: *label })
        .collect();
    let told = parts.len() as f64 * entropy(parts.iter().map(|(_, _, value)| *value));
    let bounded = |law: Candidate| match law.is_listed {
        true => law,
        false => Candidate { saves: law.saves.min(told - law.cost), ..law },
    };
    let mut laws = of_features(&spoken, true, None);
    laws.extend(of_each_parameter(&spoken, true));
    laws.into_iter().map(bounded).filter(|law| law.saves > 0.0).collect()
}

/// Sums: the nim-sum of a nim-value of each number.
fn of_parts(spoken: &[Labelled]) -> Vec<Candidate> {
    let sum = Formula::parse("xor(z for x in h)");
    let summed = |candidate: Candidate| Candidate {
        name: match &candidate.says {
            Formula::Variable('n') => {
                words("the nim-sum of the numbers", "各数的异或和").to_string()
            }
            _ => said!(
                "the nim-sum of a nim-value of each number: {}",
                "各数 SG 值的异或和：{}",
                candidate.name
            ),
        },
        kinds: candidate.kinds.into_iter().chain(Some(SUMS)).collect(),
        is_sum: true,
        says: sum.with('z', &candidate.says.with('n', &Formula::Variable('x'))),
        cost: candidate.cost + 1.0,
        ..candidate
    };
    let found = learned(spoken).map_or(Vec::new(), |parts| of_single(&parts));
    found.into_iter().map(summed).chain(of_columns(spoken)).collect()
}

/// What a number at a place counts in a nim-sum by place, as far as it was seen.
type Column = BTreeMap<i128, u64>;

/// The nim-value of each number, by its place: one number at a time differs from those of the first
/// position, where all but the first count as nothing.
fn columns(spoken: &[Labelled]) -> Option<Vec<Column>> {
    let Labelled { row: first, label: value, .. } = *spoken.first()?;
    let is_row = |each: &Labelled| each.row.len() == first.len() && each.parameters.is_empty();
    if first.len() < 2 || !spoken.iter().all(is_row) {
        return None;
    }
    let mut columns = vec![Column::new(); first.len()];
    for (place, column) in columns.iter_mut().enumerate() {
        column.insert(first[place], if place == 0 { value } else { 0 });
    }
    for Labelled { row, label, .. } in spoken {
        let mut differing = (0..row.len()).filter(|&place| row[place] != first[place]);
        if let (Some(place), None) = (differing.next(), differing.next()) {
            columns[place].insert(row[place], label ^ value);
        }
    }
    Some(columns)
}

/// The modulus whose remainders a column counts; 0 if it counts the numbers as they are.
fn modulus(column: &Column) -> Option<i128> {
    let greatest = *column.keys().last()?;
    let agrees = |modulus: &i128| column.iter().all(|(n, value)| i128::from(*value) == n % modulus);
    (1..=greatest + 1).find(agrees).map(|modulus| if modulus > greatest { 0 } else { modulus })
}

/// The nim-sum of a nim-value of each number, by its place.
fn of_columns(spoken: &[Labelled]) -> Option<Candidate> {
    let columns = columns(spoken)?;
    let width = 1 + *columns.iter().flat_map(|column| column.keys()).max()?;
    let moduli: Option<Vec<i128>> = columns.iter().map(modulus).collect();
    let remainders = words(
        "the nim-sum of the numbers or their remainders, each by its place",
        "各数或其余数的异或和，各位置模数不同",
    );
    let cost = |moduli: &[i128]| moduli.iter().map(|modulus| bits_of(*modulus)).sum::<f64>();
    let (name, kind, each, cost) = match moduli {
        // This is the nim-sum.
        Some(moduli) if moduli.iter().all(|modulus| *modulus == 0) => return None,
        // Either the number counts, or it does not.
        Some(moduli) if moduli.iter().all(|modulus| *modulus < 2) => (
            words("the nim-sum of some of the numbers", "某些位置上的数的异或和"),
            STAIRCASE,
            format!("[{}][i] * h[i]", series(moduli.iter().map(|modulus| 1 - modulus))),
            moduli.len() as f64,
        ),
        Some(moduli) if moduli.iter().all(|modulus| *modulus > 1) => {
            (remainders, BOUNDED, format!("h[i] % [{}][i]", series(&moduli)), cost(&moduli))
        }
        Some(moduli) => {
            let whole = (0..moduli.len()).filter(|&place| moduli[place] == 0);
            let by = series(moduli.iter().map(|modulus| modulus.max(&1)));
            let each = format!("h[i] if i in ({}) else h[i] % [{}][i]", series(whole), by);
            (remainders, SUMS, each, cost(&moduli))
        }
        None if width * columns.len() as i128 > 256 => return None,
        None => {
            let seen = columns.iter().flat_map(|column| (0..width).map(move |n| column.get(&n)));
            let learned: Vec<u64> = columns.iter().flat_map(Column::values).copied().collect();
            let cost = learned.len() as f64 * entropy(learned.iter().copied());
            let list = series(seen.map(|value| value.copied().unwrap_or(0)));
            let name = words(
                "the nim-sum of a nim-value of each number, by its place",
                "各位置上 SG 值的异或和",
            );
            (name, SUMS, format!("[{}][i * {} + h[i]]", list, width), cost)
        }
    };
    let says = Formula::parse(&format!("xor({} for i in range(0, len(h)))", each));
    let is_listed = each.starts_with('[') && kind == SUMS;
    Some(Candidate {
        is_sum: true,
        is_listed,
        ..Candidate::new(name, vec![kind], says, 4.0 + cost)
    })
}

/// Theorems on the nim-values of single numbers, applied to positions of several.
fn of_template(
    parts: &Parts,
    template: &str,
    name: impl Fn(&str) -> String,
    kind: &'static Kind,
) -> Vec<Candidate> {
    let template = Formula::parse(template);
    let applied = |law: Candidate| Candidate {
        name: name(&law.name),
        kinds: vec![kind],
        is_sum: false,
        of_number: false,
        says: template.with('z', &law.says.with('n', &Formula::Variable('x'))),
        cost: law.cost + 4.0,
        ..law
    };
    let laws = of_single(parts).into_iter().filter(|law| law.game.is_none());
    laws.map(applied).collect()
}

/// The nim-values of positions of which one number is not 0.
fn alone<'a>(spoken: &[Labelled<'a>]) -> Parts<'a> {
    let only = |row: &[i128]| {
        let mut above = row.iter().filter(|number| **number != 0);
        let only = above.next().copied().unwrap_or(0);
        Some(only).filter(|_| above.next().is_none())
    };
    let told = |group: &[Labelled]| {
        Some(group.iter().filter_map(|each| Some((only(each.row)?, each.label))).collect())
    };
    by_parameters(spoken, told).unwrap_or_default()
}

/// Moore's Nim with other nim-values than the heaps, which are those of the positions of one heap.
fn of_moore(spoken: &[Labelled], single: &Parts) -> Vec<Candidate> {
    let above = |row: &[i128]| row.iter().filter(|number| **number > 0).count();
    let most = spoken.iter().map(|each| above(each.row)).max().unwrap_or(0);
    // Who may move in all heaps plays another game.
    (2..most.min(5))
        .flat_map(|k| {
            let template =
                format!("all(sum(z >> i & 1 for x in h) % {} == 0 for i in range(0, 63))", k + 1);
            let name = |law: &str| {
                said!(
                    "Moore's theorem for {} heaps a move on the nim-values: {}",
                    "以 SG 值应用 Moore 定理（每次至多动 {} 堆）：{}",
                    k,
                    law
                )
            };
            of_template(single, &template, name, MOORE)
        })
        .collect()
}

/// The SJ theorem: the rule of misère Nim, for the nim-values of the parts.
fn of_misere_parts(parts: &Parts) -> Vec<Candidate> {
    let name = |law: &str| {
        said!("misère Nim on the nim-values: {}", "反 Nim（SJ 定理），SG 值为：{}", law)
    };
    of_template(parts, "(xor(z for x in h) == 0) != all(z < 2 for x in h)", name, MISERE)
}
