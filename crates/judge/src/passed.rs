//! Checks that have been passed and need not be made again.
//!
//! A check is known by all that its outcome depends on.
//! Only what was passed is remembered: what fails is tried again, and says why each time.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::scratch::put_text;
use crate::workspace::{stamp_of, Workspace};

/// The checks that have been passed.
#[derive(Clone, Debug)]
pub struct Passed {
    folder: PathBuf,
    /// What makes the checks.
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
        Ok(Passed { folder: workspace.scratch("passed"), checker })
    }

    /// Whether this check has been passed before; `subject` is all that its outcome depends on,
    /// and `name` that of a file.
    pub fn knows(&self, name: &str, subject: &impl Hash) -> bool {
        self.said(name, self.hash(subject)).is_some()
    }

    /// What `check` says, or has said when it was passed before.
    ///
    /// # Errors
    ///
    /// Those of `check`.
    pub fn once(
        &self,
        name: &str,
        subject: &impl Hash,
        check: impl FnOnce() -> Result<String>,
    ) -> Result<String> {
        let hash = self.hash(subject);
        if let Some(said) = self.said(name, hash) {
            return Ok(said);
        }
        let said = check()?;
        put_text(&self.folder.join(name), &format!("{hash:016x}\n{said}"))?;
        Ok(said)
    }

    fn hash(&self, subject: &impl Hash) -> u64 {
        let mut state = DefaultHasher::new();
        (&self.checker, subject).hash(&mut state);
        state.finish()
    }

    fn said(&self, name: &str, hash: u64) -> Option<String> {
        let text = fs::read_to_string(self.folder.join(name)).ok()?;
        text.strip_prefix(&format!("{hash:016x}\n")).map(str::to_owned)
    }
}

/// What distinguishes these files from what they were before.
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
        let passed = Passed { folder: folder.path().into(), checker: "one".to_string() };
        let yes = |said: &str| Ok(said.to_string());
        assert!(passed.once("a/check", &1, || bail!("no")).is_err());
        assert!(!passed.knows("a/check", &1));
        assert_eq!(passed.once("a/check", &1, || yes("first\nline")).unwrap(), "first\nline");
        assert_eq!(passed.once("a/check", &1, || bail!("not again")).unwrap(), "first\nline");
        assert!(passed.knows("a/check", &1));
        assert!(!passed.knows("a/check", &2));
        assert_eq!(passed.once("a/check", &2, || yes("second")).unwrap(), "second");
        assert!(!passed.knows("a/check", &1));
        let another = Passed { checker: "another".to_string(), ..passed };
        assert!(!another.knows("a/check", &2));
    }
}
