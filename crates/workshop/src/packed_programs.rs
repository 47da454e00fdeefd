//! The programs of packages, and their verdicts on the packaged cases.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{bail, Result};
use judge::catalogue::problem::Problem;
use judge::disk::cases::CaseFiles;
use judge::disk::scratch::put_if_new;
use judge::judging::grading::{limits, Candidate, Grade};
use judge::judging::side::{Judging, Side};
use judge::judging::verdict::Verdict;
use judge::output::println;
use judge::running::language::{direct, Language};
use judge::submissions::{Promise, Submission};
use judge::workspace::checks::Check;
use judge::workspace::passed::{stamps, Passed};
use judge::workspace::Workspace;
use package::{Case, Package, PackedProgram};
use protocol::comparison::Comparison;
use protocol::Scope;
use serde::{Deserialize, Serialize};

use crate::beside::beside;
use crate::bundler::Bundler;
use crate::interpreters::{self, is_python, runs, Run, PYPY};

/// The time limit is at least this many times as long as a right program needs.
const SPARE_TIME: u32 = 2;

/// The time for which a program may run, in limits, so that one that is too slow by a little is
/// noticed.
const PATIENCE: f64 = 1.5;

/// How often a case is tried on which the clock on the wall stops the program and its CPU time does
/// not: the machine may be busy, and only the last try counts.
const ATTEMPTS: usize = 3;

/// A program that may go into a package.
pub struct Nominee {
    pub submission: Submission,
}

/// The results of a program on the cases, for each way to run it.
#[derive(Deserialize, Serialize)]
pub struct Verdicts(Vec<Ran>);

/// The results of a program on the cases.
#[derive(Deserialize, Serialize)]
struct Ran {
    /// How it was run, in words behind its name.
    under: String,
    /// In the order of the cases.
    each: Vec<Verdict>,
    /// The longest time it took.
    slowest: Duration,
}

impl Verdicts {
    fn are_all_accepted(&self) -> bool {
        self.0.iter().all(|ran| ran.rank() == Rank::Accepted)
    }

    /// Whether they are the same, however the program was run.
    fn agree(&self) -> bool {
        self.0.windows(2).all(|two| two[0].each == two[1].each)
    }

    /// The worst of them: the first with a wrong verdict, or else the slowest.
    fn worst(self) -> Ran {
        let worst = self.0.into_iter().rev().max_by_key(|ran| (ran.rank(), ran.slowest));
        worst.expect("there is a way to run every program")
    }
}

/// How bad the verdicts are on a program that is meant to be right.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Accepted,
    Late,
    Wrong,
}

impl Ran {
    fn rank(&self) -> Rank {
        let rank = |verdict: &Verdict| match verdict {
            Verdict::AC => Rank::Accepted,
            Verdict::TLE => Rank::Late,
            _ => Rank::Wrong,
        };
        self.each.iter().map(rank).max().unwrap_or(Rank::Accepted)
    }
}

/// Whether a program goes into the package.
pub enum Judged {
    /// As it is.
    Belongs(PackedProgram),
    /// It does not, as this line says.
    LeftOut(String),
    /// It does not and this is a failure, as this line says: it is right and too slow here, or meant
    /// to be wrong and passes all cases.
    Fails(String),
}

/// The programs that go into the package of a problem: our bundle, and those beside it, without the
/// wrong ones that only cases beyond the judge's bounds catch.
pub fn load(workspace: &Workspace, bundler: &Bundler, problem: &Problem) -> Result<Vec<Nominee>> {
    let (programs, missing) = beside(workspace, bundler, problem)?;
    for tool in missing {
        println!("{}: there is no {tool}, so its programs are left out", problem.slug)?;
    }
    if interpreters::version().is_none() {
        println!("{}: there is no {PYPY}, so Python was not tried with it", problem.slug)?;
    }
    let is_beyond =
        |it: &Submission| matches!(it.promise, Promise::Caught { scope: Scope::Beyond, .. });
    let (beyond, within): (Vec<Submission>, Vec<Submission>) =
        programs.into_iter().partition(is_beyond);
    for program in beyond {
        println!("{} is left out: it is right within the judge's bounds", program.name())?;
    }
    let programs = [put_bundle(workspace, bundler, problem)?].into_iter().chain(within);
    Ok(programs.map(|submission| Nominee { submission }).collect())
}

/// Our own program, as a file among the others.
fn put_bundle(workspace: &Workspace, bundler: &Bundler, problem: &Problem) -> Result<Submission> {
    let text = bundler.bundle(problem, None)?;
    let source = workspace.scratch("packages/bundles").join(&problem.slug).with_extension("rs");
    put_if_new(&source, &text)?;
    Ok(Submission { problem: problem.clone(), source, promise: Promise::Accepted })
}

