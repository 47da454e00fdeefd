//! Everything that differs between operating systems: a test sees to it that no other file
//! names one.
//!
//! There are two implementations of [`Platform`].
//! `linux` holds every limit and leaves no process behind.
//! `portable` does what can be done on Windows and macOS; it is compiled on Linux, too,
//! so that it is tested there, and the environment variable `JUDGE_PLATFORM=portable`
//! chooses it.

#[cfg(target_os = "linux")]
mod linux;
mod portable;
mod system;

use std::process::{Child, Command, ExitStatus};
use std::time::Duration;
use std::{env, io, thread};

use anyhow::{bail, Result};

use crate::running::limits::{Clock, Limits};

#[cfg(target_os = "linux")]
use linux::Linux as Native;
use portable::Portable;
#[cfg(not(target_os = "linux"))]
use portable::Portable as Native;
pub(crate) use system::{may_lack_stack, signal};

/// The services of an operating system for running programs.
pub(crate) trait Platform: Sync {
    /// The time that it limits. It limits memory, too, if that is the processors'.
    fn clock(&self) -> Clock;

    /// Starts a program that is to be stopped with every process that it starts.
    fn start(&self, command: Command, limits: &Limits) -> io::Result<Box<dyn Running>>;

    /// Starts a process that is not taken for one that some program has left behind.
    fn start_server(&self, command: &mut Command) -> io::Result<Child>;
}

/// A program that has been started. When it is dropped, nothing of it is left.
pub(crate) trait Running: Send {
    /// Its accounts, if it has ended; nothing that it has started is left then.
    /// After that it must not be asked again.
    fn ended(&mut self) -> io::Result<Option<Accounts>>;

    /// The memory in bytes that it and the processes it has started hold now; 0 if unknown.
    fn resident(&mut self) -> u64;

    /// What it and the processes it has started are doing; `None` where the system does not tell.
    fn activity(&mut self) -> Option<Activity> {
        None
    }

    /// Waits this long, or until it ends where the system can tell.
    fn wait(&mut self, pause: Duration) {
        thread::sleep(pause);
    }

    /// Stops it, with every process that it has started.
    fn stop(&mut self) -> io::Result<Accounts>;
}

/// What a program does: if two looks find it asleep and its time the same, it has waited meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Activity {
    /// The CPU time it has used, in the system's ticks.
    pub ticks: u64,
    /// Whether none of its processes wants a processor or waits for a disk.
    pub is_asleep: bool,
}

/// What a program has used.
pub(crate) struct Accounts {
    pub status: ExitStatus,
    /// The time by the platform's clock.
    pub time: Duration,
    /// The peak of its memory in bytes; 0 if unknown.
    pub memory: u64,
    /// The stack in bytes that it was given; `None` where that is not known.
    pub stack: Option<u64>,
    /// Whether the system stopped it for its time, which the system may count differently.
    pub out_of_time: bool,
}

/// The platform that programs run on.
pub(crate) fn current() -> Result<&'static dyn Platform> {
    match env::var_os("JUDGE_PLATFORM") {
        None => Ok(&Native),
        Some(name) if name == "portable" => Ok(&Portable),
        Some(name) => bail!("JUDGE_PLATFORM is {name:?}: it can be `portable`, or unset"),
    }
}

#[cfg(test)]
mod tests;
