//! The problems that a command names, their definitions and their cases.

use std::collections::HashMap;
use std::fs;
use std::io::{stdin, Read};
use std::path::Path;

use anyhow::{ensure, Context, Result};
use judge::catalogue::{self, Entry, Need};
use judge::definition::Definition;
use judge::execution::held;
use judge::output::eprintln;
use judge::profile;
use judge::workspace::{CaseFiles, Product, Workspace};
use protocol::Scope;

use crate::progress::build;

/// The problems that a command is about.
pub struct Chosen {
    /// Those that have what it needs.
    pub entries: Vec<Entry>,
    /// How many are meant as well, and are not finished. Each has been named on standard error.
    pub left_out: usize,
}

/// The problems with these names, or all that have what is needed.
///
/// # Errors
///
/// If a problem that is named is none, or lacks something.
pub fn chosen(workspace: &Workspace, names: &[String], need: Need) -> Result<Chosen> {
    let catalogue = catalogue::load(&workspace.root)?.with(need, &workspace.root);
    if names.is_empty() {
        let left_out = catalogue.left_out.len();
        return Ok(Chosen { entries: catalogue.announced(), left_out });
    }
    let entries = names.iter().map(|name| catalogue.find(name).cloned()).collect::<Result<_>>()?;
    Ok(Chosen { entries, left_out: 0 })
}

/// A problem by its name.
pub fn named(workspace: &Workspace, name: &str, need: Need) -> Result<Entry> {
    let mut chosen = chosen(workspace, &[name.to_string()], need)?;
    Ok(chosen.entries.remove(0))
}

/// The golden and the generated cases of a problem.
pub fn cases(
    workspace: &Workspace,
    entry: &Entry,
    definition: &Definition,
    scopes: &[Scope],
) -> Result<Vec<CaseFiles>> {
    let mut cases = Vec::new();
    for &scope in scopes {
        let mut golden = workspace.golden(&entry.slug, scope)?;
        if scope == Scope::Judge && !definition.narrower_bounds().is_empty() {
            golden = in_bounds(golden, definition)?;
        }
        cases.extend(golden);
        cases.extend(workspace.generated(&entry.slug, definition, scope)?);
    }
    Ok(cases)
}

/// Those that keep to the bounds of a judge that allows less than the format says.
fn in_bounds(cases: Vec<CaseFiles>, definition: &Definition) -> Result<Vec<CaseFiles>> {
    let mut kept = Vec::new();
    for case in cases {
        if definition.validate(input(Some(&case.input))?, Scope::Judge)?.is_ok() {
            kept.push(case);
        }
    }
    Ok(kept)
}

/// The definitions of these problems, built and started, by slug.
pub fn definitions(
    workspace: &Workspace,
    entries: &[Entry],
) -> Result<HashMap<String, Definition>> {
    let executables = build(workspace, entries, Product::Definition)?;
    let started = entries.iter().map(|entry| {
        Ok((entry.slug.clone(), Definition::start(&executables[&entry.slug], &entry.bounds)?))
    });
    started.collect()
}

/// Says which limits do not hold on this system, so that nobody trusts a verdict too much.
pub fn warn_of_limits() -> Result<()> {
    if let Some(warning) = held()?.warning() {
        eprintln!("{warning}");
    }
    Ok(())
}

/// A problem and its definition.
pub fn defined(workspace: &Workspace, name: &str) -> Result<(Entry, Definition)> {
    defined_at(workspace, name, None)
}

/// A problem as a judge has it, and its definition.
pub fn defined_at(
    workspace: &Workspace,
    name: &str,
    judge: Option<&str>,
) -> Result<(Entry, Definition)> {
    let entry = named(workspace, name, Need::Sources)?;
    let entry = at_judge(workspace, vec![entry], judge)?.remove(0);
    let definition = definitions(workspace, std::slice::from_ref(&entry))?.remove(&entry.slug);
    Ok((entry, definition.context("it has just been started")?))
}

/// The problems as a judge has them, with its bounds and limits; all as they are if no judge is
/// named.
///
/// # Errors
///
/// If the judge has none of them.
pub fn at_judge(
    workspace: &Workspace,
    entries: Vec<Entry>,
    judge: Option<&str>,
) -> Result<Vec<Entry>> {
    let Some(name) = judge else { return Ok(entries) };
    let profiles = profile::load(&workspace.root)?;
    let judge = profile::find(&profiles, name)?;
    let there = entries.iter().filter_map(|entry| Some(entry.at(judge.problem(entry)?)));
    let there: Vec<Entry> = there.collect();
    let slugs = || entries.iter().map(|entry| entry.slug.as_str()).collect::<Vec<_>>().join(", ");
    ensure!(!there.is_empty(), "{} is not known to have {}", judge.name, slugs());
    Ok(there)
}

/// The text of a file or of standard input. In what is no text, the strict reader finds the
/// place.
pub fn input(file: Option<&Path>) -> Result<String> {
    let mut bytes = Vec::new();
    match file {
        Some(file) => bytes = fs::read(file).with_context(|| file.display().to_string())?,
        None => drop(stdin().read_to_end(&mut bytes).context("standard input")?),
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
