//! Hydro: model/problem.ts, subtask.ts and hydrojudge's settings, as of versions 4.19.1 and 5.0.4.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{ensure, Context, Result};
use package::files::Files;

use serde::Deserialize;

use crate::{text, yaml, Imported};

/// The settings of Hydro's judges, unless an administrator raises them: the most cases,
/// the seconds that all of them may take together, and the greatest limit of memory in
/// megabytes. A problem that needs more is not judged.
const MOST_CASES: usize = 100;
const LONGEST: u64 = 60;
const MOST_MEMORY: u64 = 512;

/// The right programs that it judges when it imports a problem; it leaves out the others.
const MOST_PROGRAMS: usize = 5;

/// The keys of `problem.yaml` that it reads.
#[derive(Deserialize)]
struct ProblemYaml {
    pid: String,
    title: String,
    tag: BTreeSet<String>,
}

/// The keys of `testdata/config.yaml`.
#[derive(Deserialize)]
struct Config {
    time: String,
    memory: String,
}

/// Takes a package from its folder as Hydro does. The import of one whose id is known updates
/// that problem.
pub fn import(folder: &str, files: &Files) -> Result<Imported> {
    let ProblemYaml { pid, title, tag } = yaml(files, "problem.yaml")?;
    ensure!(pid == folder && is_id(&pid), "the id {pid} in {folder}");
    ensure!(!tag.is_empty(), "no tag");
    let config: Config = yaml(files, "testdata/config.yaml")?;
    let unit = |value: &str, unit: &str| -> Result<u64> {
        let number = value.strip_suffix(unit).with_context(|| format!("{value} in {unit}"))?;
        number.parse().context("a limit")
    };
    let programs: Vec<&str> = files.keys().filter_map(|path| path.strip_prefix("std/")).collect();
    ensure!(programs.len() <= MOST_PROGRAMS, "{} programs", programs.len());
    for program in &programs {
        let language = program.split('.').nth(1);
        ensure!(matches!(language, Some("cc" | "py" | "rs")), "{program}: unknown language");
    }
    // In version 5 each of these is submitted, with a first line that is not Python.
    let submitted = files.keys().find(|path| path.starts_with("submissions/"));
    ensure!(submitted.is_none(), "{submitted:?}");
    Ok(Imported {
        name: title,
        seconds: unit(&config.time, "s")?,
        megabytes: unit(&config.memory, "m")?,
        statement: statement(files)?,
        cases: cases(files)?,
        programs: programs.iter().map(|program| format!("std/{program}")).collect(),
    })
}

/// The statement in English. Others count only where there is no `problem.md`.
fn statement(files: &Files) -> Result<String> {
    if let Ok(only) = text(files, "problem.md") {
        return Ok(only.to_string());
    }
    let chinese = text(files, "problem_zh.md")?;
    ensure!(chinese.contains("## 输入") && chinese.contains("```input1"), "{chinese}");
    Ok(text(files, "problem_en.md")?.to_string())
}

/// Whether both versions take a name for a problem's id.
pub fn is_id(name: &str) -> bool {
    name.starts_with(|it: char| it.is_ascii_lowercase())
        && name.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
}

/// The same, for a problem that is judged with these settings.
fn import_by_default(files: &Files) -> Result<Imported> {
    let imported = import("agame2", files)?;
    let count = imported.cases.len();
    ensure!(count <= MOST_CASES, "{count} cases");
    let longest = imported.seconds * count as u64;
    ensure!(longest <= LONGEST, "{count} cases may take {longest} s");
    ensure!(imported.megabytes <= MOST_MEMORY, "{} MB", imported.megabytes);
    Ok(imported)
}

/// The cases, which are told apart by their names.
fn cases(files: &Files) -> Result<Vec<[Vec<u8>; 2]>> {
    let data = files.iter().filter_map(|(path, it)| Some((path.strip_prefix("testdata/")?, it)));
    let data: BTreeMap<&str, &Vec<u8>> = data.collect();
    let mut cases = Vec::new();
    for (name, input) in &data {
        let Some(stem) = name.strip_suffix(".in") else { continue };
        ensure!(is_case(stem), "{name} is not taken for an input");
        ensure!(!is_in_subtask(stem), "{name} makes a subtask");
        let answer = data.get(format!("{stem}.out").as_str());
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
    use judge::verdict::Verdict;
    use package::{hydro, PackedProgram};

    use super::*;
    use crate::{a_package, assert_complete, assert_refused, rename, replace};

    #[test]
    fn takes_everything() {
        let package = a_package();
        let imported = import_by_default(&hydro::files(&package).unwrap()).unwrap();
        let is_right = |it: &&PackedProgram| it.first_failure() == Verdict::AC;
        assert_complete(&imported, &package, package.programs.iter().filter(is_right));
    }

    #[test]
    fn refuses() {
        let add_cases = |files: &mut Files, count: usize| {
            for number in 0..count {
                files.insert(format!("testdata/more-{number}.in"), Vec::new());
                files.insert(format!("testdata/more-{number}.out"), Vec::new());
            }
        };
        let case = "testdata/small-1.in";
        let program = "std/line-by-line.cc";
        let config = "testdata/config.yaml";
        assert_refused(
            &hydro::files(&a_package()).unwrap(),
            import_by_default,
            &[
                ("no problem.yaml", &|it| rename(it, "problem.yaml", "a/problem.yaml")),
                ("the id agame", &|it| replace(it, "problem.yaml", "agame2", "agame")),
                ("pid", &|it| replace(it, "problem.yaml", "pid", "id")),
                ("no problem_en.md", &|it| rename(it, "problem_en.md", "statement.md")),
                ("no problem_zh.md", &|it| rename(it, "problem_zh.md", "statement.md")),
                ("may take 100 s", &|it| {
                    replace(it, config, "2s", "1s");
                    add_cases(it, 94);
                }),
                ("a limit", &|it| replace(it, config, "2s", "2000ms")),
                ("may take 62 s", &|it| add_cases(it, 25)),
                ("101 cases", &|it| add_cases(it, 95)),
                ("1024 MB", &|it| replace(it, config, "512", "1024")),
                ("no answer", &|it| rename(it, "testdata/small-1.out", "testdata/small.out")),
                ("not taken", &|it| rename(it, case, "testdata/small.in")),
                ("subtask", &|it| rename(it, case, "testdata/small-1-2.in")),
                ("language", &|it| rename(it, program, "std/line-by-line.cpp")),
                ("submissions/", &|it| rename(it, program, "submissions/accepted/a.cc")),
                ("6 programs", &|it| {
                    for number in 0..3 {
                        it.insert(format!("std/more-{number}.cc"), Vec::new());
                    }
                }),
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
