//! What the options of single heaps are, and what they prove: periods, and sets of amounts.

use std::collections::{BTreeMap, BTreeSet};

use gamecore::{octal_period, subtraction_period, Octal, Period};
use oracle::games::OctalHeaps;
use oracle::Ruleset;
use study::text::series;
use study::{said, Row};

use crate::amounts::{Amounts, Rule};
use crate::table::Table;

use super::evidence::{information, MARGIN};
use super::found::Found;
use super::kinds::SUBTRACTION;
use super::views::View;

/// Marks a theorem on single heaps, the first of which has this number and these nim-values, if
/// they have this period and it says the same as the period, also of the heaps beyond them.
pub fn prove(found: &mut Found, period: Period, first: u64, values: &[u64], proof: &str) {
    let seen = first + values.len() as u64;
    let says = |heap: u64| {
        let place = period.place(heap).checked_sub(first);
        // Of heaps that were not seen nothing is known.
        let value = place.map_or(Some(&0), |place| values.get(place as usize));
        let truth = |value: &u64| if found.values { *value } else { u64::from(*value == 0) };
        value.map_or(false, |value| found.says(&vec![heap]) == Some(truth(value)))
    };
    // A game gives no formula.
    let goes_on = || found.code.is_none() || (seen..4 * (seen + period.period())).all(says);
    if found.of_heaps && found.fails.is_none() && goes_on() {
        found.proof = Some(proof.to_string());
    }
}

/// The rules of single heaps: those of an octal game, or even of a subtraction game.
pub struct HeapRules {
    digits: Vec<u8>,
    /// The amounts of a subtraction game: what is taken leaves nothing or one heap, but the last
    /// heap itself only nothing.
    amounts: Option<Vec<u64>>,
    /// The nim-values of the heaps from 0 on.
    values: Vec<u16>,
}

impl HeapRules {
    /// The rules by which all single heaps of a table have their options, if there are such.
    pub fn read(table: &Table) -> Option<HeapRules> {
        let single = single(table)?;
        let digits = digits(&single)?;
        let values = table.values.as_ref()?;
        let value = |(place, _): &(usize, BTreeSet<Row>)| u16::try_from(values[*place]).ok();
        let values = single.values().map(value).collect::<Option<Vec<u16>>>()?;
        let amounts = amounts(&digits, values.len() - 1);
        Some(HeapRules { digits, amounts, values })
    }

    /// The period that these values prove, if larger heaps have the same rules.
    pub fn period(&self) -> Option<Period> {
        match &self.amounts {
            Some(amounts) => subtraction_period(amounts, &self.values),
            None => octal_period(&self.digits, &self.values),
        }
    }

    /// Marks the theorems on single heaps that the period proves.
    pub fn prove(&self, found: &mut [Found]) {
        if let Some(period) = self.period() {
            // Another game with the same first values has a period of its own.
            let is_this = |found: &Found| found.code.is_some() || self.amounts.is_none();
            let values: Vec<u64> = self.values.iter().map(|value| (*value).into()).collect();
            let proof = self.proof(period);
            let found = found.iter_mut().filter(|found| is_this(found));
            found.for_each(|found| prove(found, period, 0, &values, &proof));
        }
    }

    fn proof(&self, period: Period) -> String {
        let tell = said!(
            "period {} from the heap {} on",
            "从 {1} 起周期为 {0}",
            period.period(),
            period.preperiod()
        );
        match &self.amounts {
            Some(amounts) => said!(
                "Golomb's theorem for the amounts {}, if larger heaps have these, too: {}",
                "可取数为 {} 的减法游戏（Golomb 定理；假设更大的堆规则相同）：{}",
                series(amounts, ", "),
                tell
            ),
            None => said!(
                "the theorem of Guy and Smith for the octal code {}, if it is that of larger heaps, too: {}",
                "八进制编码 {} 的 Guy-Smith 定理（假设更大的堆规则相同）：{}",
                octal_code(&self.digits),
                tell
            ),
        }
    }

