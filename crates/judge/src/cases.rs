//! Cases on disk: pairs of an input and its answers.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use protocol::cases::Notes;
use protocol::Scope;

use crate::files::{files_in, stem_of, toml_file};

/// A case on disk: an input and its answers.
#[derive(Clone, Debug)]
pub struct CaseFiles {
    /// The name without its ending.
    pub name: String,
    /// The file of the input.
    pub input: PathBuf,
    /// The file of the answers.
    pub output: PathBuf,
}

impl CaseFiles {
    /// Whether it is kept with the problem, and not generated.
    pub fn is_golden(&self) -> bool {
        self.input.ancestors().nth(2).is_some_and(|folder| folder.ends_with(GOLDEN))
    }
}

/// The folder of all golden cases.
const GOLDEN: &str = "testdata";

/// What `cases.toml` in a problem's folder says of its cases.
///
/// # Errors
///
/// If it cannot be read.
pub fn notes(folder: &Path) -> Result<Notes> {
    toml_file(&folder.join("cases.toml"))
}

/// The golden cases of a problem, by name, each with the bounds that it keeps to.
///
/// # Errors
///
/// If `cases.toml` cannot be read, or does not list one of them.
pub(crate) fn golden_cases(root: &Path, slug: &str) -> Result<Vec<(CaseFiles, Scope)>> {
    let notes = notes(&root.join("problems").join(slug))?;
    let scoped = |case: CaseFiles| {
        let provenance = notes.provenances.get(&case.name);
        let scope = provenance.map(|provenance| provenance.scope);
        let scope = scope.with_context(|| format!("cases.toml does not list {}", case.name))?;
        Ok((case, scope))
    };
    case_files(&root.join(GOLDEN).join(slug))?.into_iter().map(scoped).collect()
}

/// The endings of answers.
const ANSWERS: [&str; 2] = ["out", "ans"];

/// The pairs of an input `.in` and its answers `.out` or `.ans` in a folder, by name.
pub(crate) fn case_files(folder: &Path) -> Result<Vec<CaseFiles>> {
    let mut cases = Vec::new();
    for input in files_in(folder)? {
        if input.extension().is_some_and(|ending| ending == "in") {
            let mut answers = ANSWERS.iter().map(|ending| input.with_extension(ending));
            let output = answers.find(|file| file.exists());
            let output = output.with_context(|| format!("{} has no .out", input.display()))?;
            let name = stem_of(&input);
            cases.push(CaseFiles { name, input, output });
        }
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}
