//! `cargo judge verify`: is the data good enough to catch wrong programs, are right programs
//! accepted, and do the bundles hold?

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use judge::catalogue::{Entry, Need};
use judge::definition::Definition;
use judge::language::Language;
use judge::output::println;
use judge::passed::{stamps, Passed};
use judge::stress::Budget;
use judge::submissions::{Data, Promise, Submission};
use judge::verdict::Verdict;
use judge::workspace::{CaseFiles, Workspace};
use protocol::Scope;
use protocol::{Bound, Invalid};

use crate::proof::{self, Subject};
use crate::submission::beside;
use crate::submit::{place_of_size_table, size_table};
use command::arguments::Verify;
use command::problems::{cases, chosen, definitions, input, Chosen};
use command::progress::{behind_a_bar, behind_a_bar_by};
use command::times::Times;
use command::{RIGHT, WRONG};

/// Where a case is looked for on which a right program seems wrong: as much as takes about a
/// second.
///
/// What is tried is counted, so that a program is tried as hard on a busy machine; the time is
/// one that no program needs. It has run on the golden cases and the laws before.
fn search(submission: &Submission, seed: Option<u64>) -> Budget {
    let (small, random) = if is_interpreted(submission) { (24, 48) } else { (48, 96) };
    let times = if seed.is_some() { DEPTH } else { 1 };
    Budget {
        time: Duration::from_secs(600),
        inputs: Some(times * random),
        small_runs: Some(small),
        known: false,
        processors: 1,
    }
}

/// How many times as many random inputs a search tries if it is asked for a seed.
const DEPTH: u64 = 8;

/// The seed of a search that tries the same each time.
const USUAL_SEED: u64 = 1;

fn is_interpreted(submission: &Submission) -> bool {
    Language::of(&submission.source).is_ok_and(|language| language == Language::Python)
}

/// What a check of the data has to say, and how often it failed.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    failures: usize,
}

impl Report {
    fn note(&mut self, line: String) {
        self.lines.push(line);
    }

    fn fail(&mut self, line: String) {
        self.lines.push(format!("NOT {line}"));
        self.failures += 1;
    }
}

pub fn verify(workspace: &Workspace, options: &Verify) -> Result<u8> {
    let mut times = Times::start();
    let Chosen { entries, left_out } = chosen(workspace, &options.problems, Need::Programs)?;
    let definitions = definitions(workspace, &entries)?;
    times.step("building the definitions");
    let checked = behind_a_bar("checking", &entries, |entry| {
        check_data(workspace, entry, &definitions[&entry.slug])
    })?;
    let mut failures = left_out;
    let (mut data, mut subjects) = (HashMap::new(), Vec::new());
    for (entry, (of_entry, report)) in entries.iter().zip(checked) {
        report.lines.iter().try_for_each(|line| println!("{line}"))?;
        failures += report.failures;
        subjects.push(subject(workspace, entry, &definitions[&entry.slug], &of_entry)?);
        data.insert(entry.slug.clone(), of_entry);
    }
    times.step("making and checking the data");
    let passed = Passed::of(workspace)?;
    let seed = options.seed;
    let (definitions, data, passed) = (&definitions, &data, &passed);
    let programs = Programs { workspace, definitions, data, passed, seed };
    failures += programs.check(&entries, &mut times)?;
    let (bundles, unproved) =
        proof::prove(workspace, &subjects, &options.rustc, passed, &mut times)?;
    failures += unproved;
    if options.problems.is_empty() {
        failures += check_size_table(workspace, &entries, &bundles)?;
    }
    if options.times {
        times.show()?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}

/// Makes the data of a problem, and checks all that needs no program.
fn check_data(
    workspace: &Workspace,
    entry: &Entry,
    definition: &Definition,
) -> Result<(Data, Report)> {
    let data = Data {
        judge: cases(workspace, entry, definition, &[Scope::Judge])?,
        beyond: cases(workspace, entry, definition, &[Scope::Beyond])?,
    };
    let mut report = Report::default();
    check_inputs(entry, definition, &data, &mut report)?;
    check_invalid(workspace, entry, definition, &mut report)?;
    check_narrower(workspace, entry, definition, &mut report)?;
    Ok((data, report))
}

/// A problem with all its inputs, good and bad.
fn subject(
    workspace: &Workspace,
    entry: &Entry,
    definition: &Definition,
    data: &Data,
) -> Result<Subject> {
    let mut inputs = inputs(data.judge.iter().chain(&data.beyond));
    inputs.extend(workspace.invalid(&entry.slug, definition)?);
    Ok(Subject { entry: entry.clone(), inputs })
}

fn inputs<'a>(cases: impl IntoIterator<Item = &'a CaseFiles>) -> Vec<PathBuf> {
    cases.into_iter().map(|case| case.input.clone()).collect()
}

