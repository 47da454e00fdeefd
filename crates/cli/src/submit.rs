//! `cargo judge bundle`, `submit` and `sizes`: what goes to a judge.

use std::ffi::OsString;
use std::fs;
use std::io::{stderr, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use base64::prelude::{Engine, BASE64_STANDARD};
use bundle::Target;
use judge::catalogue::{self, Entry};
use judge::grading::{limits, Candidate};
use judge::output::{eprintln, print, println};
use judge::profile::{self, Profile};
use judge::verdict::Verdict;
use judge::workspace::Workspace;
use problem::comparison::Comparison;
use problem::token::Scope;

use crate::problems::{cases, definitions, named};
use crate::progress::behind_a_bar;
use crate::submission::{write, Bundler};
use crate::{OneFile, RIGHT};

pub fn bundle(workspace: &Workspace, options: &OneFile) -> Result<u8> {
    let entry = &named(workspace, std::slice::from_ref(&options.problem))?[0];
    let profiles = profile::load(&workspace.root)?;
    let judge = options.judge.as_ref().map(|name| profile::find(&profiles, name)).transpose()?;
    if let Some(judge) = judge {
        judge.must_take_rust(entry, &profiles)?;
    }
    let text = Bundler::new(workspace, &[])?.bundle(entry, judge)?;
    if let Some(judge) = judge {
        judge.must_take(text.len())?;
        warn(judge);
    }
    match &options.output {
        Some(path) => write(path, &text, options.force)?,
        None => print!("{text}")?,
    }
    Ok(RIGHT)
}

fn warn(judge: &Profile) {
    if let Some(unverified) = &judge.unverified {
        eprintln!("{}: not verified: {unverified}", judge.name);
    }
}

pub fn submit(workspace: &Workspace, options: &OneFile) -> Result<u8> {
    let entry = &named(workspace, std::slice::from_ref(&options.problem))?[0];
    let profiles = profile::load(&workspace.root)?;
    let judge = judge_for(entry, &profiles, options.judge.as_deref())?;
    let bundler = Bundler::new(workspace, &[])?;
    let text = bundler.bundle(entry, Some(judge))?;
    judge.must_take(text.len())?;
    let count = prove(workspace, entry, &bundler.target(entry, judge)?, &text)?;
    let path =
        options.output.clone().unwrap_or_else(|| PathBuf::from(&entry.slug).with_extension("rs"));
    write(&path, &text, options.force)?;
    println!("{}: {} bytes, accepted on all {count} cases here", path.display(), text.len())?;
    match judge.submit_page(entry) {
        Some(page) => println!("submit it at {page}")?,
        None => println!("{}'s address is not known", judge.name)?,
    }
    warn(judge);
    copy_to_clipboard(&text)?;
    Ok(RIGHT)
}

/// The judge that the user names, or the first that has the problem and takes Rust.
fn judge_for<'a>(
    entry: &Entry,
    profiles: &'a [Profile],
    name: Option<&str>,
) -> Result<&'a Profile> {
    if let Some(name) = name {
        let judge = profile::find(profiles, name)?;
        judge.must_take_rust(entry, profiles)?;
        let has_it = judge.problem(entry).is_some();
        ensure!(
            has_it,
            "{} is not known to have {}: `bundle` makes the file",
            judge.name,
            entry.slug
        );
        return Ok(judge);
    }
    let has_it = |profile: &&Profile| profile.takes_rust && profile.problem(entry).is_some();
    profiles
        .iter()
        .find(has_it)
        .with_context(|| format!("no judge that takes Rust is known to have {}", entry.slug))
}

/// Runs the compiled bundle on the judge's cases; how many there are.
fn prove(workspace: &Workspace, entry: &Entry, target: &Target, text: &str) -> Result<usize> {
    let folder = tempfile::tempdir()?;
    let (source, program) = (folder.path().join("bundle.rs"), folder.path().join("bundle"));
    fs::write(&source, text)?;
    target.compile(&source, &program, &["-O"])?;
    let definitions = definitions(workspace, std::slice::from_ref(entry))?;
    let cases = cases(workspace, entry, &definitions[&entry.slug], &[Scope::Judge])?;
    let candidate = Candidate {
        command: vec![OsString::from(program)],
        limits: limits(entry, None, None),
        comparison: Comparison::Exact,
    };
    behind_a_bar("running", &cases, |case| {
        let grade = candidate.grade(case)?;
        let accepted = grade.verdict == Verdict::AC;
        ensure!(accepted, "{} on {}: {}", grade.verdict, case.name, grade.reason);
        Ok(())
    })?;
    Ok(cases.len())
}

/// Asks the terminal to take the text, as xterm's control sequence OSC 52 does.
fn copy_to_clipboard(text: &str) -> Result<()> {
    if stderr().is_terminal() {
        let encoded = BASE64_STANDARD.encode(text);
        write!(stderr(), "\x1b]52;c;{encoded}\x07")?;
        eprintln!("copied, if your terminal lets programs do that (OSC 52)");
    }
    Ok(())
}

pub fn sizes(workspace: &Workspace) -> Result<u8> {
    let entries = catalogue::load(&workspace.root)?;
    let bundler = Bundler::new(workspace, &[])?;
    let bundles = behind_a_bar("bundling", &entries, |entry| bundler.bundle(entry, None))?;
    print!("{}", size_table(&entries, &bundles))?;
    Ok(RIGHT)
}

/// The sizes of the bundles as a Markdown table, and their median.
pub fn size_table(entries: &[Entry], bundles: &[String]) -> String {
    let mut table = String::from("| bundle | bytes | lines |\n|---|--:|--:|\n");
    for (entry, bundle) in entries.iter().zip(bundles) {
        table += &format!("| {} | {} | {} |\n", entry.slug, bundle.len(), bundle.lines().count());
    }
    let mut sizes: Vec<usize> = bundles.iter().map(String::len).collect();
    sizes.sort_unstable();
    let (median, largest) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    table + &format!("\nThe median is {median} bytes, the largest has {largest}.\n")
}
