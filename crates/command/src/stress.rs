//! `cargo judge stress`: the smallest case on which a program is wrong.

mod own;

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, Context, Result};
use judge::catalogue::problem::{Kind, Problem};
use judge::catalogue::Need;
use judge::disk::cases::CaseFiles;
use judge::disk::files::files_if_any;
use judge::judging::grading::Candidate;
use judge::judging::side::Judging;
use judge::judging::verdict::Verdict;
use judge::mine::{self, name_in_reports, CASES};
use judge::output::{eprintln, print, println};
use judge::parallel::{all_of, processors};
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::stress::against::Reference;
use judge::stress::{Budget, CounterExample, Findings, Suspect};
use judge::workspace::Workspace;
use protocol::comparison::Comparison;
use protocol::question::Explain;
use protocol::Scope;
use serde_json::{json, Value};

use command::arguments::{scope, Stress};
use command::progress::Screen;
use command::{warn_of_limits, RIGHT, WRONG};

use crate::mistake::{tell, HINT, HINT_OF_GAMES, NO_DIALOGUE};

use own::Programs;

pub fn stress(session: &Session, options: &Stress) -> Result<u8> {
    let judge = options.conditions.at.judge.as_deref();
    let problem = &session.problem_at(&options.problem, judge, Need::Sources)?;
    let slug = &problem.slug;
    let tools = session.tools(problem, &options.conditions.with, judge)?;
    own::check(problem, options)?;
    let screen = Screen::start();
    warn_of_limits()?;
    let (workspace, comparison) = (&session.workspace, options.conditions.comparison());
    let needs_tests = !problem.is_yours && problem.kind != Kind::Compared;
    let open = match options.generator.is_none() || needs_tests {
        true => Some(session.start(problem, &screen)?),
        false => None,
    };
    let judging = judging(workspace, problem, open.as_ref(), comparison)?;
    let programs = Programs { workspace, problem, options, tools, judging };
    let candidate = programs.to_test(&screen)?;
    let against = programs.against()?;
    let findings = match (&options.generator, &open) {
        (None, Some(open)) => by_format(open, &programs, &candidate, against.as_ref()),
        (generator, _) => {
            let generator = generator.as_deref().unwrap_or_default();
            programs.by_generator(generator, &candidate, against.as_ref())
        }
    };
    let findings = findings.map_err(|error| own::with_saved_input(error, slug))?;
    if options.json {
        return print_json(workspace, options, slug, &findings);
    }
    let Some(found) = &findings.found else {
        none_found(slug, &findings, against.as_ref())?;
        return Ok(RIGHT);
    };
    println!("{slug}: {} after {} runs: {}", found.verdict, findings.tried, found.reason)?;
    show(open.as_ref(), found, (problem.kind, options), against.is_some())?;
    write_transcript(options, found)?;
    match save(workspace, options, slug, found) {
        Ok(saved) => {
            println!("\nsaved as {} and .out", saved.name)?;
            if let (Some(open), Verdict::WA, None) = (&open, found.verdict, &against) {
                tell_why(open, options, &candidate, saved, &screen)?;
            }
        }
        // The counter-example is worth more than the file.
        Err(error) => eprintln!("the case is not saved: {error:#}"),
    }
    Ok(WRONG)
}

/// How it is decided whether a program is right: by the tests if they are there.
fn judging(
    workspace: &Workspace,
    problem: &Problem,
    open: Option<&OpenProblem>,
    comparison: Comparison,
) -> Result<Judging> {
    match open {
        Some(open) => Ok(open.judging(comparison)),
        None if problem.is_yours => mine::judging(workspace, problem, comparison),
        None => Ok(Judging::Compared(comparison)),
    }
}

