//! Games whose rows of numbers are sums of these numbers: only single ones are explored, and some
//! sums are checked by their options.

use std::collections::HashMap;

use anyhow::{bail, ensure, Context, Error, Result};
use gamecore::{mex, nim_sum};
use games::table::Table;
use itertools::Itertools;
use study::text::series;
use study::{said, write, Random, Row};

use crate::explore::Explorer;

/// Pairs are checked of so many of the least numbers with a move, and triples of half as many.
const LEAST: usize = 6;

/// So many more sums are checked: random ones of all numbers, and in each of the rounds those that
/// the sums before them lead to.
const MORE: usize = 60;
const ROUNDS: usize = 4;

/// The first of the numbers that were asked about, whose options are sums of such numbers.
///
/// # Errors
/// If they have no nim-values.
pub fn table(explorer: &Explorer, count: usize) -> Result<Table> {
    let answers = explorer.answers(0).take(count);
    let (numbers, sums) = answers
        .map(|(row, options)| (row[0], options.into_iter().cloned().collect()))
        .unzip::<u64, Vec<Row>, _, _>();
    Table::of_sums(numbers, sums).context("play need not end, so a sum has no nim-value")
}

/// How far it was checked that rows are sums.
pub struct Checked {
    pub sums: usize,
    /// Why the program was not asked about more.
    stopped: Option<String>,
}

impl Checked {
    pub fn say_how_many(&self) -> String {
        let Checked { sums, stopped } = self;
        match stopped {
            None => said!(
                "A position of several numbers is their sum: {} were checked by their options.",
                "多个数的局面是各数之和：已按走法检查了 {} 个。",
                sums
            ),
            Some(error) => said!(
                "A position of several numbers is taken as their sum: {} were checked, and no more, as {}.",
                "多个数的局面按各数之和处理：检查了 {} 个，其余未能检查：{}。",
                sums,
                error
            ),
        }
    }
}

/// Asks the program about some rows of several numbers, which must be worth the nim-sum of these.
///
/// # Errors
/// The smallest row that is not; or if the program cannot be asked, unless it is known to be a sum.
pub fn check(explorer: &Explorer, table: &Table, is_known: bool) -> Result<Checked> {
    let values = table.values.as_ref().context("a sum has nim-values")?;
    let values: HashMap<u64, u64> =
        table.rows.iter().map(|row| row[0]).zip(values.iter().copied()).collect();
    let mut asked = explorer.apart();
    let mut next = samples(explorer);
    let (mut sums, mut wrong) = (0, None::<(Row, Error)>);
    for _ in 0..ROUNDS {
        next.into_iter().try_for_each(|row| asked.add(row))?;
        if let (Err(error), None) = (asked.explore(), &wrong) {
            ensure!(is_known, "with `--sum` single numbers alone are asked about");
            return Ok(Checked { sums, stopped: Some(format!("{error:#}")) });
        }
        let new: Vec<(&Row, Vec<&Row>)> = asked.answers(sums).collect();
        for (row, options) in &new {
            let error = is_sum(&values, row, options).err();
            let error = error.filter(|_| wrong.iter().all(|(other, _)| size(row) < size(other)));
            wrong = error.map(|error| (row.to_vec(), error)).or(wrong);
        }
        // Only a smaller one is still looked for.
        let led_to = new.iter().flat_map(|(_, options)| options).filter(|row| row.len() > 1);
        let led_to = led_to.filter(|row| wrong.iter().all(|(other, _)| size(row) < size(other)));
        next = led_to.sorted_by_key(|row| size(row)).take(MORE).map(|row| row.to_vec()).collect();
        sums = asked.count_answers();
    }
    wrong.map_or(Ok(Checked { sums, stopped: None }), |(_, error)| Err(error))
}

/// # Errors
/// If the options of a row do not have the nim-values that those of a sum have.
fn is_sum(values: &HashMap<u64, u64>, row: &Row, options: &[&Row]) -> Result<()> {
    let worth = |row: &Row| {
        let parts: Option<Vec<u64>> = row.iter().map(|part| values.get(part).copied()).collect();
        parts.map(nim_sum)
    };
    let of_options: Vec<u64> = options
        .iter()
        .map(|option| {
            worth(option).with_context(|| {
                format!(
                    "`{}` is not a sum: it leads to `{}`, and no single number leads to these",
                    write(row),
                    write(option)
                )
            })
        })
        .collect::<Result<_>>()?;
    let (by_play, as_sum) = (mex(of_options.iter().copied()), worth(row));
    if as_sum != Some(by_play) {
        bail!(
            "`{}` is not the sum of its numbers: its options have the nim-values {{{}}}, so it has {by_play}, and the sum {}",
            write(row),
            series(of_options.iter().sorted().dedup(), ", "),
            as_sum.unwrap_or(0)
        );
    }
    Ok(())
}

fn size(row: &Row) -> (u128, usize, &Row) {
    (row.iter().map(|&number| u128::from(number)).sum(), row.len(), row)
}

/// Rows of several numbers: small ones, those that single numbers lead to, and random ones.
///
/// A number without a move is only in those that there are.
fn samples(explorer: &Explorer) -> Vec<Row> {
    let answers = || explorer.answers(0);
    let live = answers().filter(|(_, options)| !options.is_empty()).map(|(row, _)| row[0]);
    let live: Vec<u64> = live.sorted().collect();
    let least = |count: usize| live.iter().take(count).copied();
    let pairs = least(LEAST).cartesian_product(least(LEAST)).map(|(one, other)| vec![one, other]);
    let triples = least(LEAST / 2).combinations_with_replacement(3);
    let options = answers().flat_map(|(_, options)| options).filter(|row| row.len() > 1);
    let options = options.sorted_by_key(|row| size(row)).dedup().take(MORE).cloned();
    let random = &mut Random::new(1);
    let count = if live.is_empty() { 0 } else { MORE };
    let random =
        (0..count).map(|place| (0..2 + place % 2).map(|_| *random.choose(&live)).collect());
    pairs.chain(triples).chain(options).chain(random).collect()
}
