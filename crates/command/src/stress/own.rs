//! The programs that the user names: the one to test, a second one whose answers count, and one that
//! makes inputs.

use std::ffi::OsString;
use std::slice;

use anyhow::{anyhow, bail, ensure, Error, Result};
use command::arguments::Stress;
use command::meant::{command, in_one_word};
use command::progress::Screen;
use judge::catalogue::problem::{Kind, Problem};
use judge::disk::cases::{CaseFiles, Gathered};
use judge::judging::grading::{limits, Candidate};
use judge::judging::side::Judging;
use judge::judging::verdict::Verdict;
use judge::mine;
use judge::output::{eprintln, println};
use judge::running::limits::Limits;
use judge::session::open_problem::OpenProblem;
use judge::stress::against::{Reference, ReferenceFailed};
use judge::stress::generated;
use judge::stress::Findings;
use judge::workspace::tools::Tools;
use judge::workspace::{Product, Workspace};

use super::{budget, save_counter};

/// The user's words about programs for a problem.
pub struct Programs<'a> {
    pub workspace: &'a Workspace,
    pub problem: &'a Problem,
    pub options: &'a Stress,
    pub tools: Tools,
    /// How it is decided whether the program to test is right.
    pub judging: Judging,
}

impl Programs<'_> {
    /// The program to test; our solution if none is named.
    pub fn to_test(&self, screen: &Screen) -> Result<Candidate> {
        let Programs { workspace, problem, options, .. } = self;
        if options.command.is_empty() {
            let problems = slice::from_ref(*problem);
            let solutions = workspace.build(problems, Product::Solution, screen)?;
            return Ok(self.judged(vec![OsString::from(&solutions[&problem.slug])]));
        }
        let candidate = self.judged(self.command(&options.command)?);
        // A user who sets the time means it.
        Ok(match options.conditions.time {
            Some(_) => candidate,
            None => candidate.held_to(problem),
        })
    }

    /// The second program, if there is one; it must be right on the samples of a problem of the
    /// user's.
    pub fn against(&self) -> Result<Option<Reference>> {
        let Some(words) = &self.options.against else { return Ok(None) };
        let second = self.in_one_word(words)?;
        let samples = if self.problem.is_yours { self.samples() } else { Vec::new() };
        for case in samples {
            let grade = self.judged(second.command.clone()).grade(&case)?;
            let (verdict, reason) = (grade.verdict, grade.reason);
            let right = verdict == Verdict::AC;
            ensure!(right, "the program of --against: {verdict} on sample {}: {reason}", case.name);
        }
        Ok(Some(Reference::new(second)))
    }

    /// The samples of a problem of the user's, if it has any, and the cases kept for it. What is
    /// not tried is named.
    fn samples(&self) -> Vec<CaseFiles> {
        let (workspace, slug) = (self.workspace, &self.problem.slug);
        let cases = match workspace.mine().join(slug).join(mine::SAMPLES).is_dir() {
            true => mine::cases(workspace, slug),
            false => Gathered::default(),
        };
        cases.left_out.iter().for_each(|line| eprintln!("not tried: {line}"));
        cases.cases
    }

    /// The cases that the user has kept. What is not tried is named.
    pub fn kept_cases(&self, open: &OpenProblem) -> Vec<CaseFiles> {
        let Gathered { cases, left_out, notes } = open.kept_cases();
        left_out.iter().for_each(|line| eprintln!("not tried: {line}"));
        if !self.options.conditions.beyond {
            notes.iter().for_each(|line| eprintln!("not tried without --beyond: {line}"));
        }
        cases
    }

    /// Compares two programs on the inputs of a generator.
    pub fn by_generator(
        &self,
        generator: &str,
        first: &Candidate,
        second: Option<&Reference>,
    ) -> Result<Findings> {
        let generator = self.in_one_word(generator)?;
        generated::stress(&generator, second, first, self.options.seed, budget(self.options))
    }

    /// A program given in one word of the command line: a source, which is compiled if need be, or
    /// a command with its arguments.
    fn in_one_word(&self, words: &str) -> Result<Candidate> {
        let command = self.command(&in_one_word(words)?)?;
        ensure!(!command.is_empty(), "the command of --against or --generator is empty");
        let comparison = self.options.conditions.comparison();
        Ok(Candidate::new(command, self.limits(), Judging::Compared(comparison)))
    }

    /// The program to test.
    fn judged(&self, command: Vec<OsString>) -> Candidate {
        Candidate::new(command, self.limits(), self.judging.clone())
    }

    fn limits(&self) -> Limits {
        limits(self.problem, self.options.conditions.time, self.options.conditions.memory)
    }

    fn command(&self, words: &[OsString]) -> Result<Vec<OsString>> {
        command(self.workspace, &self.problem.slug, words, (&self.tools, &self.limits()))
    }
}

/// Checks that everything is there to compare two programs, before anything is built.
pub fn check(problem: &Problem, options: &Stress) -> Result<()> {
    let slug = &problem.slug;
    let is_named = !options.command.is_empty();
    let is_answered = problem.is_yours || options.against.is_none();
    ensure!(is_answered || !options.keep, "--keep takes {slug}'s own answers, not --against");
    let is_compared = problem.kind == Kind::Compared;
    ensure!(
        options.against.is_none() || problem.kind != Kind::Played,
        "{slug} is played, so that there are no answers to compare: leave out --against"
    );
    ensure!(
        options.generator.is_none() || options.against.is_some() || !is_compared,
        "a generator has no answers: name a program, --against COMMAND"
    );
    if problem.is_yours && !is_compared {
        let says = "is a problem of yours, whose rules are not known: a program must make inputs, \
                    --generator COMMAND";
        ensure!(options.generator.is_some(), "{slug} {says}");
    }
    if problem.is_yours && is_compared {
        ensure!(
            options.against.is_some() && options.generator.is_some(),
            "{slug} is a problem of yours, whose rules are not known: a second program must \
             answer, --against COMMAND, and a third one make inputs, --generator COMMAND"
        );
        ensure!(is_named, "{slug}: name the program to test after `--`");
    }
    ensure!(is_named || options.generator.is_none(), "name the program to test after `--`");
    Ok(())
}

/// Says that the programs agree, if they were compared at all.
pub fn say_that_they_agree(slug: &str, findings: &Findings, second: &Reference) -> Result<()> {
    let Findings { tried, cases, .. } = findings;
    let left_out = match second.left_out() {
        0 => String::new(),
        count => format!("; {count} inputs were too large for the program of --against"),
    };
    if *tried == 0 {
        bail!("{slug}: nothing was compared{left_out}");
    }
    Ok(println!("{slug}: no difference found in {tried} runs of {cases} cases{left_out}")?)
}

/// Saves the input on which the second program fails.
pub fn with_saved_input(error: Error, slug: &str) -> Error {
    let Some(ReferenceFailed { input, .. }) = error.downcast_ref() else { return error };
    match save_counter(slug, input) {
        Ok(path) => {
            let path = path.display();
            anyhow!("{error}; this is not a verdict on yours; the input is {path}")
        }
        Err(_) => error,
    }
}
