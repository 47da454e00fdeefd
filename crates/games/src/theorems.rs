//! Which theorem solves a game: every one that agrees with all that was computed.
//!
//! A *view* makes of a row the numbers that matter ([`views`](self::views)): the row itself, every
//! second number, the gaps between pieces, the runs of a row of cells. What decides is either a
//! *law* of one *feature*, as in `sum(h) % 3 == 0`, or the nim-sum of a law of each number, or a
//! special formula. All are formulas that are evaluated on every position, and are printed as
//! Python, C++ and Rust.
//!
//! To agree is not to be proved; [`Found::proof`] names a theorem of `gamecore` where one proves it.

mod evidence;
mod features;
mod formula;
mod functions;
mod kinds;
mod laws;
mod proofs;
mod specials;
mod tables;
mod views;

use std::collections::{BTreeMap, HashMap};

use study::{said, words, Row};

use crate::table::{Fate, Table};

use self::evidence::{bits_of, entropy, information, MARGIN};
use self::features::{Feature, OF_NUMBER, OF_ROW};
use self::formula::Formula;
use self::kinds::{BOUNDED, MISERE, MOORE, PARITY, STAIRCASE, STEALING, SUMS};
use self::laws::{laws, Law, Points};
use self::views::{View, VIEWS};

pub use self::formula::Code;
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
#[derive(Clone, Debug, PartialEq)]
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
    /// Whether it is a law of the numbers of the row, one by one.
    pub of_heaps: bool,
    /// Whether it only lists what was seen.
    is_listed: bool,
    /// The bits that it saves.
    score: f64,
}

/// What a theorem says of the numbers of a view.
#[derive(Clone, PartialEq)]
enum Says {
    Formula(Formula),
    /// The nim-sum of a table's values.
    Table(Vec<u64>),
}

impl Says {
    fn of(&self, row: &[i128]) -> Option<i128> {
        match self {
            Says::Formula(formula) => formula.value(row),
            Says::Table(table) => row.iter().try_fold(0, |sum, number| {
                Some(sum ^ i128::from(*table.get(usize::try_from(*number).ok()?)?))
            }),
        }
    }
}

/// A theorem to be compared with all positions.
struct Candidate {
    name: String,
    kinds: Vec<&'static Kind>,
    says: Says,
    /// Whether it is a law of single numbers, which the rules of single heaps may prove.
    of_number: bool,
    /// Whether it only lists what was seen.
    is_listed: bool,
    /// The bits of its parameters, and of its place among the others.
    cost: f64,
    game: Option<String>,
}

