//! DOMjudge's importer, which cannot be run here, and what other engines find in a package.
//!
//! The module of the importer reads a package as that one does and refuses what it would refuse,
//! warn of or leave out. Packages made here are broken in every such way, and must be refused;
//! real ones are read if `EXPORTED_PACKAGES` names the folder in which they lie by formats.

mod domjudge;
mod engines;
mod exported;
mod fixture;

use std::io::{Cursor, Read};

use anyhow::{ensure, Context, Result};
use package::files::Files;
use zip::ZipArchive;

use fixture::a_package;

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
