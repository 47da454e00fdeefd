//! `cargo judge test`: a verdict on every case.

use std::collections::HashMap;
use std::ffi::OsString;
use std::io::stdout;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use anyhow::{bail, ensure, Result};
use judge::cases::CaseFiles;
use judge::catalogue::{Entry, Need};
use judge::checks::{self, Check};
use judge::files::{files_in, stamp_of};
use judge::grading::{limits, Candidate, Grade};
use judge::language::direct;
use judge::listener::{Event, Listener};
use judge::mine::{samples, Program};
use judge::open_problem::OpenProblem;
use judge::output::{eprintln, println};
use judge::parallel::in_order;
use judge::verdict::{Verdict, LINES_DIFFER};
use judge::workspace::{Product, Workspace};
use protocol::Scope;
use similar::TextDiff;

use command::arguments::Test;
use command::meant::{meant, no_program, Meant};
use command::problems::{at_judge, warn_of_limits};
use command::progress::Screen;
use command::{RIGHT, WRONG};

/// After so many cases that took too long, a program is not run on others.
const MOST_TLE: usize = 3;

pub fn test(workspace: &Workspace, options: &Test) -> Result<u8> {
    let (meant, left_out) = meant(workspace, &options.problems, Need::Cases)?;
    let judge = options.conditions.at.judge.as_deref();
    let entries = meant.iter().map(|(entry, _)| entry.clone()).collect();
    let there = at_judge(workspace, entries, judge)?;
    let at = |(entry, program): Meant| {
        let there = there.iter().find(|other| other.slug == entry.slug);
        there.map(|entry| (entry.clone(), program))
    };
    let mut meant: Vec<Meant> = meant.into_iter().filter_map(at).collect();
    let given = !options.command.is_empty();
    if given {
        ensure!(
            options.problems.len() == 1,
            "a command solves one problem: name it, as in `cargo judge test nim -- ...`"
        );
        meant.truncate(1);
        meant[0].1 = None;
    }
    if let Some((entry, _)) =
        meant.iter().find(|(entry, program)| entry.is_yours && program.is_none() && !given)
    {
        bail!("{}", no_program(entry));
    }
    warn_of_limits()?;
    if options.watch {
        return watch(workspace, options, &meant);
    }
    once(workspace, options, &meant, left_out)
}

/// Tests again whenever one of the programs' files has changed, until the user ends it.
fn watch(workspace: &Workspace, options: &Test, meant: &[Meant]) -> Result<u8> {
    const PAUSE: Duration = Duration::from_millis(200);
    loop {
        let before = stamps(workspace, options, meant)?;
        ensure!(!before.is_empty(), "there is no file to watch: the command names none");
        if let Err(error) = once(workspace, options, meant, 0) {
            eprintln!("cargo judge: {error:#}");
        }
        println!("watching {} files; Ctrl-C ends it", before.len())?;
        while stamps(workspace, options, meant)? == before {
            thread::sleep(PAUSE);
        }
        println!()?;
    }
}

/// The files of the programs, each with its stamp; none while an editor is replacing it.
fn stamps(
    workspace: &Workspace,
    options: &Test,
    meant: &[Meant],
) -> Result<Vec<(PathBuf, Option<String>)>> {
    let mut files = Vec::new();
    for (entry, program) in meant {
        match program {
            Some(program) => files.extend(program.files()?),
            None if options.command.is_empty() => {
                files.extend(files_in(&workspace.problem(&entry.slug).join("src"))?);
            }
            None => {
                let words = options.command.iter().map(PathBuf::from);
                files.extend(words.filter(|word| word.is_file()));
            }
        }
    }
    Ok(files.into_iter().map(|file| (file.clone(), stamp_of(&file).ok())).collect())
}

