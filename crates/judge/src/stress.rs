//! Looking for the smallest case on which a program is wrong.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use protocol::Scope;

use crate::definition::Definition;
use crate::execution::{execute, input_file, Limits};
use crate::grading::{in_parallel, processors, Candidate};
use crate::verdict::{self, Verdict};

mod shrinking;

use shrinking::Shrinking;

/// What to look for, and where.
#[derive(Debug)]
pub struct Target<'a> {
    /// The problem.
    pub definition: &'a Definition,
    /// The inputs of its golden cases within the scope.
    pub golden: &'a [PathBuf],
    /// The program.
    pub candidate: &'a Candidate,
    /// The bounds of the cases that it is given.
    pub scope: Scope,
    /// The same seed tries the same cases.
    pub seed: u64,
}

/// How long to look, and where.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// No new case is tried after this time. What is found is then made smaller for at most
    /// as long again, or for [`LEAST_SHRINKING`] if that is longer.
    pub time: Duration,
    /// How many random inputs are tried at most, if there is a limit.
    pub inputs: Option<u64>,
    /// How many runs the small positions may take, if there is a limit.
    pub small_runs: Option<usize>,
    /// Whether the golden cases and the laws are tried.
    pub known: bool,
    /// How many runs there are at a time.
    pub processors: usize,
}

impl Budget {
    /// All processors look everywhere for this long.
    pub fn of(time: Duration) -> Budget {
        Budget { time, inputs: None, small_runs: None, known: true, processors: processors() }
    }
}

/// What was found.
#[derive(Clone, Debug)]
pub struct CounterExample {
    /// The cases of the input; nearly always a single one.
    pub cases: Vec<String>,
    /// The input.
    pub input: String,
    /// The right answers.
    pub expected: String,
    /// The verdict.
    pub verdict: Verdict,
    /// Why.
    pub reason: String,
}

/// What came of a search.
#[derive(Debug)]
pub struct Outcome {
    /// The smallest input found on which the program is wrong, if there is any.
    pub found: Option<CounterExample>,
    /// How many inputs were tried.
    pub tried: u64,
    /// How many different cases these held.
    pub cases: usize,
    /// Whether all small positions were among them.
    pub all_small: bool,
}

/// Looks for cases on which the program is wrong: first all small positions,
/// the shortest first, for at most half of the time; then the golden cases and the laws,
/// which are there to catch mistakes; then random cases of growing size.
///
/// # Errors
///
/// If the program cannot be started, or if the definition does not answer.
pub fn stress(target: &Target<'_>, budget: Budget) -> Result<Outcome> {
    let start = Instant::now();
    let positions = target.definition.small_cases(target.scope)?;
    let seen = Mutex::default();
    let mut search = Search {
        target,
        positions: &positions,
        limits: target.candidate.limits,
        at_a_time: target.definition.capacity(target.scope)?.min(AT_A_TIME),
        processors: budget.processors,
        shrinking: budget.time.max(LEAST_SHRINKING),
        end: start + budget.time / 2,
        tried: AtomicU64::new(0),
        seen: &seen,
    };
    let most_runs = budget.small_runs.unwrap_or(usize::MAX);
    let small = search.small(most_runs)?;
    let all_small =
        !search.over() && positions.len().div_ceil(search.at_a_time) + ALONE <= most_runs;
    search.end = start + budget.time;
    let found = match small {
        Some(small) => Some(small),
        None => search.beyond_small(budget)?,
    };
    let tried = search.tried.into_inner();
    let cases = seen.into_inner().unwrap_or_else(PoisonError::into_inner).len();
    Ok(Outcome { found, tried, cases, all_small })
}

/// An input of this many bytes can be taken in at a glance.
const READABLE: usize = 60;

/// What has been found is made smaller for this long, even in a shorter search.
pub const LEAST_SHRINKING: Duration = Duration::from_secs(20);

/// How many cases are tried in one run, if the format allows it.
const AT_A_TIME: usize = 500;

/// How many of the small positions are tried alone, too.
const ALONE: usize = 8;

/// A round of random cases has no more than this, by the protocol.
const MOST_IN_A_ROUND: usize = 30;

/// No more cases of a law than this.
const CASES_OF_A_LAW: usize = 500;

/// A program that was out of time is stopped after this while its input is made smaller.
const HURRY: Duration = Duration::from_millis(500);

struct Search<'a> {
    target: &'a Target<'a>,
    /// All small positions in the bounds, the shortest first.
    positions: &'a [String],
    /// What a run may use.
    limits: Limits,
    at_a_time: usize,
    /// How many runs there are at a time.
    processors: usize,
    /// How long a counter-example is made smaller.
    shrinking: Duration,
    end: Instant,
    tried: AtomicU64,
    /// The hashes of the cases that were tried.
    seen: &'a Mutex<HashSet<u64>>,
}

