//! Looking for the smallest case on which a program is wrong.

use std::ffi::OsString;
use std::ops::Range;
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
use crate::tokens::Scope;
use crate::verdict::{self, Verdict};

mod shrinking;

use shrinking::Shrinking;

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
#[derive(Clone)]
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
    let half = start + budget.time / 2;
    let mut search =
        Search { problem, suspect, limits: suspect.limits, end: half, tried: AtomicU64::new(0) };
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
    let at_once = processors() as u64;
    for round in (0..budget.inputs).step_by(processors()) {
        let small_enough = bitten.as_ref().is_some_and(|found| length(found) <= READABLE);
        if found.is_some() || small_enough || search.over() {
            break;
        }
        found = search.random(round..budget.inputs.min(round + at_once), seed)?;
    }
    let found = found.into_iter().chain(bitten).min_by_key(length);
    Ok(Outcome { found, tried: search.tried.into_inner(), all_small })
}

/// An input of so many bytes can be taken in at a glance.
const READABLE: usize = 60;

/// What has been found is made smaller for no longer than this.
const SHRINKING: Duration = Duration::from_secs(30);

/// So many cases are tried in one run, if the format allows it.
const AT_A_TIME: usize = 500;

struct Search<'a, S: Shape> {
    problem: &'a Problem<S>,
    suspect: &'a Suspect<'a>,
    /// What a run may use.
    limits: Limits,
    end: Instant,
    tried: AtomicU64,
}

type Found<S> = Option<CounterExample<<S as Shape>::Value>>;

/// A counter-example and the place where it was found.
type Placed<S> = (usize, CounterExample<<S as Shape>::Value>);

