//! Listing the problems, and asking what their tests know.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use command::arguments::{self, scope, List};
use command::dialogue::input;
use command::progress::Screen;
use command::{RIGHT, WRONG};
use judge::catalogue::{Listing, Need, Problem};
use judge::documents::lacks;
use judge::mine::{self, Remembered};
use judge::output::{brief, eprintln, print, println};
use judge::session::Session;
use judge::workspace::Workspace;
use protocol::question::{Answer, Generate, Validate};
use protocol::Scope;
use serde_json::json;

pub fn list(session: &Session, options: &List) -> Result<u8> {
    let (workspace, directory) = (&session.workspace, session.directory());
    session.catalogue.announce();
    let judge = session.judge(options.judge.as_deref())?;
    let found = directory.find(judge, options.rust, options.theorem.as_deref())?;
    if found.is_empty() && !options.json {
        eprintln!("no problem matches all of these options");
        return Ok(WRONG);
    }
    let mut objects = Vec::new();
    for problem in found {
        let solved = solved(workspace, &problem.slug);
        // Unfinished cases matter only to commands that need cases.
        let count = |scope| workspace.golden(&problem.slug, scope).map_or(0, |cases| cases.len());
        let (cases, beyond) = (count(Scope::Judge), count(Scope::Beyond));
        if options.json {
            let ids = |listing: &&Listing| listing.id.clone();
            let rust: Vec<String> = directory.in_rust(problem).iter().map(ids).collect();
            let missing = lacks::lacks(&workspace.root, problem);
            let missing: Vec<&str> = missing.iter().map(|part| part.english).collect();
            objects.push(json!({
                "problem": problem, "cases": cases, "cases_beyond": beyond, "rust": rust,
                "solved": solved.is_some(), "missing": missing
            }));
        } else {
            let Problem { slug, theorem, game, .. } = problem;
            let (tick, by) = ticked(solved);
            println!("{tick}{slug}  ({theorem})  {game}")?;
            println!("    {}; {cases} + {beyond} cases{by}", directory.places(problem))?;
            if let Some(line) = lacks::in_a_line(&workspace.root, problem) {
                println!("    {line}")?;
            }
        }
    }
    if options.json {
        println!("{}", serde_json::to_string_pretty(&objects)?)?;
    } else if judge.is_none() && !options.rust && options.theorem.is_none() {
        list_yours(workspace, directory.problems)?;
    }
    Ok(RIGHT)
}

/// The problems of the user's.
fn list_yours(workspace: &Workspace, ours: &[Problem]) -> Result<()> {
    for slug in mine::folders(workspace)? {
        if ours.iter().any(|problem| problem.slug == slug) {
            continue;
        }
        match mine::problem(workspace, &slug) {
            Ok(None) => {}
            Ok(Some(problem)) => {
                let samples = mine::samples(workspace, &slug).cases.len();
                let (tick, by) = ticked(solved(workspace, &slug));
                println!("{tick}{slug}  (yours)  {}", problem.title)?;
                let s = if samples == 1 { "" } else { "s" };
                println!("    {samples} sample{s} in mine/{slug}{by}")?;
            }
            Err(error) => eprintln!("{error:#}"),
        }
    }
    Ok(())
}

/// A program of the user's that solves a problem, and how: one that is fast enough, if there is
/// one.
fn solved(workspace: &Workspace, slug: &str) -> Option<String> {
    let verdicts = verdicts(workspace, slug);
    let solved = verdicts.iter().filter(|(_, it)| it.solves());
    let (name, it) = solved.min_by_key(|(_, it)| it.slow)?;
    let slow = if it.slow > 0 { ", slower than the judge allows" } else { "" };
    Some(format!("mine/{slug}/{name}{slow}"))
}

/// The verdicts on the user's programs for a problem. Those that cannot be read stop nobody.
pub fn verdicts(workspace: &Workspace, slug: &str) -> BTreeMap<String, Remembered> {
    mine::verdicts(workspace, slug).unwrap_or_else(|error| {
        eprintln!("{error:#}");
        BTreeMap::new()
    })
}

/// What stands before and after a problem that is solved.
fn ticked(solved: Option<String>) -> (&'static str, String) {
    match solved {
        Some(program) => ("✓ ", format!("; solved by {program}")),
        None => ("", String::new()),
    }
}

pub fn answer(session: &Session, problem: &str, file: Option<&Path>) -> Result<u8> {
    let problem = session.open_by_name(problem, &Screen::start())?;
    print!("{}", problem.server.ask(Answer { input: input(file)? })?)?;
    Ok(RIGHT)
}

pub fn generate(session: &Session, options: &arguments::Generate) -> Result<u8> {
    let judge = options.at.judge.as_deref();
    let problem = session.problem_at(&options.problem, judge, Need::Sources)?;
    let server = session.start(&problem, &Screen::start())?.server;
    let arguments::Generate { size, seed, .. } = *options;
    let (cases, scope) = (options.cases as usize, scope(options.beyond));
    print!("{}", server.ask(Generate { size, cases, seed, scope })?)?;
    Ok(RIGHT)
}

pub fn validate(session: &Session, options: &arguments::Validate) -> Result<u8> {
    let arguments::Validate { problem, files, beyond, at } = options;
    let problem = session.problem_at(problem, at.judge.as_deref(), Need::Sources)?;
    let server = session.start(&problem, &Screen::start())?.server;
    let scope = scope(*beyond);
    let inputs: Vec<Option<&Path>> = match &files[..] {
        [] => vec![None],
        files => files.iter().map(|file| Some(file.as_path())).collect(),
    };
    let mut code = RIGHT;
    for file in inputs {
        let name = file.map_or("standard input".to_string(), |file| file.display().to_string());
        match server.ask(Validate { input: input(file)?, scope })? {
            Ok(1) => println!("{name}: valid, 1 case")?,
            Ok(cases) => println!("{name}: valid, {cases} cases")?,
            Err(error) => {
                println!("{}", brief(&format!("{name}: {error}")))?;
                code = WRONG;
            }
        }
    }
    Ok(code)
}
