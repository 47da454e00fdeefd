//! Verbs about problems: listing them, and what their definitions know.

use std::collections::HashMap;
use std::fs;
use std::io::{stdin, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use judge::catalogue::{self, Entry};
use judge::definition::Definition;
use judge::execution::held;
use judge::output::{eprintln, print, println};
use judge::workspace::{CaseFiles, Product, Workspace};
use problem::protocol;
use problem::token::Scope;
use serde_json::json;

use crate::progress::build;
use crate::{scope, Generate, RandomSize, RIGHT, WRONG};

/// The problems with these names, or all of them.
pub fn named(workspace: &Workspace, names: &[String]) -> Result<Vec<Entry>> {
    let all = catalogue::load(&workspace.root)?;
    if names.is_empty() {
        return Ok(all);
    }
    names.iter().map(|name| catalogue::find(&all, name).cloned()).collect()
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
        cases.extend(workspace.golden(&entry.slug, scope)?);
        cases.extend(workspace.generated(&entry.slug, definition, scope)?);
    }
    Ok(cases)
}

pub fn list(workspace: &Workspace, as_json: bool) -> Result<u8> {
    let mut problems = Vec::new();
    for entry in catalogue::load(&workspace.root)? {
        let count = |scope| workspace.golden(&entry.slug, scope).map(|cases| cases.len());
        problems.push((count(Scope::Judge)?, count(Scope::Beyond)?, entry));
    }
    if as_json {
        let objects: Vec<_> = problems
            .iter()
            .map(|(judge, beyond, entry)| {
                json!({ "problem": entry, "cases": judge, "cases_beyond": beyond })
            })
            .collect();
        println!("{}", serde_json::to_string_pretty(&objects)?)?;
    } else {
        for (judge, beyond, entry) in problems {
            let ids: Vec<&str> = entry.judges.iter().map(|judge| judge.id.as_str()).collect();
            let slug = &entry.slug;
            println!("{slug:20} {judge:2} + {beyond} cases  {}  {}", entry.game, ids.join(", "))?;
        }
    }
    Ok(RIGHT)
}

pub fn table(workspace: &Workspace) -> Result<u8> {
    print!("{}", catalogue::table(&catalogue::load(&workspace.root)?))?;
    Ok(RIGHT)
}

/// The definitions of these problems, built and started, by slug.
pub fn definitions(
    workspace: &Workspace,
    entries: &[Entry],
) -> Result<HashMap<String, Definition>> {
    let executables = build(workspace, entries, Product::Definition)?;
    let started = executables.into_iter().map(|(slug, executable)| {
        let definition = Definition::start(&executable)?;
        Ok((slug, definition))
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
    let entry = named(workspace, &[name.to_string()])?.remove(0);
    let definition = definitions(workspace, std::slice::from_ref(&entry))?.remove(&entry.slug);
    Ok((entry, definition.context("it has just been started")?))
}

pub fn answer(workspace: &Workspace, problem: &str, file: Option<&Path>) -> Result<u8> {
    let (_, definition) = defined(workspace, problem)?;
    print!("{}", definition.answer(input(file)?)?)?;
    Ok(RIGHT)
}

pub fn generate(workspace: &Workspace, options: &Generate) -> Result<u8> {
    let (_, definition) = defined(workspace, &options.problem)?;
    let size = match options.size {
        RandomSize::Small => protocol::RandomSize::Small,
        RandomSize::Medium => protocol::RandomSize::Medium,
        RandomSize::Max => protocol::RandomSize::Max,
    };
    let cases = options.cases as usize;
    print!("{}", definition.generate(size, cases, options.seed, scope(options.beyond))?)?;
    Ok(RIGHT)
}

pub fn validate(
    workspace: &Workspace,
    problem: &str,
    files: &[PathBuf],
    scope: Scope,
) -> Result<u8> {
    let (_, definition) = defined(workspace, problem)?;
    let inputs: Vec<Option<&Path>> = match files {
        [] => vec![None],
        files => files.iter().map(|file| Some(file.as_path())).collect(),
    };
    let mut code = RIGHT;
    for file in inputs {
        let name = file.map_or("standard input".to_string(), |file| file.display().to_string());
        match definition.validate(input(file)?, scope)? {
            Ok(1) => println!("{name}: valid, 1 case")?,
            Ok(cases) => println!("{name}: valid, {cases} cases")?,
            Err(error) => {
                println!("{name}: {error}")?;
                code = WRONG;
            }
        }
    }
    Ok(code)
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
