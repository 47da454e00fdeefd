//! The programs beside the problems: every wrong one is caught, and no right one is rejected.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::Duration;

use anyhow::Result;
use command::progress::Screen;
use judge::catalogue::WRONG;
use judge::disk::cases::CaseFiles;
use judge::judging::grading::limits;
use judge::judging::verdict::Verdict;
use judge::running::language::Language;
use judge::session::open_problem::OpenProblem;
use judge::stress::Budget;
use judge::submissions::mistakes::{cites, pitfalls};
use judge::submissions::wrong::caught;
use judge::submissions::{first_of_each_mistake, Promise, Submission};
use judge::workspace::checks::{self, Check, Cost};
use judge::workspace::passed::{stamps, Passed};

use super::report::Report;
use crate::beside::beside;
use crate::bundler::Bundler;
use crate::interpreters::{self, runs, Run, PYPY};

/// The extent of the search for a case on which a right program seems wrong: less than a second.
///
/// The number of trials is what ends it, so that a busy machine makes as many; the time is far
/// more than any program needs. The golden cases, the laws and most small positions have been tried
/// before, as they are data.
fn budget(submission: &Submission, seed: Option<u64>) -> Budget {
    let (small, random) = if is_interpreted(submission) { (6, 16) } else { (12, 32) };
    let times = if seed.is_some() { DEPTH } else { 1 };
    Budget {
        time: Duration::from_secs(600),
        inputs: Some((times * random) as u64),
        small_runs: Some(times * small),
        known: false,
        processors: 1,
    }
}

/// The factor by which a search tries more inputs if it is given a seed.
const DEPTH: usize = 16;

/// The number of cases on which a right program in Python is run by the other interpreter, those
/// with the longest inputs: it has run on all by the usual one, and the two differ in memory and
/// time. With a seed it is run on all.
const BY_THE_OTHER: usize = 3;

/// The seed of a search that tries the same each time.
const USUAL_SEED: u64 = 1;

fn is_interpreted(submission: &Submission) -> bool {
    Language::for_file(&submission.source).is_ok_and(|language| language == Language::Python)
}

/// A program beside a problem, and a command that runs it: a right one in Python is there once for
/// each interpreter.
struct Compiled<'a> {
    open: &'a OpenProblem<'a>,
    submission: Submission,
    run: Run,
}

/// Runs all programs, right and wrong, and searches for a case on which a right one seems wrong.
/// If that `is_asked`, the report names all golden cases that catch a wrong program, and those that
/// a page cites as if they did.
pub fn check(
    bundler: &Bundler,
    problems: &[OpenProblem],
    passed: &Passed,
    seed: Option<u64>,
    is_asked: bool,
    screen: &Screen,
) -> Result<Report> {
    let (programs, missing) = compile_all(bundler, problems, screen)?;
    let all = programs.iter().map(|program| program.submission.clone()).collect();
    let told: BTreeSet<String> = first_of_each_mistake(all).iter().map(Submission::name).collect();
    let runs = programs
        .iter()
        .map(|it| it.run(passed, seed, is_asked, told.contains(&it.submission.name())));
    let runs = runs.collect::<Result<Vec<_>>>()?;
    let mut verdicts = checks::each("running the submissions", &runs, screen);
    let right: Vec<usize> = (0..programs.len())
        .filter(|&number| verdicts[number].is_ok() && programs[number].is_right())
        .filter(|&number| programs[number].is_usual())
        .collect();
    let searches = right.iter().map(|&number| programs[number].search(passed, seed));
    let searches = searches.collect::<Result<Vec<_>>>()?;
    let searched = checks::each("searching against the right programs", &searches, screen);
    for (number, found) in right.into_iter().zip(searched) {
        let cases = std::mem::replace(&mut verdicts[number], Ok(String::new()));
        verdicts[number] = cases.and_then(|cases| Ok(format!("{cases}, {}", found?)));
    }
    let mut idle = Vec::new();
    for open in problems.iter().filter(|_| is_asked) {
        idle.extend(idle_pitfalls(open, &programs, &verdicts)?);
    }
    let mut report = report(&programs, verdicts, &missing, problems)?;
    idle.into_iter().for_each(|line| report.say(line));
    Ok(report)
}

