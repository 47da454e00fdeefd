//! Linux: limits and accounts by the kernel, and no process is left behind.

use std::ops::RangeInclusive;
use std::os::fd::OwnedFd;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::sync::Mutex;
use std::time::Duration;
use std::{fs, io};

use rustix::event::{poll, PollFd, PollFlags};
use rustix::process::{
    self as system, Pid, PidfdFlags, Resource, Rlimit, Signal, WaitId, WaitIdOptions,
};
use wait4::{ResUse, Wait4};

use super::system::{clean_up_at_the_end, with_stack};
use super::{signal, Accounts, Activity, Platform, Running};
use crate::running::limits::{Clock, Limits};

pub(super) struct Linux;

impl Platform for Linux {
    fn clock(&self) -> Clock {
        Clock::Processor
    }

    fn start(&self, mut command: Command, limits: &Limits) -> io::Result<Box<dyn Running>> {
        // Orphans become our children, where the system can do that.
        let _ = system::set_child_subreaper(Some(system::getpid()));
        clean_up_at_the_end(kill_all);
        let mut started = STARTED.lock().expect("no holder of the lock panics");
        command.process_group(0);
        let (child, stack) = with_stack(limits.stack, || command.spawn())?;
        let leader = Pid::from_child(&child);
        started.programs.push(leader);
        let seconds = limits.time.as_secs() + 1;
        limit(leader, Resource::Fsize, limits.output..=limits.output);
        // The signal at the lower limit says why; a program may ignore that one, but not the
        // one at the upper.
        limit(leader, Resource::Cpu, seconds..=seconds + 1);
        limit(leader, Resource::Core, 0..=0);
        // Kernels before 5.3 do not have it.
        let end = system::pidfd_open(leader, PidfdFlags::empty()).ok();
        let child = Some(child);
        Ok(Box::new(RunningProgram { child, leader, stack, end, begun: false, seen: 0 }))
    }

    fn start_server(&self, command: &mut Command) -> io::Result<Child> {
        let mut started = STARTED.lock().expect("no holder of the lock panics");
        let server = command.spawn()?;
        started.servers.push(Pid::from_child(&server));
        Ok(server)
    }
}

fn limit(process: Pid, resource: Resource, range: RangeInclusive<u64>) {
    let (current, maximum) = range.into_inner();
    let limit = Rlimit { current: Some(current), maximum: Some(maximum) };
    // A process that has already ended needs no limit.
    let _ = system::prlimit(Some(process), resource, limit);
}

struct RunningProgram {
    /// `None` once it has ended.
    child: Option<Child>,
    leader: Pid,
    stack: Option<u64>,
    /// A descriptor that becomes readable when it has ended.
    end: Option<OwnedFd>,
    /// Whether it has been seen to run its own code.
    begun: bool,
    /// The peak of its memory, when it was last seen.
    seen: u64,
}

impl Running for RunningProgram {
    fn ended(&mut self) -> io::Result<Option<Accounts>> {
        if self.child.is_some() && self.has_begun() {
            self.seen = self.seen.max(memory_of(self.leader, PEAK));
        }
        let Some(child) = &mut self.child else { return Ok(None) };
        if !has_ended(self.leader)? {
            return Ok(None);
        }
        let used = child.wait4()?;
        self.child = None;
        Ok(Some(self.accounts(used)))
    }

    fn resident(&mut self) -> u64 {
        if self.has_begun() {
            resident(self.leader)
        } else {
            0
        }
    }

    fn activity(&mut self) -> Option<Activity> {
        activity(self.leader)
    }

    fn wait(&mut self, pause: Duration) {
        let mut ends: Vec<PollFd> =
            self.end.iter().map(|end| PollFd::new(end, PollFlags::IN)).collect();
        // An interruption only ends the pause early.
        let _ = poll(&mut ends, pause.try_into().ok().as_ref());
    }

    fn stop(&mut self) -> io::Result<Accounts> {
        let mut child = self.child.take().ok_or(io::ErrorKind::NotFound)?;
        kill_group(self.leader);
        let used = child.wait4();
        let used = used.inspect_err(|_| sweep(self.leader))?;
        Ok(self.accounts(used))
    }
}

impl RunningProgram {
    /// Whether it runs its own code. At first it still has our memory: the kernel lets
    /// the parent of a process go on a little before that ends.
    fn has_begun(&mut self) -> bool {
        self.begun = self.begun || executable(self.leader) != executable(system::getpid());
        self.begun
    }

