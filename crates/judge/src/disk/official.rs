//! The cases of a judge's own, in whichever way they lie in a folder.
//!
//! Judges and contestants keep them as `1.in` and `1.out` (or `.ans`), as `in/1.txt` and
//! `out/1.txt`, as AtCoder and yukicoder (`test_in`, `test_out`) do, or as `input1.txt` and
//! `output1.txt`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{ensure, Result};

use super::cases::{is_litter, CaseFiles, Gathered};
use super::files::{files_below, name_of};

/// How the folders and the endings of inputs and of answers are called, and the beginnings of their
/// names.
const WORDS: [&[&str]; 2] = [
    &["in", "input", "inputs", "test_in", "tests_in"],
    &["out", "output", "outputs", "test_out", "tests_out", "ans", "answer", "answers"],
];

/// The pairs of inputs and answers below a folder; what has no partner is left out.
///
/// # Errors
///
/// If a file cannot be read, or if there is no pair at all.
pub fn official_cases(folder: &Path) -> Result<Gathered> {
    let mut pairs: BTreeMap<String, [Vec<String>; 2]> = BTreeMap::new();
    let mut found = Gathered::default();
    for file in files_below(folder)?.iter().filter(|file| !is_litter(&name_of(file))) {
        let path = file.strip_prefix(folder).unwrap_or(file).to_string_lossy().replace('\\', "/");
        match role(&path) {
            Some((role, name)) => pairs.entry(name).or_default()[role].push(path),
            None => found.left_out.push(format!("{path} is neither an input nor answers")),
        }
    }
    for (name, sides) in pairs {
        match &sides {
            [inputs, outputs] if inputs.len() == 1 && outputs.len() == 1 => {
                let [input, output] = [&inputs[0], &outputs[0]].map(|path| folder.join(path));
                found.cases.push(CaseFiles { name, input, output });
            }
            [inputs, outputs] if inputs.is_empty() || outputs.is_empty() => {
                let paths = sides.concat().join(", ");
                found.left_out.push(format!("{paths} has no partner"));
            }
            _ => {
                let paths = sides.concat().join(", ");
                found.left_out.push(format!("{paths}: which of them belong together?"));
            }
        }
    }
    ensure!(
        !found.cases.is_empty(),
        "{} has no pair of an input and answers, such as 1.in and 1.out, or in/1 and out/1",
        folder.display()
    );
    Ok(found)
}

/// Whether a path is an input, 0, or answers, 1, and the name of its case.
fn role(path: &str) -> Option<(usize, String)> {
    let parts: Vec<&str> = path.split('/').collect();
    let (name, folders) = parts.split_last()?;
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let case = |folders: &[&str], stem: &str| [folders, &[stem]].concat().join("/");
    let is = |role: usize, word: &str| WORDS[role].contains(&word.to_lowercase().as_str());
    for role in [0, 1] {
        if let Some(place) = folders.iter().rposition(|folder| is(role, folder)) {
            let others = [&folders[..place], &folders[place + 1..]].concat();
            // There `1` and `1.txt` are names, and `1.in` has its ending in vain.
            return Some((role, case(&others, if ending.is_empty() { name } else { stem })));
        }
    }
    for role in [0, 1] {
        if is(role, ending) {
            return Some((role, case(folders, stem)));
        }
        let word = stem.trim_end_matches(|letter: char| !letter.is_ascii_alphabetic());
        if is(role, word) && word.len() < stem.len() {
            return Some((role, case(folders, stem[word.len()..].trim_start_matches(['_', '-']))));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// The names of the cases that these files make, and what is left out.
    fn gathered(files: &[&str]) -> (Vec<String>, Vec<String>) {
        let folder = tempfile::tempdir().unwrap();
        for file in files {
            let path = folder.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let found = official_cases(folder.path()).unwrap();
        (found.cases.into_iter().map(|case| case.name).collect(), found.left_out)
    }

    #[test]
    fn the_usual_layouts_are_known() {
        for (files, names) in [
            (&["1.in", "1.out", "2.in", "2.ans", "README.md"][..], &["1", "2"][..]),
            (&["C/in/a.txt", "C/out/a.txt", "C/in/b", "C/out/b"], &["C/a", "C/b"]),
            (&["test_in/1.txt", "test_out/1.txt"], &["1"]),
            (&["in/1.in", "out/1.out"], &["1"]),
            (&["input1.txt", "output1.txt", "input_02.txt", "output_02.txt"], &["02", "1"]),
        ] {
            assert_eq!(gathered(files), (names.iter().map(|it| it.to_string()).collect(), vec![]));
        }
    }

    #[test]
    fn what_has_no_partner_is_named() {
        let (names, left_out) = gathered(&["1.in", "1.out", "2.in", "3.ans", "notes.pdf"]);
        assert_eq!(names, ["1"]);
        let expected = [
            "notes.pdf is neither an input nor answers",
            "2.in has no partner",
            "3.ans has no partner",
        ];
        assert_eq!(left_out, expected);
        let (_, left_out) = gathered(&["1.in", "1.out", "1.ans", "2.in", "2.out"]);
        assert_eq!(left_out, ["1.in, 1.ans, 1.out: which of them belong together?"]);
        let empty = tempfile::tempdir().unwrap();
        assert!(official_cases(empty.path()).unwrap_err().to_string().contains("has no pair"));
    }
}
