//! Making a counter-example smaller: fewer cases, and then smaller ones, by the numbers and letters
//! in their text.

use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::question::Cases;

use super::search::{Placed, Search};
use super::CounterExample;
use crate::judging::verdict::Verdict;
use crate::stress::shrink::{shrink, Alphabet, Trials, Unit};

/// The time after which a program that was out of time is stopped while its input is made smaller.
const HURRY: Duration = Duration::from_millis(500);

impl Search<'_> {
    /// The smallest input that can be made of one on which the program is wrong.
    ///
    /// A program that exceeded its time is stopped earlier meanwhile; the result is run
    /// for the whole time at the end.
    pub fn smallest(&self, cases: &[String], found: CounterExample) -> Result<CounterExample> {
        let smaller = |search: &Search| search.shrunk(search.narrowed(cases, found.clone())?);
        let time = self.candidate.limits.time;
        if found.verdict == Verdict::TLE && time > HURRY {
            let best = self.within(HURRY, smaller)?;
            // To be sure, it gets all its time again; none is left to look further.
            return Ok(self.try_cases(&best.cases)?.unwrap_or(found));
        }
        self.within(time, smaller)
    }

    /// A single case on which the program is wrong, or else the shortest beginning of the
    /// batch on which it is wrong, without the cases that this does not need.
    fn narrowed(&self, batch: &[String], found: CounterExample) -> Result<CounterExample> {
        let (last, found) = self.shortest_beginning(batch, found)?;
        match self.alone(&batch[last], &found)? {
            Some(alone) => Ok(alone),
            None => self.without_needless(found),
        }
    }

    /// The shortest beginning of the batch on which the program is wrong, and the
    /// place of its last case.
    fn shortest_beginning(&self, batch: &[String], found: CounterExample) -> Result<Placed> {
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
    fn alone(&self, last: &String, found: &CounterExample) -> Result<Option<CounterExample>> {
        match found.cases.len() {
            1 => Ok(Some(found.clone())),
            _ => self.try_cases(std::slice::from_ref(last)),
        }
    }

    /// Leaves out every case that the mistake does not need: long rows of cases first, then
    /// shorter ones.
    fn without_needless(&self, mut found: CounterExample) -> Result<CounterExample> {
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
    fn shrunk(&self, found: CounterExample) -> Result<CounterExample> {
        // A single small position is the smallest there is.
        if found.cases.len() == 1 && self.positions.contains(&found.cases[0]) {
            return Ok(found);
        }
        let packs = self.is_wrong_later(&found)?;
        let mut best = Shrinking::start(self, found, packs, self.end)?;
        if packs {
            let end = self.end.min(Instant::now() + self.shrinking / 8);
            best = Shrinking::start(self, best, false, end)?;
        }
        Ok(best)
    }

    /// Whether a single case is answered wrong beside another one, too, so that many can be
    /// tried at once. Not for a program that takes too long: to wait for it, and then to look
    /// for the case, would take longer.
    fn is_wrong_later(&self, found: &CounterExample) -> Result<bool> {
        if found.cases.len() > 1 || self.at_a_time < 2 || found.verdict == Verdict::TLE {
            return Ok(false);
        }
        let first = &self.positions[..self.positions.len().min(1)];
        Ok(self.try_cases(&[first, &found.cases].concat())?.is_some())
    }
}

/// A counter-example on its way to a smaller one.
struct Shrinking<'s, 'a> {
    search: &'s Search<'a>,
    end: Instant,
    /// Whether many single cases are tried in one run.
    packs: bool,
    /// The letters of its words.
    alphabet: Alphabet,
    best: CounterExample,
}

impl Shrinking<'_, '_> {
    /// The smallest input that is found before the `end`.
    fn start(
        search: &Search<'_>,
        found: CounterExample,
        packs: bool,
        end: Instant,
    ) -> Result<CounterExample> {
        let (alphabet, units) = Alphabet::read(&found.input);
        let mut shrinking = Shrinking { search, end, packs, alphabet, best: found };
        shrink(units, &mut shrinking)?;
        Ok(shrinking.best)
    }

    /// The first of the cases on which the program is wrong, many of them tried in one run.
    fn first_packed(&mut self, cases: &[String]) -> Result<Option<Placed>> {
        let size = self.search.at_a_time;
        for (number, batch) in cases.chunks(size).enumerate() {
            let Some(found) = self.search.try_cases(batch)? else { continue };
            let (last, found) = self.search.shortest_beginning(batch, found)?;
            let alone = self.search.alone(&batch[last], &found)?;
            // A mistake that shows only among other cases is another one, and the search would not
            // end.
            self.packs = alone.is_some();
            return Ok(alone.map(|alone| (number * size + last, alone)));
        }
        Ok(None)
    }

    /// The first of the inputs on which the program is wrong, one for every processor at a time.
    fn first_of(&self, inputs: &[Vec<String>]) -> Result<Option<Placed>> {
        for (number, inputs) in inputs.chunks(self.search.processors).enumerate() {
            if self.over() {
                break;
            }
            let inputs: Vec<&[String]> = inputs.iter().map(Vec::as_slice).collect();
            if let Some((index, found)) = self.search.first_wrong(&inputs)? {
                return Ok(Some((number * self.search.processors + index, found)));
            }
        }
        Ok(None)
    }
}

impl Trials for Shrinking<'_, '_> {
    type Input = Vec<String>;

    fn read(&self, units: &[Unit]) -> Option<Vec<String>> {
        let (suspect, input) = (self.search.suspect, self.alphabet.write(units)?);
        // Tests that do not answer are noticed when the next input is composed.
        let cases = suspect.server.ask(Cases { input, scope: suspect.scope }).ok()?;
        cases.filter(|cases| !cases.is_empty())
    }

    fn first(&mut self, inputs: &[Vec<String>]) -> Result<Option<usize>> {
        let single = inputs.iter().all(|cases| cases.len() == 1);
        let mut found = None;
        if self.packs && single {
            found = self.first_packed(&inputs.concat())?;
        }
        // Packing may just have been given up.
        if found.is_none() && !(self.packs && single) {
            found = self.first_of(inputs)?;
        }
        Ok(found.map(|(index, found)| {
            self.best = found;
            index
        }))
    }

    fn over(&self) -> bool {
        Instant::now() > self.end
    }
}