/// Tests the programs once.
fn once(workspace: &Workspace, options: &Test, meant: &[Meant], left_out: usize) -> Result<u8> {
    let screen = Screen::start();
    let tasks = tasks(workspace, meant, options, &screen)?;
    let left_out = left_out + meant.len() - tasks.len();
    let start = Instant::now();
    let mut report = Report {
        grades: tasks.iter().map(|_| Vec::new()).collect(),
        tasks: &tasks,
        diff: options.diff,
    };
    report.name_what_does_not_compile()?;
    let runs: Vec<(usize, &CaseFiles)> = tasks
        .iter()
        .enumerate()
        .flat_map(|(number, task)| task.cases.iter().map(move |case| (number, case)))
        .collect();
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
    report.remember(options)?;
    report.sum_up(start.elapsed(), options)?;
    Ok(if report.is_all_accepted() && left_out == 0 { RIGHT } else { WRONG })
}

/// A program and the cases that it is to solve.
struct Task<'a> {
    entry: &'a Entry,
    program: Option<&'a Program>,
    /// The program, or what its compiler says.
    candidate: Result<Candidate, String>,
    /// The cases; none if it does not compile.
    cases: Vec<CaseFiles>,
    /// How many runs have taken too long.
    slow: AtomicUsize,
    /// How many runs have failed.
    failed: AtomicUsize,
}

impl Task<'_> {
    /// What it is called in a list of several.
    fn name(&self) -> &str {
        self.program.map_or(&self.entry.slug, |program| &program.name)
    }

    /// Runs the program on a case, unless it has failed on enough others.
    fn grade(&self, case: &CaseFiles, options: &Test) -> Result<Option<Grade>> {
        let is_slow = self.slow.load(Ordering::Relaxed) >= MOST_TLE && !options.all;
        let is_over = is_slow || (options.fail_fast && self.failed.load(Ordering::Relaxed) > 0);
        let Some(candidate) = self.candidate.as_ref().ok().filter(|_| !is_over) else {
            return Ok(None);
        };
        let grade = candidate.grade(case)?;
        self.failed.fetch_add(usize::from(grade.verdict != Verdict::AC), Ordering::Relaxed);
        self.slow.fetch_add(usize::from(grade.verdict == Verdict::TLE), Ordering::Relaxed);
        Ok(Some(grade))
    }
}

/// The programs to run; problems that do not compile are left out, and named.
fn tasks<'a>(
    workspace: &Workspace,
    meant: &'a [Meant],
    options: &Test,
    screen: &Screen,
) -> Result<Vec<Task<'a>>> {
    let given = !options.command.is_empty();
    let is_own = |(_, program): &&Meant| program.is_none() && !given;
    let entries = |meant: Vec<&Meant>| -> Vec<Entry> {
        let mut entries: Vec<Entry> = meant.into_iter().map(|(entry, _)| entry.clone()).collect();
        entries.dedup_by(|a, b| a.slug == b.slug);
        entries.retain(|entry| !entry.is_yours);
        entries
    };
    let build = |entries: &[Entry], product| match entries {
        [] => Ok(HashMap::new()),
        _ => workspace.build_what_compiles(entries, product, screen),
    };
    let tests = build(&entries(meant.iter().collect()), Product::Tests)?;
    let solutions = build(&entries(meant.iter().filter(is_own).collect()), Product::Solution)?;
    let compiled = |meant: &&Meant| {
        let slug = &meant.0.slug;
        meant.0.is_yours
            || (tests.contains_key(slug) && (!is_own(meant) || solutions.contains_key(slug)))
    };
    let (whole, broken): (Vec<&Meant>, Vec<&Meant>) = meant.iter().partition(compiled);
    for (Entry { slug, .. }, _) in broken {
        eprintln!("problems/{slug} is left out: it does not compile");
    }
    let conditions = &options.conditions;
    let task = |(entry, program): &&'a Meant| {
        let limits = limits(entry, conditions.time, conditions.memory);
        let command = match (program, solutions.get(&entry.slug)) {
            (Some(program), _) => program.prepare(workspace, &limits),
            (None, Some(solution)) if !given => Ok(vec![OsString::from(solution)]),
            _ => Ok(direct(options.command.clone())),
        };
        let comparison = conditions.comparison();
        let candidate = command.map(|command| Candidate { command, limits, comparison });
        let cases = match (&candidate, tests.get(&entry.slug)) {
            (Err(_), _) => Vec::new(),
            (Ok(_), None) => samples(workspace, &entry.slug)?,
            (Ok(_), Some(tests)) => {
                let beyond = conditions.beyond
                    || (program.is_none() && !given && conditions.at.judge.is_none());
                let scopes: &[Scope] =
                    if beyond { &[Scope::Judge, Scope::Beyond] } else { &[Scope::Judge] };
                OpenProblem::start(workspace, entry, tests)?.cases(scopes)?
            }
        };
        Ok(Task {
            entry,
            program: program.as_ref(),
            candidate: candidate.map_err(|error| format!("{error:#}")),
            cases,
            slow: AtomicUsize::new(0),
            failed: AtomicUsize::new(0),
        })
    };
    let prepare = Check::of_each(&whole, |(entry, _)| &entry.slug, task);
    checks::all("preparing", &prepare, screen)
}

