//! The judge's side of problems that are played, or have several right answers: a command, which is
//! called as Kattis calls its validators.

use std::ffi::OsString;
use std::fs;
use std::io::{Seek, Write};
use std::path::Path;
use std::process::ExitStatus;

use anyhow::{bail, Context, Result};
use protocol::comparison::Comparison;
use protocol::{ACCEPTED, CHECK, INTERACT, MESSAGE, REJECTED};
use tempfile::TempDir;

use crate::catalogue::problem::{Kind, Problem};
use crate::disk::cases::CaseFiles;
use crate::disk::scratch::nameless_file;
use crate::judging::verdict::{failure, Verdict};
use crate::output::printable;
use crate::running::dialogue::{converse, Dialogue, Said, Speaker};
use crate::running::execution::{execute, Execution};
use crate::running::last_words::last_words;
use crate::running::limits::Limits;

/// How it is decided whether a program is right.
#[derive(Clone, Debug)]
pub enum Judging {
    /// Its output is compared with the answers.
    Compared(Comparison),
    /// Several outputs are right: a checker knows which.
    Checked(Side),
    /// It talks to an interactor.
    Played(Side),
}

/// A checker or an interactor.
#[derive(Clone, Debug)]
pub struct Side {
    /// What it is called in messages.
    pub name: String,
    /// Its command; the files of the input and of the answers and a folder are its last arguments.
    pub command: Vec<OsString>,
}

/// What a checker or an interactor says of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Opinion {
    /// Why the program is wrong; `None` if it is right.
    pub reason: Option<String>,
    /// What would have been right, if that is said.
    pub better: Option<String>,
}

/// What became of a program that has played.
pub(crate) struct Played {
    pub execution: Execution,
    pub verdict: Verdict,
    /// Why; empty if the program was accepted.
    pub reason: String,
    pub better: Option<String>,
    pub note: Option<&'static str>,
    /// What was said: see [`transcript`].
    pub dialogue: String,
}

/// What is said of accepted runs of programs that end too early.
pub const UNREAD: &str = "AC, but the program ended before it had read the judge's last line";

/// The most characters that are shown of a text of the program's or the judge's.
const SHOWN: usize = 300;

impl Judging {
    /// How it is decided for a problem of the set, whose tests are this executable.
    pub fn by_tests(problem: &Problem, tests: &Path, comparison: Comparison) -> Judging {
        let side = |argument: &str| {
            let name = format!("tests/problem.rs of {}", problem.slug);
            Side { name, command: vec![tests.into(), argument.into()] }
        };
        match problem.kind {
            Kind::Compared => Judging::Compared(comparison),
            Kind::Checked => Judging::Checked(side(CHECK)),
            Kind::Played => Judging::Played(side(INTERACT)),
        }
    }

    /// What counts as a difference between outputs.
    pub fn comparison(&self) -> Comparison {
        match self {
            Judging::Compared(comparison) => *comparison,
            Judging::Checked(_) | Judging::Played(_) => Comparison::Tokens,
        }
    }
}

impl Side {
    /// What a checker says of an output.
    ///
    /// # Errors
    ///
    /// If the checker fails itself.
    pub(crate) fn check(&self, case: &CaseFiles, output: &[u8], limits: Limits) -> Result<Opinion> {
        let feedback = tempfile::tempdir()?;
        let mut file = nameless_file()?;
        file.write_all(output)?;
        file.rewind()?;
        let execution = execute(&self.command_on(case, &feedback), file, limits)?;
        if let Some((_, reason)) = failure(&execution).filter(|_| execution.excess.is_some()) {
            bail!("{} fails on {}: {reason}", self.name, case.name);
        }
        self.opinion(case, &feedback, (execution.status, &execution.error))
    }

    /// Has a program play a case.
    ///
    /// # Errors
    ///
    /// If the program cannot be started, or if the interactor fails itself.
    pub(crate) fn play(
        &self,
        program: &[OsString],
        case: &CaseFiles,
        limits: Limits,
    ) -> Result<Played> {
        let feedback = tempfile::tempdir()?;
        let dialogue = converse(program, &self.command_on(case, &feedback), limits);
        let dialogue = dialogue.with_context(|| format!("{} on {}", self.name, case.name))?;
        let (verdict, reason, better) = self.verdict(case, &feedback, &dialogue)?;
        let is_unread = !dialogue.unheard_by_program.trim().is_empty();
        let note = (verdict == Verdict::AC && is_unread).then_some(UNREAD);
        let Dialogue { execution, said, .. } = dialogue;
        Ok(Played { execution, verdict, reason, better, note, dialogue: transcript(&said) })
    }