impl<S: Shape> Search<'_, S> {
    fn over(&self) -> bool {
        Instant::now() > self.end
    }

    /// How many cases are tried in one run.
    fn at_a_time(&self) -> usize {
        self.problem.format.most_cases(self.suspect.scope).min(AT_A_TIME)
    }

    /// Tries all small positions in the bounds.
    ///
    /// Whole batches first, since most are right; only what comes before the
    /// first mistake of a batch is tried one by one.
    fn small(&self) -> Result<Found<S>> {
        let positions = self.positions();
        let batches: Vec<&[S::Value]> = positions.chunks(self.at_a_time()).collect();
        for batches in batches.chunks(processors()) {
            if self.over() {
                break;
            }
            if let Some((index, found)) = self.first_wrong(batches)? {
                return self
                    .shortened(found, |search, found| search.narrowed(batches[index], found))
                    .map(Some);
            }
        }
        Ok(None)
    }

    /// All small positions in the bounds, smallest first.
    fn positions(&self) -> Vec<S::Value> {
        let format = &self.problem.format;
        let mut positions = (self.problem.small)();
        positions.retain(|position| format.holds(position, self.suspect.scope));
        let alone = |position: &S::Value| format.write(std::slice::from_ref(position));
        positions.sort_by_cached_key(|position| alone(position).len());
        positions
    }

    /// Tries an input on every processor; the first that is answered wrong.
    fn first_wrong(&self, inputs: &[&[S::Value]]) -> Result<Option<Placed<S>>> {
        let mut first: Option<Placed<S>> = None;
        in_parallel(
            inputs,
            |input| self.try_cases(input),
            |index, found| {
                if let Some(found) = found {
                    if first.as_ref().is_none_or(|(earliest, _)| index < *earliest) {
                        first = Some((index, found));
                    }
                }
            },
        )?;
        Ok(first)
    }

    /// Tries an input, and if it fails, as little of it as will do.
    fn input(&self, cases: &[S::Value]) -> Result<Found<S>> {
        let Some(found) = self.try_cases(cases)? else { return Ok(None) };
        self.shortened(found, |search, found| search.shrunk(search.narrowed(cases, found)?))
            .map(Some)
    }

    /// Gives `smaller` some time to make the input smaller.
    ///
    /// A program that is out of time is stopped earlier meanwhile, and asked at
    /// the end whether it really takes so long.
    fn shortened(
        &self,
        found: CounterExample<S::Value>,
        mut smaller: impl FnMut(&Self, CounterExample<S::Value>) -> Result<CounterExample<S::Value>>,
    ) -> Result<CounterExample<S::Value>> {
        if found.verdict == Verdict::TLE && self.limits.time > HURRY {
            let best = self.within(HURRY, |search| smaller(search, found.clone()))?;
            if let Some(best) = self.try_cases(&best.cases)? {
                return Ok(best);
            }
        }
        self.within(self.limits.time, |search| smaller(search, found.clone()))
    }

    /// What comes of a search in which a run may take so long.
    fn within<T>(&self, time: Duration, work: impl FnOnce(&Self) -> Result<T>) -> Result<T> {
        let limits = Limits { time, ..self.limits };
        let (end, tried) = (Instant::now() + SHRINKING, AtomicU64::new(0));
        let search = Search { limits, end, tried, ..*self };
        let result = work(&search)?;
        self.tried.fetch_add(search.tried.into_inner(), Ordering::Relaxed);
        Ok(result)
    }

    /// A case on which the suspect is wrong alone, or else the shortest
    /// beginning of the batch on which it is, without what is needless there.
    fn narrowed(
        &self,
        batch: &[S::Value],
        found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        let (last, found) = self.shortest_beginning(batch, found)?;
        match self.alone(&batch[last], &found)? {
            Some(alone) => Ok(alone),
            None => self.without_needless(found),
        }
    }

    /// The shortest beginning of the batch on which the suspect is wrong, and the
    /// place of its last case.
    fn shortest_beginning(
        &self,
        batch: &[S::Value],
        found: CounterExample<S::Value>,
    ) -> Result<Placed<S>> {
        // A suspect that is wrong on some beginning of the batch is hardly ever
        // right on a longer one, so halving finds the shortest.
        let (mut right, mut wrong, mut found) = (0, batch.len(), found);
        while wrong - right > 1 {
            let middle = right + (wrong - right) / 2;
            match self.try_cases(&batch[..middle])? {
                Some(shorter) => (wrong, found) = (middle, shorter),
                None => right = middle,
            }
        }
        Ok((wrong - 1, found))
    }

    /// Whether the suspect is wrong on the last case that was found even alone.
    fn alone(&self, last: &S::Value, found: &CounterExample<S::Value>) -> Result<Found<S>> {
        match found.cases.len() {
            1 => Ok(Some(found.clone())),
            _ => self.try_cases(std::slice::from_ref(last)),
        }
    }

    /// Leaves out every case that the mistake does not need.
    fn without_needless(
        &self,
        mut found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        let mut index = found.cases.len();
        while index > 0 && !self.over() {
            index -= 1;
            let mut fewer = found.cases.clone();
            fewer.remove(index);
            if !fewer.is_empty() {
                found = self.try_cases(&fewer)?.unwrap_or(found);
            }
        }
        Ok(found)
    }

    /// Makes the cases themselves smaller, by what is written: at first many in one
    /// run; then, for a program that is right by chance in company, one by one.
    fn shrunk(&self, found: CounterExample<S::Value>) -> Result<CounterExample<S::Value>> {
        let packs = self.is_wrong_later(&found)?;
        let mut best = Shrinking::of(self, found, packs, self.end)?;
        if packs {
            let end = self.end.min(Instant::now() + SHRINKING / 8);
            best = Shrinking::of(self, best, false, end)?;
        }
        Ok(best)
    }

    /// Whether a single case is answered wrong in the company of another, too, so
    /// that many can be tried at once; but to wait for one that takes too long, and
    /// then to look for it, takes longer.
    fn is_wrong_later(&self, found: &CounterExample<S::Value>) -> Result<bool> {
        if found.cases.len() > 1 || self.at_a_time() < 2 || found.verdict == Verdict::TLE {
            return Ok(false);
        }
        let first = (self.problem.small)()
            .into_iter()
            .find(|case| self.problem.format.holds(case, self.suspect.scope));
        let cases = first.into_iter().chain(found.cases.clone());
        Ok(self.try_cases(&cases.collect::<Vec<_>>())?.is_some())
    }

    /// Tries random inputs, larger with every round, and shrinks the first that fails.
    fn random(&self, rounds: Range<u64>, seed: u64) -> Result<Found<S>> {
        let trees = rounds.map(|round| self.trees(round, seed)).collect::<Result<Vec<_>>>()?;
        let cases = |trees: &Vec<_>| trees.iter().flat_map(ValueTree::current).collect();
        let inputs: Vec<Vec<S::Value>> = trees.iter().map(cases).collect();
        let inputs: Vec<&[S::Value]> = inputs.iter().map(Vec::as_slice).collect();
        let Some((index, found)) = self.first_wrong(&inputs)? else { return Ok(None) };
        let (cases, mut trees) = (inputs[index], trees);
        let simplified = |search: &Self, found| {
            let (last, found) = search.shortest_beginning(cases, found)?;
            search.shrunk(match search.alone(&cases[last], &found)? {
                Some(alone) => search.simplified(&mut trees[index][last], alone)?,
                None => search.without_needless(found)?,
            })
        };
        self.shortened(found, simplified).map(Some)
    }

    /// Random cases that know how to become smaller.
    fn trees(&self, round: u64, seed: u64) -> Result<Vec<impl ValueTree<Value = Vec<S::Value>>>> {
        let strategy = self.problem.format.strategy(size(round, self.suspect.scope), 1);
        let mut runner = data::runner(seed.wrapping_add(round));
        let most = self.at_a_time().min(if round % 3 == 2 { 6 } else { 30 });
        let trees = (0..most).map(|_| strategy.new_tree(&mut runner)).collect::<Result<_, _>>();
        trees.map_err(|reason| anyhow!("no random case: {reason}"))
    }

    /// Makes a random case smaller in the way in which it was made.
    fn simplified(
        &self,
        tree: &mut impl ValueTree<Value = Vec<S::Value>>,
        mut found: CounterExample<S::Value>,
    ) -> Result<CounterExample<S::Value>> {
        let end = Instant::now() + SHRINKING / 8;
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
        Ok(found)
    }

    fn try_cases(&self, cases: &[S::Value]) -> Result<Found<S>> {
        self.tried.fetch_add(1, Ordering::Relaxed);
        let input = self.problem.format.write(cases);
        let expected: String = cases.iter().map(|case| self.problem.answer(case)).collect();
        let execution = execute(self.suspect.command, input_file(&input)?, self.limits)?;
        let (verdict, reason) = verdict::judge(&execution, &expected, self.suspect.comparison);
        let wrong = verdict != Verdict::AC;
        Ok(wrong.then(|| CounterExample { cases: cases.to_vec(), verdict, reason }))
    }
}

/// A program that was out of time is stopped after this while its input is made smaller.
const HURRY: Duration = Duration::from_millis(500);

/// Sizes by turns: growing from where people think, middling, and where machines overflow.
fn size(round: u64, scope: Scope) -> Size {
    match round % 3 {
        0 => Size { value: 4 + round / 10, length: 3 + round / 60, ..Size::small(scope) },
        1 => Size::medium(scope),
        _ => Size::large(scope),
    }
}
