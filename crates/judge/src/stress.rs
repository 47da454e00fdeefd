//! Looking for the smallest case on which a program is wrong.

pub mod shrink;

use std::ops::Range;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::question::{Capacity, Cases, LawCases, RandomCases, SmallCases};
use protocol::Scope;

use crate::disk::files::text;
use crate::judging::grading::{Candidate, Grade};
use crate::judging::side::Judging;
use crate::judging::tests_server::TestsServer;
use crate::judging::verdict::Verdict;
use crate::parallel::all_of;

pub mod against;
pub mod generated;
mod search;
mod smaller;

use against::Reference;
use search::{Search, Tally};

/// A program that may be wrong, and where its mistake is looked for.
#[derive(Debug)]
pub struct Suspect<'a> {
    /// The problem.
    pub server: &'a TestsServer,
    /// The inputs of its golden cases within the scope.
    pub golden: &'a [PathBuf],
    /// The program.
    pub candidate: &'a Candidate,
    /// The bounds of the cases that it is given.
    pub scope: Scope,
    /// The same seed tries the same cases.
    pub seed: u64,
    /// The program whose answers count, if not those of the problem's tests.
    pub against: Option<&'a Reference>,
}

/// How long to look, and where.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// No new case is tried after this time. A counter-example is then made smaller for at most
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

/// A counter-example.
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
    /// What would have been right, if the judge's side says that.
    pub better: Option<String>,
    /// What the program and the judge said, if it has played.
    pub dialogue: Option<String>,
}

impl CounterExample {
    /// The input, if the program is wrong on it.
    fn from_grade(cases: &[String], input: String, expected: String, grade: Grade) -> Option<Self> {
        let Grade { verdict, reason, better, dialogue, .. } = grade;
        let cases = cases.to_vec();
        let found = CounterExample { cases, input, expected, verdict, reason, better, dialogue };
        (verdict != Verdict::AC).then_some(found)
    }

    /// How long the game is that was lost, by the lines that the program said.
    fn length(&self) -> usize {
        let lines = self.dialogue.iter().flat_map(|dialogue| dialogue.lines());
        lines.filter(|line| line.starts_with('>')).count()
    }
}

/// The result of a search.
#[derive(Debug)]
pub struct Findings {
    /// The smallest input found on which the program is wrong, if there is any.
    pub found: Option<CounterExample>,
    /// How many inputs were tried.
    pub tried: u64,
    /// How many different cases these held.
    pub cases: usize,
    /// Whether all small positions were among them.
    pub all_small: bool,
    /// A remark on an accepted run, if there is one.
    pub note: Option<&'static str>,
}

