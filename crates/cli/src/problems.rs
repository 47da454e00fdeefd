//! Verbs about problems: listing them, and what their definitions know.

use std::collections::HashMap;
use std::fs;
use std::io::{stdin, Read};
use std::path::Path;

use anyhow::{ensure, Context, Result};
use judge::catalogue::{self, Entry, Listing};
use judge::definition::Definition;
use judge::directory::{Directory, Wanted};
use judge::execution::held;
use judge::output::{eprintln, print, println};
use judge::profile;
use judge::workspace::{CaseFiles, Product, Workspace};
use problem::protocol;
use problem::token::Scope;
use serde_json::json;

use crate::progress::build;
use crate::{scope, Generate, List, RandomSize, Validate, RIGHT, WRONG};

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

pub fn list(workspace: &Workspace, options: &List) -> Result<u8> {
    let entries = catalogue::load(&workspace.root)?;
    let profiles = profile::load(&workspace.root)?;
    let directory = Directory { entries: &entries, profiles: &profiles };
    let judge = options.judge.as_ref().map(|name| profile::find(&profiles, name)).transpose()?;
    let wanted = Wanted { judge, rust: options.rust, theorem: options.theorem.as_deref() };
    let mut objects = Vec::new();
    for entry in directory.find(&wanted)? {
        let count = |scope| workspace.golden(&entry.slug, scope).map(|cases| cases.len());
        let (cases, beyond) = (count(Scope::Judge)?, count(Scope::Beyond)?);
        if options.json {
            let ids = |listing: &&Listing| listing.id.clone();
            let rust: Vec<String> = directory.in_rust(entry).iter().map(ids).collect();
            objects.push(json!({
                "problem": entry, "cases": cases, "cases_beyond": beyond, "rust": rust
            }));
        } else {
            let Entry { slug, theorem, game, .. } = entry;
            println!("{slug}  ({theorem})  {game}")?;
            println!("    {}; {cases} + {beyond} cases", directory.places(entry))?;
        }
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&objects)?)?;
    }
    Ok(RIGHT)
}

pub fn table(workspace: &Workspace) -> Result<u8> {
    let entries = catalogue::load(&workspace.root)?;
    let profiles = profile::load(&workspace.root)?;
    let directory = Directory { entries: &entries, profiles: &profiles };
    print!("{}\n{}", directory.documented(), directory.live())?;
    Ok(RIGHT)
}

/// The definitions of these problems, built and started, by slug.
pub fn definitions(
    workspace: &Workspace,
    entries: &[Entry],
) -> Result<HashMap<String, Definition>> {
    let executables = build(workspace, entries, Product::Definition)?;
    let started = entries.iter().map(|entry| {
        let executable = executables.get(&entry.slug);
        let executable = executable.with_context(|| format!("{} has no tests", entry.slug))?;
        Ok((entry.slug.clone(), Definition::start(executable, &entry.bounds)?))
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
    let entry = at_judge(workspace, named(workspace, &[name.to_string()])?, judge)?.remove(0);
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

pub fn answer(workspace: &Workspace, problem: &str, file: Option<&Path>) -> Result<u8> {
    let (_, definition) = defined(workspace, problem)?;
    print!("{}", definition.answer(input(file)?)?)?;
    Ok(RIGHT)
}

pub fn generate(workspace: &Workspace, options: &Generate) -> Result<u8> {
    let judge = options.at.judge.as_deref();
    let (_, definition) = defined_at(workspace, &options.problem, judge)?;
    let size = match options.size {
        RandomSize::Small => protocol::RandomSize::Small,
        RandomSize::Medium => protocol::RandomSize::Medium,
        RandomSize::Max => protocol::RandomSize::Max,
    };
    let cases = options.cases as usize;
    print!("{}", definition.generate(size, cases, options.seed, scope(options.beyond))?)?;
    Ok(RIGHT)
}

pub fn validate(workspace: &Workspace, options: &Validate) -> Result<u8> {
    let Validate { problem, files, beyond, at } = options;
    let (_, definition) = defined_at(workspace, problem, at.judge.as_deref())?;
    let inputs: Vec<Option<&Path>> = match &files[..] {
        [] => vec![None],
        files => files.iter().map(|file| Some(file.as_path())).collect(),
    };
    let mut code = RIGHT;
    for file in inputs {
        let name = file.map_or("standard input".to_string(), |file| file.display().to_string());
        match definition.validate(input(file)?, scope(*beyond))? {
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
