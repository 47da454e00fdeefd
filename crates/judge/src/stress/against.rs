//! A second program, with whose answers those of the first are compared.

use std::error::Error;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;

use crate::judging::grading::Candidate;
use crate::judging::verdict::{self, Verdict};
use crate::running::execution::{execute, input_file};
use crate::running::limits::Limits;

/// The time that the second program may take. It is often the slow one, and an input that is too
/// large for it is left out.
const PATIENCE: Duration = Duration::from_secs(2);

/// The second program.
#[derive(Debug)]
pub struct Reference {
    candidate: Candidate,
    /// The measures of inputs for which it took too long.
    too_large: Mutex<Vec<Measure>>,
    left_out: AtomicU64,
}

/// How large an input is: its bytes, and those of its longest word.
type Measure = (usize, usize);

/// The second program has failed: that says nothing about the first.
#[derive(Debug)]
pub struct ReferenceFailed {
    /// The input on which it failed.
    pub input: String,
    /// How it failed.
    pub verdict: Verdict,
    /// In other words.
    pub reason: String,
}

impl fmt::Display for ReferenceFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ReferenceFailed { verdict, reason, .. } = self;
        write!(f, "the program of --against fails itself: {verdict}: {reason}")
    }
}

impl Error for ReferenceFailed {}

impl Reference {
    /// The program, within its limits.
    pub fn new(candidate: Candidate) -> Reference {
        let limits = candidate.limits;
        let limits = Limits { time: limits.time.min(PATIENCE), ..limits };
        let candidate = Candidate { limits, ..candidate };
        Reference { candidate, too_large: Mutex::default(), left_out: AtomicU64::new(0) }
    }

    /// Its answers to an input; none if the input is too large for it, by its time or its memory,
    /// or larger than one that was.
    ///
    /// # Errors
    ///
    /// [`ReferenceFailed`] if it crashes or prints without end; if it cannot be started.
    pub fn answer(&self, input: &str) -> Result<Option<String>> {
        let measure =
            (input.len(), input.split_ascii_whitespace().map(str::len).max().unwrap_or(0));
        if self.is_too_large(measure) {
            self.left_out.fetch_add(1, Ordering::Relaxed);
            return Ok(None);
        }
        let execution =
            execute(&self.candidate.command, input_file(input)?, self.candidate.limits)?;
        match verdict::failure(&execution) {
            None => Ok(Some(String::from_utf8_lossy(&execution.output).into_owned())),
            Some((Verdict::TLE | Verdict::MLE, _)) => {
                self.too_large.lock().unwrap_or_else(PoisonError::into_inner).push(measure);
                self.left_out.fetch_add(1, Ordering::Relaxed);
                Ok(None)
            }
            Some((verdict, reason)) => {
                Err(ReferenceFailed { input: input.to_string(), verdict, reason }.into())
            }
        }
    }

    /// How many inputs were left out, as they were too large for it.
    pub fn left_out(&self) -> u64 {
        self.left_out.load(Ordering::Relaxed)
    }

    fn is_too_large(&self, (length, longest): Measure) -> bool {
        let too_large = self.too_large.lock().unwrap_or_else(PoisonError::into_inner);
        too_large.iter().any(|&(of, longest_of)| length >= of && longest >= longest_of)
    }
}
