//! Cases on disk: pairs of an input and its answers.

use std::path::{Path, PathBuf};

use anyhow::{ensure, Result};

use crate::files::files_in;

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

/// The pairs of `.in` and `.out` in a folder, by name.
pub(crate) fn case_files(folder: &Path) -> Result<Vec<CaseFiles>> {
    let mut cases = Vec::new();
    for input in files_in(folder)? {
        if input.extension().is_some_and(|ending| ending == "in") {
            let output = input.with_extension("out");
            ensure!(output.exists(), "{} has no .out", input.display());
            let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            cases.push(CaseFiles { name, input, output });
        }
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}
