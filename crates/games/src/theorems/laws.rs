//! Laws: who wins, or the nim-value, as a formula of one number `n`.
//!
//! A law is fitted to points, and costs as many bits as its parameters take to write down.

use std::collections::BTreeMap;

use gamecore::Period;
use study::words;

use super::evidence::{bits_of, entropy};
use super::formula::{series, Formula};

/// What a law is like; which theorem it is hangs on this and on the feature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// The same everywhere.
    Constant,
    /// It is a condition, and decides itself.
    Truth,
    /// 0 alone is lost.
    Zero,
    /// Another number alone is lost.
    One,
    /// The numbers of an interval, or all others, are lost.
    Interval,
    /// The nim-value itself.
    Itself,
    /// The nim-value is the number less the least one.
    Shifted,
    Linear,
    /// The even numbers are lost, or the remainder by 2 is the nim-value.
    Even,
    /// The parity decides otherwise.
    Odd,
    /// The remainder is the nim-value.
    Modular,
    /// One remainder is lost.
    Remainder,
    /// A table of remainders.
    Remainders,
    /// A table of remainders after exceptions.
    Periodic,
    /// A period in which the nim-values grow.
    Growing,
    /// Nothing but what was seen.
    Listed,
}

/// A law with its parameters.
pub struct Law {
    /// What it is, in the language that is spoken, such as `a remainder of`.
    pub words: &'static str,
    pub shape: Shape,
    pub formula: Formula,
    /// The bits of its parameters.
    pub cost: f64,
    /// Whether so much was seen of it that it is more than a guess.
    pub is_seen: bool,
}

/// What a law says of each number: whether it is lost (1) or not (0), or its nim-value.
pub type Points = BTreeMap<i128, u64>;

/// The bits of the parity, the most frequent law.
const PARITY: f64 = 2.0;

/// So many numbers are listed in a formula.
pub const LISTED: usize = 64;

fn law(words: &'static str, shape: Shape, text: String, cost: f64) -> Law {
    Law { words, shape, formula: Formula::parse(&text), cost, is_seen: true }
}

/// The laws for all points, the simplest first; the rules may prove the period of nim-values.
pub fn laws(points: &Points, values: bool, proved: Option<Period>) -> Vec<Law> {
    // What is the same everywhere needs neither a remainder nor a list.
    if let Some(constant) = constant(points) {
        return vec![constant];
    }
    let mut found = Vec::new();
    if values {
        found.extend(linear(points));
        found.extend(periodic(points, values, true, proved).filter(|_| points.len() > 4));
    }
    let remainders = remainders(points, values);
    // Of three numbers one is lost by parity, if it can be.
    let is_parity = |law: &Law| [Shape::Even, Shape::Odd].contains(&law.shape);
    if !values && !remainders.as_ref().map_or(false, is_parity) {
        found.extend(interval(points));
    }
    found.extend(remainders);
    found.extend(periodic(points, values, false, proved));
    found.extend(listed(points, values));
    found
}

fn constant(points: &Points) -> Option<Law> {
    let first = *points.values().next()?;
    let words = words("the same for every value of", "处处相同：");
    let is_constant = points.values().all(|label| *label == first);
    is_constant.then(|| law(words, Shape::Constant, first.to_string(), bits_of(first.into())))
}

/// `3 * n - 1`.
fn line(of: &str, step: i128, first: i128) -> String {
    let product = if step == 1 { of.to_string() } else { format!("{} * {}", step, of) };
    match first {
        0 => product,
        _ => format!("{} {} {}", product, if first < 0 { '-' } else { '+' }, first.abs()),
    }
}

fn linear(points: &Points) -> Option<Law> {
    let mut pairs = points.iter().map(|(&n, &value)| (n, i128::from(value)));
    let ((n, value), (next, other)) = (pairs.next()?, pairs.next()?);
    let step = (other - value).checked_div(next - n).filter(|step| *step > 0)?;
    let first = value - step * n;
    let is_linear = points.iter().all(|(&n, &value)| i128::from(value) == step * n + first);
    let shape = match (step, first, value) {
        (1, 0, _) => Shape::Itself,
        (1, _, 0) => Shape::Shifted,
        _ => Shape::Linear,
    };
    let words = match shape {
        Shape::Itself => words("", ""),
        _ => words("linear in", "线性函数："),
    };
    let cost = bits_of(step - 1) + bits_of(first);
    is_linear.then(|| law(words, shape, line("n", step, first), cost))
}

