//! Grading a program: a verdict on every case, several at a time.

use std::ffi::OsString;
use std::fs::{self, File};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use problem::comparison::Comparison;

use crate::catalogue::Entry;
use crate::execution::{execute, Limits};
use crate::verdict::{self, Verdict};
use crate::workspace::CaseFiles;

/// A program is given its judge's time so many times over, and never less
/// than this: our data may be larger than the judge's, our machine slower.
const TIMES: f64 = 5.0;
const LEAST_TIME: f64 = 10.0;

/// Old judges' memory limits do not even hold today's run-time libraries.
const LEAST_MEMORY: f64 = 512.0;

/// Nobody's answers are longer.
const OUTPUT: u64 = 1 << 26;

/// The limits that a problem sets, unless the user says otherwise: the time in
/// seconds, the memory in megabytes.
pub fn limits(entry: &Entry, time: Option<f64>, memory: Option<f64>) -> Limits {
    let time = time.unwrap_or_else(|| (entry.time * TIMES).max(LEAST_TIME));
    let memory = memory.unwrap_or_else(|| entry.memory.max(LEAST_MEMORY));
    Limits { time: Duration::from_secs_f64(time), memory: (memory * 1e6) as u64, output: OUTPUT }
}

/// A program that is to be graded.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The program and its arguments.
    pub command: Vec<OsString>,
    /// What it may use.
    pub limits: Limits,
    /// What counts as a difference.
    pub comparison: Comparison,
}

/// What became of a [`Candidate`] on a case.
#[derive(Clone, Debug)]
pub struct Grade {
    /// The verdict.
    pub verdict: Verdict,
    /// Why; empty if the program was accepted.
    pub reason: String,
    /// The CPU time it took.
    pub time: Duration,
    /// The peak of its memory, in bytes.
    pub memory: u64,
    /// What it printed, if that is wrong.
    pub output: Vec<u8>,
}

impl Candidate {
    /// Runs the program on a case and judges its output.
    pub fn grade(&self, case: &CaseFiles) -> Result<Grade> {
        let CaseFiles { input, output, .. } = case;
        let input = File::open(input).with_context(|| input.display().to_string())?;
        let execution = execute(&self.command, input, self.limits)?;
        let expected = fs::read_to_string(output).with_context(|| output.display().to_string())?;
        let (verdict, reason) = verdict::judge(&execution, &expected, self.comparison);
        let (time, memory) = (execution.time, execution.memory);
        let output = if verdict == Verdict::WA { execution.output } else { Vec::new() };
        Ok(Grade { verdict, reason, time, memory, output })
    }
}

/// How many programs may run at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, |count| count.get())
}

/// Does `work` on all items, on as many processors as there are, and hands each
/// result to `done` in the order in which they come. Stops at the first error.
pub fn in_parallel<'a, T: Sync, R: Send>(
    items: &'a [T],
    work: impl Fn(&'a T) -> Result<R> + Sync,
    done: impl FnMut(usize, R) + Send,
) -> Result<()> {
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (done, failure) = (Mutex::new(done), Mutex::new(None));
    thread::scope(|scope| {
        for _ in 0..processors() {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    match work(item) {
                        Ok(result) => done.lock().expect("nobody panics here")(index, result),
                        Err(error) => {
                            failed.store(true, Ordering::Relaxed);
                            *failure.lock().expect("nobody panics here") = Some(error);
                        }
                    }
                }
            });
        }
    });
    failure.into_inner().expect("nobody panics here").map_or(Ok(()), Err)
}
