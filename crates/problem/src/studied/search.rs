//! What the search beside a problem prints, against the study.

use anyhow::{anyhow, ensure, Context, Result};
use oracle::retrograde::Fate;
use study::{Asked, Study};

/// The search is right about all positions that it prints: `1 2: lost`, `3: won`, `1: draw`, or a
/// nim-value, `3: 2`, of which the theorem says whether it is 0.
pub(crate) fn check_search(study: &dyn Study, printed: &str) -> Result<()> {
    for line in printed.lines() {
        check_line(study, line).with_context(|| line.to_string())?;
    }
    ensure!(printed.lines().count() > 3, "fewer than four lines show no pattern");
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
