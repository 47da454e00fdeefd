//! Small positions to guess about.

use std::collections::{HashMap, HashSet};

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Retrograde;
use study::small::{labels, MOST};
use study::{are_telling, Asked, Row, Study};

use super::practice::is_small;
use super::rules::Rules;
use crate::definition::Studied;

/// There is something to guess, and it is right by the rules, as far as these are quickly played.
pub(crate) fn check_guess(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let rules = Rules::new(study);
    let oracle = Retrograde::new(&rules);
    let rows = study.small();
    let (cells, mut known) = (rows.concat(), HashMap::new());
    for row in &cells {
        check_cell(study, &oracle, row, &mut known).with_context(|| study::write(row))?;
    }
    ensure!(cells.len() <= MOST, "{} positions are too many to look at", cells.len());
    ensure!(are_telling(study, &rows), "too few positions are won, or lost");
    let names: HashSet<String> = labels(&cells).into_iter().collect();
    ensure!(names.len() == cells.len(), "two positions have the same label: {names:?}");
    Ok(())
}

fn check_cell(
    study: &dyn Study,
    oracle: &Retrograde<&Rules<'_>>,
    row: &Row,
    known: &mut HashMap<Row, bool>,
) -> Result<()> {
    study.check(row).map_err(|error| anyhow!(error))?;
    ensure!(study.is_playable(row), "it is too large");
    let said = study.fate(row);
    let is_right = !is_small(study, row, known) || said == oracle.fate(row);
    ensure!(is_right, "by the rules it is not a {said:?}");
    Ok(())
}
