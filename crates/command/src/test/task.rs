//! A program and the cases that it is to solve.

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::{Error, Result};
use judge::catalogue::problem::Problem;
use judge::disk::cases::{CaseFiles, Gathered};
use judge::disk::files::files_in;
use judge::judging::grading::{limits, Candidate, Grade};
use judge::judging::side::Judging;
use judge::judging::verdict::Verdict;
use judge::mine::{self, Program};
use judge::output::eprintln;
use judge::running::execution::NotStarted;
use judge::session::open_problem::OpenProblem;
use judge::session::Session;
use judge::workspace::checks::{self, Check};
use judge::workspace::{Product, Workspace};
use protocol::question::Longest;
use protocol::Scope;

use command::arguments::Test;
use command::meant::command;
use command::progress::Screen;

use super::official;

/// The number of cases that may take too long before a program is not run on others any more.
pub const MOST_TLE: usize = 3;

/// How many times as long as ours a judge's input must be to be called longer.
const TIMES_LONGER: u64 = 4;

/// A problem, and what is to be run on its cases.
#[derive(Clone, Debug)]
pub struct Job {
    pub problem: Problem,
    pub runner: Runner,
}

/// What is to be run.
#[derive(Clone, Debug)]
pub enum Runner {
    /// The solution of the set.
    Ours,
    /// A program of the user's, from its source.
    Yours(Program),
    /// A command.
    Command(Vec<OsString>),
}

impl Job {
    /// The files that the program is made of.
    pub fn files(&self, workspace: &Workspace) -> Result<Vec<PathBuf>> {
        match &self.runner {
            Runner::Ours => files_in(&workspace.problem(&self.problem.slug).join("src")),
            Runner::Yours(program) => program.files(),
            Runner::Command(words) => {
                Ok(words.iter().map(PathBuf::from).filter(|word| word.is_file()).collect())
            }
        }
    }

    pub fn is_ours(&self) -> bool {
        matches!(self.runner, Runner::Ours)
    }
}

/// A program that may be run, and its cases.
pub struct Task<'a> {
    pub job: &'a Job,
    /// The program, or what its compiler says.
    pub candidate: Result<Candidate, String>,
    /// The cases; none if it does not compile.
    pub cases: Vec<CaseFiles>,
    /// What the user has given for the problem and is not run, a line for each file.
    pub left_out: Vec<String>,
    /// What there is to say of the cases.
    pub notes: Vec<String>,
    /// How many bytes the judge's longest input may have; 0 if that is not known.
    pub longest: u64,
    /// How many runs have taken too long.
    slow: AtomicUsize,
    /// How many runs have failed.
    failed: AtomicUsize,
    /// Whether no other program is tested.
    is_alone: bool,
    /// Why runs have no verdict, a line for each.
    unjudged: Mutex<Vec<String>>,
}

impl Task<'_> {
    /// What it is called in a list of several.
    pub fn name(&self) -> &str {
        self.program().map_or(&self.job.problem.slug, |program| &program.name)
    }

    /// The program, if it is one of the user's.
    pub fn program(&self) -> Option<&Program> {
        match &self.job.runner {
            Runner::Yours(program) => Some(program),
            _ => None,
        }
    }

    /// Runs the program on a case, unless it has failed on enough others.
    pub fn grade(&self, case: &CaseFiles, options: &Test) -> Result<Option<Grade>> {
        let is_slow = self.slow.load(Ordering::Relaxed) >= MOST_TLE && !options.all;
        let is_over = is_slow || (options.fail_fast && self.failed.load(Ordering::Relaxed) > 0);
        let Some(candidate) = self.candidate.as_ref().ok().filter(|_| !is_over) else {
            return Ok(None);
        };
        // What fails of the user's stops nothing else: a program that the system does not start, or
        // a checker or an interactor.
        let grade = match candidate.grade(case) {
            Err(error) if self.program().is_some() && error.is::<NotStarted>() => {
                not_started(&error)
            }
            Err(error) if self.job.problem.is_yours && !self.is_alone => {
                let mut unjudged = self.unjudged.lock().unwrap_or_else(PoisonError::into_inner);
                unjudged.push(format!("{error:#}"));
                return Ok(None);
            }
            grade => grade?,
        };
        self.failed.fetch_add(usize::from(grade.verdict != Verdict::AC), Ordering::Relaxed);
        self.slow.fetch_add(usize::from(grade.verdict == Verdict::TLE), Ordering::Relaxed);
        Ok(Some(grade))
    }

    /// Why runs have had no verdict up to now, a line for each.
    pub fn unjudged(&self) -> Vec<String> {
        self.unjudged.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many bytes the longest input has that it is run on, and the judge's longest, if that is
    /// so much longer that a slow program may pass here.
    pub fn longest_inputs(&self) -> Option<[u64; 2]> {
        let bytes = |case: &CaseFiles| case.input.metadata().map_or(0, |file| file.len());
        let here = self.cases.iter().map(bytes).max()?;
        (self.longest >= TIMES_LONGER * here).then_some([here, self.longest])
    }
}

/// The grade of a program that does not even start.
fn not_started(error: &Error) -> Grade {
    Grade::from_verdict(Verdict::RE, format!("{error:#}"))
}

