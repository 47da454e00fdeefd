//! Running any command on an input, within limits.
//!
//! Programs are not sandboxed: they may do whatever the user may.
//! The limits guard against accidents: endless loops, endless output,
//! forgotten children, memory that never stops growing.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, PipeReader, Read, Seek, SeekFrom, Write};
use std::process::{Child, Command, ExitStatus};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::disk::scratch::nameless_file;
use crate::running::limits::{Clock, Limits};
use crate::running::platform::{self, Accounts, Running};

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
    let (program, arguments) = command.split_first().context("the command is empty")?;
    let mut command = Command::new(program);
    command.args(arguments);
    command.stdin(input).stdout(output.try_clone()?).stderr(writer);
    // Our copies of its files are closed then.
    let running = platform.start(command, &limits);
    let mut running = running.with_context(|| NotStarted(program.display().to_string()))?;
    let clock = platform.clock();
    let start = Instant::now();
    let (accounts, stopped) = wait(&mut *running, clock, &output, limits)?;
    let Accounts { status, mut time, memory, stack, out_of_time } = accounts;
    let excess = stopped
        .or((output.metadata()?.len() >= limits.output).then_some(Excess::Output))
        .or((time > limits.time || out_of_time)
            .then_some(Excess::Time { limit: limits.time, clock }))
        .or((memory > limits.memory).then_some(Excess::Memory));
    if let Some(Excess::Time { clock: Clock::Wall, .. }) = excess {
        time = start.elapsed();
    }
    Ok(Execution {
        status,
        excess,
        time,
        memory,
        stack,
        output: contents(&mut output, 0, limits.output)?,
        error: error.end(),
    })
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
    let patience = limits.patience(clock);
    loop {
        if let Some(accounts) = running.ended()? {
            return Ok((accounts, None));
        }
        let resident = running.resident();
        let late = Excess::Time { limit: patience, clock: Clock::Wall };
        let excess = (output.metadata()?.len() >= limits.output)
            .then_some(Excess::Output)
            .or((start.elapsed() > patience).then_some(late))
            .or((resident > limits.memory).then_some(Excess::Memory));
        if excess.is_some() {
            let mut accounts = running.stop()?;
            accounts.memory = accounts.memory.max(resident);
            return Ok((accounts, excess));
        }
        // Short programs are not kept waiting, and long ones not disturbed.
        running.wait((start.elapsed() / 8).clamp(Duration::from_micros(50), TICK));
    }
}

/// The longest time between two looks at a running program.
const TICK: Duration = Duration::from_millis(5);

/// So much is kept of a standard error, which may have been flooded: a program ends with the
/// reason for which it fails.
const END: u64 = 1 << 16;

/// A pipe that is read to its end, of which the last is kept.
struct Drained {
    kept: Arc<Mutex<VecDeque<u8>>>,
    over: Receiver<()>,
}

impl Drained {
    fn start(mut pipe: PipeReader) -> Drained {
        let kept = Arc::new(Mutex::new(VecDeque::new()));
        let ((sender, over), theirs) = (channel(), Arc::clone(&kept));
        thread::spawn(move || {
            let _ends_with_the_thread: Sender<()> = sender;
            let mut part = vec![0; END as usize];
            while let Ok(length @ 1..) = pipe.read(&mut part) {
                let mut kept = theirs.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend(&part[..length]);
                let surplus = kept.len().saturating_sub(END as usize);
                kept.drain(..surplus);
            }
        });
        Drained { kept, over }
    }

    /// The last of it. Where a process lives on that the system cannot find, it is not waited for.
    fn end(self) -> String {
        const PATIENCE: Duration = Duration::from_millis(200);
        // Nothing is ever sent.
        let _ = self.over.recv_timeout(PATIENCE);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(kept.make_contiguous()).into_owned()
    }
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
