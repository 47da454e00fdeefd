//! Listing the problems, and asking what their definitions know.

use std::path::Path;

use anyhow::Result;
use command::arguments::{scope, Generate, List, RandomSize, Validate};
use command::problems::{defined, defined_at, input};
use command::{RIGHT, WRONG};
use judge::catalogue::{self, Entry, Listing};
use judge::directory::{Directory, Wanted};
use judge::output::{print, println};
use judge::profile;
use judge::workspace::Workspace;
use protocol::Scope;
use serde_json::json;

pub fn list(workspace: &Workspace, options: &List) -> Result<u8> {
    let entries = catalogue::load(&workspace.root)?.announced();
    let profiles = profile::load(&workspace.root)?;
    let directory = Directory { entries: &entries, profiles: &profiles };
    let judge = options.judge.as_ref().map(|name| profile::find(&profiles, name)).transpose()?;
    let wanted = Wanted { judge, rust: options.rust, theorem: options.theorem.as_deref() };
    let mut objects = Vec::new();
    for entry in directory.find(&wanted)? {
        // Cases that are not finished are the business of commands that need them.
        let count = |scope| workspace.golden(&entry.slug, scope).map_or(0, |cases| cases.len());
        let (cases, beyond) = (count(Scope::Judge), count(Scope::Beyond));
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
    let entries = catalogue::load(&workspace.root)?.announced();
    let profiles = profile::load(&workspace.root)?;
    let directory = Directory { entries: &entries, profiles: &profiles };
    print!("{}\n{}", directory.documented(), directory.live())?;
    Ok(RIGHT)
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
