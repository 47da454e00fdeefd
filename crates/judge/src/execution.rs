//! Running any command on an input, within limits, with the operating system's accounts.
//!
//! Programs are not sandboxed: they may do whatever the user may.
//! What is guarded against is accident: endless loops, endless output,
//! forgotten children, memory that grows and grows.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{self as system, Pid, Resource, Rlimit, Signal};
use wait4::{ResUse, Wait4};

use crate::signals::clean_up_at_the_end;

/// How much a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// CPU time, of all its processes together.
    pub time: Duration,
    /// Resident memory in bytes.
    pub memory: u64,
    /// Output in bytes.
    pub output: u64,
}

impl Limits {
    /// A program may wait as well as work, and may have to share its processor.
    fn patience(&self) -> Duration {
        self.time * 3 + Duration::from_secs(1)
    }
}

/// A limit that a program has broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// Too much CPU time, or no end in sight.
    Time,
    /// Too much memory.
    Memory,
    /// Too much output.
    Output,
}

/// What a program did with an input.
#[derive(Clone, Debug)]
pub struct Execution {
    /// How it ended.
    pub status: ExitStatus,
    /// The limit it broke, if any.
    pub excess: Option<Excess>,
    /// The CPU time of its processes.
    pub time: Duration,
    /// The peak of resident memory, in bytes. A process begins as a copy of the
    /// judge, and the accounts start from there; what has stayed below the judge's
    /// own peak is as high as it was last seen, some milliseconds before the end,
    /// and 0 if it ended before anybody looked.
    pub memory: u64,
    /// What it wrote to standard output, up to the limit.
    pub output: Vec<u8>,
    /// The beginning of what it wrote to standard error.
    pub error: String,
}

/// A nameless file that holds an input.
pub fn input_file(text: &str) -> Result<File> {
    let mut file = tempfile::tempfile()?;
    file.write_all(text.as_bytes())?;
    file.seek(SeekFrom::Start(0))?;
    Ok(file)
}

/// Runs `command` on `input`.
///
/// When it returns, no process that the command has started is left: neither
/// in its process group nor among those that have cut themselves loose.
///
/// # Errors
///
/// If the command cannot be started, with its name in the message.
pub fn execute(command: &[OsString], input: File, limits: Limits) -> Result<Execution> {
    let (mut output, mut error) = (tempfile::tempfile()?, tempfile::tempfile()?);
    let (child, leader) = start(command, input, &output, &error)?;
    let limit = |resource, most: u64| {
        let limit = Rlimit { current: Some(most), maximum: Some(most) };
        // A process that has already ended needs no limit.
        let _ = system::prlimit(Some(leader), resource, limit);
    };
    limit(Resource::Fsize, limits.output);
    limit(Resource::Cpu, limits.time.as_secs() + 1);
    limit(Resource::Core, 0);
    let Ended { used, stopped, seen } = wait(child, leader, &output, limits)?;
    sweep(leader);
    let own = own_peak();
    let memory = if used.rusage.maxrss > own { used.rusage.maxrss } else { seen };
    let time = used.rusage.utime + used.rusage.stime;
    let excess = stopped
        .or((output.metadata()?.len() >= limits.output).then_some(Excess::Output))
        .or((time > limits.time).then_some(Excess::Time))
        .or((used.rusage.maxrss > limits.memory.max(own)).then_some(Excess::Memory));
    Ok(Execution {
        status: used.status,
        excess,
        time,
        memory,
        output: contents(&mut output, limits.output)?,
        error: String::from_utf8_lossy(&contents(&mut error, 4096)?).into_owned(),
    })
}

/// Starts the command in a process group of its own, with files for pipes:
/// nothing blocks if it reads or writes less, or more, than expected.
fn start(command: &[OsString], input: File, output: &File, error: &File) -> Result<(Child, Pid)> {
    let (program, arguments) = command.split_first().context("the command is empty")?;
    // Orphans become our children, where the system can do that.
    let _ = system::set_child_subreaper(Some(system::getpid()));
    clean_up_at_the_end(kill_all);
    let mut started = STARTED.lock().expect("no holder of the lock panics");
    let child = Command::new(program)
        .args(arguments)
        .process_group(0)
        .stdin(input)
        .stdout(Stdio::from(output.try_clone()?))
        .stderr(Stdio::from(error.try_clone()?))
        .spawn()
        .with_context(|| format!("cannot run `{}`", program.to_string_lossy()))?;
    let leader = Pid::from_child(&child);
    started.push(leader);
    Ok((child, leader))
}

