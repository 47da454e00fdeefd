//! Sums: positions whose nim-value is the nim-sum of a nim-value of each part.

use std::collections::BTreeMap;

use study::{said, words};

use super::by_feature::{of_each_parameter, of_features, Labelled};
use super::candidate::Candidate;
use super::evidence::{bits_of, entropy};
use super::features::Tables;
use super::formula::{series, Formula};
use super::kinds::{Kind, BOUNDED, MISERE, MOORE, STAIRCASE, SUMS};

/// Parts with the parameters of the game and their nim-values.
type Parts<'a> = Vec<Labelled<'a>>;

/// The sums that agree with some positions: of the numbers, of pairs of them, or by place.
pub fn sums(spoken: &[Labelled]) -> Vec<Candidate> {
    of_numbers(spoken).into_iter().chain(of_pairs(spoken)).chain(of_columns(spoken)).collect()
}

/// The nim-value of each number, or each pair, if that of a position is their nim-sum.
fn learned<'a>(spoken: &[Labelled<'a>], width: usize) -> Option<Parts<'a>> {
    let mut groups: BTreeMap<&[i128], Vec<Labelled>> = BTreeMap::new();
    for each in spoken {
        groups.entry(each.parameters).or_default().push(*each);
    }
    let mut parts = Parts::new();
    for (parameters, group) in groups {
        let learned = learned_once(&group, width)?.into_iter();
        parts.extend(learned.map(|(row, label)| Labelled { row, parameters, label }));
    }
    Some(parts).filter(|parts| parts.len() > 1)
}