    /// The accounts of a program that has ended, once the processes it left behind are killed.
    ///
    /// A process begins as a copy of this one, and the kernel counts from there: a peak
    /// that is not clearly above our own means nothing, and then the one last seen is taken.
    fn accounts(&self, ResUse { status, rusage }: ResUse) -> Accounts {
        sweep(self.leader);
        let own = memory_of(system::getpid(), PEAK);
        let memory = if is_clearly_above(rusage.maxrss, own) { rusage.maxrss } else { self.seen };
        let out_of_time = signal(status) == Some(Signal::XCPU.as_raw());
        let (time, stack) = (rusage.utime + rusage.stime, self.stack);
        Accounts { status, time, memory, stack, out_of_time }
    }
}

/// Whether a peak cannot be another one that was counted a little differently: every
/// processor has a count of its own, and the kernel adds them up only now and then.
fn is_clearly_above(peak: u64, other: u64) -> bool {
    peak > other + other / 8 + (16 << 20)
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        if self.child.is_some() {
            let _ = self.stop();
        }
    }
}

/// Whether a child has ended; its accounts are left to the caller that waits for it.
fn has_ended(child: Pid) -> io::Result<bool> {
    let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    Ok(system::waitid(WaitId::Pid(child), look)?.is_some())
}

/// The memory that a process and its descendants hold now.
fn resident(process: Pid) -> u64 {
    let descendants: u64 = children(process).into_iter().map(resident).sum();
    memory_of(process, "VmRSS:") + descendants
}

/// What a process and its descendants do, unless one of them has ended.
fn activity(process: Pid) -> Option<Activity> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero())).ok()?;
    // Its name, in parentheses, may contain anything. Behind it are its state and, from the twelfth
    // on, its times and those of the children that it has waited for.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let times = fields.get(11..15)?.iter().filter_map(|ticks| ticks.parse::<u64>().ok());
    let own = Activity { ticks: times.sum(), is_asleep: fields[0] == "S" };
    children(process).into_iter().try_fold(own, |all, child| {
        let Activity { ticks, is_asleep } = activity(child)?;
        Some(Activity { ticks: all.ticks + ticks, is_asleep: all.is_asleep && is_asleep })
    })
}

/// The file that a process runs, if it can be seen.
fn executable(process: Pid) -> Option<PathBuf> {
    fs::read_link(format!("/proc/{}/exe", process.as_raw_nonzero())).ok()
}

/// The kernel's name for a process's peak of memory.
const PEAK: &str = "VmHWM:";

/// A line of the kernel's figures for a process's memory, in bytes.
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

/// Kills the processes that a program has left behind, in its group or outside it.
fn sweep(leader: Pid) {
    kill_group(leader);
    let mut started = STARTED.lock().expect("no holder of the lock panics");
    started.programs.retain(|&process| process != leader);
    kill_orphans(&started);
}

/// Kills every program that is running, with every process that it has started, and lets
/// no other begin.
fn kill_all() {
    let started = STARTED.lock().expect("no holder of the lock panics");
    for &leader in &started.programs {
        kill_group(leader);
        // Its orphans become our children once it is dead; its accounts are left
        // to the caller that waits for it.
        let dead = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
        let _ = system::waitid(WaitId::Pid(leader), dead);
    }
    kill_orphans(&started);
    // The lock is never needed again.
    std::mem::forget(started);
}

/// Kills our children except for those that we have started ourselves.
fn kill_orphans(started: &Started) {
    loop {
        let mut orphans = children(system::getpid());
        orphans
            .retain(|child| !started.programs.contains(child) && !started.servers.contains(child));
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans {
            let _ = system::kill_process(orphan, Signal::KILL);
            let _ = system::waitpid(Some(orphan), system::WaitOptions::empty());
        }
    }
}

/// The processes that are running now. A holder of the lock can tell them from orphans, because
/// no other can be started meanwhile.
struct Started {
    programs: Vec<Pid>,
    /// They end by themselves when this process does.
    servers: Vec<Pid>,
}

static STARTED: Mutex<Started> = Mutex::new(Started { programs: Vec::new(), servers: Vec::new() });

/// The children of a process, orphans that it has adopted among them.
fn children(process: Pid) -> Vec<Pid> {
    let tasks = fs::read_dir(format!("/proc/{}/task", process.as_raw_nonzero()));
    let tasks = tasks.into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    let list = lists.collect::<Vec<String>>().join(" ");
    list.split_whitespace().filter_map(|pid| Pid::from_raw(pid.parse().ok()?)).collect()
}

#[cfg(test)]
mod tests {
    use super::is_clearly_above;

    #[test]
    fn an_inherited_peak_is_not_taken_for_the_programs_own() {
        let ours = 600 << 20;
        assert!(!is_clearly_above(ours, ours));
        assert!(!is_clearly_above(ours + (8 << 20), ours));
        assert!(is_clearly_above(ours + (128 << 20), ours));
    }
}
