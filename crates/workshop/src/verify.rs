//! `cargo judge verify`: is the data good enough to catch wrong programs, are right programs
//! accepted, and do the bundles hold?
//!
//! A wrong program must get the verdict that its first line promises in some case; `WA beyond` says
//! that only cases beyond the judge's bounds can give it. A right one must be accepted on all of
//! the judge's cases, and a search counted in runs must find nothing. What was passed is remembered
//! until the program, the data, the limits or `cargo judge` change ([`judge::passed`]).

mod bundles;
mod data;
mod report;
mod submissions;
mod versions;

use anyhow::Result;
use command::arguments::Verify;
use command::progress::Screen;
use command::{RIGHT, WRONG};
use judge::catalogue::Need;
use judge::open_problem::OpenProblem;
use judge::passed::Passed;
use judge::problem::Problem;
use judge::session::{Chosen, Session};

use report::Report;

use crate::submit::{place_of_size_table, size_table};

pub fn verify(session: &Session, options: &Verify) -> Result<u8> {
    let screen = Screen::start();
    let Chosen { problems, left_out } = session.chosen(&options.problems, Need::Programs)?;
    let open = OpenProblem::open(session, &problems, &screen)?;
    let (subjects, report) = data::check(&open, &screen)?;
    let mut failures = left_out + report.show()?;
    let passed = Passed::of(&session.workspace)?;
    failures += submissions::check(&subjects, &passed, options.seed, &screen)?.show()?;
    let (texts, report) = bundles::check(session, &subjects, &options.rustc, &passed, &screen)?;
    failures += report.show()?;
    if options.problems.is_empty() {
        failures += check_size_table(session, &problems, &texts)?.show()?;
    }
    if options.times {
        screen.show_times()?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}

/// The table of sizes in docs/benchmarks.md is that of the bundles.
fn check_size_table(session: &Session, problems: &[Problem], bundles: &[String]) -> Result<Report> {
    let page = std::fs::read_to_string(session.workspace.root.join("docs/benchmarks.md"))?;
    let table = size_table(problems, bundles);
    let mut report = Report::default();
    if place_of_size_table(&page).is_none_or(|place| page[place] != table) {
        let command = "`cargo judge sizes --write` puts them right";
        report.fail(format!("the sizes in docs/benchmarks.md: {command}"));
    }
    Ok(report)
}
