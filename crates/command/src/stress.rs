//! `cargo judge stress`: the smallest case on which a program is wrong.

mod own;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use judge::catalogue::{self, Need};
use judge::grading::{limits, Candidate};
use judge::open_problem::OpenProblem;
use judge::output::{print, println};
use judge::stress::{Budget, CounterExample, Findings, Suspect};
use judge::tests_server::TestsServer;
use judge::workspace::{Product, Workspace};
use protocol::question::Explain;
use protocol::Scope;

use command::arguments::{scope, Stress};
use command::problems::{opened_by_format, problem, warn_of_limits};
use command::progress::Screen;
use command::{RIGHT, WRONG};

pub fn stress(workspace: &Workspace, options: &Stress) -> Result<u8> {
    let catalogue = catalogue::load(&workspace.root)?.with(Need::Sources, &workspace.root);
    let entry = problem(workspace, &catalogue, &options.problem)?;
    own::check(&entry, workspace, options)?;
    if let Some(generator) = &options.generator {
        return own::by_generator(workspace, &entry, options, generator);
    }
    let judge = options.conditions.at.judge.as_deref();
    let screen = Screen::start();
    let problem = opened_by_format(workspace, &options.problem, judge, &screen)?;
    let OpenProblem { entry, server, .. } = problem;
    let slug = &entry.slug;
    must_be_free(options.save.as_deref())?;
    warn_of_limits()?;
    let conditions = &options.conditions;
    let candidate = Candidate {
        command: if options.command.is_empty() {
            let entries = std::slice::from_ref(&entry);
            let solutions = workspace.build(entries, Product::Solution, &screen)?;
            vec![OsString::from(&solutions[slug])]
        } else {
            own::command(workspace, &entry, options)?
        },
        limits: limits(&entry, conditions.time, conditions.memory),
        comparison: conditions.comparison(),
    };
    let against = own::reference(workspace, &entry, options)?;
    let mut golden = match entry.is_yours {
        true => own::samples(workspace, slug)?,
        false => workspace.golden(slug, Scope::Judge)?,
    };
    if conditions.beyond && !entry.is_yours {
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
    save(options.save.as_deref(), slug, found)?;
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

/// Whether a counter-example can go where it is wanted: into a folder that exists, and not over a
/// file. That is asked before the search and not after it.
fn must_be_free(wanted: Option<&Path>) -> Result<()> {
    let Some(name) = wanted else { return Ok(()) };
    for ending in ENDINGS {
        let file = with_ending(name, ending);
        ensure!(!file.exists(), "{} exists already", file.display());
    }
    let folder = Path::new(".").join(name.parent().unwrap_or(Path::new("")));
    let input = with_ending(name, ENDINGS[0]);
    ensure!(folder.is_dir(), "there is no folder for {}", input.display());
    Ok(())
}

/// Saves a counter-example where it is wanted, or under a name that is free, and says where.
fn save(wanted: Option<&Path>, slug: &str, found: &CounterExample) -> Result<()> {
    let name = match wanted {
        Some(name) => {
            write_new(&with_ending(name, ENDINGS[0]), &found.input)?;
            name.to_path_buf()
        }
        None => save_input(slug, &found.input)?,
    };
    write_new(&with_ending(&name, ENDINGS[1]), &found.expected)?;
    Ok(println!("\nsaved as {}.in and .out", name.display())?)
}

/// Saves an input under the first free name of the form `counters/nim-1`, without an ending.
fn save_input(slug: &str, input: &str) -> Result<PathBuf> {
    let folder = Path::new("counters");
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for number in 1.. {
        let name = folder.join(format!("{slug}-{number}"));
        let [of_input, of_answers] = ENDINGS.map(|ending| with_ending(&name, ending));
        // Another search may have taken the name in the meantime.
        if !of_answers.exists() && created(&of_input, input)? {
            return Ok(name);
        }
    }
    bail!("every name of the form {} is taken", folder.join(slug).display())
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
