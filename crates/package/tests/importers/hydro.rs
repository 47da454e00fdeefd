//! Hydro: model/problem.ts, subtask.ts and hydrojudge's settings, as of version 5.0.4.

use std::collections::BTreeMap;

use anyhow::{ensure, Context, Result};
use package::files::Files;

use crate::{programs, text, time_limit, Imported, ProblemYaml};

/// The settings of Hydro's judges, unless an administrator raises them: the most cases,
/// the seconds that all of them may take together, and the greatest limit of memory in
/// megabytes. A problem that needs more is not judged.
const MOST_CASES: usize = 100;
const LONGEST: u64 = 60;
const MOST_MEMORY: u64 = 512;

/// Takes a package as Hydro does.
pub fn import(files: &Files) -> Result<Imported> {
    let yaml = ProblemYaml::of(files)?;
    let seconds = time_limit(files)?;
    let cases = cases(files)?;
    for (path, _) in programs(files) {
        let language = path.split('.').nth(1);
        ensure!(matches!(language, Some("cc" | "py" | "rs")), "{path}: unknown language");
    }
    Ok(Imported {
        name: yaml.name,
        seconds,
        megabytes: yaml.limits.memory,
        statement: text(files, "problem.md")?.to_string(),
        cases,
        programs: programs(files).map(|(path, _)| path.to_string()).collect(),
    })
}

/// The same, for a problem that is judged with these settings.
fn import_by_default(files: &Files) -> Result<Imported> {
    let imported = import(files)?;
    let count = imported.cases.len();
    ensure!(count <= MOST_CASES, "{count} cases");
    let longest = imported.seconds * count as u64;
    ensure!(longest <= LONGEST, "{count} cases may take {longest} s");
    ensure!(imported.megabytes <= MOST_MEMORY, "{} MB", imported.megabytes);
    Ok(imported)
}

/// The cases. All files of all folders of `data` come into one folder, and are told apart by name.
fn cases(files: &Files) -> Result<Vec<[Vec<u8>; 2]>> {
    let mut data = BTreeMap::new();
    for (path, bytes) in files.iter().filter(|(path, _)| path.starts_with("data/")) {
        let name = path.rsplit('/').next().context("a path has a name")?;
        ensure!(data.insert(name, bytes).is_none(), "two files are called {name}");
    }
    let mut cases = Vec::new();
    for (name, input) in &data {
        let Some(stem) = name.strip_suffix(".in") else { continue };
        ensure!(is_case(stem), "{name} is not taken for an input");
        ensure!(!is_in_subtask(stem), "{name} makes a subtask");
        let answer = data.get(format!("{stem}.ans").as_str());
        let answer = answer.with_context(|| format!("{name} has no answer"))?;
        cases.push([input.to_vec(), answer.to_vec()]);
    }
    Ok(cases)
}

/// The names of inputs begin with a number and a hyphen, or end in a number.
fn is_case(stem: &str) -> bool {
    let is_number = |part: Option<(&str, &str)>| {
        part.is_some_and(|(it, _)| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit()))
    };
    let separators = ['-', '_'];
    is_number(stem.split_once(separators)) || stem.ends_with(|it: char| it.is_ascii_digit())
}

/// A number at the end that follows a number and a hyphen is that of a case of a subtask.
fn is_in_subtask(stem: &str) -> bool {
    let before = stem.trim_end_matches(|it: char| it.is_ascii_digit());
    let ends_in_number = before.len() < stem.len();
    let numbered = |it: &str| it.ends_with(|it: char| it.is_ascii_digit());
    ends_in_number && before.strip_suffix(['-', '_']).is_some_and(numbered)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{a_package, archive, assert_complete, assert_refused, rename, replace, unzipped};

    #[test]
    fn takes_everything() {
        let package = a_package();
        let imported = import_by_default(&unzipped(&archive(&package)).unwrap()).unwrap();
        assert_complete(&imported, &package);
    }

    #[test]
    fn refuses() {
        let program = "submissions/accepted/line-by-line.cc";
        let add_cases = |files: &mut Files, count: usize| {
            for number in 0..count {
                files.insert(format!("data/secret/more-{number}.in"), Vec::new());
                files.insert(format!("data/secret/more-{number}.ans"), Vec::new());
            }
        };
        assert_refused(
            import_by_default,
            &[
                ("no problem.yaml", &|it| rename(it, "problem.yaml", "a/problem.yaml")),
                ("no problem.md", &|it| rename(it, "problem.md", "statement.md")),
                ("100 s", &|it| {
                    replace(it, "domjudge-problem.ini", "= 2", "= 1");
                    add_cases(it, 94);
                }),
                ("may take 62 s", &|it| add_cases(it, 25)),
                ("101 cases", &|it| add_cases(it, 95)),
                ("1024 MB", &|it| replace(it, "problem.yaml", "512", "1024")),
                ("two files", &|it| {
                    it.insert("data/secret/01-sample.in".to_string(), Vec::new());
                }),
                ("no answer", &|it| rename(it, "data/secret/small-1.ans", "data/secret/small.ans")),
                ("not taken", &|it| rename(it, "data/secret/small-1.in", "data/secret/small.in")),
                ("subtask", &|it| rename(it, "data/secret/small-1.in", "data/secret/small-1-2.in")),
                ("language", &|it| rename(it, program, "submissions/accepted/line-by-line.cpp")),
            ],
        );
    }

    #[test]
    fn names_of_cases() {
        for stem in ["01-sample", "13-two-of-2", "law-2-part-10", "small-1"] {
            assert!(is_case(stem) && !is_in_subtask(stem), "{stem}");
        }
        for stem in ["law-2-10", "13_7", "n2-3"] {
            assert!(is_in_subtask(stem), "{stem}");
        }
        assert!(!is_case("sample") && !is_case("sample-2x"));
    }
}