/// Looks for cases on which the program is wrong: first all small positions,
/// the shortest first, for at most half of the time; then the golden cases and the laws,
/// which are made to catch mistakes; then random cases of growing size.
///
/// # Errors
///
/// If the program cannot be started, or if the tests do not answer.
pub fn stress(suspect: &Suspect<'_>, budget: Budget) -> Result<Findings> {
    let start = Instant::now();
    let positions = suspect.server.ask(SmallCases { scope: suspect.scope })?;
    let tally = Mutex::<Tally>::default();
    let at_a_time = match (&suspect.candidate.judging, suspect.against) {
        // A lost game is shown without others.
        (Judging::Played(_), _) => 1,
        // One large case would have a slow program leave out all that share its run.
        (_, Some(_)) => MOST_IN_A_ROUND,
        _ => AT_A_TIME,
    };
    let mut search = Search {
        suspect,
        positions: &positions,
        candidate: suspect.candidate.clone(),
        at_a_time: suspect.server.ask(Capacity { scope: suspect.scope })?.min(at_a_time),
        processors: budget.processors,
        shrinking: budget.time.max(LEAST_SHRINKING),
        end: start + budget.time / 2,
        tally: &tally,
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
    let Tally { tried, seen, note } = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(Findings { found, tried, cases: seen.len(), all_small, note })
}

/// The most bytes of an input that can be taken in at a glance.
const READABLE: usize = 60;

/// The least time for making a counter-example smaller, even in a shorter search.
pub const LEAST_SHRINKING: Duration = Duration::from_secs(20);

/// How long a shorter game is looked for after one was lost.
const LONGER: Duration = Duration::from_secs(5);

/// The number of cases that are tried in one run, if the format allows it.
const AT_A_TIME: usize = 500;

/// The number of small positions that are tried alone, too.
const ALONE: usize = 8;

/// The most cases of a random round, by the protocol.
const MOST_IN_A_ROUND: usize = 30;

/// The most cases of a law that are tried.
const CASES_OF_A_LAW: usize = 500;

impl Search<'_> {
    /// Tries all small positions in the bounds.
    ///
    /// A few of them alone, for mistakes that show only without other cases. Then whole batches,
    /// since most are right; only those up to the first mistake of a batch are tried one by one.
    fn small(&self, most_runs: usize) -> Result<Option<CounterExample>> {
        let alone = self.positions.chunks(1).take(if self.at_a_time > 1 { ALONE } else { 0 });
        let batches = alone.chain(self.positions.chunks(self.at_a_time)).take(most_runs);
        let batches: Vec<&[String]> = batches.collect();
        for (round, batches) in batches.chunks(self.processors).enumerate() {
            if self.over() {
                break;
            }
            if let Some((index, found)) = self.first_wrong(batches)? {
                if found.verdict == Verdict::WA && found.dialogue.is_some() {
                    return self.shortest_game(found, round * self.processors).map(Some);
                }
                return self.smallest(batches[index], found).map(Some);
            }
        }
        Ok(None)
    }

    /// The shortest game that is lost, as far as it is found for some time among the small positions
    /// from this one on, of which each is a batch; of several, the one from the first position.
    fn shortest_game(&self, found: CounterExample, first: usize) -> Result<CounterExample> {
        let (start, mut shortest) = (Instant::now(), found);
        for batches in self.positions[first..].chunks(self.processors) {
            if start.elapsed() > LONGER || shortest.length() <= 1 {
                break;
            }
            let batches: Vec<&[String]> = batches.chunks(1).collect();
            let lost = all_of(&batches, |case| self.try_cases(case))?.into_iter().flatten();
            for other in lost.filter(|other| other.verdict == Verdict::WA) {
                if other.length() < shortest.length() {
                    shortest = other;
                }
            }
        }
        Ok(shortest)
    }

    /// Tries the golden cases, the laws, and random cases.
    fn beyond_small(&self, budget: Budget) -> Result<Option<CounterExample>> {
        let mut known = if budget.known { self.known()? } else { None };
        let most = budget.inputs.unwrap_or(u64::MAX);
        let at_once = (self.processors * self.rounds_in_a_run()) as u64;
        for round in (0..most).step_by(at_once as usize) {
            // A large input may have shrunk to one that is still large; then a smaller one may
            // turn up.
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
        let Suspect { server, golden, scope, .. } = self.suspect;
        for input in *golden {
            if self.over() {
                return Ok(None);
            }
            let question = Cases { input: text(input)?, scope: *scope };
            let cases = server.ask(question)?.unwrap_or_default();
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
            let Some(cases) = server.ask(LawCases { number, scope: *scope, most })? else { break };
            if let Some(found) = self.input(&cases)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Tries an input, and if the program fails, makes it as small as it can.
    fn input(&self, cases: &[String]) -> Result<Option<CounterExample>> {
        if cases.is_empty() {
            return Ok(None);
        }
        let Some(found) = self.try_cases(cases)? else { return Ok(None) };
        self.smallest(cases, found).map(Some)
    }

    /// Tries random inputs, larger with every round.
    ///
    /// Several rounds share a run if they fit; only where one goes wrong are they tried by
    /// themselves, so that a mistake is shown without other cases.
    fn random(&self, rounds: Range<u64>) -> Result<Option<CounterExample>> {
        let mut inputs = Vec::new();
        for first in rounds.clone().step_by(self.rounds_in_a_run()) {
            let of_run = first..rounds.end.min(first + self.rounds_in_a_run() as u64);
            let cases = of_run.map(|round| self.random_cases(round));
            inputs.push(cases.collect::<Result<Vec<_>>>()?.concat());
        }
        let slices: Vec<&[String]> = inputs.iter().map(Vec::as_slice).collect();
        let Some((index, found)) = self.first_wrong(&slices)? else { return Ok(None) };
        for cases in slices[index].chunks(MOST_IN_A_ROUND) {
            if let Some(found) = self.input(cases)? {
                return Ok(Some(found));
            }
        }
        // Many cases may take more time than there is for one input, and none of them too much.
        if found.verdict == Verdict::TLE {
            return Ok(None);
        }
        self.smallest(slices[index], found).map(Some)
    }

    /// How many rounds of random cases are tried in a run, which holds them all.
    fn rounds_in_a_run(&self) -> usize {
        (self.at_a_time / MOST_IN_A_ROUND).max(1)
    }

    fn random_cases(&self, round: u64) -> Result<Vec<String>> {
        let Suspect { server, seed, scope, .. } = self.suspect;
        server.ask(RandomCases { round, seed: *seed, scope: *scope, most: self.at_a_time })
    }
}
