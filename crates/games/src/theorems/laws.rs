//! Laws: who wins, or the nim-value, as a formula of one number `n`.
//!
//! A law is fitted to points, and costs as many bits as its parameters take to write down.

use std::collections::BTreeMap;

use gamecore::Period;
use study::words;

use super::evidence::{bits_of, entropy};
use super::formula::{series, Formula};
use super::kinds::{Kind, BACHET, BOUNDED, NIM, PARITY, PATTERN, SUBTRACTION, SUMS};

/// A law with its parameters.
pub struct Law {
    /// What it is, in the language that is spoken, such as `a remainder of`.
    pub words: &'static str,
    pub kinds: Vec<&'static Kind>,
    pub formula: Formula,
    /// The bits of its parameters.
    pub cost: f64,
    /// Whether it only lists what was seen.
    pub is_listed: bool,
}

/// What a law says of each number: whether it is lost (1) or not (0), or its nim-value.
pub type Points = BTreeMap<i128, u64>;

/// So many numbers are listed in a formula.
const LISTED: usize = 64;

fn law(words: &'static str, kinds: &[&'static Kind], text: String, cost: f64) -> Law {
    Law { words, kinds: kinds.to_vec(), formula: Formula::parse(&text), cost, is_listed: false }
}

/// The laws for all points, the simplest first.
pub fn laws(points: &Points, values: bool) -> Vec<Law> {
    // What is the same everywhere needs neither a remainder nor a list.
    if let Some(constant) = constant(points, values) {
        return vec![constant];
    }
    let mut found = Vec::new();
    if values {
        found.extend(linear(points));
        found.extend(periodic(points, values, true).filter(|_| points.len() > 4));
    } else {
        found.extend(threshold(points));
        found.extend(one_number(points));
    }
    found.extend(residues(points, values));
    found.extend(periodic(points, values, false));
    found.extend(listed(points, values).map(|law| Law { is_listed: true, ..law }));
    found
}

fn constant(points: &Points, values: bool) -> Option<Law> {
    let first = *points.values().next()?;
    let kinds: &[&Kind] = if values { &[PATTERN] } else { &[] };
    let words = words("the same for every value of", "处处相同：");
    let is_constant = points.values().all(|label| *label == first);
    is_constant.then(|| law(words, kinds, first.to_string(), bits_of(first.into())))
}

fn linear(points: &Points) -> Option<Law> {
    let mut pairs = points.iter().map(|(&n, &value)| (n, i128::from(value)));
    let ((n, value), (next, other)) = (pairs.next()?, pairs.next()?);
    let step = (other - value).checked_div(next - n).filter(|step| *step > 0)?;
    let first = value - step * n;
    let is_linear = points.iter().all(|(&n, &value)| i128::from(value) == step * n + first);
    let text = match (step, first) {
        (1, 0) => "n".to_string(),
        (_, 0) => format!("{} * n", step),
        (1, _) => format!("n {} {}", if first < 0 { '-' } else { '+' }, first.abs()),
        _ => format!("{} * n {} {}", step, if first < 0 { '-' } else { '+' }, first.abs()),
    };
    let words = words("linear in", "线性函数：");
    let kind = if text == "n" { NIM } else { PATTERN };
    is_linear.then(|| law(words, &[kind], text, bits_of(step - 1) + bits_of(first)))
}

fn threshold(points: &Points) -> Option<Law> {
    let lost = |n: &i128| points[n] == 1;
    let (first, last) = (points.keys().next()?, points.keys().last()?);
    let (bound, sign) = match (lost(first), lost(last)) {
        (true, false) => (points.keys().take_while(|n| lost(n)).last()?, "<="),
        (false, true) => (points.keys().rev().take_while(|n| lost(n)).last()?, ">="),
        _ => return None,
    };
    let says = |n: i128| if sign == "<=" { n <= *bound } else { n >= *bound };
    let agrees = points.iter().all(|(&n, &label)| says(n) == (label == 1));
    let text = format!("n {} {}", sign, bound);
    agrees.then(|| law(words("a bound for", "界限："), &[], text, bits_of(*bound) + 1.0))
}

fn one_number(points: &Points) -> Option<Law> {
    let mut lost = points.iter().filter(|(_, label)| **label == 1).map(|(n, _)| *n);
    let only = lost.next().filter(|_| lost.next().is_none())?;
    Some(law(words("one value of", "取唯一值："), &[], format!("n == {}", only), bits_of(only)))
}

