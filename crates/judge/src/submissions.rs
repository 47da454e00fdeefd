//! The submissions of a problem: wrong ones, which the data must catch, and right ones, which
//! must never be rejected.

pub mod mistakes;
pub mod theorem;
pub mod wrong;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use anyhow::{bail, ensure, Context, Result};
use protocol::comparison::Comparison;
use protocol::question::Answer;
use protocol::Scope;

use crate::catalogue::problem::{Kind, Problem};
use crate::catalogue::WRONG;
use crate::disk::cases::{CaseFiles, Data};
use crate::disk::files::{files_if_any, name_of, stem_of, text};
use crate::disk::scratch::put_if_new;
use crate::judging::grading::{limits, Candidate};
use crate::judging::side::Judging;
use crate::judging::tests_server::TestsServer;
use crate::judging::verdict::Verdict;
use crate::running::language::{Language, Source};
use crate::stress::{stress, Budget, Findings, Suspect};
use crate::submissions::wrong::{edited, Caught, Least};
use crate::workspace::Workspace;

/// A program in a problem's folder.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The problem.
    pub problem: Problem,
    /// The file.
    pub source: PathBuf,
    /// Its promised verdict.
    pub promise: Promise,
}

/// The promised verdict of a [`Submission`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// It is accepted on every case within the judge's bounds.
    Accepted,
    /// Some case produces this verdict, as its first line says: `//! WA: why`, in a comment of
    /// its language.
    Caught {
        /// The verdict.
        verdict: Verdict,
        /// Whether it is right within the judge's bounds: then cases beyond them must catch it.
        scope: Scope,
    },
}

/// The programs of a problem: those in `right`, then those in `wrong`, then those of `wrong.toml`,
/// which are made.
pub fn load(workspace: &Workspace, problem: &Problem) -> Result<Vec<Submission>> {
    let folder = workspace.problem(&problem.slug);
    let made = |(name, text): (String, String)| {
        let source = workspace.scratch("edits").join(&problem.slug).join("wrong").join(name);
        put_if_new(&source, &text).map(|()| source)
    };
    let edited = edited(&folder)?.into_iter().map(made).collect::<Result<Vec<_>>>()?;
    let right = files_if_any(&folder.join("right"))?.into_iter();
    let right = right.map(|source| Ok((source, Promise::Accepted)));
    let wrong = files_if_any(&folder.join("wrong"))?.into_iter().chain(edited).map(|source| {
        let (promise, _) = first_line(&text(&source)?).with_context(|| {
            let shown = source.strip_prefix(&workspace.root).unwrap_or(&source).display();
            format!("{shown}: the first line is not a comment such as `//! WA: what it does`")
        })?;
        Ok((source, promise))
    });
    let submission = |(source, promise)| Submission { problem: problem.clone(), source, promise };
    right.chain(wrong).map(|file| file.map(submission)).collect()
}

/// The wrong ones of these programs, the first with each mistake: two languages may share one, and
/// what catches it is found with the first of them.
pub fn first_of_each_mistake(mut programs: Vec<Submission>) -> Vec<Submission> {
    let mut seen = BTreeSet::new();
    programs.retain(|it| it.promise != Promise::Accepted);
    programs.retain(|it| seen.insert((it.problem.slug.clone(), it.mistake())));
    programs
}

/// Those of these programs that can be compiled and run here, and the tools that are missing for
/// the others.
pub fn runnable(programs: Vec<Submission>) -> Result<(Vec<Submission>, BTreeSet<&'static str>)> {
    let (mut runnable, mut missing) = (Vec::new(), BTreeSet::new());
    for program in programs {
        let language = Language::for_file(&program.source)?;
        if language.is_available() {
            runnable.push(program);
        } else {
            missing.insert(language.tool());
        }
    }
    Ok((runnable, missing))
}

impl Submission {
    /// `nim/wrong/thirty-two-bits.rs`
    pub fn name(&self) -> String {
        let folder = self.source.parent().map(name_of).unwrap_or_default();
        format!("{}/{folder}/{}", self.problem.slug, name_of(&self.source))
    }

    /// The name of the mistake in a wrong one, which programs in several languages may share:
    /// `thirty-two-bits`.
    pub fn mistake(&self) -> String {
        stem_of(&self.source)
    }