/// Prints what was found for programs, and saves it.
fn print_json(
    workspace: &Workspace,
    options: &Stress,
    slug: &str,
    Findings { found, tried, cases, all_small, .. }: &Findings,
) -> Result<u8> {
    let mut said = json!({
        "problem": slug, "runs": tried, "cases": cases, "all_small": all_small,
        "found": Value::Null,
    });
    if let Some(found) = found {
        write_transcript(options, found)?;
        let CounterExample { verdict, reason, input, expected, better, dialogue, .. } = found;
        said["found"] = json!({
            "verdict": verdict, "reason": reason, "input": input, "expected": expected,
            "dialogue": dialogue, "saved": save(workspace, options, slug, found)?.input,
        });
        if options.why {
            said["found"]["better"] = json!(better);
        }
    }
    println!("{}", serde_json::to_string_pretty(&said)?)?;
    Ok(if found.is_none() { RIGHT } else { WRONG })
}

/// Searches among the golden cases, those that the user has kept, and those that the format has.
fn by_format(
    open: &OpenProblem,
    programs: &Programs,
    candidate: &Candidate,
    against: Option<&Reference>,
) -> Result<Findings> {
    let OpenProblem { problem, server, session, .. } = open;
    let options = programs.options;
    let golden = |scope| session.workspace.golden(&problem.slug, scope);
    let mut cases = programs.kept_cases(open);
    cases.extend(golden(Scope::Judge)?);
    if options.conditions.beyond {
        cases.extend(golden(Scope::Beyond)?);
    }
    let golden: Vec<PathBuf> = cases.into_iter().map(|case| case.input).collect();
    let (scope, seed) = (scope(options.conditions.beyond), options.seed);
    let suspect = Suspect { server, golden: &golden, candidate, scope, seed, against };
    judge::stress::stress(&suspect, budget(options))
}

fn budget(options: &Stress) -> Budget {
    let (time, inputs) = (Duration::from_secs_f64(options.seconds), options.inputs);
    Budget { time, inputs, small_runs: None, known: true, processors: processors() }
}

fn none_found(slug: &str, findings: &Findings, against: Option<&Reference>) -> Result<()> {
    let Findings { tried, cases, all_small, note, .. } = findings;
    let small = if *all_small { "all small positions" } else { "not all small positions" };
    match against {
        Some(against) => own::say_that_they_agree(slug, findings, against)?,
        None => {
            println!("{slug}: no mistake found in {tried} runs of {cases} cases, {small} included")?
        }
    }
    note.map_or(Ok(()), |note| Ok(println!("{note}")?))
}

fn show(
    open: Option<&OpenProblem>,
    found: &CounterExample,
    (kind, options): (Kind, &Stress),
    is_against: bool,
) -> Result<()> {
    let is_shown = show_texts(found, kind, is_against)?;
    if let Some(better) = found.better.as_ref().filter(|_| options.why) {
        println!("\n{better}")?;
    }
    if found.dialogue.is_some() && !options.why {
        // The explanation names the moves that win.
        return Ok(());
    }
    // If it takes several cases, the last one is where the program goes wrong.
    if let (Some(open), Some(last), true) = (open, found.cases.last(), is_shown) {
        if let Some(why) = open.server.ask(Explain { case: last.clone() })? {
            print!("\n{why}")?;
        }
    }
    Ok(())
}

/// Shows the input and the answers, unless they are long; whether they were shown.
fn show_texts(found: &CounterExample, kind: Kind, is_against: bool) -> Result<bool> {
    const SHOWN: usize = 2000;
    if found.input.len() > SHOWN {
        println!("the input has {} bytes", found.input.len())?;
        return Ok(false);
    }
    if let Some(dialogue) = &found.dialogue {
        let beginning: String = dialogue.chars().take(SHOWN).collect();
        print!("\ninput of the judge's side:\n{}\nthe dialogue:\n{beginning}", found.input)?;
        return Ok(true);
    }
    let whose = match (is_against, kind) {
        (true, _) => "answer of the program of --against",
        (false, Kind::Checked) => "a right answer",
        (false, _) => "right answer",
    };
    print!("\ninput:\n{}\n{whose}:\n{}", found.input, found.expected)?;
    Ok(true)
}

