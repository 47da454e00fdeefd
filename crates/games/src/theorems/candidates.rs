//! Theorems with their parameters, as they fit the first positions.

use std::collections::BTreeMap;

use study::{said, words};

use super::candidate::Candidate;
use super::comparing::Question;
use super::evidence::{bits_of, entropy};
use super::features::{Feature, OF_NUMBER, OF_ROW};
use super::formula::{series, Formula};
use super::functions::Code;
use super::kinds::{Kind, BOUNDED, MISERE, MOORE, PARITY, STAIRCASE, SUMS};
use super::laws::{laws, Law, Points};
use super::specials::specials;
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
    let mut fitted = of_features(&spoken, question.values);
    if spoken.iter().any(|each| each.row.len() > 1) {
        fitted.extend(specials(question.values));
        match normal.map(|normal| labelled(viewed, parameters, normal)) {
            _ if question.values => fitted.extend(of_parts(&spoken)),
            Some(normal) => {
                fitted.extend(learned(&normal).iter().flat_map(of_misere_parts));
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

/// Whether a number decides about all positions; where it does not exist, it says nothing.
fn points(spoken: &[Labelled], feature: &Formula) -> Option<Points> {
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

/// The bits that tell a feature from the others.
const PLACE: f64 = 8.0;

/// The laws of one feature.
fn of_features(spoken: &[Labelled], values: bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    let truth = Formula::parse("n == 1");
    let nim_sum = Formula::parse("xor(h)");
    let mut add = |words: &str, kinds: &[&'static Kind], formula: Formula, cost: f64| {
        let points = points(spoken, &formula);
        let found_laws = points.map_or(Vec::new(), |points| laws(&points, values));
        // What is the same everywhere depends on no feature.
        let is_law = |law: &Law| cost == 0.0 || !matches!(law.formula, Formula::Number(_));
        for law in found_laws.into_iter().filter(is_law) {
            let is_number = words.is_empty();
            let mut all = kinds.to_vec();
            all.extend(law.kinds.iter());
            if is_number {
                all = law.kinds.clone();
            }
            found.push(Candidate {
                name: match is_number {
                    true => said!("{} the number", "{}这个数", law.words),
                    false if formula.is_condition() => words.to_string(),
                    false => said!("{} {}", "{}{}", law.words, words),
                },
                of_number: is_number,
                is_listed: law.is_listed,
                kinds: all,
                says: match law.formula == truth && formula.is_condition() {
                    true => formula.clone(),
                    false => law.formula.with('n', &formula),
                },
                cost: cost + law.cost,
                is_sum: formula == nim_sum
                    && ["n", "n == 0"].contains(&&*law.formula.code(Code::Python)),
                game: None,
            });
        }
    };
    let are_single = spoken.iter().all(|each| each.row.len() == 1);
    let of_rows: &[Feature] = if are_single { &[] } else { &OF_ROW };
    let features = OF_NUMBER.iter().chain(of_rows);
    for (number, feature) in features.enumerate() {
        let words = if number == 0 { "" } else { words(feature.words[0], feature.words[1]) };
        // The number itself, and the nim-sum.
        let is_first = number == 0 || number == OF_NUMBER.len();
        let cost = if is_first { 0.0 } else { PLACE };
        add(words, feature.kinds, Formula::parse(feature.formula), cost);
    }
    for modulus in (3..=8).filter(|_| !are_single) {
        let text = format!("a % {0} * {0} + b % {0}", modulus);
        let words = said!("the remainders of both by {}", "两数除以 {} 的余数", modulus);
        add(&words, &[PARITY], Formula::parse(&text), PLACE + 3.0);
    }
    if values && are_single {
        found.extend(known(&spoken.iter().map(|each| (each.row[0], each.label)).collect()));
    }
    found
}

/// The nim-value of each number, if that of a position is their nim-sum.
fn learned(spoken: &[Labelled]) -> Option<Points> {
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
            return Some(parts).filter(|parts| parts.len() > 1);
        }
        waiting = later;
    }
}

/// So many bits a law of single numbers must save at least.
const WORTH: f64 = 4.0;

/// Theorems about single numbers, by their nim-values.
fn of_single(parts: &Points) -> Vec<Candidate> {
    let rows: Vec<([i128; 1], u64)> = parts.iter().map(|(&n, &value)| ([n], value)).collect();
    let spoken: Vec<Labelled> =
        rows.iter().map(|(row, label)| Labelled { row, parameters: &[], label: *label }).collect();
    // A law of few numbers must tell more than it costs.
    let told = rows.len() as f64 * entropy(parts.values().copied());
    let is_worth = |law: &Candidate| law.is_listed || law.cost + WORTH < told;
    of_features(&spoken, true).into_iter().filter(is_worth).collect()
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

/// The nim-sum of a nim-value of each number, by its place.
fn of_columns(spoken: &[Labelled]) -> Option<Candidate> {
    let Labelled { row: first, label: value, .. } = *spoken.first()?;
    let width = 1 + spoken.iter().flat_map(|each| each.row).max().copied()?;
    let size = usize::try_from(width).ok().filter(|size| *size * first.len() <= 256)?;
    let are_columns = first.len() > 1
        && spoken.iter().all(|each| {
            each.row.len() == first.len() && each.row.iter().all(|number| *number >= 0)
        });
    if !are_columns {
        return None;
    }
    let mut table = vec![None; size * first.len()];
    let cell = |place: usize, number: i128| place * size + number as usize;
    for Labelled { row, label: other, .. } in spoken {
        let differs: Vec<usize> =
            (0..row.len()).filter(|&place| row[place] != first[place]).collect();
        if let [place] = differs[..] {
            table[cell(place, row[place])] = Some(other ^ value);
        }
    }
    for (place, &number) in first.iter().enumerate() {
        table[cell(place, number)] = Some(if place == 0 { value } else { 0 });
    }
    let remainder = |place: usize| {
        let seen = &table[place * size..(place + 1) * size];
        let agrees = |modulus: &usize| {
            let mut pairs = seen.iter().enumerate();
            pairs.all(|(number, value)| {
                value.map_or(true, |value| value == (number % modulus) as u64)
            })
        };
        (1..=size).find(agrees).map(|modulus| modulus as i128)
    };
    let moduli: Option<Vec<i128>> = (0..first.len()).map(remainder).collect();
    let learned: Vec<u64> = table.iter().flatten().copied().collect();
    let (name, kind, each, cost) = match moduli {
        // A number less than its modulus counts as it is.
        Some(moduli) if moduli.iter().all(|modulus| [1, width].contains(modulus)) => (
            words("the nim-sum of some of the numbers", "某些位置上的数的异或和"),
            STAIRCASE,
            format!("[{}][i] * h[i]", series(moduli.iter().map(|modulus| modulus / width))),
            moduli.len() as f64,
        ),
        Some(moduli) => (
            words(
                "the nim-sum of remainders, each by a modulus of its own",
                "各数对各自的模数取余后的异或和",
            ),
            BOUNDED,
            format!("h[i] % [{}][i]", series(&moduli)),
            moduli.iter().map(|modulus| bits_of(*modulus)).sum(),
        ),
        None => (
            words(
                "the nim-sum of a nim-value of each number, by its place",
                "各位置上 SG 值的异或和",
            ),
            SUMS,
            format!(
                "[{}][i * {} + h[i]]",
                series(table.iter().map(|value| value.unwrap_or(0))),
                width
            ),
            learned.len() as f64 * entropy(learned.iter().copied()),
        ),
    };
    let says = Formula::parse(&format!("xor({} for i in range(0, len(h)))", each));
    Some(Candidate {
        is_sum: true,
        is_listed: kind == SUMS,
        ..Candidate::new(name, kind, says, 4.0 + cost)
    })
}

/// Theorems on the nim-values of single numbers, applied to positions of several.
fn of_template(
    parts: &Points,
    template: &str,
    name: impl Fn(&str) -> String,
    kind: &'static Kind,
) -> Vec<Candidate> {
    let template = Formula::parse(template);
    let applied = |law: Candidate| Candidate {
        name: name(&law.name),
        kinds: vec![kind],
        of_number: false,
        says: template.with('z', &law.says.with('n', &Formula::Variable('x'))),
        cost: law.cost + 4.0,
        ..law
    };
    let laws = of_single(parts).into_iter().filter(|law| law.game.is_none());
    laws.map(applied).collect()
}

/// The nim-values of positions of which one number is not 0.
fn alone(spoken: &[Labelled]) -> Points {
    let only = |row: &[i128]| {
        let mut above = row.iter().filter(|number| **number != 0);
        let only = above.next().copied().unwrap_or(0);
        Some(only).filter(|_| above.next().is_none())
    };
    spoken.iter().filter_map(|each| Some((only(each.row)?, each.label))).collect()
}

/// Moore's Nim with other nim-values than the heaps, which are those of the positions of one heap.
fn of_moore(spoken: &[Labelled], single: &Points) -> Vec<Candidate> {
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
fn of_misere_parts(parts: &Points) -> Vec<Candidate> {
    let name = |law: &str| {
        said!("misère Nim on the nim-values: {}", "反 Nim（SJ 定理），SG 值为：{}", law)
    };
    of_template(parts, "(xor(z for x in h) == 0) != all(z < 2 for x in h)", name, MISERE)
}
