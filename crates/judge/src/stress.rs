//! Looking for the smallest case on which a program is wrong.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use anyhow::{anyhow, Result};
use proptest::strategy::{Strategy, ValueTree};

use crate::comparison::Comparison;
use crate::data;
use crate::execution::{execute, input_file, Limits};
use crate::problem::Problem;
use crate::shape::{Shape, Size};
use crate::tokens::Scope;
use crate::verdict::{self, Verdict};

/// A program under test and what it is held to.
pub struct Suspect<'a> {
    /// The program and its arguments.
    pub command: &'a [OsString],
    /// What it may use.
    pub limits: Limits,
    /// What counts as a difference.
    pub comparison: Comparison,
    /// The bounds of the cases that it is given.
    pub scope: Scope,
}

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// No new case is tried after this time.
    pub time: Duration,
    /// No more than so many random inputs are tried.
    pub inputs: u64,
}

/// What was found.
pub struct CounterExample<C> {
    /// The cases of the input; nearly always a single one.
    pub cases: Vec<C>,
    /// The verdict.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
}

/// What came of a search.
pub struct Outcome<C> {
    /// The smallest input found on which the suspect is wrong, if there is any.
    pub found: Option<CounterExample<C>>,
    /// How many inputs were tried.
    pub tried: u64,
    /// Whether all small positions were among them.
    pub all_small: bool,
}

/// Looks for cases on which the suspect is wrong: first all small positions,
/// smallest first, for at most half of the time; then the `known` inputs, which
/// have been made to bite; then random ones of growing size, which are shrunk.
pub fn stress<S: Shape>(
    problem: &Problem<S>,
    known: &[Vec<S::Value>],
    suspect: &Suspect<'_>,
    seed: u64,
    budget: Budget,
) -> Result<Outcome<S::Value>> {
    let start = Instant::now();
    let mut search = Search { problem, suspect, end: start + budget.time / 2, tried: 0 };
    let mut found = search.small()?;
    let all_small = !search.over();
    search.end = start + budget.time;
    let mut bitten = None;
    for input in known {
        if found.is_none() && bitten.is_none() && !search.over() {
            bitten = search.input(input)?;
        }
    }
    // A known input may be large; then something smaller may still turn up.
    let length = |found: &CounterExample<S::Value>| problem.format.write(&found.cases).len();
    for round in 0..budget.inputs {
        let small_enough = bitten.as_ref().is_some_and(|found| length(found) <= READABLE);
        if found.is_some() || small_enough || search.over() {
            break;
        }
        found = search.random(round, seed)?;
    }
    let found = found.into_iter().chain(bitten).min_by_key(length);
    Ok(Outcome { found, tried: search.tried, all_small })
}

/// An input of so many bytes can be taken in at a glance.
const READABLE: usize = 60;

/// Shrinking goes on for as long after the end of the search.
const SHRINKING: Duration = Duration::from_secs(20);

struct Search<'a, S: Shape> {
    problem: &'a Problem<S>,
    suspect: &'a Suspect<'a>,
    end: Instant,
    tried: u64,
}

type Found<S> = Option<CounterExample<<S as Shape>::Value>>;

impl<S: Shape> Search<'_, S> {
    fn over(&self) -> bool {
        Instant::now() > self.end
    }

    /// Tries all small positions in the bounds.
    ///
    /// Whole batches first, since most are right; only what comes before the
    /// first mistake of a batch is tried one by one.
    fn small(&mut self) -> Result<Found<S>> {
        let format = &self.problem.format;
        let mut positions = (self.problem.small)();
        let alone = |position: &S::Value| format.write(std::slice::from_ref(position));
        positions.retain(|position| format.read(&alone(position), self.suspect.scope).is_ok());
        positions.sort_by_cached_key(|position| alone(position).len());
        for batch in positions.chunks(format.most_cases(self.suspect.scope).min(500)) {
            if self.over() {
                break;
            }
            if let Some(found) = self.input(batch)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Tries an input, and if it fails, as little of it as will do.
    fn input(&mut self, cases: &[S::Value]) -> Result<Found<S>> {
        let Some(found) = self.try_cases(cases)? else { return Ok(None) };
        self.narrowed(cases, found).map(Some)
    }

    /// A case on which the suspect is wrong alone, or else the shortest
    /// beginning of the batch on which it is, without what is needless there.
    fn narrowed(
        &mut self,
        batch: &[S::Value],
        found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        if let Some(first) = self.try_cases(&batch[..1])? {
            return Ok(first);
        }
        // A suspect that is wrong on some beginning of the batch is hardly ever
        // right on a longer one, so halving finds the shortest.
        let (mut right, mut wrong, mut found) = (1, batch.len(), found);
        while wrong - right > 1 {
            let middle = right + (wrong - right) / 2;
            match self.try_cases(&batch[..middle])? {
                Some(shorter) => (wrong, found) = (middle, shorter),
                None => right = middle,
            }
        }
        match self.try_cases(&batch[wrong - 1..wrong])? {
            Some(alone) => Ok(alone),
            None => self.without_needless(found),
        }
    }

    /// Leaves out every case that the mistake does not need.
    fn without_needless(
        &mut self,
        mut found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        let end = Instant::now() + SHRINKING;
        let mut index = found.cases.len();
        while index > 0 && Instant::now() < end {
            index -= 1;
            let mut fewer = found.cases.clone();
            fewer.remove(index);
            if !fewer.is_empty() {
                found = self.try_cases(&fewer)?.unwrap_or(found);
            }
        }
        Ok(found)
    }

    /// Tries a random input, larger with every round, and shrinks it if it fails.
    fn random(&mut self, round: u64, seed: u64) -> Result<Found<S>> {
        let strategy = self.problem.format.strategy(size(round, self.suspect.scope), 6);
        let mut runner = data::runner(seed.wrapping_add(round));
        let mut tree =
            strategy.new_tree(&mut runner).map_err(|reason| anyhow!("no random case: {reason}"))?;
        let Some(mut found) = self.try_cases(&tree.current())? else {
            return Ok(None);
        };
        let end = Instant::now() + SHRINKING;
        let mut simpler = tree.simplify();
        while simpler && Instant::now() < end {
            simpler = match self.try_cases(&tree.current())? {
                Some(smaller) => {
                    found = smaller;
                    tree.simplify()
                }
                None => tree.complicate(),
            };
        }
        Ok(Some(found))
    }

    fn try_cases(&mut self, cases: &[S::Value]) -> Result<Found<S>> {
        self.tried += 1;
        let input = self.problem.format.write(cases);
        let expected: String = cases.iter().map(|case| self.problem.answer(case)).collect();
        let execution = execute(self.suspect.command, input_file(&input)?, self.suspect.limits)?;
        let (verdict, reason) = verdict::judge(&execution, &expected, self.suspect.comparison);
        let wrong = verdict != Verdict::AC;
        Ok(wrong.then(|| CounterExample { cases: cases.to_vec(), verdict, reason }))
    }
}

/// Sizes by turns: growing from where people think, middling, and where machines overflow.
fn size(round: u64, scope: Scope) -> Size {
    match round % 3 {
        0 => Size { value: 4 + round / 10, length: 3 + round / 60, ..Size::small(scope) },
        1 => Size::medium(scope),
        _ => Size::large(scope),
    }
}