/// Who loses changes once or twice.
fn interval(points: &Points) -> Option<Law> {
    // Whether these neighbours are lost, the first and the last of them.
    let mut runs: Vec<(bool, i128, i128)> = Vec::new();
    for (&n, label) in points {
        match runs.last_mut() {
            Some((is_lost, _, last)) if *is_lost == (*label == 1) => *last = n,
            _ => runs.push((*label == 1, n, n)),
        }
    }
    let text = match runs[..] {
        [(true, n, last), _] | [_, (true, n, last)] | [_, (true, n, last), _] if n == last => {
            let shape = if n == 0 { Shape::Zero } else { Shape::One };
            let words = words("one value of", "取唯一值：");
            return Some(law(words, shape, format!("n == {}", n), bits_of(n)));
        }
        [(true, _, last), _] => format!("n <= {}", last),
        [_, (true, first, _)] => format!("n >= {}", first),
        [(true, _, end), _, (_, first, _)] => format!("n <= {} or n >= {}", end, first),
        [_, (_, first, last), _] => format!("n >= {} and n <= {}", first, last),
        _ => return None,
    };
    let cost = runs[1..].iter().zip(&runs).map(|(_, (_, _, end))| bits_of(*end) + 1.0).sum();
    Some(law(words("a bound for", "界限："), Shape::Interval, text, cost))
}

/// The labels by the remainder, if one decides, also where some numbers are missing; and whether
/// enough was seen of it.
fn cycle_of(points: &Points) -> Option<Cycle> {
    const GREATEST: i128 = 64;
    let mut seen: Vec<Option<u64>> = Vec::new();
    let mut fits = |modulus: i128| -> Option<Vec<u64>> {
        seen.clear();
        seen.resize(modulus as usize, None);
        let mut points = points.iter();
        let is_law = points
            .all(|(n, label)| seen[n.rem_euclid(modulus) as usize].get_or_insert(*label) == label);
        if is_law {
            seen.iter().copied().collect()
        } else {
            None
        }
    };
    // The third number may show a parity.
    let most = GREATEST.min((points.len() as i128 + 1) / 2);
    let table = (1..=most).find_map(&mut fits)?;
    let is_seen = modular(&table).is_some() || points.len() >= 3 * table.len();
    Some(Cycle { table, is_seen })
}

/// A table of labels by the remainder.
struct Cycle {
    table: Vec<u64>,
    is_seen: bool,
}

/// The nim-value of the remainder 0, if each next remainder has the next nim-value.
fn modular(table: &[u64]) -> Option<u64> {
    let first = *table.first()?;
    table.iter().copied().eq((first..).take(table.len())).then_some(first)
}

/// Whether the remainder is the nim-value.
fn is_modular(table: &[u64]) -> bool {
    modular(table) == Some(0)
}

impl Cycle {
    fn shape(&self, values: bool) -> Shape {
        let lost = self.table.iter().filter(|label| **label == 1).count();
        match self.table.len() {
            2 if self.table[..] == [u64::from(!values), u64::from(values)] => Shape::Even,
            _ if values && is_modular(&self.table) => Shape::Modular,
            _ if values && modular(&self.table).is_some() => Shape::Linear,
            2 => Shape::Odd,
            _ if !values && lost == 1 => Shape::Remainder,
            _ => Shape::Remainders,
        }
    }

    fn cost(&self, values: bool) -> f64 {
        let modulus = bits_of(self.table.len() as i128);
        match self.shape(values) {
            Shape::Even => PARITY,
            Shape::Odd if !values => PARITY,
            Shape::Modular => modulus,
            Shape::Linear => modulus + bits_of(self.table[0].into()),
            _ => modulus + self.table.len() as f64 * entropy(self.table.iter().copied()),
        }
    }
}