/// What is known of each position: its nim-value, or whether it is lost.
struct Question {
    values: bool,
    labels: Vec<u64>,
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
    for question in &questions {
        let weights = weights(&rows, &question.labels);
        for (number, view) in VIEWS.iter().enumerate() {
            let viewed: Viewed = rows.iter().map(|row| (view.of)(row)).collect();
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
                for candidate in fitted(&viewed[..end], question, normal.as_ref()) {
                    // The table of a game ends with what it was compared with.
                    let is_whole = part == 1 || matches!(candidate.says, Says::Formula(_));
                    if is_whole && candidates.iter().all(|other| other.says != candidate.says) {
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

/// The nim-values of a table, in order, also of one in misere play.
fn normal_values(table: &Table, order: &[usize]) -> Option<Vec<u64>> {
    let computed = || Table::of_options(table.rows.clone(), table.options.clone()?).values;
    let values = table.values.clone().or_else(computed)?;
    Some(order.iter().map(|&index| values[index]).collect())
}

/// The places of the numbers that differ from position to position, if the others are parameters;
/// and the rows in order, with these alone.
fn varying(table: &Table, order: &[usize]) -> (Option<Vec<usize>>, Vec<Vec<i128>>) {
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
fn weights(rows: &[Vec<i128>], labels: &[u64]) -> Vec<f64> {
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

/// A row as a view has it, and what is known of the position.
type Labelled<'a> = (&'a [i128], u64);

/// The theorems that agree with some positions.
fn fitted(
    viewed: &[Option<Vec<i128>>],
    question: &Question,
    normal: Option<&Vec<u64>>,
) -> Vec<Candidate> {
    let spoken = labelled(viewed, &question.labels);
    let mut fitted = of_features(&spoken, question.values);
    if spoken.iter().any(|(row, _)| row.len() > 1) {
        fitted.extend(of_specials(question.values));
        match normal.map(|normal| labelled(viewed, normal)) {
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

fn labelled<'a>(viewed: &'a [Option<Vec<i128>>], labels: &[u64]) -> Vec<Labelled<'a>> {
    let rows = viewed.iter().zip(labels);
    rows.filter_map(|(row, label)| Some((row.as_deref()?, *label))).collect()
}

/// Whether a number decides about all positions; where it does not exist, it says nothing.
fn points(spoken: &[Labelled], number: impl Fn(&[i128]) -> Option<i128>) -> Option<Points> {
    let mut points: BTreeMap<i128, u64> = BTreeMap::new();
    for (row, label) in spoken {
        if let Some(number) = number(row) {
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
    let mut add = |words: &str, kinds: &[&'static Kind], formula: Formula, cost: f64| {
        let number = |row: &[i128]| formula.value(row);
        let points = points(spoken, number);
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
                says: Says::Formula(match law.formula == truth && formula.is_condition() {
                    true => formula.clone(),
                    false => law.formula.with('n', &formula),
                }),
                cost: cost + law.cost,
                game: None,
            });
        }
    };
    let are_single = spoken.iter().all(|(row, _)| row.len() == 1);
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
        found.extend(of_tables(spoken));
    }
    found
}

/// Games whose nim-values are a table.
fn of_tables(spoken: &[Labelled]) -> Option<Candidate> {
    let points = spoken.iter().map(|(row, value)| (row[0], *value)).collect();
    let tables::Known { name, kinds, values, game, cost } = tables::known(&points)?;
    let (says, game) = (Says::Table(values), Some(game));
    Some(Candidate { name, kinds, of_number: true, is_listed: false, says, cost, game })
}

fn of_specials(values: bool) -> Vec<Candidate> {
    let specials = specials::specials().into_iter().filter(|special| special.values == values);
    let candidate = |special: specials::Special| Candidate {
        name: special.name,
        kinds: vec![special.kind],
        of_number: false,
        is_listed: false,
        says: Says::Formula(special.formula),
        cost: 6.0,
        game: None,
    };
    specials.map(candidate).collect()
}

/// The nim-value of each number, if that of a position is their nim-sum.
fn learned(spoken: &[Labelled]) -> Option<Points> {
    let mut parts = Points::new();
    let length = spoken.first()?.0.len();
    if length % 2 == 0 && spoken.iter().all(|(row, _)| row.len() == length) {
        // The nim-value of one of them may be chosen.
        parts.insert(*spoken.iter().flat_map(|(row, _)| row.iter()).min()?, 0);
    }
    let mut waiting = spoken.to_vec();
    loop {
        let before = waiting.len();
        let mut later = Vec::new();
        for (row, value) in waiting {
            let mut sorted = row.to_vec();
            sorted.sort_unstable();
            let mut unknown: Vec<i128> = Vec::new();
            let mut rest = value;
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
                _ => later.push((row, value)),
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
    let spoken: Vec<Labelled> = rows.iter().map(|(row, value)| (&row[..], *value)).collect();
    // A law of few numbers must tell more than it costs.
    let told = rows.len() as f64 * entropy(parts.values().copied());
    let is_worth = |law: &Candidate| law.is_listed || law.cost + WORTH < told;
    of_features(&spoken, true).into_iter().filter(is_worth).collect()
}

/// Sums: the nim-sum of a nim-value of each number.
fn of_parts(spoken: &[Labelled]) -> Vec<Candidate> {
    let summed = |candidate: Candidate| Candidate {
        name: match &candidate.says {
            Says::Formula(Formula::Variable('n')) => {
                words("the nim-sum of the numbers", "各数的异或和").to_string()
            }
            _ => said!(
                "the nim-sum of a nim-value of each number: {}",
                "各数 SG 值的异或和：{}",
                candidate.name
            ),
        },
        kinds: candidate.kinds.into_iter().chain(Some(SUMS)).collect(),
        says: match candidate.says {
            Says::Formula(law) => Says::Formula(
                Formula::parse("xor(z for x in h)")
                    .with('z', &law.with('n', &Formula::Variable('x'))),
            ),
            table => table,
        },
        cost: candidate.cost + 1.0,
        ..candidate
    };
    let found = learned(spoken).map_or(Vec::new(), |parts| of_single(&parts));
    found.into_iter().map(summed).chain(of_columns(spoken)).collect()
}

/// The nim-sum of a nim-value of each number, by its place.
fn of_columns(spoken: &[Labelled]) -> Option<Candidate> {
    let (first, value) = *spoken.first()?;
    let width = 1 + spoken.iter().flat_map(|(row, _)| row.iter()).max().copied()?;
    let size = usize::try_from(width).ok().filter(|size| *size * first.len() <= 256)?;
    let are_columns = first.len() > 1
        && spoken
            .iter()
            .all(|(row, _)| row.len() == first.len() && row.iter().all(|number| *number >= 0));
    if !are_columns {
        return None;
    }
    let mut table = vec![None; size * first.len()];
    let cell = |place: usize, number: i128| place * size + number as usize;
    for (row, other) in spoken {
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
    let list = table.iter().map(|value| i128::from(value.unwrap_or(0))).collect();
    let (name, kind, each, cost) = match moduli {
        // A number less than its modulus counts as it is.
        Some(moduli) if moduli.iter().all(|modulus| [1, width].contains(modulus)) => (
            words("the nim-sum of some of the numbers", "某些位置上的数的异或和"),
            STAIRCASE,
            (
                Formula::Pick(moduli.iter().map(|modulus| modulus / width).collect(), place()),
                "z * h[i]",
            ),
            moduli.len() as f64,
        ),
        Some(moduli) => (
            words(
                "the nim-sum of remainders, each by a modulus of its own",
                "各数对各自的模数取余后的异或和",
            ),
            BOUNDED,
            (Formula::Pick(moduli.clone(), place()), "h[i] % z"),
            moduli.iter().map(|modulus| bits_of(*modulus)).sum(),
        ),
        None => (
            words(
                "the nim-sum of a nim-value of each number, by its place",
                "各位置上 SG 值的异或和",
            ),
            SUMS,
            (Formula::Pick(list, Box::new(Formula::parse(&format!("i * {} + h[i]", width)))), "z"),
            learned.len() as f64 * entropy(learned.iter().copied()),
        ),
    };
    let each = Formula::parse(each.1).with('z', &each.0);
    Some(Candidate {
        name: name.to_string(),
        kinds: vec![kind],
        of_number: false,
        says: Says::Formula(Formula::parse("xor(z for i in range(0, len(h)))").with('z', &each)),
        cost: 4.0 + cost,
        is_listed: kind == SUMS,
        game: None,
    })
}

/// `i`, the place of a number.
fn place() -> Box<Formula> {
    Box::new(Formula::Variable('i'))
}

/// Theorems on the nim-values of single numbers, applied to positions of several.
fn of_template(
    parts: &Points,
    template: &str,
    name: impl Fn(&str) -> String,
    kind: &'static Kind,
) -> Vec<Candidate> {
    let template = Formula::parse(template);
    let applied = |candidate: Candidate| match candidate.says {
        Says::Formula(law) => Some(Candidate {
            name: name(&candidate.name),
            kinds: vec![kind],
            of_number: false,
            is_listed: candidate.is_listed,
            says: Says::Formula(template.with('z', &law.with('n', &Formula::Variable('x')))),
            cost: candidate.cost + 4.0,
            game: None,
        }),
        Says::Table(_) => None,
    };
    of_single(parts).into_iter().filter_map(applied).collect()
}

/// The nim-values of positions of which one number is not 0.
fn alone(spoken: &[Labelled]) -> Points {
    let only = |row: &[i128]| {
        let mut above = row.iter().filter(|number| **number != 0);
        let only = above.next().copied().unwrap_or(0);
        Some(only).filter(|_| above.next().is_none())
    };
    spoken.iter().filter_map(|(row, value)| Some((only(row)?, *value))).collect()
}

/// Moore's Nim with other nim-values than the heaps, which are those of the positions of one heap.
fn of_moore(spoken: &[Labelled], single: &Points) -> Vec<Candidate> {
    let above = |row: &[i128]| row.iter().filter(|number| **number > 0).count();
    let most = spoken.iter().map(|(row, _)| above(row)).max().unwrap_or(0);
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

/// All positions, in order.
struct Compared<'a> {
    table: &'a Table,
    order: &'a [usize],
    places: &'a Option<Vec<usize>>,
    weights: &'a [f64],
}

impl Compared<'_> {
    /// How a theorem agrees; `None` if it does not explain enough.
    fn with(
        &self,
        candidate: Candidate,
        viewed: &[Option<Vec<i128>>],
        question: &Question,
        view: &'static View,
        cost: f64,
    ) -> Option<Found> {
        // A theorem that fails more often explains nothing.
        const FAILURES: usize = 8;
        let (mut of, mut fails, mut first) = (0, 0, None);
        let mut spoken = Vec::new();
        for (place, (row, &label)) in viewed.iter().zip(&question.labels).enumerate() {
            let said = match row.as_ref().and_then(|row| candidate.says.of(row)) {
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
        if 2 * of < viewed.len() {
            return None;
        }
        let size = (of as f64 + 1.0).log2();
        // Where all are the same, each is as good as the toss of a coin.
        let is_constant = spoken.iter().all(|(label, _)| *label == spoken[0].0);
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
            code: match &candidate.says {
                Says::Formula(formula) => {
                    Some(Code::ALL.map(|(code, _)| self.lines(formula, view, code)))
                }
                Says::Table(_) => None,
            },
            game: candidate.game,
            proof: None,
            fails: first.map(|(place, said, label)| {
                (self.table.rows[self.order[place]].clone(), words(said), words(label.into()))
            }),
            of_heaps: candidate.of_number && what.is_empty(),
            is_listed: candidate.is_listed,
            score,
        })
    }

    /// The lines of code: definitions, the numbers that matter, the formula.
    fn lines(&self, formula: &Formula, view: &View, code: Code) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        formula.functions(&mut |function| {
            let definition = function.definition[code as usize];
            if !definition.is_empty() && lines.iter().all(|line| line != definition) {
                lines.push(definition.to_string());
            }
        });
        if let Some(places) = self.places {
            let is_suffix = (places[0]..).zip(places).all(|(at, place)| at == *place);
            let list = places.iter().map(usize::to_string).collect::<Vec<String>>().join(", ");
            lines.push(match (code, is_suffix) {
                (Code::Python, true) => format!("h = h[{}:]", places[0]),
                (Code::Python, false) => format!("h = [h[i] for i in ({},)]", list),
                (Code::Cpp, _) => format!("{{ vector<long long> v; for (size_t i : {{{}}}) v.push_back(h[i]); swap(h, v); }}", list),
                (Code::Rust, _) => format!("let h: Vec<i64> = [{}].iter().map(|&i: &usize| h[i]).collect();", list),
            });
        }
        let line = view.line(code);
        if !line.is_empty() {
            lines.push(line);
        }
        lines.push(formula.code(code));
        lines
    }
}

/// What the moves show without a formula.
fn strategies(table: &Table) -> Vec<Found> {
    let mut found = Vec::new();
    let options = match &table.options {
        Some(options) if options.len() >= MARGIN as usize => options,
        _ => return found,
    };
    let mut add = |name: &str, kind: &'static Kind, score: f64| {
        found.push(Found {
            name: name.to_string(),
            kinds: vec![kind],
            values: false,
            agrees: options.len(),
            of: options.len(),
            code: None,
            game: None,
            proof: Some(
                words("each of these moves was looked at", "已逐一检查这些走法").to_string(),
            ),
            fails: None,
            of_heaps: false,
            is_listed: false,
            score,
        });
    };
    let several = options.iter().filter(|options| options.len() > 1).count();
    if several as f64 >= MARGIN && length_has_parity(options) {
        let name = words(
            "the parity of the length of play: no choice changes it",
            "总步数的奇偶性：任何选择都不能改变它",
        );
        add(name, PARITY, several as f64);
    }
    let moving = options.iter().zip(&table.fates).filter(|(options, _)| !options.is_empty());
    if moving.clone().count() as f64 >= MARGIN && moving.clone().all(|(_, fate)| *fate == Fate::Win)
    {
        let name = words("the player to move wins wherever there is a move", "只要能走，先手必胜");
        add(name, STEALING, moving.count() as f64 / 2.0);
    }
    found
}

/// Whether all plays from a position have the same parity.
fn length_has_parity(lists: &[Vec<usize>]) -> bool {
    let mut before = vec![Vec::new(); lists.len()];
    for (from, list) in lists.iter().enumerate() {
        list.iter().for_each(|&to| before[to].push(from));
    }
    let ends = (0..lists.len()).filter(|&place| lists[place].is_empty());
    let mut parity: Vec<Option<bool>> = vec![None; lists.len()];
    let mut waiting: Vec<usize> = ends.collect();
    waiting.iter().for_each(|&end| parity[end] = Some(false));
    while let Some(place) = waiting.pop() {
        for &from in &before[place] {
            if parity[from].is_none() {
                parity[from] = parity[place].map(|odd| !odd);
                waiting.push(from);
            }
        }
    }
    let differs = |from: usize, to: usize| parity[from].is_some() && parity[from] != parity[to];
    (0..lists.len()).all(|from| lists[from].iter().all(|&to| differs(from, to)))
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
