//! DOMjudge: ImportProblemService.php, as of March 2026.

use std::collections::BTreeSet;

use anyhow::{bail, ensure, Context, Result};
use package::files::Files;
use serde::Deserialize;

use crate::text;

/// The default of `sourcesize_limit`; larger programs are left out.
const LARGEST_PROGRAM: usize = 256 * 1024;

/// The parts of a package that an importer has taken.
#[derive(Debug)]
pub struct Imported {
    pub name: String,
    seconds: u64,
    megabytes: u64,
    statement: String,
    /// Input and answer, in the order in which they are judged.
    pub cases: Vec<[Vec<u8>; 2]>,
    /// The programs: `accepted/nim.rs`.
    programs: Vec<String>,
}

/// The keys of `problem.yaml` that it reads.
#[derive(Deserialize)]
struct ProblemYaml {
    name: String,
    #[serde(default)]
    validation: String,
    #[serde(default)]
    validator_flags: String,
    limits: Limits,
}

#[derive(Deserialize)]
struct Limits {
    memory: u64,
}

/// Takes a package as DOMjudge does.
pub fn import(files: &Files) -> Result<Imported> {
    let yaml = text(files, "problem.yaml")?;
    let yaml: ProblemYaml = serde_saphyr::from_str(yaml).context("problem.yaml")?;
    ensure!(yaml.validation == "default", "validation: {}", yaml.validation);
    ensure!(yaml.validator_flags == "case_sensitive", "case would not matter");
    for validator in ["input_validator", "answer_validator"] {
        let paths = files.keys().filter(|path| path.starts_with(validator));
        let folders: BTreeSet<_> = paths.map(|path| path.rsplit_once('/')).collect();
        ensure!(folders.len() <= 1, "several validators: {folders:?}");
    }
    let mut cases = cases(files, "data/sample/")?;
    ensure!(!cases.is_empty(), "no sample");
    cases.extend(self::cases(files, "data/secret/")?);
    Ok(Imported {
        name: yaml.name,
        seconds: setting(files, "timelimit")?.parse().context("timelimit")?,
        megabytes: yaml.limits.memory,
        statement: statement(files)?,
        cases,
        programs: accepted_programs(files)?,
    })
}

/// A value of `domjudge-problem.ini`.
pub fn setting<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let lines = text(files, "domjudge-problem.ini")?.lines();
    let mut pairs = lines.filter_map(|line| line.split_once('='));
    let (_, value) =
        pairs.find(|(key, _)| key.trim() == name).with_context(|| format!("no {name}"))?;
    Ok(value.trim())
}

/// The programs, each with its path from the folder of all of them.
fn programs(files: &Files) -> impl Iterator<Item = (&str, &[u8])> {
    files.iter().filter_map(|(path, bytes)| {
        let path = path.strip_prefix("submissions/")?;
        (path.matches('/').count() == 1).then_some((path, bytes.as_slice()))
    })
}

fn statement(files: &Files) -> Result<String> {
    let places = ["problem_statement/problem", "problem"];
    let endings = ["pdf", "html", "txt"];
    let mut candidates = places.iter().flat_map(|place| endings.map(|it| format!("{place}.{it}")));
    let path = candidates.find(|path| files.contains_key(path)).context("no statement")?;
    ensure!(path.ends_with(".html"), "{path} is in the way");
    Ok(text(files, &path)?.to_string())
}

/// The cases of a folder, sorted as bytes.
fn cases(files: &Files, folder: &str) -> Result<Vec<[Vec<u8>; 2]>> {
    let mut names: Vec<&str> = files.keys().filter_map(|path| path.strip_prefix(folder)).collect();
    names.retain(|name| name.ends_with(".in") || name.ends_with(".ans"));
    let mut stems: Vec<&str> = names.iter().filter_map(|name| name.strip_suffix(".in")).collect();
    ensure!(stems.len() * 2 == names.len(), "inputs and answers are not pairs");
    stems.sort();
    let file = |path: String| -> Result<Vec<u8>> {
        let text = text(files, &path)?;
        ensure!(!text.contains('\r'), "{path} has Windows newlines");
        Ok(text.as_bytes().to_vec())
    };
    let case = |stem: &str| {
        Ok([file(format!("{folder}{stem}.in"))?, file(format!("{folder}{stem}.ans"))?])
    };
    stems.into_iter().map(case).collect()
}

fn accepted_programs(files: &Files) -> Result<Vec<String>> {
    let mut accepted = Vec::new();
    for (path, source) in programs(files) {
        let (folder, file) = path.split_once('/').context("a program outside of a folder")?;
        match folder {
            "accepted" | "wrong_answer" | "time_limit_exceeded" | "run_time_error" => {}
            _ => bail!("{path}: no verdict goes by this folder"),
        }
        let language = file.rsplit_once('.').map(|(_, ending)| ending);
        ensure!(matches!(language, Some("cc" | "py" | "rs")), "{path}: unknown language");
        ensure!(source.len() <= LARGEST_PROGRAM, "{path} is too large");
        let mark = b"@EXPECTED_RESULTS@";
        ensure!(!source.windows(mark.len()).any(|it| it == mark), "{path} contradicts its folder");
        accepted.push(path.to_string());
    }
    Ok(accepted)
}

#[cfg(test)]
mod tests {
    use package::contest::{self, Contest};
    use package::files::zip;
    use package::kattis;

