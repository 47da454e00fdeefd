//! `cargo judge stress`: the smallest case on which a program is wrong.

mod own;

use std::ffi::OsString;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::Need;
use judge::grading::{limits, Candidate};
use judge::open_problem::OpenProblem;
use judge::output::{print, println};
use judge::session::Session;
use judge::stress::{Budget, CounterExample, Findings, Suspect};
use judge::tests_server::TestsServer;
use judge::workspace::Product;
use protocol::question::Explain;
use protocol::Scope;

use command::arguments::{scope, Stress};
use command::progress::Screen;
use command::{warn_of_limits, RIGHT, WRONG};

pub fn stress(session: &Session, options: &Stress) -> Result<u8> {
    let workspace = &session.workspace;
    let judge = options.conditions.at.judge.as_deref();
    let problem = session.problem_at(&options.problem, judge, Need::Sources)?;
    own::check(&problem, workspace, options)?;
    if let Some(generator) = &options.generator {
        return own::by_generator(workspace, &problem, options, generator);
    }
    let screen = Screen::start();
    let OpenProblem { problem, server, .. } = session.start(&problem, &screen)?;
    let slug = &problem.slug;
    let place = Place::new(options.save.as_deref(), slug)?;
    warn_of_limits()?;
    let conditions = &options.conditions;
    let candidate = Candidate {
        command: if options.command.is_empty() {
            let problems = std::slice::from_ref(&problem);
            let solutions = workspace.build(problems, Product::Solution, &screen)?;
            vec![OsString::from(&solutions[slug])]
        } else {
            own::command(workspace, &problem, options)?
        },
        limits: limits(&problem, conditions.time, conditions.memory),
        comparison: conditions.comparison(),
    };
    let against = own::reference(workspace, &problem, options)?;
    let mut golden = match problem.is_yours {
        true => own::samples(workspace, slug)?,
        false => workspace.golden(slug, Scope::Judge)?,
    };
    if conditions.beyond && !problem.is_yours {
        golden.extend(workspace.golden(slug, Scope::Beyond)?);
    }
    let golden: Vec<PathBuf> = golden.into_iter().map(|case| case.input).collect();
    let suspect = Suspect {
        server: &server,
        golden: &golden,
        candidate: &candidate,
        scope: scope(conditions.beyond),
        seed: options.seed,
        against: against.as_ref(),
    };
    let findings = judge::stress::stress(&suspect, budget(options));
    let findings = findings.map_err(|error| own::with_saved_input(error, slug))?;
    let Findings { found, tried, cases, all_small, note } = &findings;
    let Some(found) = found else {
        if let Some(against) = &against {
            return own::none_found(slug, &findings, against);
        }
        let small = if *all_small { "all small positions" } else { "not all small positions" };
        println!("{slug}: no mistake found in {tried} runs of {cases} cases, {small} included")?;
        if let Some(note) = note {
            println!("{note}")?;
        }
        return Ok(RIGHT);
    };
    println!("{slug}: {} after {tried} runs: {}", found.verdict, found.reason)?;
    show(&server, found, against.is_some())?;
    println!("\nsaved as {}.in and .out", place.save(found)?)?;
    Ok(WRONG)
}

fn budget(options: &Stress) -> Budget {
    Budget { inputs: options.inputs, ..Budget::of(Duration::from_secs_f64(options.seconds)) }
}

fn show(server: &TestsServer, found: &CounterExample, is_against: bool) -> Result<()> {
    let is_shown = show_texts(found, is_against)?;
    // If it takes several cases, the last one is where the program goes wrong.
    if let Some(last) = found.cases.last().filter(|_| is_shown) {
        if let Some(why) = server.ask(Explain { case: last.clone() })? {
            print!("\n{why}")?;
        }
    }
    Ok(())
}

/// Shows the input and the answers, unless they are long; whether they were shown.
fn show_texts(found: &CounterExample, is_against: bool) -> Result<bool> {
    const SHOWN: usize = 2000;
    if found.input.len() > SHOWN {
        println!("the input has {} bytes", found.input.len())?;
        return Ok(false);
    }
    let whose = if is_against { "answer of the program of --against" } else { "right answer" };
    print!("\ninput:\n{}\n{whose}:\n{}", found.input, found.expected)?;
    Ok(true)
}

/// Where a counter-example goes: a user's file is never overwritten.
enum Place {
    /// To the files of this name.
    Named(PathBuf),
    /// To the first free names of the form `nim-counter-1`, for this slug.
    Numbered(String),
}

impl Place {
    /// A place in a folder that exists, which is checked before the search and not after it.
    fn new(wanted: Option<&Path>, slug: &str) -> Result<Place> {
        let Some(name) = wanted else { return Ok(Place::Numbered(slug.to_string())) };
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
            Place::Numbered(slug) => {
                let name = write_numbered(slug, &found.input)?;
                write_new(&with_ending(Path::new(&name), ENDINGS[1]), &found.expected)?;
                Ok(name)
            }
        }
    }
}

/// Writes an input under the first free name of the form `nim-counter-1`; returns that name.
fn write_numbered(slug: &str, input: &str) -> Result<String> {
    for number in 1.. {
        let name = format!("{slug}-counter-{number}");
        let [place, output] = ENDINGS.map(|ending| with_ending(Path::new(&name), ending));
        // Another search may have taken the name in the meantime.
        if !output.exists() && created(&place, input)? {
            return Ok(name);
        }
    }
    bail!("every name of the form {slug}-counter-1 is taken")
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
