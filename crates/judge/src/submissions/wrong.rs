//! The mistakes that a problem knows: its `wrong.toml`.
//!
//! Each wrong program has an entry. Most are another program of the problem with one change, so
//! that the mistake is all that one has to write and to read; the others are files in `wrong`. In
//! both, `cargo judge register` adds what catches the mistake.

mod columns;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{ensure, Context, Result};
use serde::{Deserialize, Serialize};

use crate::catalogue::WRONG;
use crate::disk::files::{text, toml_if_any};
use crate::disk::scratch::put_text;
use crate::running::language::Language;
use crate::submissions::theorem::without_marks;

/// What stands for a golden case where only generated ones catch a mistake.
pub const GENERATED: &str = "generated";

/// An entry: an edit, what catches the mistake, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The promised verdict and the mistake, as the first line of a whole program says them.
    promise: Option<String>,
    /// The mistake in Chinese, of an edit and of a file.
    zh: Option<String>,
    /// The program that is changed, in any language.
    base: Option<String>,
    /// The text there that is replaced, which occurs once.
    replace: Option<String>,
    with: Option<String>,
    case: Option<String>,
    least: Option<Least>,
}

/// What catches a mistake. With neither, it is one that generated cases alone catch.
#[derive(Clone, Debug, Default, Hash, PartialEq, Eq)]
pub struct Caught {
    /// A golden case that does, which the pitfalls cite if they cite one.
    pub case: Option<String>,
    /// The least counter-example that a search has found, if it is short.
    pub least: Option<Least>,
}

/// A counter-example.
#[derive(Clone, Debug, Deserialize, Hash, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Least {
    /// The input.
    pub input: String,
    /// The right answers.
    pub right: String,
    /// Those of the program with the mistake.
    pub wrong: String,
}

fn entries(folder: &Path) -> Result<BTreeMap<String, Entry>> {
    toml_if_any(&folder.join(WRONG))
}

/// What catches each mistake of a problem, by its name, as `wrong.toml` in the problem's folder
/// says; those of which it does not say it are left out.
///
/// # Errors
///
/// If the file is malformed.
pub fn caught(folder: &Path) -> Result<BTreeMap<String, Caught>> {
    let caught = |(name, Entry { case, least, .. }): (String, Entry)| {
        let case = case?;
        let is_golden = case != GENERATED;
        Some((name, Caught { case: is_golden.then_some(case), least }))
    };
    Ok(entries(folder)?.into_iter().filter_map(caught).collect())
}

/// What a program with each mistake does instead, in Chinese, by the mistake's name, as far as
/// `wrong.toml` says it.
///
/// # Errors
///
/// If the file is malformed.
pub fn in_chinese(folder: &Path) -> Result<BTreeMap<String, String>> {
    Ok(entries(folder)?.into_iter().filter_map(|(name, it)| Some((name, it.zh?))).collect())
}

/// Writes into that file what catches each mistake.
///
/// # Errors
///
/// If the file is malformed or cannot be written.
pub fn write_caught(folder: &Path, caught: &BTreeMap<String, Caught>) -> Result<()> {
    let file = folder.join(WRONG);
    let before = if file.exists() { text(&file)? } else { String::new() };
    put_text(&file, &columns::replace_columns(&before, caught)?)
}

/// The programs that are edits of others: names of files, and texts.
///
/// # Errors
///
/// If an entry is neither an edit nor says what catches a file, or if an edit does not fit the
/// program that it changes.
pub(crate) fn edited(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut edited = Vec::new();
    for (name, entry) in entries(folder)? {
        let program = entry
            .program(folder)
            .with_context(|| format!("{}, {name}", folder.join(WRONG).display()))?;
        edited.extend(program.map(|(ending, program)| (format!("{name}.{ending}"), program)));
    }
    Ok(edited)
}

impl Entry {
    /// The ending and the text of the whole program, if it is an edit.
    fn program(&self, folder: &Path) -> Result<Option<(String, String)>> {
        let Entry { promise, zh, base, replace, with, case, .. } = self;
        if let (Some(promise), Some(replace), Some(with)) = (promise, replace, with) {
            let base = base.as_deref().unwrap_or("src/main.rs");
            return edit(folder, promise, base, [replace, with]).map(Some);
        }
        let is_of_a_file = [promise, base, replace, with].iter().all(|part| part.is_none());
        ensure!(
            is_of_a_file && (case.is_some() || zh.is_some()),
            "an edit has `promise`, `replace` and `with`; a file has its `zh`, and the `case` that \
             catches it"
        );
        Ok(None)
    }
}