/// What is said of the programs, while they run and in the end.
struct Report<'a> {
    tasks: &'a [Task<'a>],
    /// The grades of each task up to now, in the order of its cases; `None` where it was not run.
    grades: Vec<Vec<Option<Grade>>>,
    diff: bool,
}

impl Report<'_> {
    fn name_what_does_not_compile(&self) -> Result<()> {
        for task in self.tasks {
            if let Err(words) = &task.candidate {
                println!("{} {}", coloured("CE ", AnsiColor::Red), task.name())?;
                eprintln!("{}", words.trim_end());
            }
        }
        Ok(())
    }

    /// Takes the next grade. A program that is alone gets a line for each case, and each of
    /// several one line when all its cases are done.
    fn add(&mut self, number: usize, case: &CaseFiles, grade: Option<Grade>) -> Result<()> {
        let task = &self.tasks[number];
        if let ([_], Some(grade)) = (self.tasks, &grade) {
            show_case(case, grade, self.diff)?;
        }
        self.grades[number].push(grade);
        if self.tasks.len() > 1 && self.grades[number].len() == task.cases.len() {
            show_program(task, &self.grades[number])?;
        }
        Ok(())
    }

    fn is_all_accepted(&self) -> bool {
        let all = self.grades.iter().flatten();
        let compile = self.tasks.iter().all(|task| task.candidate.is_ok());
        compile && all.into_iter().all(|grade| is_accepted(grade.as_ref()))
    }

    /// Remembers the verdicts on the user's programs, unless they had easier conditions than a
    /// judge gives.
    fn remember(&self, options: &Test) -> Result<()> {
        let conditions = &options.conditions;
        if conditions.ignore_case || conditions.time.is_some() || conditions.memory.is_some() {
            return Ok(());
        }
        for (task, grades) in self.tasks.iter().zip(&self.grades) {
            if let (Some(program), Ok(_)) = (task.program, &task.candidate) {
                let failed = grades.iter().flatten().find(|grade| !is_accepted(Some(grade)));
                let verdict = failed.map_or(Verdict::AC, |grade| grade.verdict);
                program.remember(verdict, grades.len(), conditions.at.judge.as_deref())?;
            }
        }
        Ok(())
    }

    fn sum_up(&self, time: Duration, options: &Test) -> Result<()> {
        let all: Vec<&Option<Grade>> = self.grades.iter().flatten().collect();
        let accepted = all.iter().filter(|grade| is_accepted(grade.as_ref())).count();
        let noted = all.iter().filter(|grade| has_note(grade.as_ref())).count();
        let skipped = all.iter().filter(|grade| grade.is_none()).count();
        let has_programs = self.tasks.iter().any(|task| task.program.is_some());
        let (cases, what) = (all.len(), if has_programs { "programs" } else { "problems" });
        println!(
            "{accepted} of {cases} cases accepted ({what}: {}; {:.1} s)",
            self.tasks.len(),
            time.as_secs_f64()
        )?;
        if noted > 0 {
            println!("on {noted} of them, {LINES_DIFFER}")?;
        }
        match skipped {
            0 => Ok(()),
            _ if options.fail_fast => {
                Ok(println!("{skipped} were not run after the first failure")?)
            }
            _ => Ok(println!("{skipped} were not run after {MOST_TLE} TLE: --all runs them")?),
        }
    }
}

