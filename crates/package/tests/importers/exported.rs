//! Real packages, if `EXPORTED_PACKAGES` names a folder of some.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Result};
use judge::files::{files_below, files_in};
use package::files::Files;

use crate::domjudge::{self, Imported};
use crate::unzipped;

/// The archives of the packages for Kattis and DOMjudge.
fn exported() -> Vec<PathBuf> {
    let Some(exported) = env::var_os("EXPORTED_PACKAGES") else { return Vec::new() };
    let folder = Path::new(&exported).join("kattis");
    let mut found = files_in(&folder).unwrap();
    found.retain(|path| path.extension().is_some_and(|it| it == "zip"));
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

/// Takes the package in an archive, the folder beside which has the same files.
fn take(archive: &Path) -> Result<Imported> {
    let files = unzipped(&fs::read(archive)?)?;
    ensure!(files == packed(&archive.with_extension(""))?, "the folder has other files");
    // An archive is sent to update the problem of its name.
    let id = domjudge::setting(&files, "externalid")?;
    ensure!(archive.ends_with(format!("{id}.zip")), "the id {id}");
    let imported = domjudge::import(&files)?;
    let cases: BTreeSet<&[Vec<u8>; 2]> = imported.cases.iter().collect();
    ensure!(cases.len() == imported.cases.len(), "a case occurs twice");
    Ok(imported)
}

#[test]
fn domjudge_takes_them() {
    let (mut mistakes, mut names) = (Vec::new(), BTreeSet::new());
    for archive in exported() {
        match take(&archive) {
            Ok(Imported { name, .. }) => assert!(names.insert(name), "two problems share a name"),
            Err(error) => mistakes.push(format!("{}: {error:#}", archive.display())),
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}
