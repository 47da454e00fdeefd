//! The golden cases of a problem: pairs of files, whose names say what they probe.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Result};
use protocol::cases::case_purpose;

use crate::location::Location;

/// A golden case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file name without its ending, which [`protocol::cases`] reads.
    pub name: String,
    /// The input.
    pub input: String,
    /// The answers, byte for byte.
    pub expected: String,
}

/// All golden cases of a problem, in the order of their names.
///
/// An error if a file has no partner, if a name does not say what its case probes, if there is no
/// case at all, or if no case expects an answer: nothing may pass on nothing.
pub fn load(location: Location) -> Result<Vec<Case>> {
    let directory = data_directory(location);
    let names = case_names(&directory)?.into_iter();
    let cases = names.map(|name| load_case(&directory, name)).collect::<Result<Vec<_>>>()?;
    ensure!(
        cases.iter().any(|case| !case.expected.is_empty()),
        "{}: no case expects an answer",
        directory.display()
    );
    Ok(cases)
}

/// The folder of a problem's golden cases.
pub fn data_directory(location: Location) -> PathBuf {
    Path::new(location.directory).join("../../testdata").join(location.slug)
}

fn case_names(directory: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    let absent = || {
        let slug = directory.file_name().unwrap_or_default().display();
        format!("there is no testdata/{slug}: `cargo judge case {slug} 01-sample` writes a case")
    };
    for entry in fs::read_dir(directory).with_context(absent)? {
        let path = entry?.path();
        match (path.file_stem().and_then(|stem| stem.to_str()), path.extension()) {
            (Some(stem), Some(ending)) if ending == "in" || ending == "out" => {
                names.insert(stem.to_string());
            }
            _ => bail!("{}: neither an .in nor an .out", path.display()),
        }
    }
    Ok(names)
}

fn load_case(directory: &Path, name: String) -> Result<Case> {
    ensure!(
        case_purpose(&name).is_some(),
        "{name}.in does not say what it probes: it needs a name such as 02-equal-heaps"
    );
    let read = |ending| {
        let path = directory.join(format!("{name}.{ending}"));
        fs::read_to_string(&path)
            .with_context(|| format!("{}: a case is an .in and an .out", path.display()))
    };
    Ok(Case { input: read("in")?, expected: read("out")?, name })
}
