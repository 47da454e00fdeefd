//! `cargo judge verify`: is the data good enough to catch wrong programs, are right programs
//! accepted, and do the bundles hold?
//!
//! A wrong program must get the verdict that its first line promises in some case; `WA beyond` says
//! that only cases beyond the judge's bounds can give it. A right one must be accepted on all of
//! the judge's cases, and a search counted in runs must find nothing. What was passed is remembered
//! until the program, the data, the limits or `cargo judge` change ([`judge::workspace::passed`]).

mod bundles;
mod data;
mod report;
mod submissions;

use anyhow::Result;
use command::arguments::Verify;
use command::progress::Screen;
use command::{RIGHT, WRONG};
use judge::catalogue::Need;
use judge::documents::lacks;
use judge::output::println;
use judge::session::open_problem::OpenProblem;
use judge::session::{Chosen, Session};
use judge::workspace::passed::Passed;

use crate::bundler::Bundler;

pub fn verify(session: &Session, options: &Verify) -> Result<u8> {
    let screen = Screen::start();
    let Chosen { problems, left_out } = session.chosen(&options.problems, Need::Programs)?;
    let open = OpenProblem::open(session, &problems, &screen)?;
    let mut failures = left_out + data::check(&open, &screen)?.show()?;
    let passed = Passed::open(&session.workspace)?;
    // A user who names a problem works on its data; about all problems nobody reads as much.
    let is_asked = !options.problems.is_empty() || options.seed.is_some();
    let bundler = Bundler::new(session, &options.rustc)?;
    let report = submissions::check(&bundler, &open, &passed, options.seed, is_asked, &screen)?;
    failures += report.show()?;
    let report = bundles::check(session, &bundler, &open, &passed, &screen)?;
    failures += report.show()?;
    for problem in &problems {
        if let Some(line) = lacks::in_a_line(&session.workspace.root, problem) {
            println!("{}: {line}", problem.slug)?;
        }
    }
    if options.times {
        screen.show_times()?;
    }
    Ok(if failures == 0 { RIGHT } else { WRONG })
}
