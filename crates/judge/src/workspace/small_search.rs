//! The search beside a problem, which tries all moves of small positions, and what it prints.

use std::process::Command;

use anyhow::{ensure, Context, Result};

use crate::disk::files::{hash, text};
use crate::disk::scratch::put_text;
use crate::running::language::Language;
use crate::running::last_words::last_words;
use crate::workspace::Workspace;

/// The name of the search in a problem's folder.
pub const SEARCH: &str = "search.py";

/// What the search of a problem prints; `None` if it has none, or if Python is not there. A search
/// that is the same is not run again.
///
/// # Errors
///
/// If it cannot be run or fails.
pub fn output(workspace: &Workspace, slug: &str) -> Result<Option<String>> {
    let program = workspace.problem(slug).join(SEARCH);
    let Some(version) = Language::Python.version().filter(|_| program.exists()) else {
        return Ok(None);
    };
    let search = hash(&(text(&program)?, version));
    let printed = workspace.scratch("searches").join(format!("{slug}-{search:016x}.txt"));
    if !printed.exists() {
        let run = Command::new(Language::Python.tool()).arg(&program).output()?;
        let why = last_words(&String::from_utf8_lossy(&run.stderr)).unwrap_or_default();
        ensure!(run.status.success(), "{}: {why}", program.display());
        let lines = String::from_utf8(run.stdout).with_context(|| program.display().to_string())?;
        put_text(&printed, &lines.replace("\r\n", "\n"))?;
    }
    text(&printed).map(Some)
}
