//! Writing a problem of the user's that comes from elsewhere: everything is checked before
//! anything is written, and nothing that exists is touched.

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use deunicode::deunicode;

use super::{Manifest, MANIFEST, NO_SAMPLES, SAMPLES};
use crate::catalogue;
use crate::catalogue::names::plain;
use crate::disk::cases::{pairs, CaseFiles};
use crate::disk::files::{files_if_any, given_text, write_new};
use crate::output::printable;
use crate::scaffold::is_slug;
use crate::workspace::Workspace;

/// A problem that is to become one of the user's.
#[derive(Clone, Debug)]
pub struct Import {
    /// Its samples.
    pub samples: Vec<Sample>,
    /// What else is known of it, if anything is.
    pub manifest: Option<Manifest>,
    /// What had to be assumed.
    pub notes: Vec<String>,
    /// What is not taken and why, a line for each file or sample.
    pub left_out: Vec<String>,
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

/// The most letters of a name: a longer one makes a longer path than some systems take.
const LONGEST_SLUG: usize = 60;

/// These name other things: the user's programs, and devices on Windows.
const RESERVED: [&str; 5] = ["mine", "aux", "con", "nul", "prn"];

/// Where `oj download` puts the samples.
const OF_OJ: &str = "test";

impl Import {
    /// The samples in a folder, or in the folder `test` below it as `oj download` makes it. What
    /// else is there is left out, and so is a sample that is not text.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or has no samples.
    pub fn of_folder(folder: &Path) -> Result<Import> {
        let found = |folder: &Path| pairs(folder, &folder.display().to_string());
        let mut files = found(folder)?;
        let of_oj = folder.join(OF_OJ);
        if files.cases.is_empty() && of_oj.is_dir() {
            files = found(&of_oj)?;
        }
        let (mut samples, mut left_out) = (Vec::new(), files.left_out);
        for CaseFiles { name, input, output } in files.cases {
            let text = |file: &Path| given_text(file, &file.display().to_string());
            match (text(&input), text(&output)) {
                (Ok(input), Ok(output)) => samples.push(Sample { name, input, output }),
                (Err(fault), _) | (_, Err(fault)) => left_out.push(format!("{fault:#}")),
            }
        }
        let why = left_out.first().map_or(String::new(), |fault| format!(": {fault}"));
        ensure!(!samples.is_empty(), "{} {NO_SAMPLES}{why}", folder.display());
        Ok(Import { samples, manifest: None, notes: Vec::new(), left_out })
    }

    /// The slug that its title makes.
    ///
    /// # Errors
    ///
    /// If it has no title, or if that is not a slug.
    pub fn slug(&self) -> Result<String> {
        let title = self.manifest.as_ref().and_then(|manifest| manifest.title.as_ref());
        slug_of(title.context(
            "a folder has no title: name the problem, as in `cargo judge new my-problem --from ...`",
        )?)
    }

    /// Writes the problem into the folder `slug` of the user's, which may have programs already;
    /// the files, relative to the user's folder.
    ///
    /// # Errors
    ///
    /// If the slug is not one, or names a problem of the set, if there are samples or a manifest
    /// already, if a sample has no answers, or if a file cannot be written.
    pub fn write(&self, workspace: &Workspace, slug: &str) -> Result<Vec<PathBuf>> {
        must_be_free(workspace, slug, self.manifest.is_some())?;
        let folder = Path::new(slug);
        let mut files = Vec::new();
        if let Some(manifest) = &self.manifest {
            files.push((folder.join(MANIFEST), toml::to_string(manifest)?));
        }
        for Sample { name, input, output } in &self.samples {
            ensure!(!output.trim().is_empty(), "sample {name} has no answers");
            let file = |ending| folder.join(SAMPLES).join(format!("{name}.{ending}"));
            files.push((file("in"), input.clone()));
            files.push((file("out"), output.clone()));
        }
        let write = |(path, text): (PathBuf, String)| {
            write_new(&workspace.mine().join(&path), &text).map(|()| path)
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
    ensure!(!folder.exists() || folder.is_dir(), "{shown} is not a folder");
    let samples = folder.join(SAMPLES);
    let none = !samples.is_file() && files_if_any(&samples)?.is_empty();
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
        printable(slug, 60)
    );
    let catalogue = catalogue::load(&workspace.root)?;
    let unfinished = catalogue.left_out.iter().any(|folder| plain(&folder.slug) == plain(slug));
    ensure!(
        catalogue.find(slug).is_err() && !unfinished,
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
fn slug_of(title: &str) -> Result<String> {
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
        printable(title, 60)
    );
    Ok(slug)
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
}