/// Starts a process of our own, which is no program's orphan.
pub fn spare(start: impl FnOnce() -> std::io::Result<Child>) -> std::io::Result<Child> {
    let mut started = STARTED.lock().expect("no holder of the lock panics");
    let child = start()?;
    started.push(Pid::from_child(&child));
    Ok(child)
}

/// How a program ended.
struct Ended {
    used: ResUse,
    /// The limit for which it was stopped.
    stopped: Option<Excess>,
    /// The peak of its memory, when it was last seen.
    seen: u64,
}

/// Waits until the program ends, or stops it.
fn wait(mut child: Child, leader: Pid, output: &File, limits: Limits) -> Result<Ended> {
    let start = Instant::now();
    let mut seen = 0;
    loop {
        if let Some(used) = child.try_wait4()? {
            return Ok(Ended { used, stopped: None, seen });
        }
        seen = seen.max(memory_of(leader, PEAK));
        let excess = (output.metadata()?.len() >= limits.output)
            .then_some(Excess::Output)
            .or((start.elapsed() > limits.patience()).then_some(Excess::Time))
            .or((resident(leader) > limits.memory).then_some(Excess::Memory));
        if excess.is_some() {
            kill_group(leader);
            return Ok(Ended { used: child.wait4()?, stopped: excess, seen });
        }
        // Short programs are not kept waiting, and long ones not disturbed.
        thread::sleep((start.elapsed() / 8).clamp(Duration::from_micros(50), TICK));
    }
}

/// The longest time between two looks at a running program.
const TICK: Duration = Duration::from_millis(5);

/// The memory that a process and its descendants hold now; only to stop them
/// early, the accounts tell the peak.
fn resident(process: Pid) -> u64 {
    let descendants: u64 = children(process).into_iter().map(resident).sum();
    memory_of(process, "VmRSS:") + descendants
}

/// The most memory that the judge itself has held: the accounts of a program
/// begin with it, so what they show up to here is not the program's fault.
fn own_peak() -> u64 {
    memory_of(system::getpid(), PEAK)
}

/// What the system calls the peak of a process's memory.
const PEAK: &str = "VmHWM:";

/// A line of what the system tells of a process's memory, in bytes.
fn memory_of(process: Pid, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", process.as_raw_nonzero()));
    let kibibytes = status.ok().and_then(|status| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    });
    kibibytes.unwrap_or(0) * 1024
}

fn kill_group(leader: Pid) {
    // It may be empty by now.
    let _ = system::kill_process_group(leader, Signal::KILL);
}

/// Kills whatever the program has left behind, in its group or adrift.
fn sweep(leader: Pid) {
    kill_group(leader);
    let mut started = STARTED.lock().expect("no holder of the lock panics");
    started.retain(|&process| process != leader);
    kill_orphans(&started);
}

/// Kills every program that is running, with all that it has started, and lets
/// no other begin.
fn kill_all() {
    let started = STARTED.lock().expect("no holder of the lock panics");
    for &leader in started.iter() {
        kill_group(leader);
        // What it leaves behind is ours once it is dead; its accounts are left
        // to whoever waits for it.
        let dead = system::WaitIdOptions::EXITED | system::WaitIdOptions::NOWAIT;
        let _ = system::waitid(system::WaitId::Pid(leader), dead);
    }
    kill_orphans(&started);
    // Nobody will ever need the lock again.
    std::mem::forget(started);
}

/// Kills our children but for the programs that are running.
fn kill_orphans(started: &[Pid]) {
    loop {
        let mut orphans = children(system::getpid());
        orphans.retain(|child| !started.contains(child));
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans {
            let _ = system::kill_process(orphan, Signal::KILL);
            let _ = system::waitpid(Some(orphan), system::WaitOptions::empty());
        }
    }
}

/// The programs that are running now. Whoever holds the lock can tell them from
/// orphans, for nobody can start one in between.
static STARTED: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// The children of a process, orphans that it has adopted among them.
fn children(process: Pid) -> Vec<Pid> {
    let tasks = fs::read_dir(format!("/proc/{}/task", process.as_raw_nonzero()));
    let tasks = tasks.into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    let list = lists.collect::<Vec<String>>().join(" ");
    list.split_whitespace().filter_map(|pid| Pid::from_raw(pid.parse().ok()?)).collect()
}

fn contents(file: &mut File, most: u64) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_judges_own_memory_is_not_held_against_a_program() {
        let held = vec![1_u8; 64 << 20];
        let limits = Limits { time: Duration::from_secs(10), memory: 32 << 20, output: 1 << 20 };
        let execution = execute(&["true".into()], input_file("").unwrap(), limits).unwrap();
        assert_eq!(execution.excess, None);
        assert!(held.iter().all(|&byte| byte == 1));
    }
}
