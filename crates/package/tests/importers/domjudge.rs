//! The rules of DOMjudge's importer, ImportProblemService.php as of March 2026, for a package made
//! here, and for real ones if `EXPORTED_PACKAGES` names a folder of some.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Result};
use judge::disk::files::{files_below, files_in};
use package::contest::{self, Contest};
use package::files::{zip, Files};
use package::kattis;
use serde::Deserialize;

use crate::fixture::{checked, played};
use crate::{a_package, text, unzipped};

/// The default of `sourcesize_limit`; larger programs are left out.
const LARGEST_PROGRAM: usize = 256 * 1024;

/// Where a statement is looked for, in this order.
const STATEMENTS: [&str; 6] = [
    "problem_statement/problem.pdf",
    "problem_statement/problem.html",
    "problem_statement/problem.txt",
    "problem.pdf",
    "problem.html",
    "problem.txt",
];

/// The folders that go by a verdict.
const VERDICTS: [&str; 4] = ["accepted", "wrong_answer", "time_limit_exceeded", "run_time_error"];

/// The keys of `problem.yaml` that it reads.
#[derive(Deserialize)]
struct ProblemYaml {
    name: String,
    validation: String,
    #[serde(default)]
    validator_flags: String,
    limits: Limits,
}

#[derive(Deserialize)]
struct Limits {
    memory: u64,
}

/// Nothing in a package is refused, warned of or left out.
fn check(files: &Files) -> Result<ProblemYaml> {
    let yaml = text(files, "problem.yaml")?;
    let yaml: ProblemYaml = serde_saphyr::from_str(yaml).context("problem.yaml")?;
    // A folder of one program in Python is compiled without more, and its name says nothing.
    let sides = files.keys().filter(|path| path.starts_with("output_validator"));
    let sides: Vec<&String> = sides.collect();
    match (yaml.validation.as_str(), &sides[..]) {
        ("default", []) => {
            ensure!(yaml.validator_flags == "case_sensitive", "case would not matter");
        }
        ("custom" | "custom interactive", [side]) => {
            ensure!(side.ends_with(".py"), "{side} is compiled by nobody");
        }
        (validation, _) => bail!("validation: {validation} with {sides:?}"),
    }
    ensure!(setting(files, "timelimit")?.parse::<u64>()? > 0, "timelimit");
    let validators = files.keys().filter(|path| path.starts_with("input_validators"));
    ensure!(validators.count() == 1, "several validators");
    let statement = STATEMENTS.into_iter().find(|path| files.contains_key(*path));
    ensure!(statement == Some("problem.html"), "{statement:?} is in the way");
    ensure!(!cases(files, "data/sample/").is_empty(), "no sample");
    let mut all = BTreeSet::new();
    for stem in ["data/sample/", "data/secret/"].iter().flat_map(|folder| cases(files, folder)) {
        let [input, answer] = ["in", "ans"].map(|ending| text(files, &format!("{stem}.{ending}")));
        let case = [input?, answer?];
        ensure!(case.iter().all(|text| !text.contains('\r')), "{stem} has Windows newlines");
        ensure!(all.insert(case), "{stem} occurs twice");
    }
    for path in programs(files) {
        let (folder, file) = path.split_once('/').context("a program outside of a folder")?;
        ensure!(VERDICTS.contains(&folder), "{path}: no verdict goes by this folder");
        let language = file.rsplit_once('.').map(|(_, ending)| ending);
        ensure!(matches!(language, Some("cc" | "py" | "rs")), "{path}: unknown language");
        let source = text(files, &format!("submissions/{path}"))?;
        ensure!(source.len() <= LARGEST_PROGRAM, "{path} is too large");
        ensure!(!source.contains("@EXPECTED_RESULTS@"), "{path} contradicts its folder");
    }
    Ok(yaml)
}

/// A value of `domjudge-problem.ini`.
fn setting<'a>(files: &'a Files, name: &str) -> Result<&'a str> {
    let lines = text(files, "domjudge-problem.ini")?.lines();
    let mut pairs = lines.filter_map(|line| line.split_once(" = "));
    let (_, value) = pairs.find(|(key, _)| *key == name).with_context(|| format!("no {name}"))?;
    Ok(value)
}

