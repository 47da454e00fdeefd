//! The data of a problem: every valid input is accepted, every invalid one refused, and the cases
//! reach the judges' bounds.

use std::path::PathBuf;

use anyhow::Result;
use command::progress::Screen;
use judge::disk::cases::{CaseFiles, Data};
use judge::disk::files::{size_of, text};
use judge::disk::scratch::put_text;
use judge::judging::verdict::Verdict;
use judge::running::language::Language;
use judge::session::open_problem::OpenProblem;
use judge::submissions::theorem::without_theorem;
use judge::submissions::{Promise, Submission};
use judge::workspace::checks::{self, Check};
use judge::workspace::small_search::{self, SEARCH};
use protocol::question::{CheckSearch, InvalidInputs, ReachedBounds, Validate};
use protocol::{Bound, Invalid, Scope};

use super::report::Report;

/// Makes the data of the problems, and makes all checks that need no program.
pub fn check(problems: &[OpenProblem], screen: &Screen) -> Result<Report> {
    let checks = Check::of_each(problems, |problem| problem.slug(), check_problem);
    let mut all = Report::default();
    for report in checks::all("making and checking the data", &checks, screen)? {
        all.extend(report);
    }
    Ok(all)
}

fn check_problem(problem: &OpenProblem) -> Result<Report> {
    let data = problem.data()?;
    let mut report = Report::default();
    check_inputs(problem, data, &mut report)?;
    check_invalid(problem, &mut report)?;
    check_narrower(problem, &mut report)?;
    check_search(problem, &mut report)?;
    check_theorem(problem, data, &mut report)?;
    Ok(report)
}

fn inputs(cases: &[CaseFiles]) -> Vec<PathBuf> {
    cases.iter().map(|case| case.input.clone()).collect()
}

/// Every input is valid, and together they reach the judge's bounds.
fn check_inputs(problem: &OpenProblem, data: &Data, report: &mut Report) -> Result<()> {
    for case in &data.beyond {
        let question = Validate { input: text(&case.input)?, scope: Scope::Beyond };
        if let Err(error) = problem.server.ask(question)? {
            report.fail(format!("NOT valid: {}, {}: {error}", problem.slug(), case.name));
        }
    }
    // The error names the first input that is not valid.
    match problem.server.ask(ReachedBounds { inputs: inputs(&data.judge) }) {
        Ok(bounds) => check_bounds(problem.slug(), bounds, report),
        Err(error) => report.fail(format!("NOT valid: {error:#}")),
    }
    Ok(())
}

/// The bounds of the judges that allow less are reached, too.
fn check_narrower(problem: &OpenProblem, report: &mut Report) -> Result<()> {
    let slug = problem.slug();
    for judge in &problem.session.judges {
        let there = problem.problem.at(judge).filter(|there| !there.bounds.is_empty());
        let Some(there) = there else { continue };
        let narrower = &there.bounds;
        let there = OpenProblem::start(problem.session, &there, problem.server.executable())?;
        let inputs = inputs(&there.cases(&[Scope::Judge])?);
        let bounds = there.server.ask(ReachedBounds { inputs })?;
        for name in narrower.keys() {
            if bounds.iter().all(|bound| bound.name != format!("least {name}")) {
                let judge = &judge.name;
                report.fail(format!("NOT a number of {slug}: {name}, bounded by {judge}"));
            }
        }
        let own =
            |bound: &Bound| narrower.keys().any(|name| bound.name.ends_with(&format!(" {name}")));
        check_bounds(
            &format!("{slug} at {}", judge.name),
            bounds.into_iter().filter(own).collect(),
            report,
        );
    }
    Ok(())
}

/// Each bound is reached, or excused.
fn check_bounds(of: &str, bounds: Vec<Bound>, report: &mut Report) {
    for bound in bounds {
        let name = bound.name;
        match (bound.reached, bound.excuse) {
            (true, None) | (false, Some(_)) => {}
            (false, None) => report.fail(format!(
                "NOT reached: {of}: no case has the {name}: add one, or say why by `.unreached`"
            )),
            (true, Some(_)) => report.fail(format!(
                "NOT so: {of}: tests/problem.rs excuses the {name} by `.unreached`, and it is there"
            )),
        }
    }
}

/// The least number of invalid inputs of a problem, made by its tests or its own.
const LEAST_INVALID: usize = 5;

/// The search beside a problem finds what the theorem says.
fn check_search(problem: &OpenProblem, report: &mut Report) -> Result<()> {
    let workspace = &problem.session.workspace;
    let Some(printed) = small_search::output(workspace, problem.slug())? else { return Ok(()) };
    if let Err(error) = problem.server.ask(CheckSearch { printed })? {
        report.fail(format!("NOT searched: {}/{SEARCH}: {error}", problem.slug()));
    }
    Ok(())
}

/// The lines that a page marks as the theorem are needed: without them, the solution in Python
/// fails.
fn check_theorem(problem: &OpenProblem, data: &Data, report: &mut Report) -> Result<()> {
    const FILE: &str = "right/solution.py";
    let (workspace, slug) = (&problem.session.workspace, problem.slug());
    let solution = workspace.problem(slug).join(FILE);
    if !solution.exists() || !Language::Python.is_available() {
        return Ok(());
    }
    let source = workspace.scratch("without-theorem").join(format!("{slug}.py"));
    put_text(&source, &without_theorem(&text(&solution)?))?;
    let promise = Promise::Caught { verdict: Verdict::WA, scope: Scope::Judge };
    let program = Submission { problem: problem.problem.clone(), source, promise };
    let mut cases = data.judge.clone();
    cases.sort_by_cached_key(|case| size_of(&case.input));
    if !program.fails(program.prepare(workspace)?, &problem.server, &cases)? {
        report.fail(format!("NOT needed: {slug}: {FILE} is right without its theorem"));
    }
    Ok(())
}

/// Every invalid input is refused, and one that is broken in one place is refused there.
fn check_invalid(problem: &OpenProblem, report: &mut Report) -> Result<()> {
    let (slug, server, scope) = (problem.slug(), &problem.server, Scope::Judge);
    let all = server.ask(InvalidInputs {})?;
    if all.len() < LEAST_INVALID {
        report.fail(format!("NOT enough: {slug}: only {} broken inputs", all.len()));
    }
    for Invalid { name, input, place } in all {
        match (server.ask(Validate { input: input.clone(), scope })?, place) {
            (Ok(_), _) => report.fail(format!("NOT refused: {slug}: {name}: {input:?}")),
            (Err(error), Some(place)) if !error.starts_with(&format!("{place}: ")) => {
                report.fail(format!("NOT refused at {place}: {slug}: {name}: {error}"));
            }
            _ => {}
        }
    }
    Ok(())
}
