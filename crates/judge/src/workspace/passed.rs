//! Checks that have been passed and need not be made again.
//!
//! A check is known by everything that its result depends on.
//! Only passed checks are remembered: one that fails is made again, and says why each time.

use std::fs;
use std::hash::Hash;
use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::de::DeserializeOwned;
use serde::Serialize;

use crate::disk::files::{hash, stamp_of};
use crate::disk::scratch::put_text;
use crate::workspace::Workspace;

/// The checks that have been passed.
#[derive(Clone, Debug)]
pub struct Passed {
    folder: PathBuf,
    /// The program that makes the checks.
    checker: String,
}

impl Passed {
    /// Those of a workspace, made by the program that runs now.
    ///
    /// # Errors
    ///
    /// If that program cannot be found.
    pub fn open(workspace: &Workspace) -> Result<Passed> {
        let checker = stamp_of(&std::env::current_exe()?)?;
        Ok(Passed::in_folder(&workspace.scratch("passed"), &checker))
    }

    pub(crate) fn in_folder(folder: &Path, checker: &str) -> Passed {
        Passed { folder: folder.to_path_buf(), checker: checker.to_string() }
    }

    /// The key of a check, a number that depends on `subject` and the checker.
    pub(crate) fn key(&self, subject: &impl Hash) -> u64 {
        hash(&(&self.checker, subject))
    }

    /// The finding of the check with this name, if it has been passed with this key.
    pub(crate) fn found<F: DeserializeOwned>(&self, name: &str, key: u64) -> Option<F> {
        let text = fs::read_to_string(self.folder.join(name)).ok()?;
        serde_json::from_str(text.strip_prefix(&format!("{key:016x}\n"))?).ok()
    }

    /// Remembers the finding of a check that has been passed.
    pub(crate) fn put<F: Serialize>(&self, name: &str, key: u64, found: &F) -> Result<()> {
        let text = format!("{key:016x}\n{}", serde_json::to_string(found)?);
        put_text(&self.folder.join(name), &text)
    }
}

/// The stamps of these files: they change when a file does.
///
/// # Errors
///
/// If there is no such file.
pub fn stamps<'a>(files: impl IntoIterator<Item = &'a Path>) -> Result<Vec<String>> {
    let stamp = |file: &Path| Ok(format!("{} {}", file.display(), stamp_of(file)?));
    files.into_iter().map(stamp).collect()
}