/// The cases of a folder in the order in which they are judged, by their paths without an ending.
fn cases<'a>(files: &'a Files, folder: &str) -> BTreeSet<&'a str> {
    let paths = files.keys().filter(|path| path.starts_with(folder));
    let endings = [".in", ".ans"];
    paths.filter_map(|path| endings.iter().find_map(|ending| path.strip_suffix(ending))).collect()
}

/// The programs, by their paths from the folder of all of them.
fn programs(files: &Files) -> Vec<&str> {
    files.keys().filter_map(|path| path.strip_prefix("submissions/")).collect()
}

#[test]
fn everything_is_taken() {
    let package = a_package();
    let files = kattis::files(&package).unwrap();
    let archive = zip(&files).unwrap();
    assert_eq!(zip(&files).unwrap(), archive);
    assert_eq!(unzipped(&archive).unwrap(), files);
    let yaml = check(&files).unwrap();
    assert_eq!((yaml.name, yaml.limits.memory), (package.problem.game.clone(), 512));
    assert_eq!(setting(&files, "timelimit").unwrap(), "2");
    assert_eq!(setting(&files, "externalid").unwrap(), package.short_name());
    for (folder, expected) in [("sample", &package.samples), ("secret", &package.secret)] {
        let stems = cases(&files, &format!("data/{folder}/"));
        assert_eq!(stems.len(), expected.len());
        for (stem, case) in stems.into_iter().zip(expected) {
            assert!(stem.ends_with(case.name()), "{stem} in the place of {}", case.name());
            assert_eq!(files[&format!("{stem}.in")], case.input().unwrap());
            assert_eq!(files[&format!("{stem}.ans")], case.answer().unwrap());
        }
    }
    let statement = text(&files, "problem.html").unwrap();
    for words in ["take turns", "<pre><code>7\n"] {
        assert!(statement.contains(words), "{words}: {statement}");
    }
    let expected = [
        "accepted/a-game.rs",
        "accepted/by-mex.py",
        "accepted/line-by-line.cc",
        "run_time_error/large.cc",
        "run_time_error/panics.cc",
        "time_limit_exceeded/slow.py",
        "wrong_answer/wrong.rs",
    ];
    assert_eq!(programs(&files), expected);
}

#[test]
fn the_judges_side_is_taken() {
    for (package, validation) in [(played(), "custom interactive"), (checked(), "custom")] {
        let files = kattis::files(&package).unwrap();
        assert_eq!(check(&files).unwrap().validation, validation);
    }
    let files = kattis::files(&played()).unwrap();
    let html = text(&files, "problem.html").unwrap();
    assert!(html.contains("<pre><code>&lt; 7\n&gt; 1\n"), "{html}");
    assert!(!html.contains("Sample input"), "{html}");
    assert_eq!(text(&files, "data/sample/01-sample.interaction").unwrap(), "<7\n>1\n<0\n");
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

/// The package in an archive, the folder beside which has the same files.
fn check_exported(archive: &Path) -> Result<ProblemYaml> {
    let (files, folder) = (unzipped(&fs::read(archive)?)?, archive.with_extension(""));
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&folder)?.to_string_lossy().replace('\\', "/");
        Ok((name, fs::read(&path)?))
    };
    let packed = files_below(&folder)?.into_iter().map(read).collect::<Result<Files>>()?;
    ensure!(files == packed, "the folder has other files");
    // An archive is sent to update the problem of its name.
    let id = setting(&files, "externalid")?;
    ensure!(archive.ends_with(format!("{id}.zip")), "the id {id}");
    check(&files)
}

#[test]
fn exported_packages_are_taken() {
    let Some(exported) = env::var_os("EXPORTED_PACKAGES") else { return };
    let mut archives = files_in(&Path::new(&exported).join("kattis")).unwrap();
    archives.retain(|path| path.extension().is_some_and(|it| it == "zip"));
    assert!(!archives.is_empty(), "nothing in {exported:?}");
    let (mut mistakes, mut names) = (Vec::new(), BTreeSet::new());
    for archive in archives {
        match check_exported(&archive) {
            Ok(yaml) => assert!(names.insert(yaml.name), "two problems share a name"),
            Err(error) => mistakes.push(format!("{}: {error:#}", archive.display())),
        }
    }
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}
