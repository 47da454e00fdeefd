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
use command::problems::{chosen, Chosen};
use command::progress::Screen;
use command::{RIGHT, WRONG};
use judge::catalogue::{Entry, Need};
use judge::lacks;
use judge::lists::BENCHMARKS;
use judge::open_problem::OpenProblem;
use judge::output::println;
use judge::passed::Passed;
use judge::workspace::Workspace;

use report::Report;

use crate::register::Sizes;

pub fn verify(workspace: &Workspace, options: &Verify) -> Result<u8> {
    let screen = Screen::start();
    let Chosen { entries, left_out } = chosen(workspace, &options.problems, Need::Programs)?;
    let problems = OpenProblem::open(workspace, &entries, &screen)?;
    let (subjects, report) = data::check(&problems, &screen)?;
    let mut failures = left_out + report.show()?;
    let passed = Passed::of(workspace)?;
    failures += submissions::check(&subjects, &passed, options.seed, &screen)?.show()?;
    let (texts, report) = bundles::check(workspace, &subjects, &options.rustc, &passed, &screen)?;
    failures += report.show()?;
    failures += check_sizes(workspace, &entries, &texts)?.show()?;
    for entry in &entries {
        if let Some(line) = lacks::in_a_line(&workspace.root, entry) {
            println!("{}: {line}", entry.slug)?;
        }
    }
    if options.times {
        screen.show_times()?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}

/// The sizes in BENCHMARKS.md are those of the bundles, where it has some.
fn check_sizes(workspace: &Workspace, entries: &[Entry], bundles: &[String]) -> Result<Report> {
    let page = std::fs::read_to_string(workspace.root.join(BENCHMARKS))?;
    let mut report = Report::default();
    let mut sizes = Sizes::in_page(&page);
    for (entry, bundle) in entries.iter().zip(bundles) {
        if sizes.has(&entry.slug) {
            sizes.add(std::slice::from_ref(entry), std::slice::from_ref(bundle));
        }
    }
    if sizes.written_into(&page)? != page {
        report.fail(format!("the sizes in {BENCHMARKS}: `cargo judge register` puts them right"));
    }
    Ok(report)
}
