//! `cargo judge verify`: is the data good enough to catch wrong programs, are right programs
//! accepted, and do the bundles hold?

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use judge::catalogue::Entry;
use judge::definition::Definition;
use judge::language::Language;
use judge::output::println;
use judge::stress::Budget;
use judge::submissions::{self, Data, Promise, Submission};
use judge::workspace::{CaseFiles, Workspace};
use problem::protocol::Bound;
use problem::token::Scope;

use crate::problems::{cases, definitions, input, named};
use crate::progress::behind_a_bar;
use crate::proof::{self, Subject};
use crate::submit::size_table;
use crate::{RIGHT, WRONG};

/// How long a case is looked for on which a right program seems wrong.
const SEARCH: Duration = Duration::from_secs(1);

pub fn verify(workspace: &Workspace, names: &[String], compilers: &[PathBuf]) -> Result<u8> {
    let entries = named(workspace, names)?;
    let definitions = definitions(workspace, &entries)?;
    let mut data = HashMap::new();
    let mut subjects = Vec::new();
    let mut failures = 0;
    for entry in &entries {
        let definition = &definitions[&entry.slug];
        let of_entry = Data {
            judge: cases(workspace, entry, definition, &[Scope::Judge])?,
            beyond: cases(workspace, entry, definition, &[Scope::Beyond])?,
        };
        failures += check_inputs(entry, definition, &of_entry)?;
        failures += check_invalid(workspace, entry, definition)?;
        failures += check_narrower(workspace, entry, definition)?;
        subjects.push(subject(workspace, entry, &of_entry)?);
        data.insert(entry.slug.clone(), of_entry);
    }
    failures += check_submissions(workspace, &entries, &definitions, &data)?;
    let (bundles, unproved) = proof::prove(workspace, &subjects, compilers)?;
    failures += unproved;
    if names.is_empty() {
        failures += check_size_table(workspace, &entries, &bundles)?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}

/// A problem with all its inputs, good and bad.
fn subject(workspace: &Workspace, entry: &Entry, data: &Data) -> Result<Subject> {
    let mut inputs = inputs(data.judge.iter().chain(&data.beyond));
    inputs.extend(workspace.invalid(&entry.slug)?);
    Ok(Subject { entry: entry.clone(), inputs })
}

fn inputs<'a>(cases: impl IntoIterator<Item = &'a CaseFiles>) -> Vec<PathBuf> {
    cases.into_iter().map(|case| case.input.clone()).collect()
}

/// The table of sizes is the one that the bundles have.
fn check_size_table(workspace: &Workspace, entries: &[Entry], bundles: &[String]) -> Result<usize> {
    let page = std::fs::read_to_string(workspace.root.join("BENCHMARKS.md"))?;
    let right = page.contains(&size_table(entries, bundles));
    if !right {
        println!("NOT the sizes in BENCHMARKS.md: `cargo judge sizes` prints the table")?;
    }
    Ok(usize::from(!right))
}

/// Every input is valid, and together they reach the judge's bounds.
fn check_inputs(entry: &Entry, definition: &Definition, data: &Data) -> Result<usize> {
    let mut failures = 0;
    let slug = &entry.slug;
    for (cases, scope) in [(&data.judge, Scope::Judge), (&data.beyond, Scope::Beyond)] {
        for case in cases {
            if let Err(error) = definition.validate(input(Some(&case.input))?, scope)? {
                println!("NOT valid: {slug}, {}: {error}", case.name)?;
                failures += 1;
            }
        }
    }
    Ok(failures + check_bounds(slug, definition.bounds(inputs(&data.judge))?)?)
}

/// The bounds of the judges that allow less are reached, too.
fn check_narrower(workspace: &Workspace, entry: &Entry, definition: &Definition) -> Result<usize> {
    let mut failures = 0;
    for listing in entry.judges.iter().filter(|listing| !listing.bounds.is_empty()) {
        let there = entry.at(listing);
        let definition = Definition::start(definition.executable(), &there.bounds)?;
        let cases = cases(workspace, &there, &definition, &[Scope::Judge])?;
        let bounds = definition.bounds(inputs(&cases))?;
        for name in listing.bounds.keys() {
            if bounds.iter().all(|bound| bound.name != format!("least {name}")) {
                println!("NOT a number of {}: {name}, bounded by {}", entry.slug, listing.id)?;
                failures += 1;
            }
        }
        let own = |bound: &Bound| {
            listing.bounds.keys().any(|name| bound.name.ends_with(&format!(" {name}")))
        };
        let bounds = bounds.into_iter().filter(own).collect();
        failures += check_bounds(&listing.id, bounds)?;
    }
    Ok(failures)
}

