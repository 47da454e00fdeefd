//! Looking for the smallest case on which a program is wrong.

use std::ffi::OsString;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{anyhow, Result};
use proptest::strategy::{Strategy, ValueTree};

use crate::comparison::Comparison;
use crate::data;
use crate::execution::{execute, input_file, Limits};
use crate::grading::{in_parallel, processors};
use crate::problem::Problem;
use crate::shape::{Shape, Size};
use crate::shrink::{shrink, Trial};
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
/// have been made to bite; then random ones of growing size. What is not found
/// as a small position is made smaller.
pub fn stress<S: Shape>(
    problem: &Problem<S>,
    known: impl Iterator<Item = Vec<S::Value>>,
    suspect: &Suspect<'_>,
    seed: u64,
    budget: Budget,
) -> Result<Outcome<S::Value>> {
    let start = Instant::now();
    let tried = AtomicU64::new(0);
    let mut search = Search { problem, suspect, end: start + budget.time / 2, tried };
    let mut found = search.small()?;
    let all_small = !search.over();
    search.end = start + budget.time;
    let mut bitten = None;
    for input in known {
        if found.is_some() || bitten.is_some() || search.over() {
            break;
        }
        bitten = search.input(&input)?;
    }
    // What a large input has shrunk to may be large; then something smaller may
    // still turn up.
    let length = |found: &CounterExample<S::Value>| problem.format.write(&found.cases).len();
    for round in 0..budget.inputs {
        let small_enough = bitten.as_ref().is_some_and(|found| length(found) <= READABLE);
        if found.is_some() || small_enough || search.over() {
            break;
        }
        found = search.random(round, seed)?;
    }
    let found = found.into_iter().chain(bitten).min_by_key(length);
    Ok(Outcome { found, tried: search.tried.into_inner(), all_small })
}

/// An input of so many bytes can be taken in at a glance.
const READABLE: usize = 60;

/// Shrinking takes no longer than this.
const SHRINKING: Duration = Duration::from_secs(15);

struct Search<'a, S: Shape> {
    problem: &'a Problem<S>,
    suspect: &'a Suspect<'a>,
    end: Instant,
    tried: AtomicU64,
}

type Found<S> = Option<CounterExample<<S as Shape>::Value>>;
type WrongBatch<'b, S> = Option<(&'b [<S as Shape>::Value], CounterExample<<S as Shape>::Value>)>;

impl<S: Shape> Search<'_, S> {
    fn over(&self) -> bool {
        Instant::now() > self.end
    }

    /// Tries all small positions in the bounds.
    ///
    /// Whole batches first, since most are right; only what comes before the
    /// first mistake of a batch is tried one by one.
    fn small(&self) -> Result<Found<S>> {
        let format = &self.problem.format;
        let mut positions = (self.problem.small)();
        let alone = |position: &S::Value| format.write(std::slice::from_ref(position));
        positions.retain(|position| format.holds(position, self.suspect.scope));
        positions.sort_by_cached_key(|position| alone(position).len());
        let size = format.most_cases(self.suspect.scope).min(500);
        let batches: Vec<&[S::Value]> = positions.chunks(size).collect();
        for batches in batches.chunks(processors()) {
            if self.over() {
                break;
            }
            if let Some((batch, found)) = self.first_wrong(batches)? {
                return self.narrowed(batch, found).map(Some);
            }
        }
        Ok(None)
    }

    /// Tries a batch on every processor; the first that is answered wrong.
    fn first_wrong<'b>(&self, batches: &[&'b [S::Value]]) -> Result<WrongBatch<'b, S>> {
        let mut first: Option<(usize, CounterExample<S::Value>)> = None;
        in_parallel(
            batches,
            |batch| self.try_cases(batch),
            |index, found| {
                if let Some(found) = found {
                    if first.as_ref().is_none_or(|(earliest, _)| index < *earliest) {
                        first = Some((index, found));
                    }
                }
            },
        )?;
        Ok(first.map(|(index, found)| (batches[index], found)))
    }

    /// Tries an input, and if it fails, as little of it as will do.
    fn input(&self, cases: &[S::Value]) -> Result<Found<S>> {
        let Some(found) = self.try_cases(cases)? else { return Ok(None) };
        let narrowed = self.narrowed(cases, found)?;
        self.shrunk(narrowed, Instant::now() + SHRINKING).map(Some)
    }

    /// A case on which the suspect is wrong alone, or else the shortest
    /// beginning of the batch on which it is, without what is needless there.
    fn narrowed(
        &self,
        batch: &[S::Value],
        found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        if batch.len() == 1 {
            return Ok(found);
        }
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
        &self,
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

    /// Makes the cases themselves smaller, by what is written.
    fn shrunk(
        &self,
        mut found: CounterExample<S::Value>,
        end: Instant,
    ) -> Result<CounterExample<S::Value>> {
        let format = &self.problem.format;
        let input = format.write(&found.cases);
        let numbers = input.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        shrink(numbers, |numbers| {
            if Instant::now() > end {
                return Ok(Trial::OutOfTime);
            }
            let tokens: Vec<String> = numbers.iter().map(u64::to_string).collect();
            let Ok(cases) = format.read(&tokens.join(" "), self.suspect.scope) else {
                return Ok(Trial::Invalid);
            };
            Ok(match self.try_cases(&cases)? {
                Some(smaller) => {
                    found = smaller;
                    Trial::Accepted
                }
                None => Trial::Refused,
            })
        })?;
        Ok(found)
    }

    /// Tries a random input, larger with every round, and shrinks it if it fails.
    fn random(&self, round: u64, seed: u64) -> Result<Found<S>> {
        let strategy = self.problem.format.strategy(size(round, self.suspect.scope), 6);
        let mut runner = data::runner(seed.wrapping_add(round));
        let tree = strategy.new_tree(&mut runner);
        let mut tree = tree.map_err(|reason| anyhow!("no random case: {reason}"))?;
        let Some(mut found) = self.try_cases(&tree.current())? else { return Ok(None) };
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
        // Heaps that cancel out shrink together or not at all, but proptest
        // lowers one number at a time.
        self.shrunk(found, end).map(Some)
    }

    fn try_cases(&self, cases: &[S::Value]) -> Result<Found<S>> {
        self.tried.fetch_add(1, Ordering::Relaxed);
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
