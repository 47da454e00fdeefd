//! The judge's side of a problem: the interactor or the checker that packages have.
//!
//! It is one file of Python, as some judges take no more: a library that knows how judges call it,
//! and the problem's own file, `interactor.py` or `checker.py`, which imports names from it.

use std::path::Path;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::problem::{Kind, SIDES};
use judge::disk::files::utf8_text;

/// What the problem's own files import.
const LIBRARY: &str = include_str!("side/referee.py");

/// The beginning of the line that imports it.
const IMPORT: &str = "from referee import ";

/// The judge's side of a problem.
#[derive(Clone, Debug)]
pub struct Side {
    /// `interactor` or `checker`.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

impl Side {
    /// Reads that of a problem with this folder; none if its outputs are compared with the answers.
    ///
    /// # Errors
    ///
    /// If the folder lacks the file, or if this does not import the library, in one line.
    pub fn read(folder: &Path, kind: Kind) -> Result<Option<Side>> {
        let Some((name, _)) = SIDES.into_iter().find(|side| side.1 == kind) else {
            return Ok(None);
        };
        let file = folder.join(name).with_extension("py");
        let own = utf8_text(&file)?;
        let text = with_library(&own).with_context(|| file.display().to_string())?;
        Ok(Some(Side { name, text }))
    }

    /// Whether programs talk to it.
    pub fn is_interactor(&self) -> bool {
        SIDES.contains(&(self.name, Kind::Played))
    }
}

/// The library, and below it the file that imports it.
fn with_library(own: &str) -> Result<String> {
    let (imports, rest): (Vec<&str>, Vec<&str>) =
        own.lines().partition(|line| line.starts_with(IMPORT));
    let [import] = imports[..] else { bail!("it has not exactly one line `{IMPORT}..`") };
    let has = |name: &str| ["(", ":"].iter().any(|end| LIBRARY.contains(&format!(" {name}{end}")));
    let missing = import[IMPORT.len()..].split(", ").find(|name| !has(name));
    ensure!(missing.is_none(), "the library has no `{}`", missing.unwrap_or_default());
    Ok(format!("{LIBRARY}\n\n{}\n", rest.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_import_is_the_library() {
        let text =
            with_library("\"\"\"A game.\"\"\"\n\nfrom referee import check, read\n\nx\n").unwrap();
        assert!(text.starts_with(LIBRARY) && text.ends_with("\n\"\"\"A game.\"\"\"\n\n\nx\n"));
        for (own, error) in [
            ("x\n", "it has not exactly one line `from referee import ..`"),
            ("from referee import chek\n", "the library has no `chek`"),
        ] {
            assert_eq!(with_library(own).unwrap_err().to_string(), error);
        }
    }
}