/// Each bound is reached, or excused.
fn check_bounds(of: &str, bounds: Vec<Bound>) -> Result<usize> {
    let mut failures = 0;
    for bound in bounds {
        let name = bound.name;
        match (bound.reached, bound.excuse) {
            (true, None) => {}
            (false, Some(why)) => println!("{of}: no {name}: {why}")?,
            (false, None) => {
                println!("NOT reached: {of}: no case has the {name}")?;
                failures += 1;
            }
            (true, Some(_)) => {
                println!("NOT so: {of}: cases.toml excuses the {name}, which is there")?;
                failures += 1;
            }
        }
    }
    Ok(failures)
}

/// Every invalid input is refused.
fn check_invalid(workspace: &Workspace, entry: &Entry, definition: &Definition) -> Result<usize> {
    let mut failures = 0;
    for file in workspace.invalid(&entry.slug)? {
        if definition.validate(input(Some(&file))?, Scope::Judge)?.is_ok() {
            println!("NOT refused: {}: {}", entry.slug, file.display())?;
            failures += 1;
        }
    }
    Ok(failures)
}

/// Runs all programs, right and wrong; how many of them break their promise.
fn check_submissions(
    workspace: &Workspace,
    entries: &[Entry],
    definitions: &HashMap<String, Definition>,
    data: &HashMap<String, Data>,
) -> Result<usize> {
    let mut all = Vec::new();
    for entry in entries {
        all.extend(submissions::load(workspace, entry)?);
    }
    let (possible, skipped) = runnable(all)?;
    let commands =
        behind_a_bar("compiling", &possible, |submission| submission.prepare(workspace))?;
    let numbers: Vec<usize> = (0..possible.len()).collect();
    let verdicts = behind_a_bar("running", &numbers, |&number| {
        let submission = &possible[number];
        Ok(submission.check(commands[number].clone(), &data[&submission.entry.slug]))
    })?;
    let mut failures = 0;
    let mut counts = [0, 0];
    for (number, verdict) in verdicts.into_iter().enumerate() {
        let submission = &possible[number];
        let slug = &submission.entry.slug;
        let right = submission.promise == Promise::Accepted;
        counts[usize::from(!right)] += 1;
        let verdict = verdict.and_then(|how| {
            if right {
                let golden = inputs(&workspace.golden(slug, Scope::Judge)?);
                let budget = Budget { time: SEARCH, inputs: None };
                let command = commands[number].clone();
                submission.withstands(command, &definitions[slug], &golden, budget)?;
            }
            Ok(how)
        });
        match verdict {
            Ok(how) => {
                println!("{:3} {:60} {how}", promised(submission.promise), submission.name())?
            }
            Err(error) => {
                println!("NOT {:60} {error:#}", submission.name())?;
                failures += 1;
            }
        }
    }
    println!(
        "{} right programs and {} wrong ones to {} problems, {failures} failures",
        counts[0],
        counts[1],
        entries.len()
    )?;
    for language in skipped {
        println!("there is no {}: its programs were not run", language.tool())?;
    }
    Ok(failures)
}

/// The programs whose language is there, and the languages that are not.
fn runnable(all: Vec<Submission>) -> Result<(Vec<Submission>, Vec<Language>)> {
    let mut known: HashMap<Language, bool> = HashMap::new();
    let mut possible = Vec::new();
    for submission in all {
        let language = Language::of(&submission.source)?;
        if *known.entry(language).or_insert_with(|| language.is_available()) {
            possible.push(submission);
        }
    }
    let skipped = known.into_iter().filter(|(_, is_available)| !is_available);
    Ok((possible, skipped.map(|(language, _)| language).collect()))
}

fn promised(promise: Promise) -> String {
    match promise {
        Promise::Accepted => "AC".to_string(),
        Promise::Caught { verdict, .. } => verdict.to_string(),
    }
}
