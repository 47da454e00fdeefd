//! A problem's study: which positions a case consists of, and the tests that hold the theorem
//! of the study to its rules.

mod agreement;
mod answers;
mod beginning;
mod chinese;
mod drawn;
mod guess;
mod hints;
mod pictures;
mod practice;
mod refuted;
mod rules;
mod search;
#[cfg(test)]
mod tests;

use anyhow::{anyhow, ensure, Error, Result};
use protocol::Scope;
use study::player::why;
use study::{Row, Study};

use crate::definition::{ended, Definition, Studied};
use crate::value::Value;

pub(crate) use self::agreement::check_small;
pub(crate) use self::answers::check_answers;
pub(crate) use self::beginning::check_starts;
pub(crate) use self::chinese::{check_chinese, is_in_chinese};
pub(crate) use self::guess::check_guess;
pub(crate) use self::hints::check_hints;
pub(crate) use self::pictures::{check_pictures, draw_pictures, pictures};
pub(crate) use self::practice::check_practice;
pub(crate) use self::refuted::check_refuted;
pub(crate) use self::search::check_search;

impl Studied {
    /// Why the answer to a case is what it is.
    pub(crate) fn why(&self, case: &Value) -> String {
        let rows = match (self.rows)(case) {
            Ok(rows) => rows,
            Err(reason) => return format!("There is no explanation: {reason}."),
        };
        let alone = rows.len() == 1;
        let explained = rows.iter().map(|row| match alone {
            true => why(&*self.study, row),
            false => format!("{}: {}", study::write(row), why(&*self.study, row)),
        });
        explained.collect::<Vec<String>>().join("\n")
    }

    /// What the judge expects to read about a case of these positions.
    pub(crate) fn answer(&self, rows: &[Row]) -> String {
        ended(rows.iter().map(|row| self.study.answer(row)).collect())
    }

    /// The positions of the cases that have some.
    fn all_rows(&self, cases: &[Value]) -> Vec<Row> {
        cases.iter().filter_map(|case| (self.rows)(case).ok()).flatten().collect()
    }
}

/// The positions that a text means: those of a case, without what frames it; or else a single
/// position, its numbers in a row; or else those of a whole input.
///
/// Several lines are rather an input than a position.
pub(crate) fn positions(definition: &Definition, text: &str) -> Result<Vec<Row>> {
    let studied = definition.study()?;
    let grammar = &definition.grammar;
    let rows = |cases: Vec<Value>| {
        let rows = cases.iter().map(|case| (studied.rows)(case));
        let rows = rows.collect::<Result<Vec<Vec<Row>>, String>>().map_err(Error::msg)?;
        Ok(rows.concat())
    };
    if let Ok(case) = definition.read_game(text) {
        return rows(vec![case]);
    }
    let position = study::parse(&*studied.study, text).map(|row| vec![row]);
    let input = || grammar.read(text, Scope::Beyond).map_err(Error::from).and_then(rows);
    match position {
        Ok(position) if text.trim().lines().count() > 1 => Ok(input().unwrap_or(position)),
        Ok(position) => Ok(position),
        Err(no_position) => input().map_err(|no_case| {
            anyhow!("this is neither a position ({no_position}) nor a case ({no_case})")
        }),
    }
}

/// The positions to start from.
fn starts(study: &dyn Study) -> Vec<Row> {
    study.about().starts.iter().map(|start| start.to_vec()).collect()
}

/// The sum of the numbers, which are of 64 bits.
fn sum(row: &Row) -> u128 {
    row.iter().map(|&number| u128::from(number)).sum()
}

/// The theorem marks something on the board.
pub(crate) fn check_theorem(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let changed = |row: &Row| {
        let marked = study.board(row);
        marked.plain() != marked
    };
    ensure!(starts(study).iter().any(changed), "the theorem marks nothing on any start position");
    Ok(())
}
