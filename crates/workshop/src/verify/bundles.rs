//! Bundles, proved: each compiles wherever it may go, and gives the right answers.

use std::ffi::OsString;
use std::fs::File;
use std::path::PathBuf;

use anyhow::{ensure, Error, Result};
use command::progress::Screen;
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::problem::Kind;
use judge::disk::scratch::put_if_new;
use judge::judging::grading::{limits, Candidate, Grade};
use judge::judging::verdict::Verdict;
use judge::running::execution::execute;
use judge::running::language::{Language, Source};
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::workspace::checks::{self, Check};
use judge::workspace::passed::{stamps, Passed};
use protocol::comparison::Comparison;

use super::report::Report;
use crate::bundler::{Bundler, Program, OLDEST_RUSTC};

/// The bundle of a problem, for every judge.
struct Bundle<'a> {
    open: &'a OpenProblem<'a>,
    text: String,
}

/// A bundle, and the command that runs it, compiled with checks of overflow.
type Compiled<'a> = (&'a Bundle<'a>, Vec<OsString>);

/// Proves the bundles of these problems with the bundler's compilers. Returns which of them
/// fail.
pub fn check(
    session: &Session,
    bundler: &Bundler,
    problems: &[OpenProblem],
    passed: &Passed,
    screen: &Screen,
) -> Result<Report> {
    let make = Check::of_each(problems, |it| it.slug(), |it| made(session, bundler, it));
    let bundles = checks::all("making the bundles", &make, screen)?;
    let mut failures = proved(bundler, &bundles, passed, screen)?;
    let mut report = Report::default();
    if bundle::has_clippy() {
        failures.extend(held(session, bundler, &bundles, passed, screen));
    } else {
        report.say("there is no clippy: nothing held the bundles to old compilers".to_string());
    }
    for failure in &failures {
        report.fail(format!("NOT {failure:#}"));
    }
    let (bundles, editions) = (bundles.len(), bundler.all_targets().len());
    report.say(format!("{bundles} bundles in {editions} editions, {} failures", failures.len()));
    Ok(report)
}

/// The bundle for any judge; those that use the crates of a judge that has the problem are made as
/// well, which proves them.
fn made<'a>(session: &Session, bundler: &Bundler, open: &'a OpenProblem) -> Result<Bundle<'a>> {
    let problem = &open.problem;
    for judge in session.judges.iter().filter(|judge| !judge.crates.is_empty()) {
        if judge.problem(problem).is_some() {
            bundler.bundle(problem, Some(judge))?;
        }
    }
    Ok(Bundle { open, text: bundler.bundle(problem, None)? })
}

/// Compiles the bundles, and runs those that have not been proved before. Returns the failures.
fn proved(
    bundler: &Bundler,
    bundles: &[Bundle],
    passed: &Passed,
    screen: &Screen,
) -> Result<Vec<Error>> {
    // All are compiled before any is run: a compiler that still runs when a program ends
    // would be taken for a process that the program has left behind.
    let compile = Check::of_each(bundles, |it| it.open.slug(), Bundle::compiled);
    let (mut compiled, mut failures) = (Vec::<Compiled>::new(), Vec::new());
    for result in checks::each("compiling the bundles", &compile, screen) {
        match result {
            Ok(bundle) => compiled.push(bundle),
            Err(error) => failures.push(error),
        }
    }
    let run = compiled.iter().map(|(bundle, command)| bundle.check(command, bundler, passed));
    let run = run.collect::<Result<Vec<_>>>()?;
    let ran = checks::each("running the bundles", &run, screen);
    failures.extend(ran.into_iter().filter_map(Result::err));
    Ok(failures)
}

/// Holds the bundles to the compilers of their judges that are older than any that proves them: by
/// a lint, not by a run. Returns the failures.
fn held(
    session: &Session,
    bundler: &Bundler,
    bundles: &[Bundle],
    passed: &Passed,
    screen: &Screen,
) -> Vec<Error> {
    let is_old = |judge: &&OnlineJudge| {
        judge.takes_rust && judge.rustc_minor().is_some_and(|minor| minor < OLDEST_RUSTC)
    };
    let mut checks = Vec::new();
    for judge in session.judges.iter().filter(is_old) {
        for Bundle { open, text } in bundles {
            let problem = &open.problem;
            if judge.problem(problem).is_some() {
                let known_by = (bundler.versions(), &judge.rustc, text);
                let workspace = &session.workspace;
                let hold = move || bundler.hold(&Program::ours(workspace, problem)?, judge, text);
                let name = format!("versions/{}-{}", problem.slug, judge.name);
                checks.push(Check::remembered(passed, name, &known_by, hold));
            }
        }
    }
    let held = checks::each("holding the bundles to old compilers", &checks, screen);
    held.into_iter().filter_map(Result::err).collect()
}

impl Bundle<'_> {
    fn compiled(&self) -> Result<Compiled<'_>> {
        let open = self.open;
        let program = open.session.workspace.scratch("proof").join(open.slug());
        let alone = Source::alone(&program.with_extension("rs"));
        put_if_new(&alone.file, &self.text)?;
        let checked = Source { arguments: vec!["-Coverflow-checks=on".into()], ..alone };
        Ok((self, Language::Rust.prepare(&checked, &program)?))
    }

    fn check<'c>(
        &'c self,
        command: &'c [OsString],
        bundler: &Bundler,
        passed: &'c Passed,
    ) -> Result<Check<'c, ()>> {
        let (open, invalid) = (self.open, self.open.invalid()?);
        let limits = format!("{:?}", limits(&open.problem, None, None));
        let known_by = (
            &self.text,
            limits,
            bundler.versions(),
            stamps(open.judging_files()?.chain(invalid.iter().map(PathBuf::as_path)))?,
        );
        let name = format!("bundle/{}", open.slug());
        let run = || self.run(command);
        Ok(Check::remembered(passed, name, &known_by, run).costing(open.cost(0)?))
    }

    /// Runs the program on all cases, where its answers must be right, and on all invalid inputs,
    /// unless it plays and reads none. No number may overflow: then what judges compile, without
    /// checks of overflow, does the same.
    fn run(&self, command: &[OsString]) -> Result<()> {
        let (open, invalid) = (self.open, self.open.invalid()?);
        let (slug, limits) = (open.slug(), limits(&open.problem, None, None));
        let judging = open.judging(Comparison::Exact);
        let candidate = Candidate::new(command.to_vec(), limits, judging);
        for case in open.data()?.cases() {
            let Grade { verdict, reason, .. } = candidate.grade(case)?;
            ensure!(verdict == Verdict::AC, "{slug}: {verdict} on {}: {reason}", case.name);
        }
        for input in invalid.iter().filter(|_| open.problem.kind != Kind::Played) {
            let place = input.display();
            let execution = execute(command, File::open(input)?, limits)?;
            ensure!(execution.excess.is_none(), "{slug}: too slow or too large on {place}");
            ensure!(
                !execution.error.contains("with overflow"),
                "{slug}: on {place} a number overflows, for want of an `assert!`"
            );
        }
        Ok(())
    }
}
