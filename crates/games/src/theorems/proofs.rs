//! Proofs: what the options of single heaps are, and the theorems on periods.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::{octal_period, subtraction_period, Period};
use study::text::series;
use study::{said, Row};

use crate::playground::description::Description;
use crate::playground::rules::heap_options;
use crate::table::Table;

use super::Found;

/// Marks the theorems on single heaps whose period the options prove.
pub fn prove(table: &Table, found: &mut [Found]) {
    if let Some((digits, values)) = single(table).and_then(|single| rules(table, &single)) {
        let amounts = amounts(&digits, values.len() - 1);
        let proof = proved(&digits, amounts.as_deref(), &values);
        // Another game with the same first values has a period of its own.
        let is_this = |found: &Found| found.code.is_some() || amounts.is_none();
        let agreeing = found.iter_mut().filter(|found| found.of_heaps && found.fails.is_none());
        agreeing.filter(|found| is_this(found)).for_each(|found| found.proof = proof.clone());
    }
}

/// The amounts of a subtraction game, if the octal code is that of one: what is taken leaves nothing
/// or one heap, but the last heap itself only nothing.
fn amounts(digits: &[u8], last: usize) -> Option<Vec<u64>> {
    let is_amount = |taken: usize| digits[taken] == 3 || (digits[taken], taken) == (1, last);
    let amounts: Vec<usize> = (0..digits.len()).filter(|&taken| digits[taken] != 0).collect();
    let are_amounts = amounts.iter().all(|&taken| is_amount(taken));
    are_amounts.then(|| amounts.iter().map(|&taken| taken as u64).collect())
}

fn proved(digits: &[u8], amounts: Option<&[u64]>, values: &[u16]) -> Option<String> {
    let tell = |found: Period| {
        said!(
            "period {} from the heap {} on",
            "从 {1} 起周期为 {0}",
            found.period(),
            found.preperiod()
        )
    };
    Some(match amounts {
        Some(amounts) => said!(
            "Golomb's theorem for the amounts {}, if larger heaps have these, too: {}",
            "可取数为 {} 的减法游戏（Golomb 定理；假设更大的堆规则相同）：{}",
            series(amounts, ", "),
            tell(subtraction_period(amounts, values)?)
        ),
        None => said!(
            "the theorem of Guy and Smith for the octal code {}.{}, if it is that of larger heaps, too: {}",
            "八进制编码 {}.{} 的 Guy-Smith 定理（假设更大的堆规则相同）：{}",
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

/// The places of single heaps from 0 on, with their options, as long as they are all known.
type Single = BTreeMap<u64, (usize, BTreeSet<Row>)>;

fn single(table: &Table) -> Option<Single> {
    let options = table.options.as_ref()?;
    let mut single = Single::new();
    for (place, row) in table.rows.iter().enumerate() {
        let heaps_of = heaps(row);
        if heaps_of.len() <= 1 {
            let all = options[place].iter().map(|&to| heaps(&table.rows[to])).collect();
            single.insert(heaps_of.first().copied().unwrap_or(0), (place, all));
        }
    }
    let is_whole = (0..).zip(single.keys()).all(|(heap, key)| heap == *key);
    Some(single).filter(|single| is_whole && single.len() > 2)
}

/// The octal code by which all single heaps have their options, if there is one, the digit before
/// the point first; and their nim-values.
fn rules(table: &Table, single: &Single) -> Option<(Vec<u8>, Vec<u16>)> {
    let mut digits: Vec<u8> = vec![0; single.len()];
    for (heap, (_, options)) in single {
        for option in options {
            let taken = heap.checked_sub(option.iter().sum())? as usize;
            digits[taken] |= 1_u8.checked_shl(option.len() as u32).filter(|digit| *digit <= 4)?;
        }
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    let game = [Description::Octal(digits.clone())];
    let left = |heap: u64| heap_options(&game, &[heap]).iter().map(|row| heaps(row)).collect();
    let is_octal = single.iter().all(|(heap, (_, options))| *options == left(*heap));
    let values = table.values.as_ref().filter(|_| is_octal)?;
    let values: Option<_> =
        single.values().map(|(place, _)| u16::try_from(values[*place]).ok()).collect();
    Some((digits, values?))
}
