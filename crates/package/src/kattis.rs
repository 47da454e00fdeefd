//! The legacy format: Kattis and DOMjudge.

use anyhow::Result;
use judge::judging::verdict::Verdict;
use serde::Serialize;

use crate::files::{files_named, Files};
use crate::layout::{self, Limits, CASE_MATTERS, INPUT_VALIDATOR, KEYWORDS, SIDE_PROGRAM};
use crate::{Package, AUTHOR, LICENSE};

#[derive(Serialize)]
struct Problem<'a> {
    name: &'a str,
    uuid: String,
    author: &'static str,
    license: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_url: Option<&'a str>,
    validation: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    validator_flags: Option<&'static str>,
    keywords: String,
    limits: Limits,
}

/// The files of the package's folder, which are those of its archive, too.
pub fn files(package: &Package) -> Result<Files> {
    let mut files = layout::data(package, |words| Ok(("desc", format!("{words}\n").into_bytes())))?;
    files.extend(layout::submissions(package, |program| folder(program.first_failure())));
    files.extend(layout::for_importers(package)?);
    if let Some(side) = &package.side {
        let program = format!("output_validators/{}/{SIDE_PROGRAM}", side.name);
        files.insert(program, side.text.clone().into_bytes());
    }
    // Not all versions of DOMjudge look for the limit elsewhere. Without the id it would be the
    // name of the archive, which a download may have changed.
    let (limit, id) = (package.problem.package_time(), package.short_name());
    let settings = format!("timelimit = {limit}\nexternalid = {id}\n");
    files.extend(files_named([
        ("domjudge-problem.ini", settings.into_bytes()),
        ("problem.yaml", problem(package)?),
        ("problem_statement/problem.en.tex", layout::tex(package)?),
        (INPUT_VALIDATOR, package.validators.input.clone().into_bytes()),
    ]));
    Ok(files)
}

fn problem(package: &Package) -> Result<Vec<u8>> {
    // There is room for one source, and a page belongs to it.
    let source = package.problem.judges.first();
    layout::yaml(&Problem {
        name: package.problem.title_in_packages(),
        uuid: package.uuid().to_string(),
        author: AUTHOR,
        license: LICENSE,
        source: source.map(|source| source.id.as_str()),
        source_url: source.and_then(|source| source.url.as_deref()),
        validation: validation(package),
        validator_flags: package.side.is_none().then_some(CASE_MATTERS),
        keywords: KEYWORDS.join(" "),
        limits: Limits::for_package(package, None),
    })
}

fn validation(package: &Package) -> &'static str {
    match &package.side {
        None => "default",
        Some(side) if side.is_interactor() => "custom interactive",
        Some(_) => "custom",
    }
}

/// Where programs lie that get a verdict first.
fn folder(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::AC => "accepted",
        Verdict::WA => "wrong_answer",
        Verdict::TLE => "time_limit_exceeded",
        Verdict::MLE | Verdict::RE => "run_time_error",
    }
}