/// A line for each golden case that a page cites among its pitfalls, and that catches no program.
fn idle_pitfalls(
    open: &OpenProblem,
    programs: &[Compiled],
    verdicts: &[Result<String>],
) -> Result<Vec<String>> {
    let slug = open.slug();
    let page = fs::read_to_string(open.folder().join("README.md"))?;
    let pitfalls = pitfalls(&page);
    let is_cited = |name: &str| pitfalls.iter().any(|text| cites(text, name));
    let own = programs.iter().zip(verdicts).filter(|(it, _)| it.open.slug() == slug);
    let catching = own.filter_map(|(_, how)| how.as_deref().ok()).flat_map(|how| how.split(", "));
    let catching: BTreeSet<&str> = catching.collect();
    let cited = open.data()?.cases().filter(|case| is_cited(&case.name));
    let idle = cited.filter(|case| !catching.contains(&case.name[..]));
    let remark = |case: &CaseFiles| {
        format!("{slug}: the pitfalls cite {}, on which no wrong program fails", case.name)
    };
    Ok(idle.map(remark).collect())
}

/// The programs beside the problems, compiled, and the tools that are missing for others.
fn compile_all<'a>(
    bundler: &Bundler,
    problems: &'a [OpenProblem<'a>],
    screen: &Screen,
) -> Result<(Vec<Compiled<'a>>, BTreeSet<&'static str>)> {
    let (mut runnable, mut missing) = (Vec::new(), BTreeSet::new());
    for open in problems {
        let (programs, tools) = beside(&open.session.workspace, bundler, &open.problem)?;
        runnable.extend(programs.into_iter().map(|submission| (open, submission)));
        missing.extend(tools);
    }
    let name = |(_, submission): &(&OpenProblem, Submission)| submission.name();
    let compile = |(open, submission): &(&OpenProblem, Submission)| {
        submission.prepare(&open.session.workspace)
    };
    let compile = Check::of_each(&runnable, name, compile);
    let commands = checks::all("compiling the submissions", &compile, screen)?;
    drop(compile);
    let mut programs = Vec::new();
    for ((open, submission), command) in runnable.into_iter().zip(commands) {
        let memory = limits(&submission.problem, None, None).memory;
        let runs = match submission.promise {
            Promise::Accepted => runs(&submission, &command, memory)?,
            Promise::Caught { .. } => vec![Run { under: String::new(), command }],
        };
        let program = |run| Compiled { open, submission: submission.clone(), run };
        programs.extend(runs.into_iter().map(program));
    }
    Ok((programs, missing))
}

