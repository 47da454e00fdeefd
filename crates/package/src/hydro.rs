//! Hydro's own format: a folder that `hydrooj cli problem import` takes, and takes again.
//!
//! The legacy format of Kattis would do for a first import by version 5. But an import updates a
//! problem only if `problem.yaml` has its `pid`, a key that Kattis's tools refuse; and version 4
//! knows no limits but those of `testdata/config.yaml`.

use anyhow::Result;
use judge::judging::verdict::Verdict;
use serde::Serialize;

use crate::files::{files_named, Files};
use crate::layout::{self, KEYWORDS};
use crate::{memory, Package, PackedProgram};

#[derive(Serialize)]
struct Problem<'a> {
    pid: String,
    title: &'a str,
    tag: [&'static str; KEYWORDS.len()],
}

#[derive(Serialize)]
struct Config {
    time: String,
    memory: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#type: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interactor: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checker_type: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checker: Option<&'static str>,
}

/// The file of the judge's side. Hydro takes the language from the last parts of a name, and where
/// these are `py` alone the interpreter may be that of Python 2.
const SIDE: &str = "side.py.py3";

/// The statement, or one for each language; Hydro does not look for those beside `problem.md`.
fn statements(package: &Package) -> Result<Files> {
    let english = layout::markdown(package, &package.statement)?;
    let Some(chinese) = &package.chinese else {
        return Ok(files_named([("problem.md", english)]));
    };
    let chinese = layout::markdown(package, chinese)?;
    Ok(files_named([("problem_en.md", english), ("problem_zh.md", chinese)]))
}

/// The files of the package's folder.
///
/// Of the programs it has the right ones, which Hydro judges when it imports the problem. It
/// would take wrong ones, too, but does not know which verdict they should get.
pub fn files(package: &Package) -> Result<Files> {
    let title = package.problem.title_in_packages();
    let problem = Problem { pid: package.short_name(), title, tag: KEYWORDS };
    let (seconds, megabytes) = (package.problem.package_time(), memory(&package.problem));
    let interactor = package.interactor().map(|_| SIDE);
    let checker = package.side.as_ref().filter(|side| !side.is_interactor()).map(|_| SIDE);
    let config = Config {
        time: format!("{seconds}s"),
        memory: format!("{megabytes}m"),
        r#type: interactor.map(|_| "interactive"),
        interactor,
        checker_type: checker.map(|_| "testlib"),
        checker,
    };
    let mut files = statements(package)?;
    let (problem, config) = (layout::yaml(&problem)?, layout::yaml(&config)?);
    files.extend(files_named([("problem.yaml", problem), ("testdata/config.yaml", config)]));
    for case in package.cases() {
        files.insert(format!("testdata/{}.in", case.name()), case.input()?);
        files.insert(format!("testdata/{}.out", case.name()), case.answer()?);
    }
    if let Some(side) = &package.side {
        files.insert(format!("testdata/{SIDE}"), side.text.clone().into_bytes());
    }
    let is_right = |program: &&PackedProgram| program.first_failure() == Verdict::AC;
    for program in package.programs.iter().filter(is_right) {
        files.insert(format!("std/{}", program.file), program.text.clone().into_bytes());
    }
    Ok(files)
}
