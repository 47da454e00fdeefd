//! Importers of packages whose judge cannot be run here, DOMjudge's and readers of Free Problem Set,
//! and what other engines find in a package.
//!
//! The module of an importer reads a package as that one does and refuses what it would refuse,
//! warn of or leave out. Packages made here are broken in every such way, and must be refused;
//! real ones are read if `EXPORTED_PACKAGES` names the folder in which they lie by formats.

mod domjudge;
mod engines;
mod exported;
mod fixture;
mod fps;

use std::io::{Cursor, Read};

use anyhow::{ensure, Context, Result};
use package::files::Files;
use package::Package;
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

/// The package has been taken, but perhaps not all of its programs, nor by its name.
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