    use super::*;
    use crate::{a_package, unzipped};

    /// Words of a refusal, and the damage to a package that must cause it.
    type Refusal<'a> = (&'a str, &'a dyn Fn(&mut Files));

    /// Each way to break a package is refused, with its words.
    fn assert_refused<T>(whole: &Files, import: impl Fn(&Files) -> Result<T>, ways: &[Refusal]) {
        assert!(import(whole).is_ok());
        for (words, break_it) in ways {
            let mut files = whole.clone();
            break_it(&mut files);
            let refusal = import(&files).err().map(|error| format!("{error:#}"));
            assert!(refusal.as_ref().is_some_and(|it| it.contains(words)), "{words}: {refusal:?}");
        }
    }

    /// Moves the file or folder at a path.
    fn rename(files: &mut Files, from: &str, to: &str) {
        let bytes = files.remove(from).unwrap();
        files.insert(to.to_string(), bytes);
    }

    /// Puts other words into a file.
    fn replace(files: &mut Files, path: &str, from: &str, to: &str) {
        let text = text(files, path).unwrap();
        assert!(text.contains(from), "{text}");
        let text = text.replace(from, to);
        files.insert(path.to_string(), text.into_bytes());
    }

    #[test]
    fn takes_everything() {
        let package = a_package();
        let files = kattis::files(&package).unwrap();
        let archive = zip(&files).unwrap();
        assert_eq!(zip(&files).unwrap(), archive);
        assert_eq!(unzipped(&archive).unwrap(), files);
        let imported = import(&files).unwrap();
        assert_eq!(imported.seconds, package.time_limit);
        assert_eq!(imported.megabytes, package.memory);
        let cases = package.cases().map(|case| [case.input.clone(), case.answer.clone()]);
        assert_eq!(imported.cases, cases.collect::<Vec<_>>());
        for words in ["take turns", "<pre><code>7\n"] {
            assert!(imported.statement.contains(words), "{words}: {}", imported.statement);
        }
        assert_eq!(imported.name, package.title);
        let programs = [
            "accepted/a-game.rs",
            "accepted/by-mex.py",
            "accepted/line-by-line.cc",
            "run_time_error/large.cc",
            "run_time_error/panics.cc",
            "time_limit_exceeded/slow.py",
            "wrong_answer/wrong.rs",
        ];
        assert_eq!(imported.programs, programs);
        assert_eq!(setting(&files, "externalid").unwrap(), package.short_name);
    }

    #[test]
    fn numbers_are_labels_of_problems_and_may_have_no_colours() {
        let contest = Contest {
            id: "cup".to_string(),
            name: "Cup".to_string(),
            start_time: "2030-01-01T10:00:00+00:00".to_string(),
            duration: "5:00:00".to_string(),
            scoreboard_freeze_duration: None,
            penalty_time: 20,
        };
        let files = contest::files(&contest, &vec![a_package(); 27]).unwrap();
        let problems = text(&files, "problems.yaml").unwrap();
        let problems: Vec<&str> = problems.split_inclusive("time_limit: 2.0\n").collect();
        let without_name = |problem: &str| {
            let lines = problem.lines().filter(|line| !line.starts_with("  name: "));
            lines.collect::<Vec<_>>().join("\n")
        };
        // Without quotes it would be a number, for some readers an octal one.
        let first =
            "- id: agame2\n  label: \"01\"\n  color: red\n  rgb: \"#ff0000\"\n  time_limit: 2.0";
        assert_eq!(without_name(problems[0]), first);
        let last = "- id: agame2\n  label: \"27\"\n  time_limit: 2.0";
        assert_eq!(without_name(problems[26]), last);
    }

    #[test]
    fn refuses() {
        let program = "submissions/accepted/a-game.rs";
        assert_refused(
            &kattis::files(&a_package()).unwrap(),
            import,
            &[
                ("no problem.yaml", &|files| {
                    *files =
                        files.iter().map(|(path, it)| (format!("a/{path}"), it.clone())).collect()
                }),
                ("problem.yaml", &|it| replace(it, "problem.yaml", "name:", "name:\n  en:")),
                ("case", &|it| {
                    replace(it, "problem.yaml", "case_sensitive", "space_change_sensitive")
                }),
                ("no timelimit", &|it| replace(it, "domjudge-problem.ini", "timelimit", "limit")),
                ("no statement", &|it| rename(it, "problem.html", "statement.html")),
                ("in the way", &|it| rename(it, "problem.md", "problem.pdf")),
                ("no sample", &|it| it.retain(|path, _| !path.contains("/sample/"))),
                ("not pairs", &|it| {
                    rename(it, "data/secret/small-1.ans", "data/secret/small-1.out")
                }),
                ("Windows", &|it| replace(it, "data/secret/small-1.in", "\n", "\r\n")),
                ("several", &|it| {
                    it.insert("input_validators/other/format.ctd".to_string(), Vec::new());
                }),
                ("no verdict", &|it| rename(it, program, "submissions/rejected/a-game.rs")),
                ("language", &|it| rename(it, program, "submissions/accepted/a-game")),
                ("too large", &|it| replace(it, program, "text", &"text".repeat(70_000))),
                ("contradicts", &|it| {
                    replace(it, program, "text", "@EXPECTED_RESULTS@: WRONG-ANSWER")
                }),
            ],
        );
    }
}
