//! The golden cases of a problem: pairs of files, each with its provenance.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Result};
use protocol::cases::{Notes, Provenance};

use crate::location::Location;

/// A golden case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file name without its ending.
    pub name: String,
    /// The input.
    pub input: String,
    /// The answers, byte for byte.
    pub expected: String,
    /// What the case probes, and where its answers came from.
    pub provenance: Provenance,
}

/// All golden cases of a problem, in the order of their names.
///
/// An error if a file has no partner or no provenance, if a provenance has no
/// case, if there is no case at all, or if no case expects an answer:
/// nothing may pass on nothing.
pub fn load(location: Location) -> Result<Vec<Case>> {
    let directory = data_directory(location);
    let provenances = notes(location)?.provenances;
    let names = case_names(&directory)?;
    for name in provenances.keys() {
        ensure!(names.contains(name), "cases.toml lists {name}, which is not in testdata");
    }
    let cases = names
        .into_iter()
        .map(|name| load_case(&directory, name, &provenances))
        .collect::<Result<Vec<_>>>()?;
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

/// What `cases.toml` says.
pub fn notes(location: Location) -> Result<Notes> {
    let file = Path::new(location.directory).join("cases.toml");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    toml::from_str(&text).with_context(|| file.display().to_string())
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

fn load_case(
    directory: &Path,
    name: String,
    provenances: &BTreeMap<String, Provenance>,
) -> Result<Case> {
    let read = |ending| {
        let path = directory.join(format!("{name}.{ending}"));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let provenance = provenances.get(&name).cloned();
    Ok(Case {
        input: read("in")?,
        expected: read("out")?,
        provenance: provenance.with_context(|| format!("cases.toml does not list {name}"))?,
        name,
    })
}
