//! `cargo judge stress`: the smallest case on which a program is wrong.

use std::ffi::OsString;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use judge::grading::{limits, Candidate};
use judge::language::direct;
use judge::open_problem::OpenProblem;
use judge::output::{print, println};
use judge::stress::{Budget, CounterExample, Findings, Suspect};
use judge::tests_server::TestsServer;
use judge::workspace::{Product, Workspace};
use protocol::question::Explain;
use protocol::Scope;

use command::arguments::{scope, Stress};
use command::problems::{opened, warn_of_limits};
use command::progress::Screen;
use command::{RIGHT, WRONG};

pub fn stress(workspace: &Workspace, options: &Stress) -> Result<u8> {
    let judge = options.conditions.at.judge.as_deref();
    let screen = Screen::start();
    let OpenProblem { entry, server, .. } = opened(workspace, &options.problem, judge, &screen)?;
    let slug = &entry.slug;
    let place = Place::new(options.save.as_deref(), slug)?;
    warn_of_limits()?;
    let conditions = &options.conditions;
    let candidate = Candidate {
        command: if options.command.is_empty() {
            let entries = std::slice::from_ref(&entry);
            let solutions = workspace.build(entries, Product::Solution, &screen)?;
            vec![OsString::from(&solutions[slug])]
        } else {
            direct(options.command.clone())
        },
        limits: limits(&entry, conditions.time, conditions.memory),
        comparison: conditions.comparison(),
    };
    let mut golden = workspace.golden(slug, Scope::Judge)?;
    if conditions.beyond {
        golden.extend(workspace.golden(slug, Scope::Beyond)?);
    }
    let golden: Vec<PathBuf> = golden.into_iter().map(|case| case.input).collect();
    let suspect = Suspect {
        server: &server,
        golden: &golden,
        candidate: &candidate,
        scope: scope(conditions.beyond),
        seed: options.seed,
    };
    let time = Duration::from_secs_f64(options.seconds);
    let budget = Budget { inputs: options.inputs, ..Budget::of(time) };
    let Findings { found, tried, cases, all_small, note } =
        judge::stress::stress(&suspect, budget)?;
    let Some(found) = found else {
        let small = if all_small { "all small positions" } else { "not all small positions" };
        println!("{slug}: no mistake found in {tried} runs of {cases} cases, {small} included")?;
        if let Some(note) = note {
            println!("{note}")?;
        }
        return Ok(RIGHT);
    };
    println!("{slug}: {} after {tried} runs: {}", found.verdict, found.reason)?;
    show(&server, &found)?;
    println!("\nsaved as {}.in and .out", place.save(&found)?)?;
    Ok(WRONG)
}

fn show(server: &TestsServer, found: &CounterExample) -> Result<()> {
    const SHOWN: usize = 2000;
    if found.input.len() > SHOWN {
        println!("the input has {} bytes", found.input.len())?;
        return Ok(());
    }
    print!("\ninput:\n{}\nright answer:\n{}", found.input, found.expected)?;
    // If it takes several cases, the last one is where the program goes wrong.
    if let Some(last) = found.cases.last() {
        if let Some(why) = server.ask(Explain { case: last.clone() })? {
            print!("\n{why}")?;
        }
    }
    Ok(())
}

/// Where a counter-example goes: a user's file is never overwritten.
enum Place {
    /// To the files of this name.
    Named(PathBuf),
    /// To the first free names of the form `nim-counter-1`.
    Numbered(String),
}

impl Place {
    /// A place in a folder that exists, which is checked before the search and not after it.
    fn new(wanted: Option<&Path>, slug: &str) -> Result<Place> {
        let Some(name) = wanted else { return Ok(Place::Numbered(format!("{slug}-counter"))) };
        for ending in ENDINGS {
            let file = with_ending(name, ending);
            ensure!(!file.exists(), "{} exists already", file.display());
        }
        let folder = Path::new(".").join(name.parent().unwrap_or(Path::new("")));
        let input = with_ending(name, ENDINGS[0]);
        ensure!(folder.is_dir(), "there is no folder for {}", input.display());
        Ok(Place::Named(name.to_path_buf()))
    }

    /// Writes the files; returns their name without the ending.
    fn save(&self, found: &CounterExample) -> Result<String> {
        match self {
            Place::Named(name) => {
                let [input, output] = ENDINGS.map(|ending| with_ending(name, ending));
                write_new(&input, &found.input)?;
                write_new(&output, &found.expected)?;
                Ok(name.display().to_string())
            }
            Place::Numbered(name) => {
                for number in 1.. {
                    let name = format!("{name}-{number}");
                    let [input, output] =
                        ENDINGS.map(|ending| with_ending(Path::new(&name), ending));
                    // Another search may have taken the name in the meantime.
                    if output.exists() || !created(&input, &found.input)? {
                        continue;
                    }
                    write_new(&output, &found.expected)?;
                    return Ok(name);
                }
                bail!("every name of the form {name}-1 is taken")
            }
        }
    }
}

const ENDINGS: [&str; 2] = [".in", ".out"];

/// The name may have dots of its own, so the ending replaces nothing.
fn with_ending(name: &Path, ending: &str) -> PathBuf {
    let mut path = name.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}

fn write_new(path: &Path, text: &str) -> Result<()> {
    ensure!(created(path, text)?, "{} exists already", path.display());
    Ok(())
}

/// Writes a file unless there is one; whether it was written.
fn created(path: &Path, text: &str) -> Result<bool> {
    let write = |mut file: File| file.write_all(text.as_bytes());
    match File::create_new(path).and_then(write) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error).with_context(|| path.display().to_string()),
    }
}
