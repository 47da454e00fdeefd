//! `cargo judge test`: a verdict on every case.

use std::collections::HashMap;
use std::ffi::OsString;
use std::io::stdout;
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use anyhow::{ensure, Result};
use judge::cases::CaseFiles;
use judge::catalogue::{Entry, Need};
use judge::checks::{self, Check};
use judge::grading::{limits, Candidate, Grade};
use judge::language::direct;
use judge::open_problem::OpenProblem;
use judge::output::{eprintln, println};
use judge::verdict::Verdict;
use judge::workspace::{Product, Workspace};
use protocol::Scope;
use similar::TextDiff;

use command::arguments::Test;
use command::problems::{at_judge, chosen, warn_of_limits, Chosen};
use command::progress::Screen;
use command::{RIGHT, WRONG};

pub fn test(workspace: &Workspace, options: &Test) -> Result<u8> {
    let judge = options.conditions.at.judge.as_deref();
    let Chosen { entries, mut left_out } = chosen(workspace, &options.problems, Need::Cases)?;
    let entries = at_judge(workspace, entries, judge)?;
    let one = options.problems.len() == 1;
    ensure!(
        one || options.command.is_empty(),
        "a command solves one problem: name it, as in `cargo judge test nim -- ...`"
    );
    warn_of_limits()?;
    let screen = Screen::start();
    let tasks = tasks(workspace, &entries, options, &screen)?;
    left_out += entries.len() - tasks.len();
    let runs: Vec<Check<Grade>> = tasks.iter().flat_map(Task::runs).collect();
    let start = Instant::now();
    let grades = checks::all("running", &runs, &screen)?;
    let mut left = &grades[..];
    for task in &tasks {
        let (of_task, others) = left.split_at(task.cases.len());
        left = others;
        if one {
            show_cases(task, of_task, options.diff)?;
        } else {
            show_problem(task, of_task)?;
        }
    }
    let accepted = grades.iter().filter(|grade| grade.verdict == Verdict::AC).count();
    let (problems, cases) = (tasks.len(), grades.len());
    println!(
        "{accepted} of {cases} cases accepted (problems: {problems}; {:.1} s)",
        start.elapsed().as_secs_f64()
    )?;
    Ok(if accepted == cases && left_out == 0 { RIGHT } else { WRONG })
}

/// A program and the cases that it is to solve.
struct Task<'a> {
    entry: &'a Entry,
    candidate: Candidate,
    cases: Vec<CaseFiles>,
}

impl Task<'_> {
    fn runs(&self) -> Vec<Check<'_, Grade>> {
        Check::of_each(&self.cases, |case| &case.name, |case| self.candidate.grade(case))
    }
}

/// The programs to run; problems that do not compile are left out, and named.
fn tasks<'a>(
    workspace: &Workspace,
    entries: &'a [Entry],
    options: &Test,
    screen: &Screen,
) -> Result<Vec<Task<'a>>> {
    let (own, conditions) = (options.command.is_empty(), &options.conditions);
    let tests = workspace.build_what_compiles(entries, Product::Tests, screen)?;
    let solutions = match own {
        true => workspace.build_what_compiles(entries, Product::Solution, screen)?,
        false => HashMap::new(),
    };
    let compiled = |entry: &&Entry| {
        tests.contains_key(&entry.slug) && (!own || solutions.contains_key(&entry.slug))
    };
    let (entries, broken): (Vec<&Entry>, Vec<&Entry>) = entries.iter().partition(compiled);
    for Entry { slug, .. } in broken {
        eprintln!("problems/{slug} is left out: it does not compile");
    }
    let beyond = conditions.beyond || (own && conditions.at.judge.is_none());
    let scopes: &[Scope] = if beyond { &[Scope::Judge, Scope::Beyond] } else { &[Scope::Judge] };
    let task = |entry: &&'a Entry| {
        let command = match solutions.get(&entry.slug) {
            Some(solution) => vec![OsString::from(solution)],
            None => direct(options.command.clone()),
        };
        let candidate = Candidate {
            command,
            limits: limits(entry, conditions.time, conditions.memory),
            comparison: conditions.comparison(),
        };
        let problem = OpenProblem::start(workspace, entry, &tests[&entry.slug])?;
        Ok(Task { entry, candidate, cases: problem.cases(scopes)? })
    };
    let generate = Check::of_each(&entries, |entry| &entry.slug, task);
    checks::all("generating", &generate, screen)
}

fn show_cases(task: &Task, grades: &[Grade], diff: bool) -> Result<()> {
    for (case, grade) in task.cases.iter().zip(grades) {
        let verdict = styled(grade.verdict);
        let reason = grade.note.unwrap_or(&grade.reason);
        let (time, memory) = (grade.time.as_secs_f64(), megabytes(grade.memory));
        println!("{verdict} {time:6.2} s {memory:6.1} MB  {}  {reason}", case.name)?;
        if diff && grade.verdict == Verdict::WA {
            let expected = std::fs::read_to_string(&case.output).unwrap_or_default();
            let output = String::from_utf8_lossy(&grade.output);
            show_diff(&expected, &output)?;
        }
    }
    Ok(())
}

fn show_problem(task: &Task, grades: &[Grade]) -> Result<()> {
    let slug = &task.entry.slug;
    let mut graded = task.cases.iter().zip(grades);
    let failed = graded.find(|(_, grade)| grade.verdict != Verdict::AC);
    let time: Duration = grades.iter().map(|grade| grade.time).max().unwrap_or_default();
    let memory = grades.iter().map(|grade| grade.memory).max().unwrap_or(0);
    let why = failed.map_or(String::new(), |(case, grade)| {
        format!("  {} of {slug}: {}", case.name, grade.reason)
    });
    println!(
        "{} {:20} {:3} cases {:6.2} s {:6.1} MB{why}",
        styled(failed.map_or(Verdict::AC, |(_, grade)| grade.verdict)),
        slug,
        grades.len(),
        time.as_secs_f64(),
        megabytes(memory)
    )?;
    Ok(())
}

/// A verdict, three wide, in its colour.
fn styled(verdict: Verdict) -> String {
    let colour = match verdict {
        Verdict::AC => AnsiColor::Green,
        Verdict::WA | Verdict::RE => AnsiColor::Red,
        Verdict::TLE | Verdict::MLE => AnsiColor::Yellow,
    };
    let style = match AutoStream::choice(&stdout()) {
        ColorChoice::Never => Style::new(),
        _ => Style::new().bold().fg_color(Some(colour.into())),
    };
    format!("{style}{verdict:3}{style:#}")
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The first changes, with lines that stay the same left out.
fn show_diff(expected: &str, output: &str) -> Result<()> {
    const LINES: usize = 40;
    let (expected, output) = (beginning(expected), beginning(output));
    let diff = TextDiff::from_lines(&expected, &output);
    let unified = diff.unified_diff().context_radius(1).header("expected", "output").to_string();
    for line in unified.lines().take(LINES) {
        println!("    {line}")?;
    }
    Ok(())
}

/// A diff of megabytes would take minutes.
fn beginning(text: &str) -> String {
    text.lines()
        .take(2000)
        .map(|line| line.chars().take(200).chain(['\n']).collect::<String>())
        .collect()
}
