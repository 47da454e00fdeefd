//! What is said of the programs that are tested.

mod json;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::stdout;
use std::time::Duration;

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use anyhow::{ensure, Context, Result};
use judge::catalogue::problem::Kind;
use judge::disk::cases::CaseFiles;
use judge::judging::grading::{Candidate, Grade};
use judge::judging::verdict::Verdict;
use judge::output::{eprintln, println};
use judge::running::execution::clock;
use judge::running::limits::Clock;
use judge::session::Session;
use judge::workspace::Workspace;
use protocol::comparison::Comparison;
use similar::TextDiff;

use command::arguments::Test;
use command::progress::Screen;

use crate::mistake::{tell, HINT, HINT_OF_GAMES, NO_DIALOGUE};

use super::task::{Task, MOST_TLE};

/// What is said of the programs, while they run and in the end.
pub struct Report<'a> {
    tasks: &'a [Task<'a>],
    /// The grades of each task up to now, and how many of its cases were not run.
    graded: Vec<(Vec<(&'a CaseFiles, Grade)>, usize)>,
    options: &'a Test,
}

impl<'a> Report<'a> {
    pub fn new(tasks: &'a [Task<'a>], options: &'a Test) -> Report<'a> {
        Report { tasks, graded: tasks.iter().map(|_| (Vec::new(), 0)).collect(), options }
    }

    /// What is not run, as the user has given it in a form in which it cannot be; each line once.
    fn left_out(&self) -> BTreeSet<&str> {
        self.tasks.iter().flat_map(|task| &task.left_out).map(String::as_str).collect()
    }

    /// What is not run is named first, and what else there is to say of the cases.
    ///
    /// # Errors
    ///
    /// If there is a single program, and nothing to run it on.
    pub fn name_what_is_not_run(&self) -> Result<()> {
        if let [Task { candidate: Ok(_), cases, left_out, .. }] = self.tasks {
            ensure!(!cases.is_empty() || left_out.is_empty(), "{}", left_out.join("; "));
        }
        self.left_out().iter().for_each(|line| eprintln!("not run: {line}"));
        let notes: BTreeSet<&String> = self.tasks.iter().flat_map(|task| &task.notes).collect();
        for note in notes {
            eprintln!("{note}: the judge gives no such case, and here it counts as any other does");
        }
        Ok(())
    }

    /// The programs that do not compile are named next, with what their compilers say, and those
    /// that there is nothing to run on.
    pub fn name_what_does_not_compile(&self) -> Result<()> {
        if self.options.json {
            return Ok(());
        }
        for task in self.tasks {
            if let Err(words) = &task.candidate {
                println!("{} {}", coloured("CE ", AnsiColor::Red), task.name())?;
                eprintln!("{}", words.trim_end());
            } else if task.cases.is_empty() {
                println!("not run: {} has no cases", task.name())?;
            }
        }
        Ok(())
    }

    /// Takes the next grade, `None` where a case was not run. A program that is alone gets a line
    /// for each case, and each of several one line when all its cases are done.
    pub fn add(&mut self, number: usize, case: &'a CaseFiles, grade: Option<Grade>) -> Result<()> {
        let (task, (graded, skipped)) = (&self.tasks[number], &mut self.graded[number]);
        let has_failed = graded.iter().any(|(_, grade)| !is_accepted(grade));
        // What was under way at the first failure is left out.
        match grade.filter(|_| !(self.options.fail_fast && has_failed)) {
            Some(grade) => {
                if self.tasks.len() == 1 && !self.options.json {
                    show_case(task, case, &grade, self.options)?;
                }
                graded.push((case, grade));
            }
            None => *skipped += 1,
        }
        let is_over = graded.len() + *skipped == task.cases.len();
        if self.tasks.len() > 1 && is_over && !self.options.json {
            for reason in task.unjudged() {
                eprintln!("no verdict on {}: {reason}", task.name());
            }
            if !graded.is_empty() {
                show_program(task, graded)?;
            }
        }
        Ok(())
    }

    pub fn is_all_accepted(&self) -> bool {
        let compile = self.tasks.iter().all(|task| task.candidate.is_ok());
        let is_right = |(graded, skipped): &(Vec<(&CaseFiles, Grade)>, usize)| {
            *skipped == 0 && graded.iter().all(|(_, grade)| is_accepted(grade))
        };
        compile && self.left_out().is_empty() && self.graded.iter().all(is_right)
    }

    /// Remembers the verdicts on the user's programs, unless their conditions were not a judge's or
    /// their cases not ours.
    /// One that cannot be kept is still a verdict.
    pub fn remember(&self, workspace: &Workspace) {
        let conditions = &self.options.conditions;
        let has_limits = conditions.time.is_some() || conditions.memory.is_some();
        let is_usual = conditions.comparison() == Comparison::Tokens && !conditions.beyond;
        if has_limits || !is_usual || self.options.cases.is_some() {
            return;
        }
        for (task, (graded, _)) in self.tasks.iter().zip(&self.graded) {
            if graded.is_empty() {
                continue;
            }
            if let (Some(program), Ok(_)) = (task.program(), &task.candidate) {
                let failed = graded.iter().find(|(_, grade)| !is_accepted(grade));
                let verdict = failed.map_or(Verdict::AC, |(_, grade)| grade.verdict);
                let judge = conditions.at.judge.as_deref();
                let slow = slower_than_the_judge(task, graded);
                let not_run = task.left_out.len() + task.unjudged().len();
                let counts = [task.cases.len(), slow, not_run];
                if let Err(error) = program.remember(workspace, verdict, counts, judge) {
                    eprintln!("the verdict on {} is not kept: {error:#}", task.name());
                }
            }
        }
    }

    pub fn sum_up(&self, time: Duration) -> Result<()> {
        let all = || self.graded.iter().flat_map(|(graded, _)| graded).map(|(_, grade)| grade);
        let accepted = all().filter(|grade| is_accepted(grade)).count();
        let mut noted: BTreeMap<&str, usize> = BTreeMap::new();
        all().filter_map(|grade| grade.note).for_each(|note| *noted.entry(note).or_default() += 1);
        let skipped: usize = self.graded.iter().map(|(_, skipped)| skipped).sum();
        let has_programs = self.tasks.iter().any(|task| task.program().is_some());
        println!(
            "{accepted} of {} cases accepted{} ({}: {}; {:.1} s)",
            all().count() + skipped,
            self.how_many_are_left_out(),
            if has_programs { "programs" } else { "problems" },
            self.tasks.len(),
            time.as_secs_f64()
        )?;
        for (note, count) in noted {
            println!("{count} of these are {note}")?;
        }
        let graded = self.tasks.iter().zip(&self.graded);
        let slow = graded.flat_map(|(task, (it, _))| slow_ones(task, it));
        let slow: Vec<_> = slow.collect();
        if let Some((task, case, grade)) = slow.iter().max_by_key(|(.., grade)| grade.time) {
            let (time, allowed) = (grade.time.as_secs_f64(), task.job.problem.time);
            println!(
                "{} of these took longer than the judge allows: {} {time:.2} s of {allowed} s",
                slow.len(),
                case.name
            )?;
        }
        self.name_what_is_too_short()?;
        let unjudged: usize = self.tasks.iter().map(|task| task.unjudged().len()).sum();
        if unjudged > 0 {
            println!("{unjudged} have no verdict")?;
        }
        match skipped - unjudged {
            0 => Ok(()),
            late if self.options.fail_fast => {
                Ok(println!("{late} were not run after the first failure")?)
            }
            late => Ok(println!("{late} were not run after {MOST_TLE} TLE: --all runs them")?),
        }
    }

    /// A line for each problem whose judge may have far longer inputs, if a program was accepted.
    fn name_what_is_too_short(&self) -> Result<()> {
        let mut lines = BTreeSet::new();
        for (task, (graded, skipped)) in self.tasks.iter().zip(&self.graded) {
            let is_right = *skipped == 0 && graded.iter().all(|(_, grade)| is_accepted(grade));
            if let Some([here, judges]) = task.longest_inputs().filter(|_| is_right) {
                let (slug, times) = (&task.job.problem.slug, judges / here);
                let [here, judges] = [here, judges].map(|bytes| bytes.div_ceil(1000));
                lines.insert(format!(
                    "the longest input of {slug} has {here} of the {judges} KB that the judge's may \
                     have: a program up to {times} times too slow may pass"
                ));
            }
        }
        lines.iter().try_for_each(|line| Ok(println!("{line}")?))
    }

    /// `, 2 not run: mine/nim/cases/1.in has no .out; and 1 more`; empty if all are run.
    fn how_many_are_left_out(&self) -> String {
        let left_out: Vec<&str> = self.left_out().into_iter().collect();
        match &left_out[..] {
            [] => String::new(),
            [one] => format!(", 1 not run: {one}"),
            [first, others @ ..] => {
                format!(", {} not run: {first}; and {} more", left_out.len(), others.len())
            }
        }
    }

    /// Says which mistakes are behind wrong answers, or how to ask.
    pub fn tell_why(&self, session: &Session, screen: &Screen) -> Result<()> {
        for (task, (graded, _)) in self.tasks.iter().zip(&self.graded) {
            let is_wrong = graded.iter().any(|(_, grade)| grade.verdict == Verdict::WA);
            if task.job.problem.is_yours || task.job.is_ours() || !is_wrong {
                continue;
            }
            if !self.options.why {
                let is_played = task.job.problem.kind == Kind::Played;
                return Ok(println!("{}", if is_played { HINT_OF_GAMES } else { HINT })?);
            }
            let graded = graded.iter().map(|(case, grade)| (*case, grade)).collect();
            let Ok(Candidate { judging, .. }) = &task.candidate else { continue };
            tell(session, &task.job.problem, task.name(), judging, graded, screen)?;
        }
        Ok(())
    }

    /// Writes the dialogue of the first run that has failed, or of the only one, if the user asks
    /// for it.
    pub fn write_transcript(&self) -> Result<()> {
        let Some(file) = &self.options.transcript else { return Ok(()) };
        let grades = || self.graded.iter().flat_map(|(graded, _)| graded).map(|(_, grade)| grade);
        let failed = grades().find(|grade| !is_accepted(grade) && grade.dialogue.is_some());
        let only = grades().next().filter(|_| grades().count() == 1);
        match failed.or(only).and_then(|grade| grade.dialogue.as_ref()) {
            Some(dialogue) => fs::write(file, dialogue).with_context(|| file.display().to_string()),
            None => {
                eprintln!("{NO_DIALOGUE}");
                Ok(())
            }
        }
    }
}

fn is_accepted(grade: &Grade) -> bool {
    grade.verdict == Verdict::AC
}

/// The accepted cases that took longer than the judge allows.
fn slow_ones<'a>(
    task: &'a Task,
    graded: &'a [(&CaseFiles, Grade)],
) -> impl Iterator<Item = (&'a Task<'a>, &'a CaseFiles, &'a Grade)> {
    let slow = graded.iter().filter(|(_, grade)| is_slow(task, grade));
    slow.map(move |(case, grade)| (task, *case, grade))
}