fn is_accepted(grade: Option<&Grade>) -> bool {
    grade.is_some_and(|grade| grade.verdict == Verdict::AC)
}

fn has_note(grade: Option<&Grade>) -> bool {
    grade.is_some_and(|grade| grade.note.is_some())
}

fn show_case(case: &CaseFiles, grade: &Grade, diff: bool) -> Result<()> {
    let verdict = styled(grade.verdict);
    let reason = grade.note.as_ref().unwrap_or(&grade.reason);
    let (time, memory) = (grade.time.as_secs_f64(), megabytes(grade.memory));
    println!("{verdict} {time:6.2} s {memory:6.1} MB  {}  {reason}", case.name)?;
    if diff && grade.verdict == Verdict::WA {
        let expected = std::fs::read_to_string(&case.output).unwrap_or_default();
        let output = String::from_utf8_lossy(&grade.output);
        show_diff(&expected, &output)?;
    }
    Ok(())
}

fn show_program(task: &Task, grades: &[Option<Grade>]) -> Result<()> {
    let mut graded =
        task.cases.iter().zip(grades).filter_map(|(case, grade)| Some((case, grade.as_ref()?)));
    let run = grades.iter().flatten();
    let time: Duration = run.clone().map(|grade| grade.time).max().unwrap_or_default();
    let memory = run.map(|grade| grade.memory).max().unwrap_or(0);
    let failed = graded.find(|(_, grade)| grade.verdict != Verdict::AC);
    let why = failed.map_or(String::new(), |(case, grade)| {
        format!("  {} of {}: {}", case.name, task.entry.slug, grade.reason)
    });
    println!(
        "{} {:20} {:3} cases {:6.2} s {:6.1} MB{why}",
        styled(failed.map_or(Verdict::AC, |(_, grade)| grade.verdict)),
        task.name(),
        grades.len(),
        time.as_secs_f64(),
        megabytes(memory)
    )?;
    Ok(())
}

/// A verdict, three wide, in its colour.
fn styled(verdict: Verdict) -> String {
    let colour = match verdict {
        Verdict::AC => AnsiColor::Green,
        Verdict::WA | Verdict::RE => AnsiColor::Red,
        Verdict::TLE | Verdict::MLE => AnsiColor::Yellow,
    };
    coloured(&format!("{verdict:3}"), colour)
}

fn coloured(text: &str, colour: AnsiColor) -> String {
    let style = match AutoStream::choice(&stdout()) {
        ColorChoice::Never => Style::new(),
        _ => Style::new().bold().fg_color(Some(colour.into())),
    };
    format!("{style}{text}{style:#}")
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

/// The first changes, with lines that stay the same left out.
fn show_diff(expected: &str, output: &str) -> Result<()> {
    const LINES: usize = 40;
    let (expected, output) = (beginning(expected), beginning(output));
    let diff = TextDiff::from_lines(&expected, &output);
    let unified = diff.unified_diff().context_radius(1).header("expected", "output").to_string();
    for line in unified.lines().take(LINES) {
        println!("    {line}")?;
    }
    Ok(())
}

/// A diff of megabytes would take minutes.
fn beginning(text: &str) -> String {
    text.lines()
        .take(2000)
        .map(|line| line.chars().take(200).chain(['\n']).collect::<String>())
        .collect()
}
