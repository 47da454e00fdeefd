//! The positions that a page's hints set on the board.

use std::fs;
use std::path::Path;

use anyhow::{anyhow, ensure, Context, Result};
use study::Study;

use crate::location::Location;

/// A link in a page that sets the board, up to the position: `[1 2 3](#position=1+2+3)`.
const LINK: &str = "](#position=";

/// The page in both languages, and how its hints begin.
const PAGES: [(&str, &str); 2] = [("README.md", "## Hints\n"), ("README.zh.md", "## 提示\n")];

/// Every position to which a page sets the board can be played, and some hint has one.
pub(crate) fn check_hints(location: Location, study: &dyn Study) -> Result<()> {
    for (page, heading) in PAGES {
        let file = Path::new(location.directory).join(page);
        // The page in Chinese comes later than the other one.
        let Ok(text) = fs::read_to_string(file) else { continue };
        check_page(study, &text, heading).with_context(|| page)?;
    }
    Ok(())
}

fn check_page(study: &dyn Study, text: &str, heading: &str) -> Result<()> {
    for link in text.split(LINK).skip(1) {
        let row = link.split(')').next().unwrap_or_default().replace('+', " ");
        let position = study::parse(study, &row).map_err(|error| anyhow!("{row}: {error}"))?;
        ensure!(study.is_playable(&position), "{row} is too large for the board");
    }
    let hints = text.split(heading).nth(1).and_then(|rest| rest.split("\n## ").next());
    let has_link = hints.is_none_or(|hints| hints.contains(LINK));
    ensure!(has_link, "no hint sets the board: [1 2 3](#position=1+2+3)");
    Ok(())
}
