//! Trying inputs: the state of a search, and its runs of the program.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::question::Compose;

use super::{CounterExample, Suspect};
use crate::disk::files::hash;
use crate::judging::grading::Candidate;
use crate::parallel::all_of;
use crate::running::limits::Limits;

/// A search, as far as it has come.
pub struct Search<'a> {
    pub suspect: &'a Suspect<'a>,
    /// All small positions in the bounds, the shortest first.
    pub positions: &'a [String],
    /// The program, within the limits of a run.
    pub candidate: Candidate,
    pub at_a_time: usize,
    /// How many runs there are at a time.
    pub processors: usize,
    /// How long a counter-example is made smaller.
    pub shrinking: Duration,
    pub end: Instant,
    pub tally: &'a Mutex<Tally>,
}

/// What has been tried.
#[derive(Default)]
pub struct Tally {
    /// The number of inputs.
    pub tried: u64,
    /// The hashes of the cases.
    pub seen: HashSet<u64>,
    /// The first remark on an accepted run.
    pub note: Option<&'static str>,
}

/// A counter-example and the place where it was found.
pub type Placed = (usize, CounterExample);

impl Search<'_> {
    pub fn over(&self) -> bool {
        Instant::now() > self.end
    }

    /// Tries an input on every processor; the first that is answered wrong.
    pub fn first_wrong(&self, inputs: &[&[String]]) -> Result<Option<Placed>> {
        let found = all_of(inputs, |input| self.try_cases(input))?;
        Ok(found.into_iter().enumerate().find_map(|(index, found)| Some((index, found?))))
    }

    /// The result of a search in which a run may take this long.
    pub fn within<T>(&self, time: Duration, work: impl FnOnce(&Self) -> Result<T>) -> Result<T> {
        let limits = Limits { time, ..self.candidate.limits };
        let candidate = Candidate { limits, ..self.candidate.clone() };
        work(&Search { candidate, end: Instant::now() + self.shrinking, ..*self })
    }

    /// Tries an input; if it may not hold as many cases, both halves of it.
    pub fn try_cases(&self, cases: &[String]) -> Result<Option<CounterExample>> {
        let Suspect { server, scope, against, .. } = self.suspect;
        let Some((input, mut expected)) =
            server.ask(Compose { cases: cases.to_vec(), scope: *scope })?
        else {
            return self.try_halves(cases);
        };
        if let Some(against) = against {
            let Some(answer) = against.answer(&input)? else { return Ok(None) };
            expected = answer;
        }
        let grade = self.candidate.grade_on(&input, &expected)?;
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.tried += 1;
        tally.seen.extend(cases.iter().map(hash));
        tally.note = tally.note.or(grade.note);
        Ok(CounterExample::from_grade(cases, input, expected, grade))
    }

    fn try_halves(&self, cases: &[String]) -> Result<Option<CounterExample>> {
        if cases.len() < 2 {
            return Ok(None);
        }
        let (first, second) = cases.split_at(cases.len() / 2);
        match self.try_cases(first)? {
            Some(found) => Ok(Some(found)),
            None => self.try_cases(second),
        }
    }
}