    /// The subtraction game whose amounts are those of a rule, such as all squares: of single heaps,
    /// as several may be played in other ways.
    pub fn by_rule(&self, table: &Table) -> Option<Found> {
        const FEWEST: usize = 3;
        let are_single = self.values.len() == table.rows.len();
        let amounts = self.amounts.as_ref().filter(|list| are_single && list.len() >= FEWEST)?;
        let last = self.values.len() as u64 - 1;
        let named = Rule::NAMED.into_iter().map(|(word, rule)| (word.to_string(), rule));
        let powers = (2..=10).map(|base| (format!("powers of {}", base), Rule::Powers(base)));
        let is_this = |(_, rule): &(String, Rule)| rule.up_to(last) == *amounts;
        let (word, rule) = named.chain(powers).find(is_this)?;
        let amounts = Amounts { listed: Vec::new(), rules: vec![rule] };
        let score = information(self.values.iter().map(|value| (u64::from(*value), 1.0)));
        (score >= MARGIN).then(|| Found {
            name: said!(
                "a number may be taken if it is one of {}",
                "每次可取的数：{}",
                amounts.in_words()
            ),
            kinds: vec![SUBTRACTION],
            values: true,
            agrees: self.values.len(),
            speaks: self.values.len(),
            of: self.values.len(),
            game: Some(format!("take {}", word)),
            score,
            ..Found::default()
        })
    }
}

/// `0.137`.
pub fn octal_code(digits: &[u8]) -> String {
    Octal::from_digits(digits).expect("the digits of a code").to_string()
}

fn amounts(digits: &[u8], last: usize) -> Option<Vec<u64>> {
    let is_amount = |taken: usize| digits[taken] == 3 || (digits[taken], taken) == (1, last);
    let amounts: Vec<usize> = (0..digits.len()).filter(|&taken| digits[taken] != 0).collect();
    let are_amounts = amounts.iter().all(|&taken| is_amount(taken));
    are_amounts.then(|| amounts.iter().map(|&taken| taken as u64).collect())
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
    let mut single = Single::new();
    for (place, row) in table.rows.iter().enumerate() {
        let heaps_of = heaps(row);
        if heaps_of.len() <= 1 {
            let all = table.heap_options(place)?.iter().map(|to| heaps(to)).collect();
            single.insert(heaps_of.first().copied().unwrap_or(0), (place, all));
        }
    }
    let is_whole = (0..).zip(single.keys()).all(|(heap, key)| heap == *key);
    Some(single).filter(|single| is_whole && single.len() > 2)
}

/// The octal code by which all single heaps have their options, if there is one, the digit before
/// the point first.
fn digits(single: &Single) -> Option<Vec<u8>> {
    let last = *single.keys().last()? as usize;
    let mut digits: Vec<u8> = vec![0; last + 1];
    for (heap, (_, options)) in single {
        for option in options {
            let taken = heap.checked_sub(option.iter().sum())? as usize;
            digits[taken] |= 1_u8.checked_shl(option.len() as u32).filter(|digit| *digit <= 4)?;
        }
    }
    while digits.last() == Some(&0) {
        digits.pop();
    }
    // What takes nothing may only divide a heap.
    if ![Some(&0), Some(&4), None].contains(&digits.first()) {
        return None;
    }
    let rules = OctalHeaps(digits);
    let is_all = |(heap, (_, options)): (&u64, &(usize, BTreeSet<Row>))| {
        rules.options(&vec![*heap]).into_iter().collect::<BTreeSet<Row>>() == *options
    };
    single.iter().all(is_all).then_some(rules.0)
}

/// The octal game that is played on the runs of cells that a view sees, and these runs: each move
/// divides one of them, or takes from it, as the code says. Only of short codes.
pub fn octal_of_runs(
    rows: &[Row],
    lists: &[Vec<usize>],
    view: &View,
) -> Option<(Vec<u8>, Vec<Row>)> {
    const LONGEST: usize = 6;
    let runs = |row: &Row| -> Option<Row> {
        let row: Vec<i128> = row.iter().map(|number| i128::from(*number)).collect();
        let runs = view.see(&row, &[])?;
        Some(heaps(&runs.iter().map(|run| *run as u64).collect::<Row>()))
    };
    let runs: Vec<Row> = rows.iter().map(runs).collect::<Option<_>>()?;
    let left = |place: usize| lists[place].iter().map(|&to| runs[to].clone()).collect();
    let are_single = (0..rows.len()).filter(|&place| runs[place].len() < 2);
    let single =
        are_single.map(|place| (runs[place].first().copied().unwrap_or(0), (place, left(place))));
    let digits = digits(&single.collect()).filter(|digits| digits.len() <= LONGEST)?;
    let rules = OctalHeaps(digits);
    let options = |row: &Row| rules.options(row).into_iter().collect::<BTreeSet<Row>>();
    (0..rows.len()).all(|place| options(&runs[place]) == left(place)).then_some((rules.0, runs))
}