    fn command_on(&self, case: &CaseFiles, feedback: &TempDir) -> Vec<OsString> {
        // The folder ends with a separator, which some validators rely on.
        let files = [case.input.clone(), case.output.clone(), feedback.path().join("")];
        self.command.iter().cloned().chain(files.map(OsString::from)).collect()
    }

    fn verdict(
        &self,
        case: &CaseFiles,
        feedback: &TempDir,
        dialogue: &Dialogue,
    ) -> Result<(Verdict, String, Option<String>)> {
        let failure = failure(&dialogue.execution);
        if let Some(came) = &dialogue.stuck {
            return Ok((Verdict::TLE, silence(came, &dialogue.said), None));
        }
        let Some((status, error)) = &dialogue.judge else {
            let (verdict, reason) = failure.context("a program that was stopped has failed")?;
            return Ok((verdict, reason, None));
        };
        // Where a program dies of itself, the complaint about its end says less.
        let has_crashed = failure.is_some() && dialogue.program_is_first;
        let opinion = match &failure {
            Some(_) if has_crashed => Opinion::default(),
            _ => self.opinion(case, feedback, (*status, error))?,
        };
        let late = printable(dialogue.unheard_by_judge.trim(), SHOWN);
        Ok(match (opinion.reason, failure) {
            (Some(reason), _) => (Verdict::WA, reason, opinion.better),
            (None, Some((verdict, reason))) => (verdict, reason, None),
            (None, None) if late.is_empty() => (Verdict::AC, String::new(), None),
            (None, None) => {
                (Verdict::WA, format!("it printed `{late}` after the end of the game"), None)
            }
        })
    }

    /// What it has said in the end.
    ///
    /// # Errors
    ///
    /// If it has not ended as Kattis's validators do, with its last words.
    fn opinion(
        &self,
        case: &CaseFiles,
        feedback: &TempDir,
        (status, error): (ExitStatus, &str),
    ) -> Result<Opinion> {
        let said = last_words(error).map(|words| printable(&words, SHOWN));
        match status.code() {
            Some(ACCEPTED) => Ok(Opinion::default()),
            Some(REJECTED) => {
                let message = fs::read(feedback.path().join(MESSAGE)).unwrap_or_default();
                let message = String::from_utf8_lossy(&message);
                let mut lines = message.lines().map(str::trim).filter(|line| !line.is_empty());
                let reason = lines.next().map(|line| printable(line, SHOWN)).or(said);
                let better: Vec<String> = lines.map(|line| printable(line, SHOWN)).collect();
                Ok(Opinion {
                    reason: Some(reason.unwrap_or_else(|| format!("{} says no more", self.name))),
                    better: (!better.is_empty()).then(|| better.join("; ")),
                })
            }
            _ => {
                let said = said.map(|said| format!(": {said}")).unwrap_or_default();
                let name = &self.name;
                bail!(
                    "{name} fails on {}, with {status} where {ACCEPTED} accepts a program and \
                     {REJECTED} rejects it{said}",
                    case.name
                )
            }
        }
    }
}

/// What is said of a program that waits while the judge waits for it, by what came when its input
/// was closed.
fn silence(came: &[u8], said: &[Said]) -> String {
    let text = |bytes: &[u8]| printable(String::from_utf8_lossy(bytes).trim(), SHOWN);
    let came = text(came);
    let last = said.iter().rfind(|(_, bytes)| !bytes.is_empty());
    match last {
        _ if !came.is_empty() => format!(
            "it printed nothing and waits, and so does the judge; `{came}` came only when its input \
             was closed: flush after each line"
        ),
        Some((Speaker::Program, bytes)) if !bytes.ends_with(b"\n") => {
            let line = bytes.rsplit(|&byte| byte == b'\n').next().unwrap_or_default();
            format!("it waits, and so does the judge: `{}` has no line end", text(line))
        }
        _ => "it printed nothing and waits for input, and so does the judge: did you flush?".into(),
    }
}

/// A dialogue as judges' samples have it: `<` before a line of the judge's, `>` before one of the
/// program's.
fn transcript(said: &[Said]) -> String {
    let mut lines = String::new();
    for (speaker, bytes) in said {
        let mark = match speaker {
            Speaker::Judge => '<',
            Speaker::Program => '>',
        };
        for line in String::from_utf8_lossy(bytes).lines() {
            lines += &format!("{mark}{}\n", line.trim_end());
        }
    }
    lines
}

#[cfg(test)]
mod tests;
