//! What a problem's page says of its format.

use anyhow::{ensure, Result};

use crate::format::Grammar;
use crate::location::Location;

/// The section on what the solutions accept and no judge gives, in both languages.
const BEYOND: [&str; 2] = ["## Beyond the judge", "## 超出 OJ 范围"];

/// A page has the section if and only if the format is wider than the judge's.
pub fn check_beyond(grammar: &Grammar, location: Location) -> Result<()> {
    let due = if grammar.is_wider() { "belongs on the page" } else { "is about nothing" };
    for ((page, text), heading) in location.pages().into_iter().zip(BEYOND) {
        let Some(text) = text else { continue };
        let is_there = text.lines().any(|line| line == heading);
        ensure!(is_there == grammar.is_wider(), "{page}: the section `{heading}` {due}");
    }
    Ok(())
}
