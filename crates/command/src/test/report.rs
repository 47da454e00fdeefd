//! What is said of the programs that are tested.

use std::fs;
use std::io::stdout;
use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use anyhow::Result;
use judge::cases::CaseFiles;
use judge::execution::clock;
use judge::grading::Grade;
use judge::limits::Clock;
use judge::mistakes::Answer;
use judge::output::{eprintln, println};
use judge::session::Session;
use judge::verdict::{Verdict, LINES_DIFFER};
use protocol::comparison::Comparison;
use similar::TextDiff;

use command::arguments::Test;
use command::progress::Screen;

use crate::mistake::{tell, HINT};

use super::task::{Task, MOST_TLE};

/// What is said of the programs, while they run and in the end.
pub struct Report<'a> {
    tasks: &'a [Task<'a>],
    /// The grades of each task up to now, in the order of its cases; `None` where it was not run.
    grades: Vec<Vec<Option<Grade>>>,
    options: &'a Test,
}

impl<'a> Report<'a> {
    pub fn of(tasks: &'a [Task<'a>], options: &'a Test) -> Report<'a> {
        Report { tasks, grades: tasks.iter().map(|_| Vec::new()).collect(), options }
    }

    /// The programs that do not compile are named first, with what their compilers say.
    pub fn name_what_does_not_compile(&self) -> Result<()> {
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
    pub fn add(&mut self, number: usize, case: &CaseFiles, grade: Option<Grade>) -> Result<()> {
        let task = &self.tasks[number];
        let is_over = self.options.fail_fast
            && self.grades[number].iter().any(|grade| !is_accepted(grade.as_ref()));
        // What was under way at the first failure.
        let grade = grade.filter(|_| !is_over);
        if let ([_], Some(grade)) = (self.tasks, &grade) {
            show_case(task, case, grade, self.options.diff)?;
        }
        self.grades[number].push(grade);
        if self.tasks.len() > 1 && self.grades[number].len() == task.cases.len() {
            show_program(task, &self.grades[number])?;
        }
        Ok(())
    }

    pub fn is_all_accepted(&self) -> bool {
        let compile = self.tasks.iter().all(|task| task.candidate.is_ok());
        compile && self.grades.iter().flatten().all(|grade| is_accepted(grade.as_ref()))
    }

    /// Remembers the verdicts on the user's programs, unless their conditions were not a judge's.
    /// One that cannot be kept is still a verdict.
    pub fn remember(&self) {
        let conditions = &self.options.conditions;
        let has_limits = conditions.time.is_some() || conditions.memory.is_some();
        let is_usual = conditions.comparison() == Comparison::Tokens && !conditions.beyond;
        if has_limits || !is_usual {
            return;
        }
        for (task, grades) in self.tasks.iter().zip(&self.grades) {
            if let (Some(program), Ok(_)) = (task.program(), &task.candidate) {
                let failed = grades.iter().flatten().find(|grade| !is_accepted(Some(grade)));
                let verdict = failed.map_or(Verdict::AC, |grade| grade.verdict);
                let judge = conditions.at.judge.as_deref();
                let counts = [grades.len(), slower_than_the_judge(task, grades)];
                if let Err(error) = program.remember(verdict, counts, judge) {
                    eprintln!("the verdict on {} is not kept: {error:#}", task.name());
                }
            }
        }
    }

    pub fn sum_up(&self, time: Duration) -> Result<()> {
        let all: Vec<&Option<Grade>> = self.grades.iter().flatten().collect();
        let accepted = all.iter().filter(|grade| is_accepted(grade.as_ref())).count();
        let noted = all.iter().filter(|grade| has_note(grade.as_ref())).count();
        let skipped = all.iter().filter(|grade| grade.is_none()).count();
        let has_programs = self.tasks.iter().any(|task| task.program().is_some());
        let (cases, what) = (all.len(), if has_programs { "programs" } else { "problems" });
        println!(
            "{accepted} of {cases} cases accepted ({what}: {}; {:.1} s)",
            self.tasks.len(),
            time.as_secs_f64()
        )?;
        if noted > 0 {
            println!("{noted} of these are {LINES_DIFFER}")?;
        }
        let counts = self.tasks.iter().zip(&self.grades);
        let slow: usize = counts.map(|(task, grades)| slower_than_the_judge(task, grades)).sum();
        if slow > 0 {
            println!("{slow} of these took longer than the judge allows")?;
        }
        let is_stopped = |grade: &Grade| grade.verdict == Verdict::TLE;
        if self.options.conditions.time.is_none() && all.into_iter().flatten().any(is_stopped) {
            println!("a program that takes too long is stopped sooner with --time 2")?;
        }
        match skipped {
            0 => Ok(()),
            _ if self.options.fail_fast => {
                Ok(println!("{skipped} were not run after the first failure")?)
            }
            _ => Ok(println!("{skipped} were not run after {MOST_TLE} TLE: --all runs them")?),
        }
    }

    /// Says which mistakes are behind wrong answers, or how to ask.
    pub fn tell_why(&self, session: &Session, screen: &Screen) -> Result<()> {
        let is_wrong = |grade: &Grade| grade.verdict == Verdict::WA;
        let failed = self.tasks.iter().zip(&self.grades).filter(|(task, grades)| {
            let job = task.job;
            !job.problem.is_yours && !job.is_ours() && grades.iter().flatten().any(is_wrong)
        });
        for (task, grades) in failed {
            if !self.options.why {
                return Ok(println!("{HINT}")?);
            }
            let answers = task.cases.iter().zip(grades);
            let answers = answers.filter_map(|(case, grade)| Answer::of(case, grade.as_ref()?));
            let (problem, comparison) = (&task.job.problem, self.options.conditions.comparison());
            tell(session, problem, task.name(), comparison, answers.collect(), screen)?;
        }
        Ok(())
    }
}

fn is_accepted(grade: Option<&Grade>) -> bool {
    grade.is_some_and(|grade| grade.verdict == Verdict::AC)
}

/// How many accepted cases took longer than the judge allows.
fn slower_than_the_judge(task: &Task, grades: &[Option<Grade>]) -> usize {
    grades.iter().flatten().filter(|grade| is_slow(task, grade)).count()
}

/// Whether a case was accepted after the judge's own limit, of which a run here may take a
/// multiple. Our solutions solve cases that no judge has.
fn is_slow(task: &Task, grade: &Grade) -> bool {
    is_accepted(Some(grade)) && !task.job.is_ours() && grade.is_slow(&task.job.problem)
}

fn has_note(grade: Option<&Grade>) -> bool {
    grade.is_some_and(|grade| grade.note.is_some())
}

fn show_case(task: &Task, case: &CaseFiles, grade: &Grade, diff: bool) -> Result<()> {
    let verdict = styled(grade.verdict);
    let reason = match is_slow(task, grade) {
        true => format!("slow: the judge allows {} s", task.job.problem.time),
        false => grade.note.unwrap_or(&grade.reason).to_string(),
    };
    let (time, memory) = (grade.time.as_secs_f64(), megabytes(grade.memory)?);
    println!("{verdict} {time:6.2} s {memory} MB  {}  {reason}", case.name)?;
    if diff && grade.verdict == Verdict::WA {
        let expected = fs::read_to_string(&case.output).unwrap_or_default();
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
    let why = match (failed, slower_than_the_judge(task, grades)) {
        (Some((case, grade)), _) => {
            format!("  {} of {}: {}", case.name, task.job.problem.slug, grade.reason)
        }
        (None, 0) => String::new(),
        (None, slow) => format!("  slow: {slow} took longer than the judge allows"),
    };
    println!(
        "{} {:20} {:3} cases {:6.2} s {} MB{why}",
        styled(failed.map_or(Verdict::AC, |(_, grade)| grade.verdict)),
        task.name(),
        grades.len(),
        time.as_secs_f64(),
        megabytes(memory)?
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

/// Megabytes, six wide. A small program may have ended before its peak was seen.
fn megabytes(bytes: u64) -> Result<String> {
    const LEAST_SEEN: u64 = 4_000_000;
    Ok(match bytes {
        0 if clock()? == Clock::Wall => format!("{:>6}", "-"),
        0..LEAST_SEEN => format!("{:>6}", "< 4"),
        _ => format!("{:6.1}", bytes as f64 / 1e6),
    })
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