/// The programs to run. Problems of the set that do not compile are left out, and named, and so are
/// those of the user's whose checker or interactor cannot be run, unless there is nothing else.
pub fn tasks<'a>(
    session: &Session,
    jobs: &'a [Job],
    options: &Test,
    screen: &Screen,
) -> Result<Vec<Task<'a>>> {
    let products = Products::build(&session.workspace, jobs, screen)?;
    let (whole, broken): (Vec<&Job>, Vec<&Job>) = jobs.iter().partition(|job| products.has(job));
    for Job { problem, .. } in broken {
        eprintln!("problems/{} is left out: it does not compile", problem.slug);
    }
    let is_alone = jobs.len() == 1;
    let task = |job: &&'a Job| match task(session, &products, job, options) {
        Err(error) if job.problem.is_yours && !is_alone => {
            eprintln!("mine/{} is left out: {error:#}", job.problem.slug);
            Ok(None)
        }
        task => task.map(|task| Some(Task { is_alone, ..task })),
    };
    let prepare = Check::of_each(&whole, |job| &job.problem.slug, task);
    Ok(checks::all("preparing", &prepare, screen)?.into_iter().flatten().collect())
}

/// What cargo has made of the problems of the set, by their slugs.
struct Products {
    tests: HashMap<String, PathBuf>,
    solutions: HashMap<String, PathBuf>,
}

impl Products {
    fn build(workspace: &Workspace, jobs: &[Job], screen: &Screen) -> Result<Products> {
        let build = |product, is_needed: fn(&Job) -> bool| {
            let needed = jobs.iter().filter(|job| !job.problem.is_yours && is_needed(job));
            let mut problems: Vec<Problem> = needed.map(|job| job.problem.clone()).collect();
            problems.dedup_by(|one, other| one.slug == other.slug);
            match problems[..] {
                [] => Ok(HashMap::new()),
                _ => workspace.build_what_compiles(&problems, product, screen),
            }
        };
        Ok(Products {
            tests: build(Product::Tests, |_| true)?,
            solutions: build(Product::Solution, Job::is_ours)?,
        })
    }

    fn has(&self, job: &Job) -> bool {
        let slug = &job.problem.slug;
        let in_order =
            self.tests.contains_key(slug) && (!job.is_ours() || self.solutions.contains_key(slug));
        job.problem.is_yours || in_order
    }
}

fn task<'a>(
    session: &Session,
    products: &Products,
    job: &'a Job,
    options: &Test,
) -> Result<Task<'a>> {
    let conditions = &options.conditions;
    let limits = limits(&job.problem, conditions.time, conditions.memory);
    let judge = conditions.at.judge.as_deref();
    let tools = session.tools(&job.problem, &conditions.with, judge)?;
    let program = match &job.runner {
        Runner::Ours => Ok(vec![OsString::from(&products.solutions[&job.problem.slug])]),
        Runner::Yours(program) => program.prepare(&session.workspace, &tools, &limits),
        Runner::Command(words) => {
            command(&session.workspace, &job.problem.slug, words, (&tools, &limits))
        }
    };
    let comparison = conditions.comparison();
    let judging = match job.problem.is_yours {
        true => mine::judging(&session.workspace, &job.problem, comparison)?,
        false => {
            let tests = &products.tests[&job.problem.slug];
            Judging::by_tests(&job.problem, tests, comparison)
        }
    };
    let candidate = program.map(|command| {
        let candidate = Candidate::new(command, limits, judging);
        // Ours solve cases that no judge has, and a user who sets the time means it.
        match job.is_ours() || conditions.time.is_some() {
            true => candidate,
            false => candidate.held_to(&job.problem),
        }
    });
    let (Gathered { cases, left_out, notes }, longest) = match candidate {
        Ok(_) => cases(session, products, job, options)?,
        Err(_) => (Gathered::default(), 0),
    };
    Ok(Task {
        job,
        candidate: candidate.map_err(|error| format!("{error:#}")),
        cases,
        left_out,
        notes,
        longest,
        slow: AtomicUsize::new(0),
        failed: AtomicUsize::new(0),
        is_alone: false,
        unjudged: Mutex::default(),
    })
}

/// The cases for a program, and how many bytes the judge's longest input may have: beyond the
/// judge's bounds only what is ours must go.
fn cases(
    session: &Session,
    products: &Products,
    Job { problem, runner }: &Job,
    options: &Test,
) -> Result<(Gathered, u64)> {
    if let Some(place) = &options.cases {
        return Ok((official::cases(&session.workspace, problem, place)?, 0));
    }
    let conditions = &options.conditions;
    if problem.is_yours {
        return Ok((mine::cases(&session.workspace, &problem.slug), 0));
    }
    let ours = matches!(runner, Runner::Ours) && conditions.at.judge.is_none();
    let scopes: &[Scope] = match conditions.beyond || ours {
        true => &[Scope::Judge, Scope::Beyond],
        false => &[Scope::Judge],
    };
    let open = OpenProblem::start(session, problem, &products.tests[&problem.slug])?;
    let cases = Gathered { cases: open.cases(scopes)?, ..Gathered::default() };
    Ok(match runner {
        Runner::Ours => (cases, 0),
        Runner::Yours(_) | Runner::Command(_) => {
            (cases.and(open.kept_cases()), open.server.ask(Longest {})?)
        }
    })
}