/// A counter-example and the place where it was found.
type Placed = (usize, CounterExample);

impl Search<'_> {
    fn over(&self) -> bool {
        Instant::now() > self.end
    }

    /// Tries all small positions in the bounds.
    ///
    /// A few of them alone, for what goes wrong only without company. Then whole batches, since
    /// most are right; only what comes before the first mistake of a batch is tried one by one.
    fn small(&self, most_runs: usize) -> Result<Option<CounterExample>> {
        let alone = self.positions.chunks(1).take(if self.at_a_time > 1 { ALONE } else { 0 });
        let batches = alone.chain(self.positions.chunks(self.at_a_time)).take(most_runs);
        let batches: Vec<&[String]> = batches.collect();
        for batches in batches.chunks(self.processors) {
            if self.over() {
                break;
            }
            if let Some((index, found)) = self.first_wrong(batches)? {
                return self
                    .shortened(found, |search, found| {
                        let found = search.narrowed(batches[index], found)?;
                        // A single small position is the smallest there is.
                        if found.cases.len() > 1 {
                            search.shrunk(found)
                        } else {
                            Ok(found)
                        }
                    })
                    .map(Some);
            }
        }
        Ok(None)
    }

    /// Tries the golden cases, the laws, and random cases.
    fn beyond_small(&self, budget: Budget) -> Result<Option<CounterExample>> {
        let mut known = if budget.known { self.known()? } else { None };
        let most = budget.inputs.unwrap_or(u64::MAX);
        let at_once = (self.processors * self.rounds_in_a_run()) as u64;
        for round in (0..most).step_by(at_once as usize) {
            // What a large input has shrunk to may be large; then something smaller may
            // still turn up.
            let small_enough = known.as_ref().is_some_and(|found| found.input.len() <= READABLE);
            if small_enough || self.over() {
                break;
            }
            if let Some(found) = self.random(round..most.min(round + at_once))? {
                let both = [Some(found), known.take()].into_iter().flatten();
                return Ok(both.min_by_key(|found| found.input.len()));
            }
        }
        Ok(known)
    }

    /// Tries the golden cases and the laws.
    fn known(&self) -> Result<Option<CounterExample>> {
        let Target { definition, golden, scope, .. } = self.target;
        for input in *golden {
            if self.over() {
                return Ok(None);
            }
            let text =
                std::fs::read_to_string(input).with_context(|| input.display().to_string())?;
            let cases = definition.cases(text, *scope)?.unwrap_or_default();
            if let Some(found) = self.input(&cases)? {
                return Ok(Some(found));
            }
        }
        let most = self.at_a_time.min(CASES_OF_A_LAW);
        for number in 0.. {
            // A law may be large, so it is not even asked for when time is up.
            if self.over() {
                break;
            }
            let Some(cases) = definition.law_cases(number, *scope, most)? else { break };
            if let Some(found) = self.input(&cases)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Tries an input on every processor; the first that is answered wrong.
    fn first_wrong(&self, inputs: &[&[String]]) -> Result<Option<Placed>> {
        let mut first: Option<Placed> = None;
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
    fn input(&self, cases: &[String]) -> Result<Option<CounterExample>> {
        if cases.is_empty() {
            return Ok(None);
        }
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
        found: CounterExample,
        smaller: impl Fn(&Self, CounterExample) -> Result<CounterExample>,
    ) -> Result<CounterExample> {
        if found.verdict == Verdict::TLE && self.limits.time > HURRY {
            let best = self.within(HURRY, |search| smaller(search, found.clone()))?;
            // It takes all its time again to be sure; there is none to look further.
            return Ok(self.try_cases(&best.cases)?.unwrap_or(found));
        }
        self.within(self.limits.time, |search| smaller(search, found.clone()))
    }

    /// What comes of a search in which a run may take this long.
    fn within<T>(&self, time: Duration, work: impl FnOnce(&Self) -> Result<T>) -> Result<T> {
        let limits = Limits { time, ..self.limits };
        let (end, tried) = (Instant::now() + self.shrinking, AtomicU64::new(0));
        let search = Search { limits, end, tried, ..*self };
        let result = work(&search)?;
        self.tried.fetch_add(search.tried.into_inner(), Ordering::Relaxed);
        Ok(result)
    }

    /// A case on which the program is wrong alone, or else the shortest
    /// beginning of the batch on which it is, without what is needless there.
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
        // longer one, so halving finds the shortest; and doubling before that finds at once
        // what is wrong from the start, where every run may take all its time.
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

    /// Makes the cases themselves smaller, by what is written: at first many in one
    /// run; then, for a program that is right by chance in company, one by one.
    fn shrunk(&self, found: CounterExample) -> Result<CounterExample> {
        let packs = self.is_wrong_later(&found)?;
        let mut best = Shrinking::of(self, found, packs, self.end)?;
        if packs {
            let end = self.end.min(Instant::now() + self.shrinking / 8);
            best = Shrinking::of(self, best, false, end)?;
        }
        Ok(best)
    }

    /// Whether a single case is answered wrong in the company of another, too, so
    /// that many can be tried at once; but to wait for one that takes too long, and
    /// then to look for it, takes longer.
    fn is_wrong_later(&self, found: &CounterExample) -> Result<bool> {
        if found.cases.len() > 1 || self.at_a_time < 2 || found.verdict == Verdict::TLE {
            return Ok(false);
        }
        let first = &self.positions[..self.positions.len().min(1)];
        Ok(self.try_cases(&[first, &found.cases].concat())?.is_some())
    }

    /// Tries random inputs, larger with every round, and shrinks the first that fails.
    ///
    /// Several rounds share a run if they fit; only where one goes wrong are they tried one by
    /// one, so that a mistake is shown without company.
    fn random(&self, rounds: Range<u64>) -> Result<Option<CounterExample>> {
        let packed: Vec<u64> = rounds.clone().step_by(self.rounds_in_a_run()).collect();
        let of_run = |first: u64| first..rounds.end.min(first + self.rounds_in_a_run() as u64);
        let mut inputs = Vec::new();
        for &first in &packed {
            let cases = of_run(first).map(|round| self.random_cases(round));
            inputs.push(cases.collect::<Result<Vec<_>>>()?.concat());
        }
        let slices: Vec<&[String]> = inputs.iter().map(Vec::as_slice).collect();
        let Some((index, found)) = self.first_wrong(&slices)? else { return Ok(None) };
        for round in of_run(packed[index]) {
            let cases = self.random_cases(round)?;
            if let Some(found) = self.try_cases(&cases)? {
                return self.shrunk_round(&cases, found).map(Some);
            }
        }
        // Many cases may take more time than there is for one input, and none of them too much.
        if found.verdict == Verdict::TLE {
            return Ok(None);
        }
        self.shortened(found, |search, found| {
            search.shrunk(search.narrowed(&inputs[index], found)?)
        })
        .map(Some)
    }

    /// How many rounds of random cases are tried in a run, which holds them all.
    fn rounds_in_a_run(&self) -> usize {
        (self.at_a_time / MOST_IN_A_ROUND).max(1)
    }

    /// Makes smaller what was found in the latest round of random cases, which the definition
    /// knows how to simplify.
    fn shrunk_round(&self, cases: &[String], found: CounterExample) -> Result<CounterExample> {
        self.shortened(found, |search, found| {
            let (last, found) = search.shortest_beginning(cases, found)?;
            search.shrunk(match search.alone(&cases[last], &found)? {
                Some(alone) => search.simplified(last, alone)?,
                None => search.without_needless(found)?,
            })
        })
    }

    fn random_cases(&self, round: u64) -> Result<Vec<String>> {
        let Target { definition, seed, scope, .. } = self.target;
        definition.random_cases(round, *seed, *scope, self.at_a_time)
    }

    /// Makes a random case smaller in the way in which it was made.
    fn simplified(&self, case: usize, mut found: CounterExample) -> Result<CounterExample> {
        let definition = self.target.definition;
        let end = Instant::now() + self.shrinking / 8;
        let mut simpler = definition.simplify(case)?;
        while let Some(smaller) = simpler.filter(|_| Instant::now() < end) {
            simpler = match self.try_cases(&[smaller])? {
                Some(smaller) => {
                    found = smaller;
                    definition.simplify(case)?
                }
                None => definition.complicate(case)?,
            };
        }
        Ok(found)
    }

    /// Tries an input; if it may not hold as many cases, both halves of it.
    fn try_cases(&self, cases: &[String]) -> Result<Option<CounterExample>> {
        let Target { definition, candidate, scope, .. } = self.target;
        let Some((input, expected)) = definition.compose(cases, *scope)? else {
            return self.try_halves(cases);
        };
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.note(cases);
        let execution = execute(&candidate.command, input_file(&input)?, self.limits)?;
        let (verdict, reason) = verdict::judge(&execution, &expected, candidate.comparison);
        let wrong = verdict != Verdict::AC;
        let found = || CounterExample { cases: cases.to_vec(), input, expected, verdict, reason };
        Ok(wrong.then(found))
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

    fn note(&self, cases: &[String]) {
        let hashes = cases.iter().map(|case| {
            let mut state = DefaultHasher::new();
            case.hash(&mut state);
            state.finish()
        });
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).extend(hashes);
    }
}