/// Says which mistake is behind a counter-example, or how to ask. One case says little, so the
/// program answers the short ones of `test`, too.
fn tell_why(
    open: &OpenProblem,
    options: &Stress,
    candidate: &Candidate,
    counter: CaseFiles,
    screen: &Screen,
) -> Result<()> {
    const SHORT: u64 = 10_000;
    if !options.why {
        let is_played = matches!(candidate.judging, Judging::Played(_));
        return Ok(println!("{}", if is_played { HINT_OF_GAMES } else { HINT })?);
    }
    let scopes = [Scope::Judge, Scope::Beyond];
    let scopes = if options.conditions.beyond { &scopes[..] } else { &scopes[..1] };
    let is_short = |case: &CaseFiles| case.input.metadata().is_ok_and(|file| file.len() < SHORT);
    let mut cases: Vec<CaseFiles> = open.cases(scopes)?.into_iter().filter(is_short).collect();
    cases.push(counter);
    let grades = all_of(&cases, |case| candidate.grade(case))?;
    let graded = cases.iter().zip(&grades).collect();
    let (problem, judging) = (&open.problem, &candidate.judging);
    tell(open.session, problem, &problem.slug, judging, graded, screen)
}

/// Writes the dialogue of a counter-example, if the user asks for it.
fn write_transcript(options: &Stress, found: &CounterExample) -> Result<()> {
    let Some(file) = &options.transcript else { return Ok(()) };
    match &found.dialogue {
        Some(dialogue) => fs::write(file, dialogue).with_context(|| file.display().to_string()),
        None => {
            eprintln!("{NO_DIALOGUE}");
            Ok(())
        }
    }
}

/// Saves a counter-example.
fn save(
    workspace: &Workspace,
    options: &Stress,
    slug: &str,
    found: &CounterExample,
) -> Result<CaseFiles> {
    let kept = workspace.mine().join(slug).join(CASES);
    let input = match options.keep {
        true => match same_case(&kept, found)? {
            Some(input) => input,
            None => save_input(&kept, "", &found.input)?,
        },
        false => save_counter(slug, &found.input)?,
    };
    let output = input.with_extension("out");
    fs::write(&output, &found.expected).with_context(|| output.display().to_string())?;
    Ok(CaseFiles { name: name_in_reports(workspace, &input), input, output })
}

/// The input of a case in a folder with the same texts, as a search that is made again finds it.
fn same_case(folder: &Path, found: &CounterExample) -> Result<Option<PathBuf>> {
    let holds = |file: PathBuf, text: &str| fs::read_to_string(file).is_ok_and(|it| it == text);
    let is_same = |file: &PathBuf| {
        file.extension().is_some_and(|ending| ending == "in")
            && holds(file.clone(), &found.input)
            && holds(file.with_extension("out"), &found.expected)
    };
    Ok(files_if_any(folder)?.into_iter().find(is_same))
}

/// Saves an input under the first free name of the form `counters/nim-1.in`.
fn save_counter(slug: &str, input: &str) -> Result<PathBuf> {
    save_input(Path::new("counters"), &format!("{slug}-"), input)
}

/// Saves an input in a folder under the first free name that has a number after this beginning.
fn save_input(folder: &Path, beginning: &str, input: &str) -> Result<PathBuf> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for number in 1.. {
        let file = folder.join(format!("{beginning}{number}.in"));
        if file.with_extension("out").exists() {
            continue;
        }
        // Another search may have taken the name in the meantime.
        match File::create_new(&file).and_then(|mut file| file.write_all(input.as_bytes())) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            written => return written.with_context(|| file.display().to_string()).map(|()| file),
        }
    }
    bail!("every name of the form {} is taken", folder.join(beginning).display())
}
