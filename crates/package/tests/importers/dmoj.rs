//! DMOJ: the site's models and settings, as of version 4 (February 2026), and its judge's reading of
//! `init.yml`. The program that takes packages into a site is run by `.ci/packages`.

use std::collections::BTreeMap;

use anyhow::{ensure, Context, Result};
use package::files::Files;
use serde::Deserialize;

use crate::{text, unzipped, yaml, Imported};

/// The limits of the fields of a problem, and of its own limits in seconds and kilobytes.
const LONGEST_CODE: usize = 20;
const LONGEST_NAME: usize = 100;
const MOST_SECONDS: u64 = 60;
const MOST_MEMORY: u64 = 1 << 20;

/// What no statement and no name may have.
const DISALLOWED: [char; 10] = [
    '\u{201c}', '\u{201d}', '\u{2018}', '\u{2019}', '\u{2212}', '\u{fb00}', '\u{fb01}', '\u{fb02}',
    '\u{fb03}', '\u{fb04}',
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Problem {
    name: String,
    time_limit: u64,
    memory_limit: u64,
}

#[derive(Deserialize)]
struct Init {
    archive: String,
    checker: String,
    test_cases: Vec<BTreeMap<String, String>>,
}

/// Takes a package from its folder, whose name becomes the problem's code, as the site does, with
/// the cases that the judges take.
pub fn import(folder: &str, files: &Files) -> Result<Imported> {
    ensure!(is_code(folder), "the code {folder}");
    let problem: Problem = serde_json::from_str(text(files, "problem.json")?)?;
    let Problem { name, time_limit, memory_limit } = problem;
    ensure!(!name.is_empty() && name.chars().count() <= LONGEST_NAME, "the name {name}");
    ensure!((1..=MOST_SECONDS).contains(&time_limit), "{time_limit} s");
    ensure!((1..=MOST_MEMORY).contains(&memory_limit), "{memory_limit} KB");
    let statement = text(files, "problem.md")?;
    for words in [&name, statement] {
        let disallowed = words.chars().find(|letter| DISALLOWED.contains(letter));
        ensure!(disallowed.is_none(), "disallowed: {disallowed:?}");
    }
    // A dollar does not begin a formula there.
    ensure!(!statement.contains('$'), "a dollar in the statement");
    Ok(Imported {
        name,
        seconds: time_limit,
        megabytes: memory_limit / 1024,
        statement: statement.to_string(),
        cases: cases(files)?,
        programs: Vec::new(),
    })
}

/// Whether a site takes a name for a problem's code.
pub fn is_code(name: &str) -> bool {
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    (1..=LONGEST_CODE).contains(&name.len()) && name.chars().all(fits)
}

fn cases(files: &Files) -> Result<Vec<[Vec<u8>; 2]>> {
    let init: Init = yaml(files, "init.yml")?;
    ensure!(init.checker == "standard", "the checker {}", init.checker);
    let archive = files.get(&init.archive).with_context(|| format!("no {}", init.archive))?;
    let data = unzipped(archive)?;
    let file = |case: &BTreeMap<String, String>, key: &str| -> Result<Vec<u8>> {
        let name = case.get(key).with_context(|| format!("a case without `{key}`"))?;
        Ok(data.get(name).with_context(|| format!("no {name} in the archive"))?.clone())
    };
    let cases = init.test_cases.iter().map(|case| Ok([file(case, "in")?, file(case, "out")?]));
    cases.collect()
}

#[cfg(test)]
mod tests {
    use package::dmoj;

    use super::*;
    use crate::{a_package, assert_complete, assert_refused, rename, replace};

    fn import_it(files: &Files) -> Result<Imported> {
        import("agame2", files)
    }

    #[test]
    fn takes_everything() {
        let package = a_package();
        let imported = import_it(&dmoj::files(&package).unwrap()).unwrap();
        assert_complete(&imported, &package, []);
        let statement = imported.statement;
        assert!(statement.contains("~1 \\le n \\le 10^{9}~"), "{statement}");
    }

    #[test]
    fn refuses() {
        let long = "long".repeat(30);
        assert_refused(
            &dmoj::files(&a_package()).unwrap(),
            import_it,
            &[
                ("no problem.json", &|it| rename(it, "problem.json", "problem.yaml")),
                ("the name", &|it| replace(it, "problem.json", "game", &long)),
                ("unknown field", &|it| replace(it, "problem.json", "name", "code")),
                ("2000 s", &|it| replace(it, "problem.json", ": 2,", ": 2000,")),
                ("0 KB", &|it| replace(it, "problem.json", "524288", "0")),
                ("disallowed", &|it| replace(it, "problem.md", "turns", "\u{201c}turns\u{201d}")),
                ("dollar", &|it| replace(it, "problem.md", "~", "$")),
                ("no agame2.zip", &|it| rename(it, "agame2.zip", "data.zip")),
                ("no small-2.in", &|it| replace(it, "init.yml", "small-1.in", "small-2.in")),
                ("checker", &|it| replace(it, "init.yml", "standard", "floats")),
            ],
        );
        assert!(!is_code("a-game") && !is_code("A") && !is_code(&long));
    }
}
