//! Running any command on an input, within limits.
//!
//! Programs are not sandboxed: they may do whatever the user may.
//! The limits guard against accidents: endless loops, endless output,
//! forgotten children, memory that never stops growing.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{anyhow, Context, Error, Result};

use crate::disk::scratch::nameless_file;
use crate::running::drained::{Drained, END};
use crate::running::language::Language;
use crate::running::limits::{Clock, Limits};
use crate::running::platform::{self, Accounts, Platform, Running};

/// A limit that a program has broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// Too much time, by this clock.
    Time {
        /// How much it was allowed.
        limit: Duration,
        /// What was counted.
        clock: Clock,
    },
    /// Too much memory.
    Memory,
    /// Too much output.
    Output,
}

/// What a program did with an input.
#[derive(Clone, Debug, Default)]
pub struct Execution {
    /// How it ended.
    pub status: ExitStatus,
    /// The limit it broke, if any.
    pub excess: Option<Excess>,
    /// The time it took, by the clock of the limit that it broke, or else by the
    /// system's (see [`clock`]).
    pub time: Duration,
    /// The peak of its memory in bytes; 0 where memory is not limited, or if it ended
    /// before it was looked at.
    pub memory: u64,
    /// The stack that it could use, in bytes; `None` where that is not known.
    pub stack: Option<u64>,
    /// Its standard output, up to the limit.
    pub output: Vec<u8>,
    /// The end of its standard error.
    pub error: String,
}

/// A program that the system does not start.
#[derive(Debug)]
pub struct NotStarted(String);

impl fmt::Display for NotStarted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot run `{}`", self.0)
    }
}

/// A nameless file that holds an input.
pub fn input_file(text: &str) -> Result<File> {
    let mut file = nameless_file()?;
    file.write_all(text.as_bytes())?;
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}

/// The time that this system limits.
///
/// # Errors
///
/// If the environment asks for a platform that does not exist.
pub fn clock() -> Result<Clock> {
    Ok(platform::current()?.clock())
}

/// Runs `command` on `input`.
///
/// When it returns, the processes that the command has started are stopped, as far as
/// the system can find them.
///
/// # Errors
///
/// [`NotStarted`] if the command cannot be started.
pub fn execute(command: &[OsString], input: File, limits: Limits) -> Result<Execution> {
    let platform = platform::current()?;
    let mut output = nameless_file()?;
    let (error, writer) = io::pipe()?;
    let error = Drained::start(error);
    // With files for pipes nothing blocks if it reads or writes less, or more, than expected. Its
    // errors have no end that would be a fault, so they are read all the time, and mostly dropped.
    let command = command_of(command)?;
    let mut running = start(
        platform,
        command,
        [input.into(), output.try_clone()?.into(), writer.into()],
        &limits,
    )?;
    let clock = platform.clock();
    let start = Instant::now();
    let (accounts, stopped) = wait(&mut *running, clock, &output, limits)?;
    let stopped = stopped.or((output.metadata()?.len() >= limits.output).then_some(Excess::Output));
    let execution = finished(accounts, stopped, start, (clock, limits));
    let output = contents(&mut output, 0, limits.output)?;
    Ok(Execution { output, error: error.end(), ..execution })
}

/// The command that these words are.
pub(super) fn command_of(words: &[OsString]) -> Result<Command> {
    let (program, arguments) = words.split_first().context("the command is empty")?;
    let mut command = Command::new(program);
    command.args(arguments);
    Ok(command)
}

/// Starts a command with these as its standard input, output and error.
pub(super) fn start(
    platform: &dyn Platform,
    mut command: Command,
    [input, output, error]: [Stdio; 3],
    limits: &Limits,
) -> Result<Box<dyn Running>> {
    let program = command.get_program().display().to_string();
    command.stdin(input).stdout(output).stderr(error);
    // Our copies of its files are closed then.
    let started = platform.start(command, limits);
    started.map_err(|error| explained(error).context(NotStarted(program)))
}

/// Why a file is not started, and what it lacks if it may be a source in a language that is not known
/// here.
fn explained(error: io::Error) -> Error {
    if error.kind() != ErrorKind::PermissionDenied {
        return error.into();
    }
    let endings: Vec<&str> = Language::endings().collect();
    anyhow!("{error}; a file that is not a source ({}) must be executable", endings.join(", "))
}

/// What a program did that has ended, or was stopped for this; its output and its errors are left
/// to the caller.
pub(super) fn finished(
    accounts: Accounts,
    stopped: Option<Excess>,
    start: Instant,
    (clock, limits): (Clock, Limits),
) -> Execution {
    let Accounts { status, mut time, memory, stack, out_of_time } = accounts;
    let excess = stopped
        .or((time > limits.time || out_of_time)
            .then_some(Excess::Time { limit: limits.time, clock }))
        .or((memory > limits.memory).then_some(Excess::Memory));
    if let Some(Excess::Time { clock: Clock::Wall, .. }) = excess {
        time = start.elapsed();
    }
    Execution { status, excess, time, memory, stack, ..Execution::default() }
}

/// Starts a process that serves this one, and is never taken for a program's orphan.
///
/// # Errors
///
/// If it cannot be started.
pub fn start_server(command: &mut Command) -> Result<Child> {
    let program = command.get_program().to_string_lossy().into_owned();
    let server = platform::current()?.start_server(command);
    server.with_context(|| format!("cannot run `{program}`"))
}

/// Waits until the program ends, or stops it for breaking a limit.
fn wait(
    running: &mut dyn Running,
    clock: Clock,
    output: &File,
    limits: Limits,
) -> Result<(Accounts, Option<Excess>)> {
    let start = Instant::now();
    loop {
        if let Some(accounts) = running.ended()? {
            return Ok((accounts, None));
        }
        let printed = output.metadata()?.len();
        if let Some(stopped) = stopped(running, printed, start, (clock, limits))? {
            return Ok(stopped);
        }
        running.wait(pause(start));
    }
}

/// Stops a program that has printed so much, if it breaks a limit.
pub(super) fn stopped(
    running: &mut dyn Running,
    printed: u64,
    start: Instant,
    (clock, limits): (Clock, Limits),
) -> Result<Option<(Accounts, Option<Excess>)>> {
    let (resident, patience) = (running.resident(), limits.patience(clock));
    let late = Excess::Time { limit: patience, clock: Clock::Wall };
    let excess = (printed >= limits.output)
        .then_some(Excess::Output)
        .or((start.elapsed() > patience).then_some(late))
        .or((resident > limits.memory).then_some(Excess::Memory));
    if excess.is_none() {
        return Ok(None);
    }
    let mut accounts = running.stop()?;
    accounts.memory = accounts.memory.max(resident);
    Ok(Some((accounts, excess)))
}

/// How long to wait until the next look at a program that was started then: short ones are not kept
/// waiting, and long ones not disturbed.
pub(super) fn pause(start: Instant) -> Duration {
    const TICK: Duration = Duration::from_millis(5);
    (start.elapsed() / 8).clamp(Duration::from_micros(50), TICK)
}

/// The end of a standard error.
pub(crate) fn last_of(error: &mut File) -> Result<String> {
    let start = error.metadata()?.len().saturating_sub(END);
    Ok(String::from_utf8_lossy(&contents(error, start, END)?).into_owned())
}

fn contents(file: &mut File, start: u64, most: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
