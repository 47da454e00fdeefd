//! `cargo judge verify`: does the data bite, and do the bundles hold?

use std::path::{Path, PathBuf};
use std::process::Command;

use anstream::println;
use anyhow::Result;
use judge::catalogue::Entry;
use judge::tokens::Scope;
use judge::workspace::{Product, Workspace};
use judge::wrong::{self, Data, Wrong};

use crate::problems::{cases, named};
use crate::progress::behind_a_bar;
use crate::proof::{self, Subject};
use crate::submit::size_table;
use crate::{RIGHT, WRONG};

pub fn verify(workspace: &Workspace, names: &[String], compilers: &[PathBuf]) -> Result<u8> {
    let entries = named(workspace, names)?;
    let definitions = workspace.build(&entries, Product::Definition)?;
    let mut submissions = Vec::new();
    let mut subjects = Vec::new();
    let mut failures = 0;
    for entry in &entries {
        let definition = &definitions[&entry.slug];
        let data = data(workspace, entry, definition)?;
        failures += check_inputs(entry, definition, &data)?;
        failures += check_invalid(workspace, entry, definition)?;
        subjects.push(subject(workspace, entry, &data)?);
        let wrong = wrong::load(workspace, entry)?;
        submissions.extend(wrong.into_iter().map(|wrong| (wrong, data.clone())));
    }
    failures += catch(workspace, &submissions)?;
    let (programs, problems) = (submissions.len(), entries.len());
    println!("{programs} wrong submissions to {problems} problems, {failures} failures");
    let (bundles, unproved) = proof::prove(workspace, &subjects, compilers)?;
    failures += unproved;
    if names.is_empty() {
        failures += check_size_table(workspace, &entries, &bundles)?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}

/// A problem with all its inputs, good and bad.
fn subject(workspace: &Workspace, entry: &Entry, data: &Data) -> Result<Subject> {
    let cases = data.judge.iter().chain(&data.beyond);
    let mut inputs: Vec<PathBuf> = cases.map(|case| case.input.clone()).collect();
    inputs.extend(workspace.invalid(&entry.slug)?);
    Ok(Subject { entry: entry.clone(), inputs })
}

/// The README shows the sizes that the bundles have.
fn check_size_table(workspace: &Workspace, entries: &[Entry], bundles: &[String]) -> Result<usize> {
    let readme = std::fs::read_to_string(workspace.root.join("README.md"))?;
    let right = readme.contains(&size_table(entries, bundles));
    if !right {
        println!("NOT the sizes in README.md: `cargo judge sizes` prints the table");
    }
    Ok(usize::from(!right))
}

fn data(workspace: &Workspace, entry: &Entry, definition: &Path) -> Result<Data> {
    let cases = |scope| cases(workspace, entry, definition, &[scope]);
    Ok(Data { judge: cases(Scope::Judge)?, beyond: cases(Scope::Beyond)? })
}

/// Every input is valid, and together they reach the judge's bounds.
fn check_inputs(entry: &Entry, definition: &Path, data: &Data) -> Result<usize> {
    let mut failures = 0;
    let inputs = |cases: &[judge::workspace::CaseFiles]| -> Vec<PathBuf> {
        cases.iter().map(|case| case.input.clone()).collect()
    };
    for (verb, files) in [
        (&["validate"][..], inputs(&data.judge)),
        (&["validate", "--beyond"], inputs(&data.beyond)),
        (&["bounds"], inputs(&data.judge)),
    ] {
        if files.is_empty() {
            continue;
        }
        let output = Command::new(definition).arg("judge").args(verb).args(files).output()?;
        let lines = String::from_utf8_lossy(&output.stdout);
        lines
            .lines()
            .filter(|line| !line.contains(": valid, "))
            .for_each(|line| println!("{line}"));
        if !output.status.success() {
            anstream::eprint!("{}", String::from_utf8_lossy(&output.stderr));
            println!("{}: `{}` fails", entry.slug, verb.join(" "));
            failures += 1;
        }
    }
    Ok(failures)
}

/// Every invalid input is refused.
fn check_invalid(workspace: &Workspace, entry: &Entry, definition: &Path) -> Result<usize> {
    let mut failures = 0;
    for input in workspace.invalid(&entry.slug)? {
        let output = Command::new(definition).args(["judge", "validate"]).arg(&input).output()?;
        if output.status.code() != Some(i32::from(WRONG)) {
            println!("{}: {} is taken for valid", entry.slug, input.display());
            failures += 1;
        }
    }
    Ok(failures)
}

/// Runs all wrong submissions; how many of them are not caught as they promise.
fn catch(workspace: &Workspace, submissions: &[(Wrong, Data)]) -> Result<usize> {
    // All are compiled before any is run: whatever else runs when a submission
    // ends is taken for something that it has left behind.
    let programs = behind_a_bar("compiling", submissions, |(wrong, _)| wrong.compile(workspace))?;
    let numbers: Vec<usize> = (0..submissions.len()).collect();
    let verdicts = behind_a_bar("running", &numbers, |&number| {
        let (wrong, data) = &submissions[number];
        Ok(wrong.caught_by(&programs[number], data))
    })?;
    for ((wrong, _), caught) in submissions.iter().zip(&verdicts) {
        let name = format!("{}/{}", wrong.entry.slug, wrong.name());
        match caught {
            Ok(case) => println!("{:3} {name:50} {case}", wrong.promised),
            Err(error) => println!("NOT {name:50} {error:#}"),
        }
    }
    Ok(verdicts.iter().filter(|caught| caught.is_err()).count())
}