/// Writes the judge's side of a package into a file, to be run; none if outputs are compared with
/// the answers.
fn put_side(workspace: &Workspace, package: &Package) -> Result<Option<PathBuf>> {
    let Some(side) = &package.side else { return Ok(None) };
    let sides = workspace.scratch("packages/sides");
    let file = sides.join(&package.problem.slug).with_extension("py");
    put_if_new(&file, &side.text)?;
    Ok(Some(file))
}

/// How programs are judged: by the packaged side in this file, whose opponents are not quite those
/// of the tests.
fn judging(package: &Package, side: Option<&Path>) -> Judging {
    let (Some(side), Some(file)) = (&package.side, side) else {
        return Judging::Compared(Comparison::Tokens);
    };
    let name = format!("{}.py of {}", side.name, package.problem.slug);
    let packaged = Side { name, command: direct(vec!["python3".into(), file.into()]) };
    match side.is_interactor() {
        true => Judging::Played(packaged),
        false => Judging::Checked(packaged),
    }
}

impl Nominee {
    /// Its name in the package. Hydro knows C++ by `cc` alone.
    fn file(&self) -> Result<String> {
        let source = &self.submission.source;
        let source = match Language::for_file(source)? {
            Language::Cpp | Language::Cpp98 => &source.with_extension("cc"),
            _ => source,
        };
        Ok(source.file_name().unwrap_or_default().to_string_lossy().into_owned())
    }