/// The table of sizes is the one that the bundles have.
fn check_size_table(workspace: &Workspace, entries: &[Entry], bundles: &[String]) -> Result<usize> {
    let page = std::fs::read_to_string(workspace.root.join("BENCHMARKS.md"))?;
    let table = size_table(entries, bundles);
    let right = place_of_size_table(&page).is_some_and(|place| page[place] == table);
    if !right {
        println!("NOT the sizes in BENCHMARKS.md: `cargo judge sizes --write` puts them right")?;
    }
    Ok(usize::from(!right))
}

/// Every input is valid, and together they reach the judge's bounds.
fn check_inputs(
    entry: &Entry,
    definition: &Definition,
    data: &Data,
    report: &mut Report,
) -> Result<()> {
    let slug = &entry.slug;
    refused(slug, definition, &data.beyond, Scope::Beyond, report)?;
    // Whoever reads the bounds refuses what is not valid.
    match definition.bounds(inputs(&data.judge)) {
        Ok(bounds) => check_bounds(slug, bounds, report),
        Err(error) => {
            if refused(slug, definition, &data.judge, Scope::Judge, report)? == 0 {
                return Err(error);
            }
        }
    }
    Ok(())
}

/// Says which of the cases are refused; how many they are.
fn refused(
    slug: &str,
    definition: &Definition,
    cases: &[CaseFiles],
    scope: Scope,
    report: &mut Report,
) -> Result<usize> {
    let before = report.failures;
    for case in cases {
        if let Err(error) = definition.validate(input(Some(&case.input))?, scope)? {
            report.fail(format!("valid: {slug}, {}: {error}", case.name));
        }
    }
    Ok(report.failures - before)
}

/// The bounds of the judges that allow less are reached, too.
fn check_narrower(
    workspace: &Workspace,
    entry: &Entry,
    definition: &Definition,
    report: &mut Report,
) -> Result<()> {
    for listing in entry.judges.iter().filter(|listing| !listing.bounds.is_empty()) {
        let there = entry.at(listing);
        let definition = Definition::start(definition.executable(), &there.bounds)?;
        let cases = cases(workspace, &there, &definition, &[Scope::Judge])?;
        let bounds = definition.bounds(inputs(&cases))?;
        for name in listing.bounds.keys() {
            if bounds.iter().all(|bound| bound.name != format!("least {name}")) {
                let (slug, judge) = (&entry.slug, &listing.id);
                report.fail(format!("a number of {slug}: {name}, bounded by {judge}"));
            }
        }
        let own = |bound: &Bound| {
            listing.bounds.keys().any(|name| bound.name.ends_with(&format!(" {name}")))
        };
        check_bounds(&listing.id, bounds.into_iter().filter(own).collect(), report);
    }
    Ok(())
}

/// Each bound is reached, or excused.
fn check_bounds(of: &str, bounds: Vec<Bound>, report: &mut Report) {
    for bound in bounds {
        let name = bound.name;
        match (bound.reached, bound.excuse) {
            (true, None) => {}
            (false, Some(why)) => report.note(format!("{of}: no {name}: {why}")),
            (false, None) => report.fail(format!("reached: {of}: no case has the {name}")),
            (true, Some(_)) => {
                report.fail(format!("so: {of}: cases.toml excuses the {name}, which is there"))
            }
        }
    }
}

/// No definition makes fewer invalid inputs.
const LEAST_INVALID: usize = 5;

/// Every invalid input is refused, and one that is broken in one place is refused there.
fn check_invalid(
    workspace: &Workspace,
    entry: &Entry,
    definition: &Definition,
    report: &mut Report,
) -> Result<()> {
    let (slug, of_any_format) = (&entry.slug, definition.invalid()?);
    for Invalid { name, input, place } in &of_any_format {
        match definition.validate(input.clone(), Scope::Judge)? {
            Ok(_) => report.fail(format!("refused: {slug}: {name}: {input:?}")),
            Err(error) if error.starts_with(&format!("{place}: ")) => {}
            Err(error) => report.fail(format!("refused at {place}: {slug}: {name}: {error}")),
        }
    }
    let count = of_any_format.len();
    if count < LEAST_INVALID {
        report.fail(format!("enough: {slug}: its format can be broken in {count} ways only"));
    }
    for file in workspace.special_invalid(slug)? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        if of_any_format.iter().any(|invalid| invalid.name == name) {
            report.fail(format!("special: {slug}: {name} is made for every format"));
        }
        if definition.validate(input(Some(&file))?, Scope::Judge)?.is_ok() {
            report.fail(format!("refused: {slug}: {}", file.display()));
        }
    }
    Ok(())
}

/// A program beside a problem, and the command that runs it.
struct Prepared<'a> {
    submission: &'a Submission,
    command: Vec<OsString>,
}

/// All that is needed to check the programs beside the problems.
struct Programs<'a> {
    workspace: &'a Workspace,
    definitions: &'a HashMap<String, Definition>,
    data: &'a HashMap<String, Data>,
    passed: &'a Passed,
    /// What the random cases of a deep search belong to.
    seed: Option<u64>,
}

