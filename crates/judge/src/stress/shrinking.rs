//! Making a counter-example smaller by the numbers and letters in its text, many smaller ones at a time.

use std::time::Instant;

use anyhow::Result;
use protocol::question::Cases;

use super::search::{Placed, Search};
use super::CounterExample;
use crate::shrink::{shrink, Alphabet, Trials, Unit};

/// A counter-example on its way to a smaller one.
pub struct Shrinking<'s, 'a> {
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
    pub fn of(
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