fn remainders(points: &Points, values: bool) -> Option<Law> {
    let cycle = cycle_of(points)?;
    let table = &cycle.table;
    let text = match values {
        true if cycle.shape(true) == Shape::Linear || is_modular(table) => {
            line(&format!("n % {}", table.len()), 1, table[0].into())
        }
        true => format!("[{}][n % {}]", series(table), table.len()),
        false => remainder("n", table),
    };
    let found =
        law(words("a remainder of", "余数："), cycle.shape(values), text, cycle.cost(values));
    Some(Law { is_seen: cycle.is_seen, ..found })
}

/// For each value of the parameter `k` a law of its own: remainders if they are, or else the
/// simplest one.
pub fn by_parameter(all: &[(i128, Points)], values: bool) -> Option<Law> {
    let cycles: Option<BTreeMap<i128, Cycle>> =
        all.iter().map(|(k, points)| Some((*k, cycle_of(points)?))).collect();
    match cycles {
        Some(cycles) => remainders_by_parameter(&cycles, values),
        None => cases(all, values),
    }
}

/// A law in each case; the last one is also said of greater parameters.
fn cases(all: &[(i128, Points)], values: bool) -> Option<Law> {
    const MOST: usize = 12;
    if all.len() > MOST {
        return None;
    }
    let simplest = |(k, points): &(i128, Points)| {
        let laws = laws(points, values, None).into_iter();
        let laws = laws.filter(|law| law.shape != Shape::Listed);
        let law = laws.min_by(|one, other| one.cost.total_cmp(&other.cost))?;
        let formula = match (&law.formula, values) {
            (Formula::Number(0), false) => Formula::parse("n != n"),
            (Formula::Number(_), false) => Formula::parse("n == n"),
            (formula, _) => formula.clone(),
        };
        Some((*k, Law { formula, ..law }))
    };
    let mut all = all.iter().rev().map(simplest);
    let (_, mut last) = all.next()??;
    for case in all {
        let (k, law) = case?;
        let is_case = Formula::parse(&format!("k == {}", k));
        last.formula = Formula::choice(law.formula, is_case, last.formula);
        last.cost += law.cost;
        last.is_seen &= law.is_seen;
    }
    let words = words("for each k a law of", "对每个 k 各有规律：");
    Some(Law { words, shape: Shape::Periodic, ..last })
}

fn remainders_by_parameter(cycles: &BTreeMap<i128, Cycle>, values: bool) -> Option<Law> {
    const MOST: usize = 2 * LISTED;
    let last = *cycles.keys().last()?;
    let list = |number: &dyn Fn(&Cycle) -> usize| {
        let each = (0..=last).map(|k| cycles.get(&k).map_or(0, number));
        format!("[{}][k]", series(each))
    };
    let all = |is: &dyn Fn(&[u64]) -> bool| cycles.values().all(|cycle| is(&cycle.table));
    let first = &cycles.values().next()?.table;
    // Either the number or the parameter decides alone.
    if all(&|table| table == &first[..]) || all(&|table| table.len() == 1) {
        return None;
    }
    let rest = format!("n % {}", list(&|cycle| cycle.table.len()));
    let lost = |table: &[u64]| table.iter().filter(|label| **label == 1).count();
    let place = |cycle: &Cycle| cycle.table.iter().take_while(|label| **label != 1).count();
    let (shape, text) = match values {
        true if all(&is_modular) => (Shape::Modular, rest),
        false if all(&|table| lost(table) == 1) => {
            let places: Vec<usize> = cycles.values().map(place).collect();
            let is_same = places.iter().all(|other| *other == places[0]);
            let place = if is_same { places[0].to_string() } else { list(&place) };
            (Shape::Remainder, format!("{} == {}", rest, place))
        }
        _ if cycles.values().map(|cycle| cycle.table.len()).sum::<usize>() > MOST => return None,
        _ => {
            let tables = cycles.values().flat_map(|cycle| &cycle.table);
            let begins =
                |k: i128| cycles.range(..k).map(|(_, cycle)| cycle.table.len()).sum::<usize>();
            let begins = series((0..=last).map(begins));
            let is_lost = if values { "" } else { " == 1" };
            let text = format!("[{}][[{}][k] + {}]{}", series(tables), begins, rest, is_lost);
            (Shape::Remainders, text)
        }
    };
    let cost = cycles.values().map(|cycle| cycle.cost(values)).sum();
    let is_seen = cycles.values().all(|cycle| cycle.is_seen);
    let words = words("for each k a remainder of", "对每个 k 各有余数：");
    Some(Law { is_seen, ..law(words, shape, text, cost) })
}

