//! What the search beside a problem prints, against the study.

use std::fs;
use std::path::Path;

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Fate;
use study::{Asked, Study};

use crate::location::Location;

/// What the search prints, which is shown on the problem's page.
const PRINTED: &str = "search.txt";

/// Whether a problem has a search.
pub(crate) fn has_search(location: Location) -> bool {
    Path::new(location.directory).join(PRINTED).exists()
}

/// The search is right about all positions that it prints: `1 2: lost`, `3: won`, `1: draw`, or a
/// nim-value, `3: 2`, of which the theorem says whether it is 0.
pub(crate) fn check_search(location: Location, study: &dyn Study) -> Result<()> {
    let file = Path::new(location.directory).join(PRINTED);
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    for line in text.lines() {
        check_line(study, line).with_context(|| format!("{PRINTED}: {line}"))?;
    }
    ensure!(text.lines().count() > 3, "{PRINTED} shows no pattern");
    Ok(())
}

fn check_line(study: &dyn Study, line: &str) -> Result<()> {
    let (row, said) = line.split_once(": ").context("a position, a colon, and what is found")?;
    let row = study::parse(study, row).map_err(|error| anyhow!(error))?;
    let fate = study.fate(&row);
    let is_right = match (said, fate) {
        ("won", Fate::Win) | ("lost", Fate::Loss) | ("draw", Fate::Draw) => true,
        _ => said.parse().is_ok_and(|value: u64| (value == 0) == (fate == Fate::Loss)),
    };
    ensure!(is_right, "by the theorem it is a {fate:?}");
    Ok(())
}
