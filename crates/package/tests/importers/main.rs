//! Importers of packages whose judge cannot be run here: DOMjudge's, Hydro's, the site of DMOJ, and
//! readers of Free Problem Set.
//!
//! Each module reads a package as one importer does and refuses what that one would refuse,
//! warn of or leave out. Packages made here are broken in every such way, and must be refused;
//! real ones are read if `EXPORTED_PACKAGES` names the folder in which they lie by formats.

mod dmoj;
mod domjudge;
mod exported;
mod fixture;
mod fps;
mod hydro;
mod names;

use std::collections::BTreeSet;
use std::io::{Cursor, Read};

use anyhow::{ensure, Context, Result};
use package::files::{self, Files};
use package::{kattis, Package, PackedProgram};
use serde::Deserialize;
use zip::ZipArchive;

use fixture::a_package;

/// The parts of a package that an importer has taken.
#[derive(Debug)]
struct Imported {
    name: String,
    seconds: u64,
    megabytes: u64,
    statement: String,
    /// Input and answer, in the order in which they are judged.
    cases: Vec<[Vec<u8>; 2]>,
    /// The programs: `accepted/nim.rs`.
    programs: Vec<String>,
}

/// The values of a file in YAML that an importer reads.
fn yaml<'a, T: Deserialize<'a>>(files: &'a Files, path: &str) -> Result<T> {
    serde_saphyr::from_str(text(files, path)?).with_context(|| path.to_string())
}

fn text<'a>(files: &'a Files, path: &str) -> Result<&'a str> {
    let bytes = files.get(path).with_context(|| format!("no {path}"))?;
    std::str::from_utf8(bytes).with_context(|| path.to_string())
}

/// The files of an archive.
fn unzipped(archive: &[u8]) -> Result<Files> {
    let mut archive = ZipArchive::new(Cursor::new(archive))?;
    let mut files = Files::new();
    for number in 0..archive.len() {
        let mut file = archive.by_index(number)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let path = file.name()?.into_owned();
        ensure!(!files.contains_key(&path), "{path} twice");
        files.insert(path, bytes);
    }
    Ok(files)
}

/// The archive that DOMjudge takes.
fn archive(package: &Package) -> Vec<u8> {
    files::zip(&kattis::files(package).unwrap()).unwrap()
}

/// The package has been taken, but perhaps not all of its programs.
fn assert_cases(imported: &Imported, package: &Package) {
    assert_eq!(imported.seconds, package.time_limit);
    assert_eq!(imported.megabytes, package.memory);
    let cases = package.cases().map(|case| [case.input.clone(), case.answer.clone()]);
    assert_eq!(imported.cases, cases.collect::<Vec<_>>());
    let sample = String::from_utf8_lossy(&package.samples[0].input);
    for words in ["take turns", sample.trim()] {
        assert!(imported.statement.contains(words), "{words}: {}", imported.statement);
    }
}

/// The package has been taken, with these of its programs.
fn assert_complete<'a>(
    imported: &'a Imported,
    package: &Package,
    programs: impl IntoIterator<Item = &'a PackedProgram>,
) {
    assert_cases(imported, package);
    assert_eq!(imported.name, package.title);
    let files = imported.programs.iter().filter_map(|path| path.split('/').nth(1));
    let expected = programs.into_iter().map(|program| program.file.as_str());
    assert_eq!(files.collect::<BTreeSet<_>>(), expected.collect::<BTreeSet<_>>());
}

/// Words of a refusal, and the damage to a package that must cause it.
type Refusal<'a> = (&'a str, &'a dyn Fn(&mut Files));

/// Each way to break a package is refused, with its words.
fn assert_refused<T>(whole: &Files, import: impl Fn(&Files) -> Result<T>, ways: &[Refusal]) {
    assert!(import(whole).is_ok());
    for (words, break_it) in ways {
        let mut files = whole.clone();
        break_it(&mut files);
        let refusal = import(&files).err().map(|error| format!("{error:#}"));
        assert!(refusal.as_ref().is_some_and(|it| it.contains(words)), "{words}: {refusal:?}");
    }
}

/// Moves the file or folder at a path.
fn rename(files: &mut Files, from: &str, to: &str) {
    let bytes = files.remove(from).unwrap();
    files.insert(to.to_string(), bytes);
}

/// Puts other words into a file.
fn replace(files: &mut Files, path: &str, from: &str, to: &str) {
    let text = text(files, path).unwrap();
    assert!(text.contains(from), "{text}");
    let text = text.replace(from, to);
    files.insert(path.to_string(), text.into_bytes());
}

#[test]
fn the_same_package_is_the_same_archive() {
    assert_eq!(archive(&a_package()), archive(&a_package()));
}

#[test]
fn the_archive_has_the_files_of_the_folder() {
    let package = a_package();
    assert_eq!(unzipped(&archive(&package)).unwrap(), kattis::files(&package).unwrap());
}
