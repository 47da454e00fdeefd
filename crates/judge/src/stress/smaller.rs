//! Making a counter-example smaller.
//!
//! There are two ways, and each does what the other cannot. [`Search::simplified`] undoes how a
//! random case was made, whatever it consists of, and knows nothing of cases that were not made at
//! random. [`Search::shrunk`] changes the written numbers and letters of any input, also several
//! at once.

use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::question::{Complicate, Simplify};

use super::search::{Placed, Search};
use super::shrinking::Shrinking;
use super::CounterExample;
use crate::verdict::Verdict;

/// A program that was out of time is stopped after this while its input is made smaller.
const HURRY: Duration = Duration::from_millis(500);

impl Search<'_> {
    /// Gives `smaller` some time to make the input smaller.
    ///
    /// A program that exceeded its time is stopped earlier meanwhile; the result is run
    /// for the whole time at the end.
    pub fn shortened(
        &self,
        found: CounterExample,
        smaller: impl Fn(&Self, CounterExample) -> Result<CounterExample>,
    ) -> Result<CounterExample> {
        if found.verdict == Verdict::TLE && self.limits.time > HURRY {
            let best = self.within(HURRY, |search| smaller(search, found.clone()))?;
            // To be sure, it gets all its time again; none is left to look further.
            return Ok(self.try_cases(&best.cases)?.unwrap_or(found));
        }
        self.within(self.limits.time, |search| smaller(search, found.clone()))
    }

    /// A single case on which the program is wrong, or else the shortest beginning of the
    /// batch on which it is wrong, without the cases that this does not need.
    pub fn narrowed(&self, batch: &[String], found: CounterExample) -> Result<CounterExample> {
        let (last, found) = self.shortest_beginning(batch, found)?;
        match self.alone(&batch[last], &found)? {
            Some(alone) => Ok(alone),
            None => self.without_needless(found),
        }
    }

    /// The shortest beginning of the batch on which the program is wrong, and the
    /// place of its last case.
    pub fn shortest_beginning(&self, batch: &[String], found: CounterExample) -> Result<Placed> {
        // A program that is wrong on some beginning of the batch is hardly ever right on a
        // longer one, so halving finds the shortest. Doubling before that finds a mistake at the
        // start at once, where every run may take all its time.
        let (mut right, mut wrong, mut found) = (0, batch.len(), found);
        while wrong - right > 1 {
            let middle = (2 * right + 1).min(right + (wrong - right) / 2);
            match self.try_cases(&batch[..middle])? {
                Some(shorter) => (wrong, found) = (middle, shorter),
                None => right = middle,
            }
        }
        Ok((wrong - 1, found))
    }

    /// Whether the program is wrong on the last case that was found even alone.
    pub fn alone(&self, last: &String, found: &CounterExample) -> Result<Option<CounterExample>> {
        match found.cases.len() {
            1 => Ok(Some(found.clone())),
            _ => self.try_cases(std::slice::from_ref(last)),
        }
    }

    /// Leaves out every case that the mistake does not need: long rows of cases first, then
    /// shorter ones.
    pub fn without_needless(&self, mut found: CounterExample) -> Result<CounterExample> {
        let mut length = found.cases.len() / 2;
        while length > 0 && !self.over() {
            let mut end = found.cases.len();
            while end > 0 && !self.over() {
                let start = end.saturating_sub(length);
                let fewer = [&found.cases[..start], &found.cases[end..]].concat();
                if !fewer.is_empty() {
                    found = self.try_cases(&fewer)?.unwrap_or(found);
                }
                end = start;
            }
            length /= 2;
        }
        Ok(found)
    }

    /// Makes the cases themselves smaller, by the numbers and letters in their text: at first many in one
    /// run; then, for a program that is right by chance among other cases, one by one.
    pub fn shrunk(&self, found: CounterExample) -> Result<CounterExample> {
        let packs = self.is_wrong_later(&found)?;
        let mut best = Shrinking::of(self, found, packs, self.end)?;
        if packs {
            let end = self.end.min(Instant::now() + self.shrinking / 8);
            best = Shrinking::of(self, best, false, end)?;
        }
        Ok(best)
    }

    /// Whether a single case is answered wrong beside another one, too, so that many can be
    /// tried at once. Not for a program that takes too long: to wait for it, and then to look
    /// for the case, would take longer.
    pub fn is_wrong_later(&self, found: &CounterExample) -> Result<bool> {
        if found.cases.len() > 1 || self.at_a_time < 2 || found.verdict == Verdict::TLE {
            return Ok(false);
        }
        let first = &self.positions[..self.positions.len().min(1)];
        Ok(self.try_cases(&[first, &found.cases].concat())?.is_some())
    }

    /// Makes a counter-example from the latest round of random cases smaller, which the tests
    /// know how to simplify.
    pub fn shrunk_round(&self, cases: &[String], found: CounterExample) -> Result<CounterExample> {
        self.shortened(found, |search, found| {
            let (last, found) = search.shortest_beginning(cases, found)?;
            search.shrunk(match search.alone(&cases[last], &found)? {
                Some(alone) => search.simplified(last, alone)?,
                None => search.without_needless(found)?,
            })
        })
    }

    /// Makes a random case smaller in the way in which it was made.
    fn simplified(&self, case: usize, mut found: CounterExample) -> Result<CounterExample> {
        let server = self.suspect.server;
        let end = Instant::now() + self.shrinking / 8;
        let mut simpler = server.ask(Simplify { case })?;
        while let Some(smaller) = simpler.filter(|_| Instant::now() < end) {
            simpler = match self.try_cases(&[smaller])? {
                Some(smaller) => {
                    found = smaller;
                    server.ask(Simplify { case })?
                }
                None => server.ask(Complicate { case })?,
            };
        }
        Ok(found)
    }
}