/// How many there are.
fn slower_than_the_judge(task: &Task, graded: &[(&CaseFiles, Grade)]) -> usize {
    slow_ones(task, graded).count()
}

/// Whether a case was accepted after the judge's own limit, of which a run here may take a
/// multiple. Our solutions solve cases that no judge has.
fn is_slow(task: &Task, grade: &Grade) -> bool {
    is_accepted(grade) && !task.job.is_ours() && grade.is_slow(&task.job.problem)
}

fn show_case(task: &Task, case: &CaseFiles, grade: &Grade, options: &Test) -> Result<()> {
    let verdict = styled(grade.verdict);
    let reason = match is_slow(task, grade) {
        true => format!("slow: the judge allows {} s", task.job.problem.time),
        false => grade.note.unwrap_or(&grade.reason).to_string(),
    };
    let (time, memory) = (grade.time.as_secs_f64(), megabytes(grade.memory)?);
    let line = format!("{verdict} {time:6.2} s {memory} MB  {}  {reason}", case.name);
    println!("{}", line.trim_end())?;
    if let Some(better) = grade.better.as_ref().filter(|_| options.why) {
        println!("    {better}")?;
    }
    if options.diff && grade.verdict == Verdict::WA && grade.dialogue.is_none() {
        let expected = fs::read_to_string(&case.output).unwrap_or_default();
        show_diff(&expected, &String::from_utf8_lossy(&grade.output))?;
    }
    Ok(())
}

fn show_program(task: &Task, graded: &[(&CaseFiles, Grade)]) -> Result<()> {
    let grades = graded.iter().map(|(_, grade)| grade);
    let time: Duration = grades.clone().map(|grade| grade.time).max().unwrap_or_default();
    let memory = grades.map(|grade| grade.memory).max().unwrap_or(0);
    let failed = graded.iter().find(|(_, grade)| !is_accepted(grade));
    let why = match (failed, slower_than_the_judge(task, graded)) {
        (Some((case, grade)), _) => {
            format!("  {} of {}: {}", case.name, task.job.problem.slug, grade.reason)
        }
        (None, 0) if !task.left_out.is_empty() => format!("  {} not run", task.left_out.len()),
        (None, 0) if graded.len() < task.cases.len() => {
            format!("  {} without a verdict", task.cases.len() - graded.len())
        }
        (None, 0) => String::new(),
        (None, slow) => format!("  slow: {slow} took longer than the judge allows"),
    };
    println!(
        "{} {:20} {:3} cases {:6.2} s {} MB{why}",
        styled(failed.map_or(Verdict::AC, |(_, grade)| grade.verdict)),
        task.name(),
        task.cases.len(),
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