impl Compiled<'_> {
    fn is_right(&self) -> bool {
        self.submission.promise == Promise::Accepted
    }

    /// Whether it is run as programs in its language usually are.
    fn is_usual(&self) -> bool {
        self.run.under.is_empty()
    }

    fn name(&self) -> String {
        self.submission.name() + &self.run.under
    }

    /// With `is_told`, what is said to catch its mistake must catch it.
    fn run<'c>(
        &'c self,
        passed: &'c Passed,
        seed: Option<u64>,
        is_asked: bool,
        is_told: bool,
    ) -> Result<Check<'c, String>> {
        let Compiled { open, submission, run: Run { command, .. } } = self;
        let is_on_all = self.is_usual() || seed.is_some();
        let told = if is_told { caught(&open.folder())? } else { BTreeMap::new() };
        let caught = told.get(&submission.mistake()).cloned();
        let files = stamps(open.judging_files()?)?;
        let depends_on = (self.identity()?, files, is_on_all, is_asked, caught.clone());
        let name = format!("cases/{}", self.name());
        let run = move || {
            let (server, data) = (&open.server, open.data()?);
            if !is_on_all {
                let longest = data.longest(BY_THE_OTHER);
                let cases = submission.check(command.clone(), server, &longest, is_asked)?;
                return Ok(format!("{cases}, the longest"));
            }
            let how = submission.check(command.clone(), server, data, is_asked)?;
            if let Some(caught) = &caught {
                submission.is_caught(command.clone(), server, data, caught)?;
            }
            Ok(how)
        };
        Ok(Check::remembered(passed, name, &depends_on, run).costing(self.cost()?))
    }

    fn search<'c>(&'c self, passed: &'c Passed, seed: Option<u64>) -> Result<Check<'c, String>> {
        let Compiled { open, submission, run: Run { command, .. } } = self;
        let server = &open.server;
        let depends_on = (self.identity()?, stamps([server.executable()])?, seed);
        let name = format!("search/{}", submission.name());
        let search = move || {
            let (budget, seed) = (budget(submission, seed), seed.unwrap_or(USUAL_SEED));
            let cases = submission.withstands(command.clone(), server, seed, budget)?;
            Ok(format!("{cases} in a search"))
        };
        Ok(Check::remembered(passed, name, &depends_on, search).costing(self.cost()?))
    }

    /// Everything that its results depend on, apart from the cases.
    fn identity(&self) -> Result<(String, Option<&'static str>)> {
        let pypy = interpreters::version().filter(|_| !self.is_usual());
        Ok((self.submission.identity(&self.run.command)?, pypy))
    }

    /// A number that grows with the time that the program takes on all its cases.
    fn cost(&self) -> Result<Cost> {
        let out_of_time =
            matches!(self.submission.promise, Promise::Caught { verdict: Verdict::TLE, .. });
        self.open.cost(2 * u8::from(out_of_time) + u8::from(is_interpreted(&self.submission)))
    }
}

/// A line for each program, and the number of those that break their promise.
fn report(
    programs: &[Compiled],
    verdicts: Vec<Result<String>>,
    missing: &BTreeSet<&str>,
    problems: &[OpenProblem],
) -> Result<Report> {
    let mut report = Report::default();
    for (program, verdict) in programs.iter().zip(verdicts) {
        let name = program.name();
        match verdict {
            Ok(how) => {
                let promised = promised_verdict(program.submission.promise);
                report.say(format!("{promised:3} {name:60} {how}"));
            }
            Err(error) => report.fail(format!("NOT {name:60} {error:#}")),
        }
    }
    let of =
        |is_right| programs.iter().filter(|it| it.is_usual() && it.is_right() == is_right).count();
    let (right, wrong, failures) = (of(true), of(false), report.failures);
    let count = problems.len();
    report.say(format!(
        "{right} right programs and {wrong} wrong ones to {count} problems, {failures} failures"
    ));
    for open in problems {
        let slug = &open.problem.slug;
        let own =
            programs.iter().filter(|it| !it.is_right() && it.submission.problem.slug == *slug);
        let names: BTreeSet<String> = own.map(|it| it.submission.mistake()).collect();
        let told: BTreeSet<String> = caught(&open.folder())?.into_keys().collect();
        let differing: Vec<&str> = told.symmetric_difference(&names).map(String::as_str).collect();
        if !told.is_empty() && missing.is_empty() && !differing.is_empty() {
            let differing = differing.join(", ");
            report.fail(format!(
                "NOT {WRONG} of {slug}: {differing}: `cargo judge register {slug}` writes what \
                 catches each wrong program, and drops those that are gone"
            ));
        }
    }
    for tool in missing {
        report.say(format!("there is no {tool}: its programs were not run"));
    }
    if interpreters::version().is_none() {
        report.say(format!("there is no {PYPY}: right programs in Python were not run with it"));
    }
    Ok(report)
}

fn promised_verdict(promise: Promise) -> Verdict {
    match promise {
        Promise::Accepted => Verdict::AC,
        Promise::Caught { verdict, .. } => verdict,
    }
}
