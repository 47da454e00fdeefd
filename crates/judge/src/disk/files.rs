//! Files and folders of the workspace, and the stamps that tell their states apart.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use anyhow::{anyhow, Context, Result};
use serde::de::DeserializeOwned;

/// The files in a folder, by name.
///
/// # Errors
///
/// If it cannot be read.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        files.push(entry?.path());
    }
    files.sort();
    Ok(files)
}

/// The same; none if there is no such folder.
///
/// # Errors
///
/// If it cannot be read.
pub fn files_if_any(folder: &Path) -> Result<Vec<PathBuf>> {
    if folder.exists() {
        files_in(folder)
    } else {
        Ok(Vec::new())
    }
}

/// The files in a folder and in the folders below it. A link to a folder, which may lead back up,
/// is left out.
///
/// # Errors
///
/// If one of them cannot be read.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in files_in(folder)? {
        if path.is_file() {
            files.push(path);
        } else if path.is_dir() && !path.is_symlink() {
            files.extend(files_below(&path)?);
        }
    }
    Ok(files)
}

/// The name of a file or a folder.
pub fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The name of a file without its ending.
pub fn stem_of(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The file of a program: its name ends as this system's programs do.
pub fn program_file(name: &Path) -> PathBuf {
    let mut file = name.as_os_str().to_owned();
    file.push(EXE_SUFFIX);
    file.into()
}

/// The bytes of some files.
///
/// # Errors
///
/// If one of them cannot be read.
pub fn contents<'a>(files: impl IntoIterator<Item = &'a PathBuf>) -> Result<Vec<Vec<u8>>> {
    files.into_iter().map(|file| bytes(file)).collect()
}

/// What a file contains.
///
/// # Errors
///
/// If it cannot be read.
pub fn bytes(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| file.display().to_string())
}

/// The text of a file. If it is not text, the strict reader finds the place.
///
/// # Errors
///
/// If it cannot be read.
pub fn text(file: &Path) -> Result<String> {
    Ok(String::from_utf8_lossy(&bytes(file)?).into_owned())
}

/// The text of a file that is not an input, and so is text.
///
/// # Errors
///
/// If it cannot be read, or is not in UTF-8.
pub fn utf8_text(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// The text of bytes in UTF-8, or in UTF-16 behind a byte order mark, which is taken off.
pub fn decoded(bytes: &[u8]) -> Option<String> {
    let wide = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let (pairs, odd) = rest.as_chunks();
        let units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
        odd.is_empty().then(|| String::from_utf16(&units).ok()).flatten()
    };
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        [0xFF, 0xFE, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => wide(rest, u16::from_be_bytes),
        _ => String::from_utf8(bytes.to_vec()).ok(),
    }
}

/// The text of a file of the user's, in UTF-8 or in UTF-16; in messages the file has this name.
///
/// # Errors
///
/// If it cannot be read or is not text, with the line.
pub(crate) fn given_text(file: &Path, shown: &str) -> Result<String> {
    let bytes = fs::read(file).with_context(|| shown.to_string())?;
    decoded(&bytes).with_context(|| {
        let broken = bytes.utf8_chunks().next().map_or(0, |it| it.valid().len());
        let line = bytes[..broken].iter().filter(|&&byte| byte == b'\n').count() + 1;
        format!("{shown}: line {line} is not text in UTF-8: save it in UTF-8")
    })
}

/// A text with the line ends that judges have, the last one included; an empty one has none.
pub(crate) fn in_lines(text: &str) -> String {
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    text.replace("\r\n", "\n") + end
}

/// Writes a file that is not there yet, and its folder if need be.
///
/// # Errors
///
/// If it is there, or cannot be written.
pub fn write_new(file: &Path, text: &str) -> Result<()> {
    let write = |folder: &Path| {
        fs::create_dir_all(folder)?;
        File::create_new(file)?.write_all(text.as_bytes())
    };
    write(file.parent().unwrap_or(Path::new(""))).with_context(|| file.display().to_string())
}

/// What a text in TOML says.
///
/// # Errors
///
/// If it is malformed, with the line: toml's own errors take several.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow!("line {line}: {}", error.message().replace('\n', " "))
    })
}

/// What a file in TOML says.
pub(crate) fn toml_file<T: DeserializeOwned>(file: &Path) -> Result<T> {
    from_toml(&text(file)?).with_context(|| file.display().to_string())
}

/// The same; what an empty file says if there is none.
pub(crate) fn toml_if_any<T: DeserializeOwned + Default>(file: &Path) -> Result<T> {
    if file.exists() {
        toml_file(file)
    } else {
        Ok(T::default())
    }
}

/// The stamp of a file, its length and its time: it changes when the file does.
///
/// # Errors
///
/// If it cannot be found.
pub fn stamp_of(file: &Path) -> Result<String> {
    let metadata = fs::metadata(file)?;
    let time = metadata.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{}-{}", metadata.len(), time.as_nanos()))
}

/// The bytes of a file; none if it cannot be found.
pub fn size_of(file: &Path) -> u64 {
    file.metadata().map_or(0, |file| file.len())
}

/// A number that changes when the value does.
pub fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
