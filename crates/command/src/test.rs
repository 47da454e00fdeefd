//! `cargo judge test`: a verdict on every case.

mod official;
mod report;
mod task;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Result};
use judge::catalogue::Need;
use judge::disk::cases::CaseFiles;
use judge::disk::files::stamp_of;
use judge::listener::{Event, Listener};
use judge::output::{eprintln, println};
use judge::parallel::in_order;
use judge::session::Session;
use judge::workspace::Workspace;

use command::arguments::{Speech, Test};
use command::dialogue::tell;
use command::meant::{find_meant, no_program};
use command::progress::Screen;
use command::warn_of_limits;
use command::{RIGHT, WRONG};
use study::{said, Language};

use crate::next;

use report::Report;
use task::{tasks, Job, Runner};

pub fn test(session: &Session, options: &Test) -> Result<u8> {
    let (jobs, left_out) = jobs(session, options)?;
    warn_of_limits()?;
    if options.watch {
        return watch(session, options, &jobs);
    }
    once(session, options, &jobs, left_out)
}

/// What the user wants to be tested, and how many problems are left out of it.
fn jobs(session: &Session, options: &Test) -> Result<(Vec<Job>, usize)> {
    let (meant, left_out) = find_meant(session, &options.problems, Need::Cases)?;
    let problems = meant.iter().map(|(problem, _)| problem.clone()).collect();
    let problems = session.at_judge(problems, options.conditions.at.judge.as_deref())?;
    let at_judge = |slug: &str| problems.iter().find(|problem| problem.slug == slug).cloned();
    // Without a name, all that the judge has are meant.
    let elsewhere: BTreeSet<&str> = match &options.problems[..] {
        [] => BTreeSet::new(),
        _ => meant.iter().map(|(problem, _)| &problem.slug[..]).collect(),
    };
    let elsewhere: Vec<&str> =
        elsewhere.into_iter().filter(|slug| at_judge(slug).is_none()).collect();
    for slug in &elsewhere {
        eprintln!("{slug} is left out: the judge of --judge is not known to have it");
    }
    let left_out = left_out + elsewhere.len();
    if !options.command.is_empty() {
        ensure!(
            options.problems.len() == 1,
            "a command solves one problem: name it, as in `cargo judge test nim -- ...`"
        );
        let runner = Runner::Command(options.command.clone());
        let job = at_judge(&meant[0].0.slug).map(|problem| Job { problem, runner });
        return Ok((Vec::from_iter(job), 0));
    }
    let mut jobs = Vec::new();
    for (problem, program) in meant {
        let runner = match program {
            Some(program) => Runner::Yours(program),
            None if problem.is_yours => bail!("{}", no_program(&problem)),
            None => Runner::Ours,
        };
        jobs.extend(at_judge(&problem.slug).map(|problem| Job { problem, runner }));
    }
    Ok((jobs, left_out))
}

/// Tests again whenever a file of the programs has changed, until the user ends it. Looking five
/// times a second costs nothing, and sees what any editor on any system does.
fn watch(session: &Session, options: &Test, jobs: &[Job]) -> Result<u8> {
    const PAUSE: Duration = Duration::from_millis(200);
    loop {
        let before = stamps(&session.workspace, jobs)?;
        ensure!(!before.is_empty(), "there is no file to watch: the command names none");
        if let Err(error) = once(session, options, jobs, 0) {
            eprintln!("cargo judge: {error:#}");
        }
        let s = if before.len() == 1 { "" } else { "s" };
        println!("watching {} file{s}; Ctrl-C ends it", before.len())?;
        while !stamps(&session.workspace, jobs).is_ok_and(|now| is_saved(&before, &now)) {
            thread::sleep(PAUSE);
        }
        println!()?;
    }
}

/// A file of a program with its stamp, which is missing while an editor replaces it.
type Stamp = (PathBuf, Option<String>);

/// Whether a file has changed, and all are there.
fn is_saved(before: &[Stamp], now: &[Stamp]) -> bool {
    now != before && !now.is_empty() && now.iter().all(|(_, stamp)| stamp.is_some())
}

/// The files of the programs.
fn stamps(workspace: &Workspace, jobs: &[Job]) -> Result<Vec<Stamp>> {
    let mut stamps = Vec::new();
    for job in jobs {
        let files = job.files(workspace)?.into_iter();
        stamps.extend(files.map(|file| (file.clone(), stamp_of(&file).ok())));
    }
    Ok(stamps)
}

/// Tests the programs once.
fn once(session: &Session, options: &Test, jobs: &[Job], left_out: usize) -> Result<u8> {
    let screen = Screen::start();
    let tasks = tasks(session, jobs, options, &screen)?;
    let left_out = left_out + jobs.len() - tasks.len();
    let start = Instant::now();
    let mut report = Report::new(&tasks, options);
    report.name_what_is_not_run()?;
    report.name_what_does_not_compile()?;
    let mut runs: Vec<(usize, &CaseFiles)> = Vec::new();
    for (number, task) in tasks.iter().enumerate() {
        runs.extend(task.cases.iter().map(|case| (number, case)));
    }
    screen.hear(Event::Begins { step: "running", checks: runs.len() });
    let ran = in_order(
        &runs,
        |&(number, case)| tasks[number].grade(case, options),
        |&(number, case), grade| {
            screen.hear(Event::Done(&case.name));
            screen.around(|| report.add(number, case, grade))
        },
    );
    screen.hear(Event::Over("running"));
    ran?;
    report.remember(&session.workspace);
    if options.json {
        println!("{}", serde_json::to_string_pretty(&report.to_json())?)?;
    } else {
        report.sum_up(start.elapsed())?;
        report.tell_why(session, &screen)?;
    }
    report.write_transcript()?;
    if options.watch && report.is_all_accepted() {
        tell_what_is_learnt(session, jobs)?;
    }
    Ok(if report.is_all_accepted() && left_out == 0 { RIGHT } else { WRONG })
}

/// The theorems behind the problems, where to read about them, and what to solve next.
fn tell_what_is_learnt(session: &Session, jobs: &[Job]) -> Result<()> {
    let speech = Speech { language: None };
    speech.speaking(|| {
        for Job { problem, .. } in jobs.iter().filter(|job| !job.problem.is_yours) {
            let page = Language::spoken().document("README.md");
            tell(&said!(
                "{} rests on {}; the proof stands in problems/{}/{}",
                "{} 所依据的定理：{}；证明见 problems/{}/{}",
                problem.slug,
                problem.theorem,
                problem.slug,
                page
            ))?;
        }
        next::in_a_line(session)?.iter().try_for_each(|line| tell(line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_an_editor_replaces_is_not_saved_yet() {
        let file = |stamp: Option<&str>| (PathBuf::from("a.py"), stamp.map(str::to_string));
        let before = [file(Some("1"))];
        for (now, expected) in [
            (&[file(Some("1"))][..], false),
            (&[file(None)], false),
            (&[], false),
            (&[file(Some("2"))], true),
            (&[file(Some("1")), file(Some("1"))], true),
        ] {
            assert_eq!(is_saved(&before, now), expected, "{now:?}");
        }
        assert!(is_saved(&[file(None)], &before));
    }
}
