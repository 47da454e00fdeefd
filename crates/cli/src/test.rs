//! `cargo judge test`: a verdict on every case.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use anstream::println;
use anstyle::{AnsiColor, Style};
use anyhow::{ensure, Result};
use judge::catalogue::Entry;
use judge::executable::comparison;
use judge::grading::{limits, Grade, Job};
use judge::tokens::Scope;
use judge::verdict::Verdict;
use judge::workspace::{Product, Workspace};
use similar::TextDiff;

use crate::problems::{cases, named};
use crate::progress::behind_a_bar;
use crate::{Test, RIGHT, WRONG};

pub fn test(workspace: &Workspace, options: &Test) -> Result<u8> {
    let entries = named(workspace, &options.problems)?;
    let one = options.problems.len() == 1;
    ensure!(one || options.command.is_empty(), "a command solves one problem: name it");
    let jobs = jobs(workspace, &entries, options)?;
    let start = Instant::now();
    let grades = behind_a_bar("running", &jobs, Job::grade)?;
    let accepted = grades.iter().filter(|grade| grade.verdict == Verdict::AC).count();
    for entry in &entries {
        let of_entry = || jobs.iter().zip(&grades).filter(|(job, _)| job.problem == entry.slug);
        if one {
            of_entry().for_each(|(job, grade)| show_case(job, grade, options.diff));
        } else {
            show_problem(entry, of_entry());
        }
    }
    let (problems, cases) = (entries.len(), jobs.len());
    println!(
        "{accepted} of {cases} cases accepted ({problems} of the problems, {:.1} s)",
        start.elapsed().as_secs_f64()
    );
    Ok(if accepted == cases { RIGHT } else { WRONG })
}

/// Every case with the program that is to solve it.
fn jobs(workspace: &Workspace, entries: &[Entry], options: &Test) -> Result<Vec<Job>> {
    let definitions = workspace.build(entries, Product::Definition)?;
    let own = options.command.is_empty();
    let solutions =
        if own { workspace.build(entries, Product::Solution)? } else { Default::default() };
    let scopes: &[Scope] =
        if own || options.beyond { &[Scope::Judge, Scope::Beyond] } else { &[Scope::Judge] };
    let jobs = behind_a_bar("generating", entries, |entry| {
        let command = match solutions.get(&entry.slug) {
            Some(solution) => vec![OsString::from(solution)],
            None => options.command.clone(),
        };
        let job = |case| Job {
            problem: entry.slug.clone(),
            case,
            command: command.clone(),
            limits: limits(entry, options.time, options.memory),
            comparison: comparison(options.exact, options.ignore_case),
        };
        let cases = cases(workspace, entry, &definitions[&entry.slug], scopes)?;
        Ok(cases.into_iter().map(job).collect::<Vec<Job>>())
    })?;
    Ok(jobs.concat())
}

fn show_case(job: &Job, grade: &Grade, diff: bool) {
    let (verdict, reason) = (styled(grade.verdict), &grade.reason);
    let (time, memory) = (grade.time.as_secs_f64(), megabytes(grade.memory));
    println!("{verdict} {time:6.2} s {memory:6.1} MB  {}  {reason}", job.case.name);
    if diff && grade.verdict == Verdict::WA {
        let expected = std::fs::read_to_string(&job.case.output).unwrap_or_default();
        let output = String::from_utf8_lossy(&grade.output);
        show_diff(&expected, &output);
    }
}

fn show_problem<'a>(entry: &Entry, cases: impl Iterator<Item = (&'a Job, &'a Grade)>) {
    let cases: Vec<(&Job, &Grade)> = cases.collect();
    let failed = cases.iter().find(|(_, grade)| grade.verdict != Verdict::AC);
    let time: Duration = cases.iter().map(|(_, grade)| grade.time).max().unwrap_or_default();
    let memory = cases.iter().map(|(_, grade)| grade.memory).max().unwrap_or(0);
    let why = failed.map_or(String::new(), |(job, grade)| {
        format!("  {} of {}: {}", job.case.name, entry.slug, grade.reason)
    });
    println!(
        "{} {:20} {:3} cases {:6.2} s {:6.1} MB{why}",
        styled(failed.map_or(Verdict::AC, |(_, grade)| grade.verdict)),
        entry.slug,
        cases.len(),
        time.as_secs_f64(),
        megabytes(memory)
    );
}

/// A verdict, three wide, in its colour.
fn styled(verdict: Verdict) -> String {
    let colour = match verdict {
        Verdict::AC => AnsiColor::Green,
        Verdict::WA | Verdict::RE => AnsiColor::Red,
        Verdict::TLE | Verdict::MLE => AnsiColor::Yellow,
    };
    let style = Style::new().bold().fg_color(Some(colour.into()));
    format!("{style}{verdict:3}{style:#}")
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The first changes, with lines that stay the same left out.
fn show_diff(expected: &str, output: &str) {
    const LINES: usize = 40;
    let (expected, output) = (beginning(expected), beginning(output));
    let diff = TextDiff::from_lines(&expected, &output);
    let unified = diff.unified_diff().context_radius(1).header("expected", "output").to_string();
    for line in unified.lines().take(LINES) {
        println!("    {line}");
    }
}

/// A diff of megabytes helps nobody and takes minutes.
fn beginning(text: &str) -> String {
    text.lines()
        .take(2000)
        .map(|line| line.chars().take(200).chain(['\n']).collect::<String>())
        .collect()
}
