//! Running programs alternately on one input: CPU time and memory.

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::time::Duration;

use anyhow::{anyhow, Result};
use protocol::comparison::Comparison;

use crate::execution::{execute, Execution};
use crate::limits::Limits;
use crate::verdict;

/// A program that is measured.
#[derive(Clone, Debug)]
pub struct Contender {
    /// Its name in the table.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<OsString>,
}

/// What is said first of a program that is not only too slow or too large.
pub const WRONG: &str = "not measured";

/// The cost of a run.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// CPU time, of user and system.
    pub time: Duration,
    /// The peak of memory, in bytes.
    pub memory: u64,
}

/// What became of a program on an input: its runs, one in each round, or why it cannot do it.
pub type Measured = Result<Vec<Run>, String>;

/// The quartiles of some ratios; the second is their median.
pub type Quartiles = [f64; 3];

/// Runs the programs on `input` alternately, `rounds` times after a trial.
///
/// A program that fails the trial, or gives other answers than the first, is not run again. The
/// others are compared.
///
/// # Errors
///
/// If a program cannot be started.
pub fn measure(
    programs: &[Contender],
    input: &Path,
    rounds: usize,
    limits: Limits,
) -> Result<Vec<Measured>> {
    let mut measured = trial(programs, input, limits)?;
    for _ in 0..rounds {
        for (program, one) in programs.iter().zip(&mut measured) {
            if let Ok(runs) = one {
                let execution = run(program, input, limits)?;
                // A machine that is busy with other work may be slow, but not wrong.
                match execution.status.success() {
                    true => runs.push(Run { time: execution.time, memory: execution.memory }),
                    false => *one = Err(format!("{WRONG}: fails now and then")),
                }
            }
        }
    }
    Ok(measured)
}

fn run(program: &Contender, input: &Path, limits: Limits) -> Result<Execution> {
    execute(&program.command, File::open(input)?, limits)
}

/// One run of every program: it fails, or it answers like the first one that does not fail.
fn trial(programs: &[Contender], input: &Path, limits: Limits) -> Result<Vec<Measured>> {
    let mut expected: Option<String> = None;
    let mut measured = Vec::new();
    for program in programs {
        let execution = run(program, input, limits)?;
        if let Some((_, reason)) = verdict::failure(&execution) {
            measured.push(Err(reason));
            continue;
        }
        let output = String::from_utf8_lossy(&execution.output).into_owned();
        let expected = expected.get_or_insert_with(|| output.clone());
        if let Some(difference) = Comparison::Tokens.difference(expected, &output) {
            measured.push(Err(format!("{WRONG}: other answers than the first: {difference}")));
            continue;
        }
        measured.push(Ok(Vec::new()));
    }
    Ok(measured)
}

/// The median of the CPU times.
pub fn time(runs: &[Run]) -> Duration {
    let mut times: Vec<Duration> = runs.iter().map(|run| run.time).collect();
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The highest peak of memory: in a short run it may be missed.
pub fn memory(runs: &[Run]) -> u64 {
    runs.iter().map(|run| run.memory).max().unwrap_or_default()
}

/// The ratios of the CPU times, round by round; `None` without any.
pub fn ratio(one: &Measured, to: &Measured) -> Option<Quartiles> {
    let (runs, to) = (one.as_ref().ok()?, to.as_ref().ok()?);
    let seconds = |run: &Run| run.time.as_secs_f64().max(1e-6);
    let mut ratios: Vec<f64> = runs.iter().zip(to).map(|(a, b)| seconds(a) / seconds(b)).collect();
    ratios.sort_by(f64::total_cmp);
    let last = ratios.len().checked_sub(1)?;
    Some([ratios[last / 4], ratios[ratios.len() / 2], ratios[last - last / 4]])
}

/// The peak of a program's memory on an input, in bytes: the highest of some runs.
pub fn peak(program: &Contender, input: &Path, limits: Limits) -> Result<u64> {
    const RUNS: usize = 5;
    let measured = measure(std::slice::from_ref(program), input, RUNS, limits)?.remove(0);
    let runs = measured.map_err(|reason| anyhow!("{} fails: {reason}", program.name))?;
    Ok(memory(&runs))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::actor::actor;

    /// Runs that took these times, and as many bytes.
    pub fn runs(milliseconds: &[u64]) -> Vec<Run> {
        let run = |&ms: &u64| Run { time: Duration::from_millis(ms), memory: ms };
        milliseconds.iter().map(run).collect()
    }

    #[test]
    fn ratios_are_taken_round_by_round() {
        let ratio = |one: &[u64], to: &[u64]| ratio(&Ok(runs(one)), &Ok(runs(to)));
        let ratios = ratio(&[10, 20, 90, 40, 50], &[10, 10, 10, 10, 10]);
        assert_eq!(ratios, Some([2.0, 4.0, 5.0]));
        assert_eq!(time(&runs(&[10, 20, 90, 40, 50])), Duration::from_millis(40));
        assert_eq!(memory(&runs(&[1, 3, 2])), 3);
        assert_eq!(ratio(&[10], &[]), None);
    }

    fn contender(name: &str, part: &[&str]) -> Contender {
        Contender { name: name.to_string(), command: actor(part) }
    }

    const LIMITS: Limits =
        Limits { time: Duration::from_secs(2), memory: 1 << 28, stack: 1 << 28, output: 1 << 20 };

    fn measured_on(programs: &[Contender]) -> Result<Vec<Measured>> {
        let empty = tempfile::NamedTempFile::new().unwrap();
        measure(programs, empty.path(), 2, LIMITS)
    }

    #[test]
    fn a_program_with_different_answers_is_left_out_and_the_others_are_measured() {
        let programs = ["1", "2", "1"].map(|says| contender(says, &["say", says]));
        let measured = measured_on(&programs).unwrap();
        let expected =
            "not measured: other answers than the first: line 1: expected `1`, found `2`";
        assert_eq!(measured[1].as_ref().unwrap_err(), expected);
        assert!([0, 2].iter().all(|&place| measured[place].is_ok()));
    }

    #[test]
    fn a_program_that_fails_is_left_out_with_its_reason() {
        let programs = [
            contender("ends", &["exit", "3"]),
            contender("slow", &["work", "1000000"]),
            contender("right", &["say", "1"]),
        ];
        let measured = measured_on(&programs).unwrap();
        assert_eq!(measured[0].as_ref().unwrap_err(), "exit code 3");
        assert!(measured[1].as_ref().unwrap_err().starts_with("out of time"));
        assert_eq!(measured[2].as_ref().unwrap().len(), 2);
    }
}
