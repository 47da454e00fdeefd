//! Writing a problem of the user's that comes from elsewhere: everything is checked before
//! anything is written, and nothing that exists is touched.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use deunicode::deunicode;

use super::{Manifest, MANIFEST, SAMPLES};
use crate::catalogue;
use crate::files::files_in;
use crate::names::plain;
use crate::output::shown;
use crate::scaffold::is_slug;
use crate::workspace::Workspace;

/// A problem that is to become one of the user's.
#[derive(Clone, Debug)]
pub struct Import {
    /// Its samples; at least one.
    pub samples: Vec<Sample>,
    /// What else is known of it, if anything is.
    pub manifest: Option<Manifest>,
}

/// An input and its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// The name of its files, without their endings.
    pub name: String,
    /// The input.
    pub input: String,
    /// The answers.
    pub output: String,
}

/// A longer name makes a longer path than some systems take.
const LONGEST_SLUG: usize = 60;

/// These name other things: the user's programs, and devices on Windows.
const RESERVED: [&str; 5] = ["mine", "aux", "con", "nul", "prn"];

impl Import {
    /// Writes the problem into the folder `slug` of the user's, which may have programs already;
    /// the files, relative to the user's folder.
    ///
    /// # Errors
    ///
    /// If the slug is not one, or names a problem of the set, if there are samples or a manifest
    /// already, or if a file cannot be written.
    pub fn write(&self, workspace: &Workspace, slug: &str) -> Result<Vec<PathBuf>> {
        ensure!(!self.samples.is_empty(), "there are no samples");
        must_be_free(workspace, slug, self.manifest.is_some())?;
        let mine = workspace.mine();
        let folder = Path::new(slug);
        let samples = folder.join(SAMPLES);
        fs::create_dir_all(mine.join(&samples))
            .with_context(|| mine.join(&samples).display().to_string())?;
        let mut files = Vec::new();
        if let Some(manifest) = &self.manifest {
            files.push((folder.join(MANIFEST), toml::to_string(manifest)?));
        }
        for Sample { name, input, output } in &self.samples {
            files.push((samples.join(format!("{name}.in")), input.clone()));
            files.push((samples.join(format!("{name}.out")), output.clone()));
        }
        let write = |(path, text): (PathBuf, String)| {
            let write = |mut file: File| file.write_all(text.as_bytes());
            let written = File::create_new(mine.join(&path)).and_then(write);
            written.with_context(|| mine.join(&path).display().to_string())?;
            Ok(path)
        };
        files.into_iter().map(write).collect()
    }
}

/// Whether a problem with samples, and perhaps a manifest, can be written into the folder `slug`.
///
/// # Errors
///
/// If the slug is not one, or names a problem of the set, or if there are samples or a manifest
/// already.
pub fn must_be_free(workspace: &Workspace, slug: &str, has_manifest: bool) -> Result<()> {
    check_slug(workspace, slug)?;
    let shown = format!("mine/{slug}");
    let folder = workspace.mine().join(slug);
    match fs::metadata(&folder) {
        Ok(metadata) => ensure!(metadata.is_dir(), "{shown} is not a folder"),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).context(shown),
    }
    let samples = folder.join(SAMPLES);
    let none = !samples.exists() || samples.is_dir() && files_in(&samples)?.is_empty();
    ensure!(none, "{shown}/{SAMPLES} is there already");
    let clash = has_manifest && folder.join(MANIFEST).exists();
    ensure!(!clash, "{shown}/{MANIFEST} is there already");
    Ok(())
}

/// A slug names a folder, and must not be a problem of the set, which would hide it.
fn check_slug(workspace: &Workspace, slug: &str) -> Result<()> {
    ensure!(!RESERVED.contains(&slug), "`{slug}` is reserved: take another name");
    ensure!(
        is_slug(slug) && slug.len() <= LONGEST_SLUG,
        "`{}` is not a name for a problem of yours: lower-case letters, digits and hyphens, a \
         letter first, at most {LONGEST_SLUG} of them",
        shown(slug, 60)
    );
    let catalogue = catalogue::load(&workspace.root)?;
    let unfinished = catalogue.left_out.iter().any(|folder| plain(&folder.slug) == plain(slug));
    let found = catalogue.find(slug).map(|entry| entry.slug.clone());
    ensure!(
        found.is_err() && !unfinished,
        "`{slug}` is a problem of the set: take another name, as in `cargo judge new my-{slug} ...`"
    );
    Ok(())
}

/// The slug that a title makes: its words in lower case and in the letters of ASCII, behind a `p`
/// if the first begins with a digit.
///
/// # Errors
///
/// If that is not a slug.
pub fn slug_of(title: &str) -> Result<String> {
    let latin = deunicode(title);
    let words = latin.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let numbered =
        words.clone().next().filter(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let mut slug = String::new();
    for word in numbered.map(|_| "p").into_iter().chain(words) {
        if slug.len() + word.len() >= LONGEST_SLUG {
            break;
        }
        let hyphen = if slug.is_empty() { "" } else { "-" };
        slug = format!("{slug}{hyphen}{}", word.to_ascii_lowercase());
    }
    ensure!(
        is_slug(&slug),
        "the title `{}` does not make a name: give one, as in `cargo judge new my-problem ...`",
        shown(title, 60)
    );
    Ok(slug)
}

/// Refuses answers that no judge gives: those without words, and those with control characters.
pub(super) fn check_answers(text: &str) -> Result<()> {
    ensure!(!text.trim().is_empty(), "it is empty");
    check_text(text)
}

/// Refuses an input that no judge gives: one with control characters. An empty one is an input.
pub(super) fn check_text(text: &str) -> Result<()> {
    let unprintable = text.chars().find(|c| c.is_control() && !"\n\r\t".contains(*c));
    if let Some(character) = unprintable {
        let (before, _) = text.split_once(character).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        anyhow::bail!("line {line}: a control character, {}", character.escape_default());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_becomes_lower_case_words() {
        for (title, slug) in [
            ("G. Castle Defense", "g-castle-defense"),
            ("  Nim -- (easy)\t#2", "nim-easy-2"),
            ("Игра Nim", "igra-nim"),
            ("1. Castle Défense", "p-1-castle-defense"),
            ("城堡防御", "cheng-bao-fang-yu"),
            ("2048", "p-2048"),
            ("../../etc/passwd", "etc-passwd"),
        ] {
            assert_eq!(slug_of(title).unwrap(), slug);
        }
        let long = slug_of(&"word ".repeat(100)).unwrap();
        assert!(long.len() <= LONGEST_SLUG && long.starts_with("word-word"), "{long}");
        for title in ["", "..", "\u{1b}[[", "\u{feff}"] {
            assert!(slug_of(title).is_err(), "{title:?}");
        }
        let error = slug_of(&"…\n".repeat(1000)).unwrap_err().to_string();
        assert!(error.len() < 600 && !error.contains('\n'), "{error}");
    }

    #[test]
    fn a_text_that_cannot_be_a_sample_is_refused() {
        for text in ["1 2\r\n\tä\n", "", "\n"] {
            assert!(check_text(text).is_ok(), "{text:?}");
        }
        for (text, says) in [
            (" \n", "it is empty"),
            ("", "it is empty"),
            ("1\n\0", "line 2: a control character, \\u{0}"),
            ("\u{1b}[2J", "line 1: a control character, \\u{1b}"),
        ] {
            assert_eq!(check_answers(text).unwrap_err().to_string(), says);
        }
    }
}
