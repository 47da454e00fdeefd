//! Proofs: what the options of single heaps are, and the theorems on periods.

use std::collections::BTreeMap;

use gamecore::{octal_period, subtraction_period, Period};
use study::text::series;
use study::{said, Row};

use crate::table::Table;

use super::Found;

/// The rules of single heaps, as they are read off the options.
pub enum Rules {
    /// Take one of these amounts, and leave the rest in one heap.
    Take(Vec<u64>),
    /// The digits of an octal code, the one before the point first.
    Octal(Vec<u8>),
}

/// Marks the theorems on single heaps whose period the options prove.
pub fn prove(table: &Table, found: &mut [Found]) {
    let (rules, values) = match (rules(table), heap_values(table)) {
        (Some(rules), Some(values)) => (rules, values),
        _ => return,
    };
    let proof = proved(&rules, &values);
    // Another game with the same first values has a period of its own.
    let is_this = |found: &Found| found.code.is_some() || matches!(rules, Rules::Octal(_));
    let agreeing = found.iter_mut().filter(|found| found.of_heaps && found.fails.is_none());
    agreeing.filter(|found| is_this(found)).for_each(|found| found.proof = proof.clone());
}

fn proved(rules: &Rules, values: &[u16]) -> Option<String> {
    let tell = |Period { preperiod, period }: Period| {
        said!("period {} from the heap {} on", "从 {1} 起周期为 {0}", period, preperiod)
    };
    Some(match rules {
        Rules::Take(amounts) => said!(
            "Golomb's theorem for the amounts {}: {}",
            "可取数为 {} 的减法游戏（Golomb 定理）：{}",
            series(amounts, ", "),
            tell(subtraction_period(amounts, values)?)
        ),
        Rules::Octal(digits) => said!(
            "the theorem of Guy and Smith for the octal code {}.{}: {}",
            "八进制编码 {}.{} 的 Guy-Smith 定理：{}",
            digits[0],
            digits[1..].iter().map(u8::to_string).collect::<String>(),
            tell(octal_period(digits, values)?)
        ),
    })
}

/// A row without its empty heaps.
fn heaps(row: &[u64]) -> Row {
    let mut heaps: Row = row.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// The options of single heaps from 0 on, as long as they are all known.
fn single(table: &Table) -> Option<BTreeMap<u64, (usize, Vec<Row>)>> {
    let options = table.options.as_ref()?;
    let mut single = BTreeMap::new();
    for (place, row) in table.rows.iter().enumerate() {
        let heaps_of = heaps(row);
        if heaps_of.len() <= 1 {
            let mut all: Vec<Row> =
                options[place].iter().map(|&to| heaps(&table.rows[to])).collect();
            all.sort();
            all.dedup();
            single.insert(heaps_of.first().copied().unwrap_or(0), (place, all));
        }
    }
    let is_whole = (0..).zip(single.keys()).all(|(heap, key)| heap == *key);
    Some(single).filter(|single| is_whole && single.len() > 2)
}

fn heap_values(table: &Table) -> Option<Vec<u16>> {
    let values = table.values.as_ref()?;
    let single = single(table)?;
    single.values().map(|(place, _)| u16::try_from(values[*place]).ok()).collect()
}

/// The rules by which all single heaps have their options, if there are any.
fn rules(table: &Table) -> Option<Rules> {
    let single = single(table)?;
    let mut amounts: Vec<u64> = Vec::new();
    let mut digits: Vec<u8> = vec![0; single.len()];
    for (heap, (_, options)) in &single {
        for option in options {
            let left: u64 = option.iter().sum();
            let taken = heap.checked_sub(left)? as usize;
            digits[taken] |= match option.len() {
                0 => 1,
                1 => 2,
                2 => 4,
                _ => return None,
            };
            amounts.push(taken as u64);
        }
    }
    amounts.sort_unstable();
    amounts.dedup();
    let taking = |heap: u64| {
        let mut left: Vec<Row> = amounts
            .iter()
            .filter_map(|amount| Some(heaps(&[heap.checked_sub(*amount)?])))
            .collect();
        left.sort();
        left
    };
    if single.iter().all(|(heap, (_, options))| *options == taking(*heap)) {
        return Some(Rules::Take(amounts));
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    let splitting = |heap: u64| {
        let mut all: Vec<Row> = Vec::new();
        for (taken, digit) in (0..=heap).zip(&digits) {
            let left = heap - taken;
            if digit & 1 != 0 && left == 0 {
                all.push(Vec::new());
            }
            if digit & 2 != 0 && left > 0 {
                all.push(vec![left]);
            }
            if digit & 4 != 0 {
                all.extend((1..=left / 2).map(|heap| vec![heap, left - heap]));
            }
        }
        all.sort();
        all.dedup();
        all
    };
    let is_octal = single.iter().all(|(heap, (_, options))| *options == splitting(*heap));
    is_octal.then_some(Rules::Octal(digits))
}