/// The ending and the text of a program with one text in place of another one. What the base says
/// of itself and of its theorem is left out: it is not true of this one.
fn edit(
    folder: &Path,
    promise: &str,
    base: &str,
    [replace, with]: [&str; 2],
) -> Result<(String, String)> {
    let file = folder.join(base);
    let text = without_marks(&fs::read_to_string(&file).with_context(|| base.to_string())?);
    let mark = match Language::by_ending(&file) {
        Some(Language::Rust) => "//!",
        Some(Language::Python) => "#",
        _ => "//",
    };
    let lines = text.split_inclusive('\n').skip_while(|line| line.starts_with(mark));
    let code: String = lines.collect();
    let count = code.matches(replace).count();
    ensure!(count == 1, "`{replace}` must occur once in {base}, and it occurs {count} times");
    let ending = file.extension().unwrap_or_default().to_string_lossy().into_owned();
    Ok((ending, format!("{mark} {promise}\n{}", code.replace(replace, with))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::scratch::put_text;

    /// A folder with a solution and this `wrong.toml`.
    fn folder_with(wrong: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        put_text(&folder.path().join(WRONG), wrong).unwrap();
        let solution = "//! So.\n\nlet n = 1;\n// The theorem:\nlet m = 3;\n";
        put_text(&folder.path().join("src/main.rs"), solution).unwrap();
        folder
    }

    #[test]
    fn an_edit_that_does_not_fit_is_an_error() {
        let edited = |replace: &str| {
            let edit = format!(
                "[big]\npromise = \"WA: so.\"\nreplace = \"{replace}\"\nwith = \"2\"\n\
                 [file]\ncase = \"generated\"\n"
            );
            edited(folder_with(&edit).path()).map_err(|error| format!("{error:#}"))
        };
        let program = "//! WA: so.\n\nlet n = 2;\nlet m = 3;\n".to_string();
        assert_eq!(edited("1").unwrap(), [("big.rs".to_string(), program)]);
        for (replace, count) in [("4", 0), ("let", 2)] {
            let error = edited(replace).unwrap_err();
            let end = format!(
                "wrong.toml, big: `{replace}` must occur once in src/main.rs, and it occurs {count} times"
            );
            assert!(error.ends_with(&end), "{error}");
        }
    }

    #[test]
    fn an_edit_is_in_the_language_of_its_base() {
        let edit = "[big]\npromise = \"WA: so.\"\nbase = \"right/a.EXT\"\n\
                    replace = \"1\"\nwith = \"2\"\n";
        for (ending, mark) in [("cpp", "//"), ("py", "#")] {
            let folder = folder_with(&edit.replace("EXT", ending));
            let base = format!("{mark} So\n{mark} it is.\nn = 1;\n{mark} End.\n");
            put_text(&folder.path().join(format!("right/a.{ending}")), &base).unwrap();
            let program = format!("{mark} WA: so.\nn = 2;\n{mark} End.\n");
            assert_eq!(edited(folder.path()).unwrap(), [(format!("big.{ending}"), program)]);
        }
    }

    #[test]
    fn an_entry_is_an_edit_or_says_what_catches_a_file() {
        for wrong in [
            "[big]\n",
            "[big]\nleast = { input = \"1\", right = \"A\", wrong = \"B\" }\n",
            "[big]\ncase = \"01-a\"\nreplace = \"1\"\n",
            "[big]\ncase = \"01-a\"\nbase = \"src/main.rs\"\n",
            "[big]\npromise = \"WA: so.\"\nwith = \"1\"\n",
        ] {
            let error = edited(folder_with(wrong).path()).unwrap_err();
            assert!(format!("{error:#}").contains("wrong.toml, big: an edit has"), "{error:#}");
        }
    }

    #[test]
    fn a_mistake_is_said_in_chinese_in_its_entry() {
        let folder = folder_with(
            "[a]\nzh = \"漏了一位。\"\n[b]\ncase = \"generated\"\n\
             [c]\npromise = \"WA: so.\"\nzh = \"多了一位。\"\nreplace = \"1\"\nwith = \"2\"\n",
        );
        let said = [("a", "漏了一位。"), ("c", "多了一位。")];
        let said = said.map(|(name, words)| (name.to_string(), words.to_string()));
        assert_eq!(in_chinese(folder.path()).unwrap(), BTreeMap::from(said));
        assert_eq!(edited(folder.path()).unwrap().len(), 1);
    }

    #[test]
    fn what_catches_a_mistake_stands_in_its_entry() {
        assert_eq!(caught(tempfile::tempdir().unwrap().path()).unwrap(), BTreeMap::new());
        let folder = folder_with(
            "[a]\ncase = \"01-a\"\nleast = { input = \"1\\n\", right = \"A\", wrong = \"\" }\n\
             [b]\ncase = \"generated\"\n[c]\npromise = \"WA: so.\"\nreplace = \"1\"\nwith = \"2\"\n",
        );
        let [input, right, wrong] = ["1\n", "A", ""].map(String::from);
        let least = Some(Least { input, right, wrong });
        let a = Caught { case: Some("01-a".to_string()), least };
        let of = [("a".to_string(), a), ("b".to_string(), Caught::default())];
        assert_eq!(caught(folder.path()).unwrap(), BTreeMap::from(of));
    }
}
