//! Small positions to guess about.

use std::collections::HashSet;
use std::sync::atomic::AtomicU64;

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Retrograde;
use study::small::{are_telling, labels, MOST};
use study::{Row, Study};

use super::agreement::Rules;
use crate::definition::Studied;

/// There is something to guess, and it is right by the rules.
pub(crate) fn check_guess(studied: &Studied) -> Result<()> {
    let study = &*studied.study;
    let rules = Rules { study, effort: AtomicU64::new(0) };
    let oracle = Retrograde::new(&rules);
    let (rows, cells) = (study.small(), study.small().concat());
    for row in &cells {
        check_cell(study, &oracle, row).with_context(|| study::write(row))?;
    }
    ensure!(cells.len() <= MOST, "{} positions are too many to look at", cells.len());
    ensure!(are_telling(study, &rows), "too few positions are won, or lost");
    let names: HashSet<String> = labels(&cells).into_iter().collect();
    ensure!(names.len() == cells.len(), "two positions have the same label: {names:?}");
    Ok(())
}

fn check_cell(study: &dyn Study, oracle: &Retrograde<&Rules<'_>>, row: &Row) -> Result<()> {
    study.check(row).map_err(|error| anyhow!(error))?;
    ensure!(study.is_playable(row), "it is too large");
    let (said, found) = (study.fate(row), oracle.fate(row));
    ensure!(said == found, "it is a {said:?}, but by the rules a {found:?}");
    Ok(())
}