fn learned_once<'a>(spoken: &[Labelled<'a>], width: usize) -> Option<BTreeMap<&'a [i128], u64>> {
    let mut parts = BTreeMap::new();
    let length = spoken.first()?.row.len();
    if length / width % 2 == 0 && spoken.iter().all(|each| each.row.len() == length) {
        // The nim-value of one of them may be chosen.
        parts.insert(spoken.iter().flat_map(|each| each.row.chunks(width)).min()?, 0);
    }
    let mut waiting = spoken.to_vec();
    loop {
        let before = waiting.len();
        let mut later = Vec::new();
        for each in waiting {
            let mut sorted: Vec<&[i128]> = each.row.chunks(width).collect();
            sorted.sort_unstable();
            let mut unknown: Vec<&[i128]> = Vec::new();
            let mut rest = each.label;
            for part in sorted {
                match parts.get(part) {
                    Some(value) => rest ^= value,
                    // Two equal ones are nothing.
                    None if unknown.last() == Some(&part) => drop(unknown.pop()),
                    None => unknown.push(part),
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

/// So many bits a law of parts must save of their nim-values at least.
const WORTH: f64 = 4.0;

/// Theorems about parts, by their nim-values: a law of few parts explains no more than these.
fn of_single(parts: &Parts) -> Vec<Candidate> {
    let told = parts.len() as f64 * entropy(parts.iter().map(|part| part.label));
    let bounded = |law: Candidate| match law.is_listed || law.cost + WORTH < told {
        true => law,
        false => Candidate { saves: law.saves.min(told - law.cost), ..law },
    };
    let mut laws = of_features(parts, true, None);
    laws.extend(of_each_parameter(parts, true));
    laws.into_iter().map(bounded).filter(|law| law.saves > 0.0).collect()
}

/// The nim-sum of a nim-value of each number.
fn of_numbers(spoken: &[Labelled]) -> Vec<Candidate> {
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
        ..sum(candidate, "xor(z for x in h)", &[('n', "x")])
    };
    let parts = learned(spoken, 1).unwrap_or_default();
    of_single(&parts).into_iter().map(summed).collect()
}

/// A law of one part as a sum of such laws, in which its numbers are called otherwise.
fn sum(law: Candidate, sum: &str, names: &[(char, &str)]) -> Candidate {
    let each = names
        .iter()
        .fold(law.says.clone(), |says, (name, text)| says.with(*name, &Formula::parse(text)));
    Candidate {
        kinds: law.kinds.iter().copied().chain(Some(SUMS)).collect(),
        is_sum: true,
        says: Formula::parse(sum).with('z', &each),
        // A law of the whole, or of parts: that is a bit.
        cost: law.cost + 1.0,
        ..law
    }
}

/// The nim-sum of a nim-value of each pair: a law of both numbers, or of the second for each first
/// one.
fn of_pairs(spoken: &[Labelled]) -> Vec<Candidate> {
    let are_pairs = |each: &Labelled| each.row.len() % 2 == 0 && each.parameters.is_empty();
    let are_several = spoken.iter().any(|each| each.row.len() > 2);
    let parts = match are_several && spoken.iter().all(are_pairs) {
        true => learned(spoken, 2).unwrap_or_default(),
        false => return Vec::new(),
    };
    let seconds: Parts = parts
        .iter()
        .map(|part| Labelled { row: &part.row[1..], parameters: &part.row[..1], ..*part })
        .collect();
    let summed = |law: Candidate| {
        Candidate {
        name: match law.says.mentions('k') {
            true => words(
                "the nim-sum of a nim-value of each pair: for each first number a law of the second",
                "每对数 SG 值的异或和：对每个第一数各有第二数的规律",
            )
            .to_string(),
            false => said!(
                "the nim-sum of a nim-value of each pair: {}",
                "每对数 SG 值的异或和：{}",
                law.name
            ),
        },
        // It is about a pair.
        of_number: false,
        ..sum(
            law,
            "xor(z for i in range(0, len(h), 2))",
            &[('k', "h[i]"), ('n', "h[i + 1]"), ('a', "h[i]"), ('b', "h[i + 1]")],
        )
    }
    };
    let laws = of_single(&parts).into_iter().chain(of_single(&seconds));
    laws.filter(|law| !law.says.uses_row()).map(summed).collect()
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
    let is_listed = moduli.is_none();
    let (name, kind, each, cost) = match moduli {
        // This is the nim-sum.
        Some(moduli) if moduli.iter().all(|modulus| *modulus == 0) => return None,
        // This is one of the numbers.
        Some(moduli) if moduli.iter().filter(|modulus| **modulus != 1).count() < 2 => return None,
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
    Some(Candidate {
        is_sum: true,
        is_listed,
        ..Candidate::new(name, vec![kind], says, Tables::with_parameters(0).place() + cost)
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
        cost: law.cost + Tables::with_parameters(0).place(),
        ..law
    };
    let laws = of_single(parts).into_iter().filter(|law| law.game.is_none());
    laws.map(applied).collect()
}

/// The nim-values of positions of which one number is not 0.
fn alone<'a>(spoken: &[Labelled<'a>]) -> Parts<'a> {
    let only = |each: &Labelled<'a>| {
        let mut above = each.row.iter().enumerate().filter(|(_, number)| **number != 0);
        let place = above.next().map_or(0, |(place, _)| place);
        let row = each.row.get(place..=place).filter(|_| above.next().is_none())?;
        Some(Labelled { row, ..*each })
    };
    spoken.iter().filter_map(only).collect()
}

/// Moore's Nim with other nim-values than the heaps, which are those of the positions of one heap.
pub fn of_moore(spoken: &[Labelled], normal: &[Labelled]) -> Vec<Candidate> {
    let single = alone(normal);
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
            of_template(&single, &template, name, MOORE)
        })
        .collect()
}

/// The SJ theorem: the rule of misère Nim, for the nim-values of the parts.
pub fn of_misere_parts(normal: &[Labelled]) -> Vec<Candidate> {
    let parts = learned(normal, 1).unwrap_or_default();
    let name = |law: &str| {
        said!("misère Nim on the nim-values: {}", "反 Nim（SJ 定理），SG 值为：{}", law)
    };
    of_template(&parts, "(xor(z for x in h) == 0) != all(z < 2 for x in h)", name, MISERE)
}
