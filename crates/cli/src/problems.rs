//! Verbs about problems: listing them, and what their definitions do themselves.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use anstream::{print, println};
use anyhow::{Context, Result};
use judge::catalogue::{self, Entry};
use judge::tokens::Scope;
use judge::workspace::{CaseFiles, Product, Workspace};
use serde_json::json;

use crate::RIGHT;

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
    definition: &Path,
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
        println!("{}", serde_json::to_string_pretty(&objects)?);
    } else {
        for (judge, beyond, entry) in problems {
            let ids: Vec<&str> = entry.judges.iter().map(|judge| judge.id.as_str()).collect();
            let slug = &entry.slug;
            println!("{slug:20} {judge:2} + {beyond} cases  {}  {}", entry.game, ids.join(", "));
        }
    }
    Ok(RIGHT)
}

pub fn table(workspace: &Workspace) -> Result<u8> {
    print!("{}", catalogue::table(&catalogue::load(&workspace.root)?));
    Ok(RIGHT)
}

/// Leaves the work to the problem's own definition, which takes the same words
/// but for the problem's name.
pub fn forward(workspace: &Workspace, problem: &str) -> Result<u8> {
    let entries = named(workspace, &[problem.to_string()])?;
    let definitions = workspace.build(&entries, Product::Definition)?;
    let definition = &definitions[&entries[0].slug];
    let mut words: Vec<OsString> = std::env::args_os().skip(1).collect();
    let place = words.iter().position(|word| word == problem);
    words.remove(place.context("the problem's name is among the words")?);
    // It takes our place, so that whoever stops us stops it.
    let error = Command::new(definition).arg("judge").args(words).exec();
    Err(error).with_context(|| definition.display().to_string())
}