/// The remainder decides; also where some numbers are missing.
fn residues(points: &Points, values: bool) -> Option<Law> {
    const GREATEST: i128 = 64;
    let fits = |modulus: i128| -> Option<Vec<u64>> {
        let mut table = vec![None; modulus as usize];
        for (n, label) in points {
            let cell = &mut table[n.rem_euclid(modulus) as usize];
            if cell.get_or_insert(*label) != label {
                return None;
            }
        }
        table.into_iter().collect()
    };
    let most = GREATEST.min(points.len() as i128 / 2);
    let (modulus, table) = (2..=most).find_map(|modulus| Some((modulus, fits(modulus)?)))?;
    let cost = bits_of(modulus) + modulus as f64 * entropy(table.iter().copied());
    let is_remainder = values && table.iter().copied().eq(0..modulus as u64);
    let text = match values {
        _ if is_remainder => format!("n % {}", modulus),
        true => format!("[{}][n % {}]", series(&table), modulus),
        false => remainder("n", &table),
    };
    let kinds: &[&Kind] = match (values, modulus) {
        (false, 2) => &[PARITY, BACHET, SUBTRACTION],
        (false, _) => &[BACHET, SUBTRACTION],
        (true, _) if is_remainder => &[BOUNDED, SUBTRACTION, BACHET],
        (true, _) => &[SUBTRACTION, BACHET, BOUNDED],
    };
    let cost = if is_remainder { bits_of(modulus) } else { cost };
    Some(law(words("a remainder of", "余数："), kinds, text, cost))
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
fn periodic(points: &Points, values: bool, growing: bool) -> Option<Law> {
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
    let mut table = vec![0; period];
    for (n, label) in (begins..).zip(&labels[before..before + period]) {
        table[n.rem_euclid(period as i128) as usize] =
            label - n.div_euclid(period as i128) * saltus;
    }
    let grows = match (period, saltus) {
        (_, 0) => String::new(),
        (1, 1) => "n + ".to_string(),
        (1, _) => format!("n * {} + ", saltus),
        (_, 1) => format!("n // {} + ", period),
        _ => format!("n // {} * {} + ", period, saltus),
    };
    let cycle = match &table[..] {
        [only] => format!("{}{}", grows, only),
        _ if table.iter().all(|label| *label == table[0]) && growing => {
            format!("{}{}", grows, table[0])
        }
        _ if !values => {
            remainder("n", &table.iter().map(|label| *label as u64).collect::<Vec<u64>>())
        }
        _ if table.iter().copied().eq(0..period as i128) => {
            format!("{}n % {}", grows, period)
        }
        _ => format!("{}[{}][n % {}]", grows, series(&table), period),
    };
    let cycle = cycle.replace("+ -", "- ");
    let cycle = cycle.strip_suffix(" + 0").map_or(cycle.clone(), String::from);
    let text = match before {
        0 => cycle,
        _ if !values => {
            let lost = (first..begins).zip(&labels).filter(|(_, label)| **label == 1);
            let lost = lost.map(|(n, _)| n).collect::<Vec<i128>>();
            beginning(&lost, begins, &cycle)
        }
        _ => {
            let place = if first == 0 { "n".to_string() } else { format!("n - {}", first) };
            let listed = series(&labels[..before]);
            format!("[{}][{}] if n < {} else {}", listed, place, begins, cycle)
        }
    };
    let learned = labels[..before + period].iter().map(|label| *label as u64);
    let each = entropy(if growing {
        steps.iter().map(|s| *s as u64).collect()
    } else {
        learned.collect::<Vec<u64>>()
    });
    let cost = (before + period) as f64 * each + bits_of(before as i128) + bits_of(period as i128);
    let kinds: &[&Kind] = match (growing, values) {
        (true, _) => &[PATTERN, SUMS],
        (_, false) => &[BACHET, SUBTRACTION],
        _ if before > 0 => &[SUBTRACTION, BOUNDED, PATTERN, SUMS],
        _ => &[SUBTRACTION, BOUNDED, SUMS],
    };
    let words = match growing {
        true => words("periodic, but growing, in", "算术周期："),
        false => words("periodic in", "周期："),
    };
    Some(law(words, kinds, text, cost))
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
    let size = points.len() as f64;
    let cost = size * entropy(points.values().copied()) + bits_of(last - first);
    let lost: Vec<i128> =
        points.iter().filter(|(_, label)| **label == 1).map(|(n, _)| *n).collect();
    let is_short = points.len() <= LISTED && last - first < LISTED as i128;
    let words = words("nothing but", "只取决于");
    if !values {
        let is_short = is_short && lost.len() > 1 && lost.len() < points.len();
        return is_short.then(|| law(words, &[], format!("n in ({})", series(&lost)), cost));
    }
    let place = if first == 0 { "n".to_string() } else { format!("n - {}", first) };
    let label = |n: i128| points.get(&n).copied().unwrap_or(0);
    let list = series((first..=last).map(label));
    is_short.then(|| law(words, &[], format!("[{}][{}]", list, place), cost))
}
