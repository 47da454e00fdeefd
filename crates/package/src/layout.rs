//! The common parts of the two formats of Kattis.

use anyhow::Result;
use pulldown_cmark::Event;
use serde::Serialize;

use crate::files::{files_named, Files};
use crate::statement::{heading, Statement};
use crate::writing::Events;
use crate::{memory, writing, Case, Package, PackedProgram};

/// The subject of all problems, in a word that tells a contestant nothing new.
pub const KEYWORDS: [&str; 1] = ["games"];

/// The default output validators ignore case without it.
pub const CASE_MATTERS: &str = "case_sensitive";

/// Where the input validator lies, from the package's folder.
pub const INPUT_VALIDATOR: &str = "input_validators/format.ctd";

/// The judge's side as a file that the tools start, whatever its folder is called.
pub const SIDE_PROGRAM: &str = "main.py";

/// The limits in `problem.yaml`.
#[derive(Serialize)]
pub struct Limits {
    #[serde(skip_serializing_if = "Option::is_none")]
    time_limit: Option<u64>,
    memory: u64,
    output: u64,
    validation_time: u64,
}

impl Limits {
    /// The limits of a package, with that of time, which the legacy format has elsewhere.
    pub fn for_package(package: &Package, time_limit: Option<u64>) -> Limits {
        Limits {
            time_limit,
            memory: memory(&package.problem),
            output: package.output(),
            validation_time: package.validation_time(),
        }
    }
}

/// A value as YAML.
pub fn yaml(value: &impl Serialize) -> Result<Vec<u8>> {
    Ok(serde_saphyr::to_string(value)?.into_bytes())
}

/// The statement as LaTeX. The judge that prints it adds the samples.
pub fn tex(package: &Package) -> Result<Vec<u8>> {
    let title = writing::escaped(package.problem.title_in_packages());
    let body = writing::tex(&package.statement.events())?;
    Ok(format!("\\problemname{{{title}}}\n\n{body}").into_bytes())
}

/// The statements that importers look for at the root, as they take no TeX: DOMjudge
/// `problem.html`, and Hydro `problem.md`.
pub fn for_importers(package: &Package) -> Result<Files> {
    let markdown = markdown(package, &package.statement)?;
    Ok(files_named([("problem.html", html(package)?), ("problem.md", markdown)]))
}

fn html(package: &Package) -> Result<Vec<u8>> {
    let events = with_samples(package)?;
    let title =
        writing::html(&vec![Event::Text(package.problem.title_in_packages().to_string().into())])?;
    let body = writing::html(&events)?;
    let head = format!("<meta charset=\"utf-8\">\n<title>{title}</title>");
    let page = format!("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n{head}\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n");
    Ok(page.into_bytes())
}

/// The statement with its samples, or with the sample of its dialogue.
pub fn with_samples(package: &Package) -> Result<Events> {
    let mut events = package.statement.events();
    if package.interactor().is_some() {
        events.extend(package.statement.sample_dialogue());
        return Ok(events);
    }
    for (number, case) in package.samples.iter().enumerate() {
        events.extend(sample(package, number, case)?);
    }
    Ok(events)
}

/// A sample under headings, which are numbered if there are several.
fn sample(package: &Package, number: usize, case: &Case) -> Result<Events> {
    let mut events = Events::new();
    for (title, bytes) in [("Sample input", case.input()?), ("Sample output", case.answer()?)] {
        let number =
            if package.samples.len() > 1 { format!(" {}", number + 1) } else { String::new() };
        events.extend(heading(format!("{title}{number}")));
        events.extend(writing::verbatim("", &text(&bytes)));
    }
    Ok(events)
}

/// A statement as Markdown, with the samples in the boxes of Hydro.
pub fn markdown(package: &Package, statement: &Statement) -> Result<Vec<u8>> {
    let mut events = statement.events();
    let is_played = package.interactor().is_some();
    if is_played {
        events.extend(statement.sample_dialogue());
    }
    for (number, case) in package.samples.iter().enumerate().filter(|_| !is_played) {
        events.extend(writing::verbatim(&format!("input{}", number + 1), &text(&case.input()?)));
        events.extend(writing::verbatim(&format!("output{}", number + 1), &text(&case.answer()?)));
    }
    Ok(writing::markdown(&events)?.into_bytes())
}

/// Bytes of a case, which is text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The data, each case with its description in a file that `describe` names and writes.
pub fn data(
    package: &Package,
    describe: impl Fn(&str) -> Result<(&'static str, Vec<u8>)>,
) -> Result<Files> {
    let mut files = Files::new();
    let mut add = |folder: &str, case: &Case| -> Result<()> {
        let path = format!("data/{folder}/{}", case.name());
        files.insert(format!("{path}.in"), case.input()?);
        files.insert(format!("{path}.ans"), case.answer()?);
        if let Some(description) = &case.description {
            let (ending, bytes) = describe(description)?;
            files.insert(format!("{path}.{ending}"), bytes);
        }
        Ok(())
    };
    for case in &package.samples {
        add("sample", case)?;
    }
    for case in &package.secret {
        add("secret", case)?;
    }
    // The input of a case that is played is not for the program alone, and nobody sees it.
    if let (Some(sample), Some(dialogue)) = (package.samples.first(), &package.statement.sample) {
        let lines = dialogue.lines().map(|line| line.replacen(' ', "", 1) + "\n");
        let lines: String = lines.collect();
        files.insert(format!("data/sample/{}.interaction", sample.name()), lines.into_bytes());
    }
    Ok(files)
}

/// The programs, each in the folder that `folder` says.
pub fn submissions(package: &Package, folder: impl Fn(&PackedProgram) -> &'static str) -> Files {
    let file = |program: &PackedProgram| {
        let path = format!("submissions/{}/{}", folder(program), program.file);
        (path, program.text.clone().into_bytes())
    };
    package.programs.iter().map(file).collect()
}
