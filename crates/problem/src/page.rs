//! What a problem's page says of its format.

use std::fs;
use std::path::Path;

use anyhow::{ensure, Result};

use crate::format::Grammar;
use crate::location::Location;

/// The page in both languages, and its section on what the solutions accept and no judge gives.
const PAGES: [(&str, &str); 2] =
    [("README.md", "## Beyond the judge"), ("README.zh.md", "## 超出 OJ 范围")];

/// A page has the section if and only if the format is wider than the judge's.
pub fn check_beyond(grammar: &Grammar, location: Location) -> Result<()> {
    let due = if grammar.is_wider() { "belongs on the page" } else { "is about nothing" };
    for (page, heading) in PAGES {
        // The page in Chinese comes later than the other one.
        let Ok(text) = fs::read_to_string(Path::new(location.directory).join(page)) else {
            continue;
        };
        let is_there = text.lines().any(|line| line == heading);
        ensure!(is_there == grammar.is_wider(), "{page}: the section `{heading}` {due}");
    }
    Ok(())
}
