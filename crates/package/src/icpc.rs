//! The format of 2025-09.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use judge::catalogue::Listing;
use judge::judging::verdict::Verdict;
use serde::Serialize;

use crate::files::{self, files_named, Files};
use crate::layout::{self, Limits, CASE_MATTERS, INPUT_VALIDATOR, KEYWORDS, SIDE_PROGRAM};
use crate::{writing, Package, PackedProgram, AUTHOR, LICENSE};

/// Where programs lie whose verdicts are of several kinds; submissions.yaml says which.
const SEVERAL: &str = "rejected";

#[derive(Serialize)]
struct Problem<'a> {
    problem_format_version: &'static str,
    r#type: &'static str,
    name: &'a str,
    uuid: String,
    credits: &'static str,
    license: &'static str,
    keywords: [&'static str; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    source: Vec<Source<'a>>,
    limits: Limits,
}

#[derive(Serialize)]
struct Source<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<&'a str>,
}

/// The files of the package's folder.
pub fn files(package: &Package) -> Result<Files> {
    let mut files = layout::data(package, |description| {
        Ok(("yaml", layout::yaml(&BTreeMap::from([("description", description)]))?))
    })?;
    files.extend(layout::submissions(package, folder));
    if let Some(expectations) = expectations(&package.programs)? {
        files.insert("submissions/submissions.yaml".to_string(), expectations);
    }
    files::add(&mut files, "data/invalid_input", package.invalid.clone());
    let validators = &package.validators;
    files.extend(layout::for_importers(package)?);
    files.extend(files_named([
        ("problem.yaml", problem(package)?),
        ("statement/problem.en.tex", layout::tex(package)?),
        (INPUT_VALIDATOR, validators.input.clone().into_bytes()),
    ]));
    if package.interactor().is_none() {
        // BAPCtools wants one.
        let answers = validators.output.clone().into_bytes();
        files.extend(files_named([("answer_validators/format.ctd", answers)]));
    } else {
        // It wants answers to be empty, as nobody reads them.
        let answers = files.iter_mut().filter(|(path, _)| path.ends_with(".ans"));
        answers.for_each(|(_, answer)| answer.clear());
    }
    files.extend(match &package.side {
        None => {
            let group = BTreeMap::from([("output_validator_args", [CASE_MATTERS])]);
            files_named([("data/test_group.yaml", layout::yaml(&group)?)])
        }
        Some(side) => {
            let program = format!("output_validator/{SIDE_PROGRAM}");
            files_named([(&program, side.text.clone().into_bytes())])
        }
    });
    // Not in TeX, as BAPCtools has no fonts for it.
    if let Some(chinese) = &package.chinese {
        let markdown = writing::markdown(&chinese.events())?.into_bytes();
        files.extend(files_named([("statement/problem.zh.md", markdown)]));
    }
    Ok(files)
}

fn problem(package: &Package) -> Result<Vec<u8>> {
    layout::yaml(&Problem {
        problem_format_version: "2025-09",
        r#type: if package.interactor().is_some() { "interactive" } else { "pass-fail" },
        name: package.problem.title_in_packages(),
        uuid: package.uuid().to_string(),
        credits: AUTHOR,
        license: LICENSE,
        keywords: KEYWORDS,
        source: package.problem.judges.iter().map(source).collect(),
        limits: Limits::for_package(package, Some(package.problem.package_time())),
    })
}

fn source(listing: &Listing) -> Source<'_> {
    Source { name: &listing.id, url: listing.url.as_deref() }
}

fn folder(program: &PackedProgram) -> &'static str {
    let failures: Vec<&str> = failures(program).into_iter().collect();
    match failures[..] {
        [] => "accepted",
        ["WA"] => "wrong_answer",
        ["TLE"] => "time_limit_exceeded",
        ["RTE"] => "run_time_error",
        _ => SEVERAL,
    }
}

/// The format's name for a verdict.
fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::AC => "AC",
        Verdict::WA => "WA",
        Verdict::TLE => "TLE",
        Verdict::MLE | Verdict::RE => "RTE",
    }
}

/// The verdicts other than *accepted*, as the format calls them.
fn failures(program: &PackedProgram) -> BTreeSet<&'static str> {
    program.failures().into_iter().map(name).collect()
}

/// The verdicts of the programs that get several kinds; `None` if there are none.
fn expectations(programs: &[PackedProgram]) -> Result<Option<Vec<u8>>> {
    let several = programs.iter().filter(|program| folder(program) == SEVERAL);
    let expectation = |program: &PackedProgram| {
        let required: Vec<&str> = failures(program).into_iter().collect();
        let permitted = ["AC"].into_iter().chain(required.iter().copied()).collect();
        let expectation = BTreeMap::from([("permitted", permitted), ("required", required)]);
        (format!("{SEVERAL}/{}", program.file), expectation)
    };
    let expectations: BTreeMap<String, _> = several.map(expectation).collect();
    let file = (!expectations.is_empty()).then(|| layout::yaml(&expectations));
    file.transpose()
}

#[cfg(test)]
mod tests {
    use Verdict::{AC, MLE, RE, TLE, WA};

    use super::*;

    fn program(verdicts: &[Verdict]) -> PackedProgram {
        let (file, verdicts) = ("a.rs".to_string(), verdicts.to_vec());
        PackedProgram { file, text: String::new(), verdicts }
    }

    #[test]
    fn a_folder_says_all_verdicts() {
        for (verdicts, expected) in [
            (&[AC, AC][..], "accepted"),
            (&[AC, WA, WA], "wrong_answer"),
            (&[TLE, AC], "time_limit_exceeded"),
            (&[RE, MLE], "run_time_error"),
            (&[WA, AC, TLE], "rejected"),
        ] {
            assert_eq!(folder(&program(verdicts)), expected);
        }
    }

    #[test]
    fn only_programs_with_several_verdicts_are_described() {
        let of_one = expectations(&[program(&[AC, WA])]).unwrap();
        assert_eq!(of_one, None);
        let several = expectations(&[program(&[TLE, AC, MLE, RE])]).unwrap().unwrap();
        assert_eq!(
            String::from_utf8(several).unwrap(),
            "rejected/a.rs:\n  permitted:\n  - AC\n  - RTE\n  - TLE\n  required:\n  - RTE\n  - TLE\n"
        );
    }
}
