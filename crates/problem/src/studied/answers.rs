//! The study against the answers that the judge expects.

use anyhow::{anyhow, ensure, Context, Result};
use itertools::Itertools;

use super::{chinese, sum};
use crate::definition::{Definition, Studied};
use crate::shortened::{shortened, shown};
use crate::value::Value;

/// The longest explanation of a position, however large it is.
const LONGEST: usize = 20_000;

/// The longest position that is explained in a test: more numbers only take longer.
const LONG: usize = 100_000;

/// The study gives the judge's answers, and explains positions of every size.
pub(crate) fn check_answers(definition: &Definition, studied: &Studied) -> Result<()> {
    for (case, expected) in definition.small_with_answers() {
        check_answer(definition, studied, case, expected)?;
    }
    for law in &definition.laws {
        let cases = &law.cases;
        for (case, expected) in cases.iter() {
            check_answer(definition, studied, case, expected)?;
        }
        let rows = || {
            let rows = cases.iter().filter_map(|(case, _)| (studied.rows)(case).ok()).flatten();
            rows.filter(|row| row.len() <= LONG)
        };
        let extremes = [rows().max_by_key(Vec::len), rows().max_by_key(sum)];
        for row in extremes.into_iter().flatten().dedup() {
            let why = chinese::check_why(&*studied.study, &row)?;
            ensure!(
                why.len() < LONGEST,
                "the explanation of {} has {} bytes, and the limit is {LONGEST}",
                shortened(&study::text::series(&row, " ")),
                why.len()
            );
        }
    }
    Ok(())
}

fn check_answer(
    definition: &Definition,
    studied: &Studied,
    case: &Value,
    expected: &str,
) -> Result<()> {
    let Ok(rows) = (studied.rows)(case) else {
        return Ok(());
    };
    for row in &rows {
        let checked = studied.study.check(row);
        checked.map_err(|error| anyhow!("{} is refused: {error}", shown(case)))?;
    }
    let checked = definition.check_answer(case, expected, &studied.answer(&rows));
    checked.context("what the study answers")
}
