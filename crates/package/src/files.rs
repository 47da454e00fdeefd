//! The files of a package, as a folder and as an archive.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use anyhow::{Context, Result};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// The contents of files, by their paths: `data/sample/01-sample.in`.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Files with these names.
pub fn files_named<const N: usize>(files: [(&str, Vec<u8>); N]) -> Files {
    files.map(|(name, bytes)| (name.to_string(), bytes)).into()
}

/// Writes the files into a folder, which is made if need be.
pub fn write(files: &Files, folder: &Path) -> Result<()> {
    for (path, bytes) in files {
        let path = folder.join(path);
        let parent = path.parent().context("a file lies in a folder")?;
        fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
        fs::write(&path, bytes).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// The files as a zip, the same bytes for the same files: in the order of their paths, with one
/// date and one mode.
pub fn zip(files: &Files) -> Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (path, bytes) in files {
        archive.start_file(path, options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// Adds the files to others, in a folder among them.
pub fn add(others: &mut Files, folder: &str, files: Files) {
    others.extend(files.into_iter().map(|(path, bytes)| (format!("{folder}/{path}"), bytes)));
}

/// The size of what judges import: of the archive, if there is one.
pub fn imported_size(files: &Files) -> u64 {
    let archive = files.iter().find(|(path, _)| path.ends_with(".zip"));
    let all = || files.values().map(|bytes| bytes.len() as u64).sum();
    archive.map_or_else(all, |(_, bytes)| bytes.len() as u64)
}

/// `4.2 MB`, `17 kB`
pub fn readable_size(bytes: u64) -> String {
    match bytes {
        1_000_000.. => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{} kB", bytes.div_ceil(1000)),
    }
}