    /// The check that runs it on the cases: once, as several formats need the same verdicts.
    ///
    /// # Errors
    ///
    /// If its file cannot be read.
    pub fn check<'c>(
        &'c self,
        workspace: &Workspace,
        passed: &'c Passed,
        command: &'c [OsString],
        package: &'c Package,
    ) -> Result<Check<'c, Verdicts>> {
        let Submission { problem, source, .. } = &self.submission;
        let (time, memory) = (problem.package_time(), problem.memory.to_bits());
        let pypy = interpreters::version();
        let side = put_side(workspace, package)?;
        let files = stamps(package.files().chain(side.as_deref()))?;
        let depends_on = (fs::read(source)?, files, time, memory, pypy);
        let name = format!("package/{}/{}", problem.slug, self.file()?);
        let run = move || self.run(command, package, side.as_deref());
        // A right program that fails may only have met a busy machine.
        let keeps = |verdicts: &Verdicts| !self.is_right() || verdicts.are_all_accepted();
        Ok(Check::remembered_if(passed, name, &depends_on, run, keeps))
    }

    fn is_right(&self) -> bool {
        self.submission.promise == Promise::Accepted
    }

    fn is_to_be_slow(&self) -> bool {
        matches!(self.submission.promise, Promise::Caught { verdict: Verdict::TLE, .. })
    }

    /// Whether it promises to run out of stack or memory, and not to be wrong or slow.
    fn needs_much(&self) -> bool {
        let Promise::Caught { verdict, .. } = self.submission.promise else { return false };
        matches!(verdict, Verdict::MLE | Verdict::RE)
    }

    fn limit(&self) -> Duration {
        Duration::from_secs(self.submission.problem.package_time())
    }

    /// Runs it on the cases of the package, judged by the side in this file.
    fn run(
        &self,
        command: &[OsString],
        package: &Package,
        side: Option<&Path>,
    ) -> Result<Verdicts> {
        let limit = self.limit();
        let limits =
            limits(&self.submission.problem, Some(limit.mul_f64(PATIENCE).as_secs_f64()), None);
        let judging = judging(package, side);
        let mut verdicts = Vec::new();
        for Run { under, command } in runs(&self.submission, command, limits.memory)? {
            let candidate = Candidate::new(command, limits, judging.clone());
            let mut ran = Ran { under, each: Vec::new(), slowest: Duration::ZERO };
            for case in package.cases() {
                let grade = self.grade(&candidate, &case.files)?;
                ran.each.push(if grade.time > limit { Verdict::TLE } else { grade.verdict });
                ran.slowest = ran.slowest.max(grade.time);
            }
            verdicts.push(ran);
        }
        Ok(Verdicts(verdicts))
    }

    /// The grade for a case. A program that is not meant to be slow, and is stopped for want of a
    /// processor, is given another chance.
    fn grade(&self, candidate: &Candidate, case: &CaseFiles) -> Result<Grade> {
        let mut grade = candidate.grade(case)?;
        for _ in 1..ATTEMPTS {
            // A limit of CPU time is not exceeded by that much.
            let has_waited = grade.time > candidate.limits.time * 2;
            if !has_waited || self.is_to_be_slow() {
                break;
            }
            grade = candidate.grade(case)?;
        }
        Ok(grade)
    }

    /// The program as it goes into the package with these cases, unless it does not belong there. A
    /// remark on its time is printed.
    ///
    /// # Errors
    ///
    /// If it is meant to be right, and is not.
    pub fn judge<'c>(
        &self,
        verdicts: Verdicts,
        cases: impl Iterator<Item = &'c Case>,
    ) -> Result<Judged> {
        let text = fs::read_to_string(&self.submission.source)?;
        let (agree, Ran { under, each, slowest }) = (verdicts.agree(), verdicts.worst());
        let program = PackedProgram { file: self.file()?, text, verdicts: each };
        let passes = program.failures().is_empty();
        if self.is_right() && !passes {
            return self.judge_failing(&program, &under, cases);
        }
        if !self.is_right() {
            if let Some(judged) = self.judge_wrong(agree, passes, self.is_quick(slowest)) {
                return Ok(judged);
            }
        }
        if self.is_near_limit(program.failures().contains(&Verdict::TLE), slowest) {
            let (name, time) = (self.submission.name(), slowest.as_secs_f64());
            let limit = self.limit().as_secs();
            println!("{name}{under} needs {time:.2} s, which is near the limit of {limit} s")?;
        }
        Ok(Judged::Belongs(program))
    }

    /// A program that is meant to be right, and fails.
    ///
    /// # Errors
    ///
    /// If it is not only too slow.
    fn judge_failing<'c>(
        &self,
        program: &PackedProgram,
        under: &str,
        mut cases: impl Iterator<Item = &'c Case>,
    ) -> Result<Judged> {
        let name = self.submission.name();
        if program.failures() != [Verdict::TLE].into() {
            let mut verdicts = program.verdicts.iter();
            let failed = verdicts.position(|verdict| *verdict != Verdict::AC);
            let case = failed.and_then(|failed| cases.nth(failed)).map_or("", Case::name);
            bail!("{name}{under}: {} on {case}", program.first_failure());
        }
        Ok(match is_python(&self.submission)? {
            true => Judged::LeftOut(format!(
                "{name} is left out: it is too slow{under} for the largest case"
            )),
            false => Judged::Fails(format!(
                "NOT in time: {name} is left out: here it is too slow for its package"
            )),
        })
    }

    /// Why a wrong program does not go into the package, if it does not: `agree` says whether its
    /// verdicts are the same under each interpreter.
    fn judge_wrong(&self, agree: bool, passes: bool, is_quick: bool) -> Option<Judged> {
        let name = self.submission.name();
        if !agree {
            let line = format!("{name} is left out: its verdict depends on the interpreter");
            return Some(Judged::LeftOut(line));
        }
        if self.needs_much() && (passes || !is_quick) {
            // On another machine it may run out of time instead, or pass.
            let line = format!("{name} is left out: its verdict depends on the machine");
            return Some(Judged::LeftOut(line));
        }
        passes.then(|| {
            let line =
                format!("NOT caught: {name} passes all cases of the package, and is left out");
            Judged::Fails(line)
        })
    }

    fn is_quick(&self, slowest: Duration) -> bool {
        slowest * SPARE_TIME <= self.limit()
    }

    /// Whether another machine may say otherwise of its time.
    fn is_near_limit(&self, is_late: bool, slowest: Duration) -> bool {
        let limit = self.limit();
        // Out of time within the limit is a program that waits for the judge, which waits for it.
        let is_stuck = slowest < limit;
        match is_late {
            true => !is_stuck && slowest < limit.mul_f64(PATIENCE),
            false => self.is_right() && !self.is_quick(slowest),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a program that is meant to get the first verdict goes into the package, if it gets
    /// the second one after this part of the time limit.
    fn judged(promised: Verdict, verdict: Verdict, part: f64) -> Result<Judged> {
        let promise = match promised {
            Verdict::AC => Promise::Accepted,
            verdict => Promise::Caught { verdict, scope: Scope::Judge },
        };
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src/main.rs").into();
        let submission = Submission { problem: Problem::default(), source, promise };
        let nominee = Nominee { submission };
        let slowest = nominee.limit().mul_f64(part);
        let ran = Ran { under: String::new(), each: vec![verdict], slowest };
        nominee.judge(Verdicts(vec![ran]), std::iter::empty())
    }

    #[test]
    fn running_out_of_memory_late_depends_on_the_machine() {
        for promised in [Verdict::MLE, Verdict::RE] {
            let depends = |verdict, part| {
                matches!(judged(promised, verdict, part).unwrap(), Judged::LeftOut(_))
            };
            assert!(!depends(promised, 0.1), "{promised:?} at once");
            assert!(depends(promised, 0.9), "{promised:?} near the end");
            assert!(depends(Verdict::AC, 0.1), "{promised:?} not at all");
        }
    }

    #[test]
    fn a_right_program_is_left_out_if_it_is_too_slow_and_refused_if_it_is_wrong() {
        let late = judged(Verdict::AC, Verdict::TLE, 1.5);
        assert!(matches!(late, Ok(Judged::Fails(_))));
        assert!(judged(Verdict::AC, Verdict::WA, 0.1).is_err());
    }

    #[test]
    fn a_wrong_answer_does_not_depend_on_the_machine() {
        let late = judged(Verdict::WA, Verdict::WA, 0.9).unwrap();
        assert!(matches!(late, Judged::Belongs(_)));
        assert!(matches!(judged(Verdict::WA, Verdict::AC, 0.1).unwrap(), Judged::Fails(_)));
    }
}
