//! The interpreters of Python that judges run, and the commands that run a program with each.
//!
//! Judges run Python with CPython or with PyPy, and the tools that check packages with PyPy alone.
//! The two differ in speed and in memory: PyPy reserves more than it uses, and where a judge limits
//! the address space, what is reserved counts. So a right program has only a part of its memory.

use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use anyhow::Result;
use judge::running::execution::clock;
use judge::running::language::{direct, Language};
use judge::running::limits::Clock;
use judge::submissions::{Promise, Submission};

/// The interpreter of Python beside the usual one, if it is installed.
pub const PYPY: &str = "pypy3";

/// A right program in Python needs at most this part of the memory limit: how much PyPy reserves
/// depends on the processor's caches.
const MEMORY_PARTS: [u64; 2] = [3, 4];

/// A command that runs a program.
pub struct Run {
    /// Words behind the program's name: ` under pypy3`, or nothing for the usual command.
    pub under: String,
    pub command: Vec<OsString>,
}

/// The ways to run a submission with this usual command: one, or one for each interpreter if it is
/// in Python. Then its address space is limited to its `memory`, in bytes, or a right one's to a
/// part of it.
///
/// # Errors
///
/// If its file cannot be read, or if the environment asks for a platform that does not exist.
pub fn runs(submission: &Submission, command: &[OsString], memory: u64) -> Result<Vec<Run>> {
    let usual = |command| Run { under: String::new(), command };
    if !is_python(submission)? {
        return Ok(vec![usual(command.to_vec())]);
    }
    let [part, whole] = if submission.promise == Promise::Accepted { MEMORY_PARTS } else { [1, 1] };
    let memory = memory / whole * part;
    let mut runs = vec![usual(within(memory, command.to_vec())?)];
    if version().is_some() {
        let pypy = direct(vec![PYPY.into(), "-S".into(), submission.source.clone().into()]);
        runs.push(Run { under: format!(" under {PYPY}"), command: within(memory, pypy)? });
    }
    Ok(runs)
}

/// Whether a submission is in Python.
///
/// # Errors
///
/// If its file cannot be read.
pub fn is_python(submission: &Submission) -> Result<bool> {
    Ok(Language::for_file(&submission.source)? == Language::Python)
}

/// The version of PyPy that is here, if there is one.
pub fn version() -> Option<&'static str> {
    static SAID: OnceLock<Option<String>> = OnceLock::new();
    let said = SAID.get_or_init(|| {
        let output = Command::new(PYPY).arg("--version").stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    });
    said.as_deref()
}

/// The command with an address space of so many bytes, on a system that limits memory at all.
fn within(memory: u64, command: Vec<OsString>) -> Result<Vec<OsString>> {
    if clock()? == Clock::Wall {
        return Ok(command);
    }
    let kibibytes = (memory / 1024).to_string();
    let limited = ["sh", "-c", "ulimit -v \"$0\" && exec \"$@\"", &kibibytes];
    Ok(limited.into_iter().map(OsString::from).chain(command).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_has_the_address_space_that_it_is_given() {
        let words = ["sh", "-c", "ulimit -v; echo \"$@\"", "sh", "a b", "c"];
        let command = within(300 << 20, words.map(OsString::from).to_vec()).unwrap();
        let output = Command::new(&command[0]).args(&command[1..]).output().unwrap();
        let size = match clock().unwrap() {
            Clock::Processor => "307200",
            Clock::Wall => "unlimited",
        };
        assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{size}\na b c\n"));
    }
}