    /// What a wrong one does instead, as its first line says.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn about(&self) -> Result<String> {
        let line = first_line(&text(&self.source)?);
        Ok(line.map(|(_, why)| why).unwrap_or_default())
    }

    /// Everything that the result of a check depends on, apart from cases: the program and its
    /// limits.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn identity(&self, command: &[OsString]) -> Result<String> {
        let text = fs::read_to_string(&self.source)?;
        let tool = Language::for_file(&self.source)?.version();
        let limits = limits(&self.problem, None, None);
        Ok(format!("{command:?} {tool:?} {:?} {limits:?}\n{text}", self.promise))
    }

    /// The command that runs the program.
    pub fn prepare(&self, workspace: &Workspace) -> Result<Vec<OsString>> {
        let program = workspace.scratch("submissions").join(self.name());
        Language::for_file(&self.source)?.prepare(&Source::alone(&self.source), &program)
    }

    fn candidate(&self, command: Vec<OsString>, server: &TestsServer) -> Candidate {
        let limits = limits(&self.problem, None, None);
        let judging = Judging::by_tests(&self.problem, server.executable(), Comparison::Tokens);
        Candidate::new(command, limits, judging)
    }

    /// Whether the program fails on one of the cases, which are tried in this order.
    ///
    /// # Errors
    ///
    /// If the program cannot be started, or if the tests do not answer.
    pub fn fails(
        &self,
        command: Vec<OsString>,
        server: &TestsServer,
        cases: &[CaseFiles],
    ) -> Result<bool> {
        let candidate = self.candidate(command, server);
        for case in cases {
            if candidate.grade(case)?.verdict != Verdict::AC {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Runs the program on the cases and finds that the promise is kept. Returns the name of the
    /// first case that catches a wrong program, or of all golden ones if that `is_asked`; otherwise
    /// one that promises to be too slow has only a quarter of its time.
    ///
    /// # Errors
    ///
    /// If the promise is not kept. The message says what happened instead.
    pub fn check(
        &self,
        command: Vec<OsString>,
        server: &TestsServer,
        data: &Data,
        is_asked: bool,
    ) -> Result<String> {
        let candidate = self.candidate(command, server);
        match self.promise {
            Promise::Accepted => accepted(&candidate, &data.judge),
            Promise::Caught { verdict, scope } => {
                // A program that is slow or large by promise takes its time on each of them.
                let is_one_enough = !is_asked || !matches!(verdict, Verdict::WA | Verdict::RE);
                let mut hurried = candidate.clone();
                if verdict == Verdict::TLE && !is_asked {
                    // Still more than the judge gives.
                    hurried.limits.time /= 4;
                }
                caught([&candidate, &hurried], data, verdict, scope, is_one_enough)
            }
        }
    }

    /// Searches among small and random positions for a case on which the program is wrong.
    /// Returns how many cases it was given.
    ///
    /// # Errors
    ///
    /// If there is one: then either the program or our data is wrong.
    pub fn withstands(
        &self,
        command: Vec<OsString>,
        server: &TestsServer,
        seed: u64,
        budget: Budget,
    ) -> Result<usize> {
        let (candidate, scope) = (&self.candidate(command, server), Scope::Judge);
        let suspect = Suspect { server, golden: &[], candidate, scope, seed, against: None };
        let Findings { found, cases, .. } = stress(&suspect, budget)?;
        match found {
            None => Ok(cases),
            Some(found) => bail!("{}: {} on {:?}", found.verdict, found.reason, found.input),
        }
    }

    /// The least counter-example to a wrong program that a search finds among small positions,
    /// these inputs and random ones, if it can be shown.
    ///
    /// # Errors
    ///
    /// If the program cannot be started, or if the tests do not answer.
    pub fn least(
        &self,
        command: Vec<OsString>,
        server: &TestsServer,
        golden: &[PathBuf],
        budget: Budget,
    ) -> Result<Option<Least>> {
        const SHOWN: usize = 100;
        const SEED: u64 = 1;
        let Promise::Caught { verdict: Verdict::WA, scope } = self.promise else { return Ok(None) };
        if self.problem.kind == Kind::Played {
            // Its answers depend on those of the judge.
            return Ok(None);
        }
        let candidate = &self.candidate(command, server);
        let suspect = Suspect { server, golden, candidate, scope, seed: SEED, against: None };
        let found = stress(&suspect, budget)?.found;
        let Some(found) = found.filter(|found| found.input.len() <= SHOWN) else { return Ok(None) };
        let (input, right) = (found.input, found.expected);
        let grade = candidate.grade_on(&input, &right)?;
        let wrong = String::from_utf8_lossy(&grade.output).into_owned();
        let is_shown = grade.verdict == Verdict::WA && right.len().max(wrong.len()) <= SHOWN;
        Ok(is_shown.then_some(Least { input, right, wrong }))
    }

    /// Finds that a wrong program is caught by what is said to catch it.
    ///
    /// # Errors
    ///
    /// If it is not. The message says by what.
    pub fn is_caught(
        &self,
        command: Vec<OsString>,
        server: &TestsServer,
        data: &Data,
        caught: &Caught,
    ) -> Result<()> {
        let candidate = self.candidate(command, server);
        // Which case takes too long depends on the machine.
        let is_wrong = matches!(self.promise, Promise::Caught { verdict: Verdict::WA, .. });
        if let Some(name) = caught.case.as_ref().filter(|_| is_wrong) {
            let case = data.cases().find(|case| case.name == *name);
            let case = case.with_context(|| format!("{WRONG}: there is no case {name}"))?;
            let verdict = candidate.grade(case)?.verdict;
            ensure!(verdict != Verdict::AC, "{WRONG}: it passes {name}");
        }
        if let Some(Least { input, right, wrong }) = &caught.least {
            let answer = server.ask(Answer { input: input.clone() })?;
            ensure!(answer == *right, "{WRONG}: the answer to {input:?} is {answer:?}");
            ensure!(
                Comparison::Tokens.difference(right, wrong).is_some(),
                "{WRONG}: {wrong:?} is right"
            );
            let judging = Judging::Compared(Comparison::Tokens);
            let grade = Candidate { judging, ..candidate }.grade_on(input, wrong)?;
            let (verdict, reason) = (grade.verdict, grade.reason);
            ensure!(verdict == Verdict::AC, "{WRONG}: {verdict} on {input:?}: {reason}");
        }
        Ok(())
    }
}

fn accepted(candidate: &Candidate, cases: &[CaseFiles]) -> Result<String> {
    for case in cases {
        let grade = candidate.grade(case)?;
        let (verdict, reason) = (grade.verdict, grade.reason);
        ensure!(verdict == Verdict::AC, "{verdict} on {}: {reason}", case.name);
    }
    Ok(format!("{} cases", cases.len()))
}

/// The names of the golden cases that catch a program, or else of the first other one that does.
/// Where it must be caught, the second candidate is run.
fn caught(
    [candidate, hurried]: [&Candidate; 2],
    data: &Data,
    promised: Verdict,
    scope: Scope,
    is_one_enough: bool,
) -> Result<String> {
    let (mut catching, mut others) = (Vec::new(), Vec::new());
    let within = data.judge.iter().map(|case| (case, Scope::Judge));
    let beyond = data.beyond.iter().map(|case| (case, Scope::Beyond));
    for (case, of) in within.chain(beyond.filter(|_| scope == Scope::Beyond)) {
        if !catching.is_empty() && (is_one_enough || !case.is_golden()) {
            continue;
        }
        let candidate = if of == scope { hurried } else { candidate };
        let verdict = candidate.grade(case)?.verdict;
        if verdict == Verdict::AC {
            continue;
        }
        ensure!(of == scope, "{verdict} on {}, which is within the judge's bounds", case.name);
        if verdict == promised {
            let note = if case.is_golden() { "" } else { " (no golden case)" };
            catching.push(format!("{}{note}", case.name));
        } else {
            others.push(format!("{verdict} on {}", case.name));
        }
    }
    match others.first() {
        _ if !catching.is_empty() => Ok(catching.join(", ")),
        Some(other) => bail!("never {promised}, only {other}"),
        None => bail!("it passes everything"),
    }
}

/// The promise in the first line, and what the program does instead.
fn first_line(text: &str) -> Option<(Promise, String)> {
    let line = text.lines().next()?;
    let comment = ["//! ", "// ", "# "].iter().find_map(|mark| line.strip_prefix(mark))?;
    let (promise, why) = comment.split_once(": ")?;
    let (verdict, scope) = match promise.strip_suffix(" beyond") {
        Some(verdict) => (verdict, Scope::Beyond),
        None => (promise, Scope::Judge),
    };
    let verdicts = [Verdict::WA, Verdict::TLE, Verdict::MLE, Verdict::RE];
    let verdict = verdicts.into_iter().find(|known| known.to_string() == verdict)?;
    let why = why.trim().to_string();
    (!why.is_empty()).then_some((Promise::Caught { verdict, scope }, why))
}
