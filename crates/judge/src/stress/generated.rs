//! Looking for a difference between two programs on the inputs that a third one makes.

use std::ffi::OsString;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure, Result};

use super::against::Reference;
use super::{Budget, CounterExample, Findings};
use crate::judging::grading::Candidate;
use crate::judging::verdict;
use crate::parallel::all_of;
use crate::running::execution::{execute, input_file};

/// The least time for which smaller inputs are looked for after the first difference.
const LEAST: Duration = Duration::from_secs(2);

/// The input that a generator prints for a seed, which is its last argument.
fn input_for(seed: u64, generator: &Candidate) -> Result<String> {
    let Candidate { command, limits, .. } = generator;
    let command: Vec<OsString> = command.iter().cloned().chain([seed.to_string().into()]).collect();
    let execution = execute(&command, input_file("")?, *limits)?;
    if let Some((verdict, reason)) = verdict::failure(&execution) {
        bail!("the generator fails with the seed {seed}: {verdict}: {reason}");
    }
    let input = String::from_utf8_lossy(&execution.output).into_owned();
    ensure!(!input.trim().is_empty(), "the generator prints nothing with the seed {seed}");
    Ok(input)
}

/// Compares two programs on the inputs of the seeds from `seed` on, or has a judge's side judge the
/// first one where there is no second. After the first difference it goes on as long again for a
/// shorter game or a smaller input, but no longer than the budget says.
///
/// # Errors
///
/// If the generator or the second program fails, or if one of the three cannot be started.
pub fn stress(
    generator: &Candidate,
    reference: Option<&Reference>,
    candidate: &Candidate,
    seed: u64,
    budget: Budget,
) -> Result<Findings> {
    let start = Instant::now();
    let (mut end, mut found, mut tried) = (start + budget.time, None::<CounterExample>, 0);
    let mut note = None;
    let most = budget.inputs.unwrap_or(u64::MAX);
    let at_once = budget.processors as u64;
    for first in (0..most).step_by(at_once as usize) {
        if Instant::now() > end {
            break;
        }
        let numbers = first..most.min(first.saturating_add(at_once));
        let seeds: Vec<u64> = numbers.map(|number| seed.wrapping_add(number)).collect();
        let compare = |seed: &u64| {
            let input = input_for(*seed, generator)?;
            let expected = reference.map_or(Ok(Some(String::new())), |it| it.answer(&input))?;
            let Some(expected) = expected else { return Ok(None) };
            let grade = candidate.grade_on(&input, &expected)?;
            Ok(Some((grade.note, CounterExample::from_grade(&[], input, expected, grade))))
        };
        for (noted, other) in all_of(&seeds, compare)?.into_iter().flatten() {
            tried += 1;
            note = note.or(noted);
            let Some(other) = other else { continue };
            if found.is_none() {
                end = end.min(Instant::now() + start.elapsed().max(LEAST));
            }
            let size = |found: &CounterExample| (found.length(), found.input.len());
            if found.as_ref().is_none_or(|found| size(&other) < size(found)) {
                found = Some(other);
            }
        }
    }
    Ok(Findings { found, tried, cases: tried as usize, all_small: false, note })
}
