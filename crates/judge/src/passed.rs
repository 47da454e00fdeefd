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

use crate::files::{hash, stamp_of};
use crate::scratch::put_text;
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
    pub fn of(workspace: &Workspace) -> Result<Passed> {
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

    /// The finding of `check`, made now or when it was passed before. It is remembered if `keeps`
    /// says so.
    ///
    /// # Errors
    ///
    /// Those of `check`.
    pub(crate) fn once<F: Serialize + DeserializeOwned>(
        &self,
        name: &str,
        key: u64,
        check: impl FnOnce() -> Result<F>,
        keeps: impl FnOnce(&F) -> bool,
    ) -> Result<F> {
        if let Some(found) = self.found(name, key) {
            return Ok(found);
        }
        let found = check()?;
        if keeps(&found) {
            let text = format!("{key:016x}\n{}", serde_json::to_string(&found)?);
            put_text(&self.folder.join(name), &text)?;
        }
        Ok(found)
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

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    #[test]
    fn only_what_was_passed_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let passed = Passed::in_folder(folder.path(), "one");
        let yes = |said: &str| Ok(said.to_string());
        let no = || -> Result<String> { bail!("no") };
        let [one, two] = [1, 2].map(|subject| passed.key(&subject));
        let (all, none) = (|_: &String| true, |_: &String| false);
        assert!(passed.once("a/check", one, no, all).is_err());
        assert_eq!(passed.found::<String>("a/check", one), None);
        assert_eq!(passed.once("a/check", one, || yes("late"), none).unwrap(), "late");
        assert_eq!(passed.found::<String>("a/check", one), None);
        assert_eq!(passed.once("a/check", one, || yes("first\nline"), all).unwrap(), "first\nline");
        assert_eq!(passed.once("a/check", one, no, all).unwrap(), "first\nline");
        assert_eq!(passed.found::<String>("a/check", two), None);
        assert_eq!(passed.once("a/check", two, || yes("second"), all).unwrap(), "second");
        assert_eq!(passed.found::<String>("a/check", one), None);
        assert_ne!(Passed::in_folder(folder.path(), "another").key(&2), two);
    }
}
