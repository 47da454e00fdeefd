//! Any system with processes: wall time and the amount of output are limited, memory is not.
//!
//! The stack is set on Unix; on Windows the header of the program's file decides.
//! Stopping a program stops its process group (Unix) or its job (Windows).
//! On Unix, a process that has left the group lives on.

use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use process_wrap::std::{ChildWrapper, CommandWrap};

use super::system::{clean_up_at_the_end, with_stack};
use super::{Accounts, Platform, Running};
use crate::running::limits::{Clock, Limits};

pub(super) struct Portable;

impl Platform for Portable {
    fn clock(&self) -> Clock {
        Clock::Wall
    }

    fn start(&self, command: Command, limits: &Limits) -> io::Result<Box<dyn Running>> {
        clean_up_at_the_end(stop_all);
        let mut started = lock(&STARTED);
        let start = Instant::now();
        let mut command = with_descendants(command);
        let (child, stack) = with_stack(limits.stack, || command.spawn())?;
        let tree: Tree = Arc::new(Mutex::new(child));
        started.push(Arc::clone(&tree));
        Ok(Box::new(RunningProgram { tree, start, stack, ended: false }))
    }

    fn start_server(&self, command: &mut Command) -> io::Result<Child> {
        // It must not get a program's stack.
        let _started = lock(&STARTED);
        command.spawn()
    }
}

fn with_descendants(command: Command) -> CommandWrap {
    let mut command = CommandWrap::from(command);
    #[cfg(unix)]
    command.wrap(process_wrap::std::ProcessGroup::leader());
    #[cfg(windows)]
    command.wrap(process_wrap::std::JobObject);
    command
}

/// A process, and the group or the job that is stopped with it.
type Tree = Arc<Mutex<Box<dyn ChildWrapper>>>;

/// The programs that are running now.
static STARTED: Mutex<Vec<Tree>> = Mutex::new(Vec::new());

/// The data behind this lock cannot be left half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

struct RunningProgram {
    tree: Tree,
    start: Instant,
    stack: Option<u64>,
    ended: bool,
}

impl Running for RunningProgram {
    fn ended(&mut self) -> io::Result<Option<Accounts>> {
        let status = lock(&self.tree).try_wait()?;
        Ok(status.map(|status| self.accounts(status)))
    }

    fn resident(&mut self) -> u64 {
        0
    }

    fn stop(&mut self) -> io::Result<Accounts> {
        self.kill();
        let status = lock(&self.tree).wait()?;
        Ok(self.accounts(status))
    }
}

impl RunningProgram {
    /// The accounts of a program that has ended, once the processes it left behind are killed.
    fn accounts(&mut self, status: ExitStatus) -> Accounts {
        let time = self.start.elapsed();
        self.kill();
        self.ended = true;
        lock(&STARTED).retain(|tree| !Arc::ptr_eq(tree, &self.tree));
        Accounts { status, time, memory: 0, stack: self.stack, out_of_time: false }
    }

    fn kill(&self) {
        // The group may be empty.
        let _ = lock(&self.tree).start_kill();
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        if !self.ended {
            let _ = self.stop();
        }
    }
}

/// Stops every program that is running, and lets no other begin.
fn stop_all() {
    let started = lock(&STARTED);
    for tree in started.iter() {
        let _ = lock(tree).start_kill();
    }
    // The lock is never needed again.
    std::mem::forget(started);
}