/// `n % 7 in (0, 2)`.
fn remainder(of: &str, table: &[u64]) -> String {
    let lost: Vec<usize> = (0..table.len()).filter(|&rest| table[rest] == 1).collect();
    match lost[..] {
        [rest] => format!("{} % {} == {}", of, table.len(), rest),
        _ => format!("{} % {} in ({})", of, table.len(), series(&lost)),
    }
}

/// The least period, if two whole ones and more are seen; or that of the differences, of labels that
/// grow in each period by the same.
fn periodic(points: &Points, values: bool, growing: bool, proved: Option<Period>) -> Option<Law> {
    let (&first, &last) = (points.keys().next()?, points.keys().last()?);
    if last - first != points.len() as i128 - 1 {
        return None;
    }
    let labels: Vec<i128> = points.values().map(|label| i128::from(*label)).collect();
    let steps: Vec<i128> = labels.windows(2).map(|pair| pair[1] - pair[0]).collect();
    let compared = if growing { &steps } else { &labels };
    let found = Period::smallest(compared, |found| 2 * (found.preperiod() + found.period()) + 2)?;
    let (before, period) = (found.preperiod() as usize, found.period() as usize);
    let saltus = labels[before + period] - labels[before];
    // A single exception far from the beginning breaks a law; it does not begin one.
    let exceptions = (0..before).filter(|&n| labels[n + period] - labels[n] != saltus).count();
    if before > 16 * exceptions || growing != (saltus != 0) {
        return None;
    }
    let begins = first + before as i128;
    let table = cycle(begins, &labels[before..before + period], saltus);
    let again = again(&table, saltus, values);
    let text = match before {
        0 => again,
        _ if !values => {
            let lost = (first..begins).zip(&labels).filter(|(_, label)| **label == 1);
            beginning(&lost.map(|(n, _)| n).collect::<Vec<i128>>(), begins, &again)
        }
        _ => {
            let listed = series(&labels[..before]);
            format!("[{}][{}] if n < {} else {}", listed, line("n", 1, -first), begins, again)
        }
    };
    let each = match growing {
        true => entropy(steps.iter().map(|step| *step as u64)),
        false => entropy(labels[..before + period].iter().map(|label| *label as u64)),
    };
    let cost = (before + period) as f64 * each + bits_of(before as i128) + bits_of(period as i128);
    let (shape, words) = match growing {
        true => (Shape::Growing, words("periodic, but growing, in", "算术周期：")),
        false if period == 2 => (Shape::Odd, words("periodic in", "周期：")),
        false if before == 0 => (Shape::Remainders, words("periodic in", "周期：")),
        false => (Shape::Periodic, words("periodic in", "周期：")),
    };
    // Of digits in a base a period is seen until the next power. And what comes before a period is
    // only listed, so that at most a third of what was seen may be.
    let periods = if period > LISTED { 4 } else { 3 };
    let is_proved = proved.map_or(false, |proved| proved.period() == period as u64);
    let is_long = labels.len() >= 3 * before && labels.len() >= before + periods * period;
    let is_seen = is_proved || is_long;
    Some(Law { is_seen, ..law(words, shape, text, cost) })
}

/// The labels of one period by the remainder, less what they have grown until then.
fn cycle(begins: i128, labels: &[i128], saltus: i128) -> Vec<i128> {
    let period = labels.len() as i128;
    let mut table = vec![0; labels.len()];
    for (n, label) in (begins..).zip(labels) {
        table[n.rem_euclid(period) as usize] = label - n.div_euclid(period) * saltus;
    }
    table
}