impl Programs<'_> {
    /// Runs all programs, right and wrong; how many of them break their promise.
    fn check(&self, entries: &[Entry], times: &mut Times) -> Result<usize> {
        let mut all = Vec::new();
        for entry in entries {
            all.extend(beside(self.workspace, entry)?);
        }
        let (possible, skipped) = runnable(all)?;
        let prepared = behind_a_bar("compiling", &possible, |submission| {
            Ok(Prepared { submission, command: submission.prepare(self.workspace)? })
        })?;
        times.step("compiling the submissions");
        let cost = |program: &Prepared| self.cost(program.submission);
        let mut verdicts =
            behind_a_bar_by("running", &prepared, cost, |program| Ok(self.run(program)))?;
        times.step("running the submissions");
        let right: Vec<usize> = (0..prepared.len())
            .filter(|&number| verdicts[number].is_ok() && prepared[number].is_right())
            .collect();
        let cost = |&number: &usize| self.cost(prepared[number].submission);
        let searches = behind_a_bar_by("searching", &right, cost, |&number| {
            Ok(self.search(&prepared[number]))
        })?;
        for (number, search) in right.into_iter().zip(searches) {
            let cases = std::mem::replace(&mut verdicts[number], Ok(String::new()));
            verdicts[number] = cases.and_then(|cases| Ok(format!("{cases}, {}", search?)));
        }
        times.step("searching against the right programs");
        let failures = show(&prepared, verdicts)?;
        let count = prepared.iter().filter(|program| program.is_right()).count();
        println!(
            "{count} right programs and {} wrong ones to {} problems, {failures} failures",
            prepared.len() - count,
            entries.len()
        )?;
        for language in skipped {
            println!("there is no {}: its programs were not run", language.tool())?;
        }
        Ok(failures)
    }

    /// What grows with the time that a program takes on all its cases: the longest go first, so
    /// that none of them runs alone at the end.
    fn cost(&self, submission: &Submission) -> (bool, bool, u64) {
        let out_of_time =
            matches!(submission.promise, Promise::Caught { verdict: Verdict::TLE, .. });
        let cases = &self.data[&submission.entry.slug].judge;
        let size = |case: &CaseFiles| case.input.metadata().map_or(0, |file| file.len());
        (out_of_time, is_interpreted(submission), cases.iter().map(size).sum())
    }

    fn run(&self, Prepared { submission, command }: &Prepared) -> Result<String> {
        let data = &self.data[&submission.entry.slug];
        let files = data.judge.iter().chain(&data.beyond);
        let files = files.flat_map(|case| [case.input.as_path(), case.output.as_path()]);
        let subject = (submission.identity(command)?, stamps(files)?);
        let name = format!("cases/{}", submission.name());
        self.passed.once(&name, &subject, || submission.check(command.clone(), data))
    }

    fn search(&self, Prepared { submission, command }: &Prepared) -> Result<String> {
        let definition = &self.definitions[&submission.entry.slug];
        let (budget, executable) = (search(submission, self.seed), definition.executable());
        let subject = (submission.identity(command)?, stamps([executable])?, self.seed);
        let name = format!("search/{}", submission.name());
        let seed = self.seed.unwrap_or(USUAL_SEED);
        self.passed.once(&name, &subject, || {
            let cases = submission.withstands(command.clone(), definition, seed, budget)?;
            Ok(format!("{cases} in a search"))
        })
    }
}

impl Prepared<'_> {
    fn is_right(&self) -> bool {
        self.submission.promise == Promise::Accepted
    }
}

/// Shows a line for each program; how many of them break their promise.
fn show(programs: &[Prepared], verdicts: Vec<Result<String>>) -> Result<usize> {
    let mut failures = 0;
    for (Prepared { submission, .. }, verdict) in programs.iter().zip(verdicts) {
        match verdict {
            Ok(how) => {
                println!("{:3} {:60} {how}", promised(submission.promise), submission.name())?
            }
            Err(error) => {
                println!("NOT {:60} {error:#}", submission.name())?;
                failures += 1;
            }
        }
    }
    Ok(failures)
}

/// The programs whose language is there, and the languages that are not.
fn runnable(all: Vec<Submission>) -> Result<(Vec<Submission>, Vec<Language>)> {
    let mut known: HashMap<Language, bool> = HashMap::new();
    let mut possible = Vec::new();
    for submission in all {
        let language = Language::of(&submission.source)?;
        if *known.entry(language).or_insert_with(|| language.is_available()) {
            possible.push(submission);
        }
    }
    let skipped = known.into_iter().filter(|(_, is_available)| !is_available);
    Ok((possible, skipped.map(|(language, _)| language).collect()))
}

fn promised(promise: Promise) -> String {
    match promise {
        Promise::Accepted => "AC".to_string(),
        Promise::Caught { verdict, .. } => verdict.to_string(),
    }
}
