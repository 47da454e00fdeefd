//! Samples from a folder: pairs of an input and its answers.

use std::fs;
use std::path::Path;

use anyhow::{bail, ensure, Context, Result};

use super::import::{check_answers, check_text, Import, Sample};
use crate::files::files_in;

/// Where `oj download` puts the samples.
const OF_OJ: &str = "test";

/// The endings of answers.
const ANSWERS: [&str; 2] = ["out", "ans"];

/// The samples in a folder, or in the folder `test` below it as `oj download` makes it: files
/// with the ending `in`, each with one of the same name and the ending `out` or `ans`.
///
/// # Errors
///
/// If there are none, if one of a pair is missing, if answers are empty, or if a file cannot be read or
/// is not text.
pub fn in_folder(folder: &Path) -> Result<Import> {
    let mut samples = pairs(folder)?;
    let of_oj = folder.join(OF_OJ);
    if samples.is_empty() && of_oj.is_dir() {
        samples = pairs(&of_oj)?;
    }
    let shown = folder.display();
    ensure!(!samples.is_empty(), "{shown} has no samples: pairs of files such as 1.in and 1.out");
    Ok(Import { samples, manifest: None })
}

fn pairs(folder: &Path) -> Result<Vec<Sample>> {
    let files = files_in(folder)?;
    let mut samples = Vec::new();
    for file in files.iter().filter(|file| file.is_file()) {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if ending == "in" {
            let answers: Vec<_> = ANSWERS.map(|ending| file.with_extension(ending)).into();
            let answers: Vec<_> = answers.into_iter().filter(|file| file.is_file()).collect();
            let shown = file.display();
            let [answers] = &answers[..] else {
                match answers.len() {
                    0 => bail!("{shown} has no .out or .ans"),
                    _ => bail!("{shown} has an .out and an .ans"),
                }
            };
            let name = file.file_stem().and_then(|name| name.to_str());
            let name = name.with_context(|| format!("{shown}: its name is not text"))?;
            let input = sample_text(file, check_text)?;
            let output = sample_text(answers, check_answers)?;
            samples.push(Sample { name: name.to_string(), input, output });
        } else if ANSWERS.contains(&ending) && !file.with_extension("in").is_file() {
            bail!("{} has no .in", file.display());
        }
    }
    Ok(samples)
}

fn sample_text(file: &Path, check: fn(&str) -> Result<()>) -> Result<String> {
    let text = fs::read(file).with_context(|| file.display().to_string())?;
    let text = String::from_utf8(text).ok().context("it is not text");
    let text = text.and_then(|text| check(&text).map(|()| text));
    text.with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn folder(files: &[(&str, &str)]) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    #[test]
    fn pairs_of_every_kind_are_found() {
        let names = |files: &[(&str, &str)]| -> Vec<String> {
            let samples = in_folder(folder(files).path()).unwrap().samples;
            samples.into_iter().map(|sample| sample.name).collect()
        };
        let oj = [("test/sample-1.in", "1\n"), ("test/sample-1.out", "2\n"), ("a.cpp", "")];
        assert_eq!(names(&oj), ["sample-1"]);
        assert_eq!(
            names(&[("b.in", ""), ("b.ans", "2"), ("a.in", "3"), ("a.out", "4")]),
            ["a", "b"]
        );
        let here = [("1.in", "1"), ("1.out", "2"), ("test/x.in", "")];
        assert_eq!(names(&here), ["1"], "the folder itself comes first");
    }

    #[test]
    fn a_folder_that_is_not_in_order_is_refused() {
        for (files, says) in [
            (&[("a.cpp", "")][..], "has no samples"),
            (&[("1.in", "1")], "1.in has no .out or .ans"),
            (&[("1.in", "1"), ("1.out", "1"), ("1.ans", "1")], "1.in has an .out and an .ans"),
            (&[("1.out", "1")], "1.out has no .in"),
            (&[("1.in", "1"), ("1.out", " \n")], "1.out: it is empty"),
            (&[("1.in", "\0"), ("1.out", "1")], "1.in: line 1: a control character"),
        ] {
            let error = format!("{:#}", in_folder(folder(files).path()).unwrap_err());
            assert!(error.contains(says), "{error}");
        }
        let folder = folder(&[("1.out", "1")]);
        fs::write(folder.path().join("1.in"), [0xff]).unwrap();
        let error = format!("{:#}", in_folder(folder.path()).unwrap_err());
        assert!(error.ends_with("1.in: it is not text"), "{error}");
    }
}
