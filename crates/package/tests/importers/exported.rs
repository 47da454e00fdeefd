//! Real packages, if `EXPORTED_PACKAGES` names a folder of some.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use judge::files::{files_below, files_in};
use package::files::Files;

use crate::{domjudge, fps, unzipped, Imported};

/// The files in the folder of a format that have this ending.
fn exported(format: &str, ending: &str) -> Vec<PathBuf> {
    let Some(exported) = env::var_os("EXPORTED_PACKAGES") else { return Vec::new() };
    let folder = Path::new(&exported).join(format);
    let mut found = files_in(&folder).unwrap();
    found.retain(|path| path.extension().is_some_and(|it| it == ending));
    assert!(!found.is_empty(), "nothing in {folder:?}");
    found
}

/// The files of a folder and of those in it, by their paths from it.
fn packed(folder: &Path) -> Result<Files> {
    let read = |path: PathBuf| {
        let name = path.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        Ok((name, fs::read(&path)?))
    };
    files_below(folder)?.into_iter().map(read).collect()
}

type Cases = BTreeSet<[Vec<u8>; 2]>;

/// The cases without their order, which not all judges keep.
fn cases(imported: Imported) -> Cases {
    imported.cases.into_iter().collect()
}

/// The name and the cases of a package in an archive.
fn taken(archive: &Path) -> Result<(String, Cases)> {
    let files = unzipped(&fs::read(archive)?)?;
    ensure!(files == packed(&archive.with_extension(""))?, "the folder has other files");
    // An archive is sent to update the problem of its name.
    let id = domjudge::setting(&files, "externalid")?;
    ensure!(archive.ends_with(format!("{id}.zip")), "the id {id}");
    let by_domjudge = domjudge::import(&files).context("DOMjudge")?;
    let name = by_domjudge.name.clone();
    let count = by_domjudge.cases.len();
    let cases = cases(by_domjudge);
    ensure!(cases.len() == count, "a case occurs twice");
    Ok((name, cases))
}

#[test]
fn importers_take_them() {
    let mut mistakes = Vec::new();
    let mut packages = BTreeMap::new();
    for archive in exported("kattis", "zip") {
        match taken(&archive) {
            Ok((name, cases)) => {
                assert!(packages.insert(name, cases).is_none(), "two problems share a name");
            }
            Err(error) => mistakes.push(format!("{}: {error:#}", archive.display())),
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    let mut problems = BTreeMap::new();
    for file in exported("fps", "xml") {
        for problem in fps::import(&fs::read_to_string(file).unwrap()).unwrap() {
            problems.insert(problem.name.clone(), cases(problem));
        }
    }
    assert!(problems == packages, "not the same for fps");
}
