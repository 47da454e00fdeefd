//! What engines find in a package: DOMjudge's importer, which cannot be run here, and the others.

mod domjudge;
mod engines;
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