/// What comes again and again, and grows by the saltus each time.
fn again(table: &[i128], saltus: i128, values: bool) -> String {
    let period = table.len();
    let quotient = if period == 1 { "n".to_string() } else { format!("n // {}", period) };
    let grown = match saltus {
        1 => quotient,
        _ => format!("{} * {}", quotient, saltus),
    };
    let is_same = table.iter().all(|label| *label == table[0]);
    let cycle = match values {
        _ if is_same && saltus != 0 => return line(&grown, 1, table[0]),
        _ if is_same => table[0].to_string(),
        false => remainder("n", &table.iter().map(|label| *label as u64).collect::<Vec<u64>>()),
        _ if table.iter().copied().eq(0..period as i128) => format!("n % {}", period),
        true => format!("[{}][n % {}]", series(table), period),
    };
    match saltus {
        0 => cycle,
        _ => format!("{} + {}", grown, cycle),
    }
}

/// Which numbers are lost, if some before a period are: a condition in each part, as no language but
/// Python takes 0 for one.
fn beginning(lost: &[i128], begins: i128, cycle: &str) -> String {
    match (lost, cycle) {
        (_, "0") => format!("n in ({})", series(lost)),
        ([], "1") => format!("n >= {}", begins),
        (_, "1") => format!("n in ({}) or n >= {}", series(lost), begins),
        ([], _) => format!("n >= {} and {}", begins, cycle),
        _ => format!("n in ({}) if n < {} else {}", series(lost), begins, cycle),
    }
}

/// Nothing but a list of what was seen.
fn listed(points: &Points, values: bool) -> Option<Law> {
    let (&first, &last) = (points.keys().next()?, points.keys().last()?);
    if points.len() > LISTED || last - first >= LISTED as i128 {
        return None;
    }
    let cost = points.len() as f64 * entropy(points.values().copied()) + bits_of(last - first);
    let is_gapless = last - first == points.len() as i128 - 1;
    let list = match values {
        false if !is_gapless => {
            let lost = points.iter().filter(|(_, label)| **label == 1);
            format!("n in ({})", series(lost.map(|(n, _)| *n)))
        }
        // A number that was not seen has no nim-value.
        _ => {
            let seen = |n: i128| points.get(&n).map_or(-1, |label| i128::from(*label));
            format!("[{}][{}]", series((first..=last).map(seen)), line("n", 1, -first))
        }
    };
    let text = if values || !is_gapless { list } else { format!("{} == 1", list) };
    Some(law(words("nothing but", "只取决于"), Shape::Listed, text, cost))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The laws of labels from 0 on.
    fn laws_of(labels: impl IntoIterator<Item = u64>, values: bool) -> Vec<Law> {
        laws(&(0..).zip(labels).collect(), values, None)
    }

    #[test]
    fn a_table_of_remainders_is_seen_after_three_periods() {
        let period = [0, 1, 1, 0, 1, 2, 2];
        let is_seen = |count: usize| {
            let laws = laws_of(period.iter().copied().cycle().take(count), true);
            laws.iter().any(|law| law.shape == Shape::Remainders && law.is_seen)
        };
        assert!(!is_seen(20) && is_seen(21));
    }

    #[test]
    fn a_long_period_is_seen_after_four() {
        // The numbers that end in an odd number of zeros to the base 3, or 0.
        let lost = |n: u64| {
            let zeros = (0..20).take_while(|power| n % 3_u64.pow(power + 1) == 0).count();
            u64::from(zeros % 2 == 1)
        };
        let is_seen = |count: u64| {
            laws_of((0..count).map(|n| lost(n % 81)), false).iter().any(|law| law.is_seen)
        };
        assert!(!is_seen(323) && is_seen(324));
    }

    #[test]
    fn who_loses_changes_twice_at_most_at_bounds() {
        let bound = |labels: &[u64]| {
            let law = laws_of(labels.iter().copied(), false).swap_remove(0);
            law.formula.code(super::super::functions::Code::Python)
        };
        assert_eq!(bound(&[1, 1, 0, 0]), "n <= 1");
        assert_eq!(bound(&[0, 0, 1, 1]), "n >= 2");
        assert_eq!(bound(&[0, 1, 1, 0]), "n >= 1 and n <= 2");
        assert_eq!(bound(&[1, 0, 0, 1]), "n <= 0 or n >= 3");
        assert_eq!(bound(&[0, 0, 1, 0]), "n == 2");
        assert_eq!(bound(&[1, 0, 1]), "n % 2 == 0");
    }
}
