//! Measuring programs on large inputs, beside others.
//!
//! The programs run alternately: what else the machine does changes the times, but hardly their
//! ratios, which are shown with their quartiles. The size of an input is a number, so every table
//! shows how much longer the whole takes than half of it. A peer may be too slow for that, and is
//! then also measured on an input that it can do; a wrong answer of one is an error.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use protocol::question;
use tempfile::NamedTempFile;

use crate::limits::Limits;
use crate::tests_server::TestsServer;

mod measuring;
mod table;

pub use measuring::{peak, Contender};
pub use table::{markdown, Table, OURS};

use measuring::{measure, Measured};
use table::Line;

/// An input of some size, which a problem's tests can write.
#[derive(Clone, Copy, Debug)]
pub struct Workload<'a> {
    server: &'a TestsServer,
    number: usize,
    name: &'a str,
    /// How many of the things in its name it has.
    pub size: u64,
}

impl<'a> Workload<'a> {
    /// The workload in this place of the tests' list, with its name and its size there.
    pub fn new(server: &'a TestsServer, number: usize, (name, size): &'a (String, u64)) -> Self {
        Workload { server, number, name, size: *size }
    }

    /// The same with another size, which is never 0.
    pub fn resized(&self, size: u64) -> Self {
        Workload { size: size.max(1), ..*self }
    }

    /// `5,000,000 heaps in one case`.
    pub fn title(&self) -> String {
        format!("{} {}", grouped(self.size), self.name)
    }

    /// Writes its input, always the same, to `file`.
    pub fn write(&self, file: &Path) -> Result<()> {
        let question = question::Workload { number: self.number, size: self.size };
        let input = self.server.ask(question).with_context(|| self.title())?;
        fs::write(file, input).with_context(|| file.display().to_string())
    }
}

/// A number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// How to measure.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How often each program is run.
    pub rounds: usize,
    /// How large the inputs are: 1 is the far end of the range.
    pub scale: f64,
    /// The limits of a run.
    pub limits: Limits,
    /// The program that others are compared with; if none is named, the usual one of those
    /// that exist.
    pub against: Option<String>,
    /// Where inputs are written, for as long as they are needed.
    pub folder: PathBuf,
}

/// Measures the programs on a workload; if that is too large for the one that
/// the others are compared with, also on one that is not.
pub fn compare(
    problem: &str,
    workload: &Workload,
    programs: &[Contender],
    settings: &Settings,
) -> Result<Vec<Table>> {
    let workload = workload.resized((workload.size as f64 * settings.scale).round() as u64);
    let against = against(programs, settings)?;
    let table = |workload: &Workload| -> Result<Table> {
        let (whole, bytes) = measured(workload, programs, settings)?;
        let (half, _) = measured(&workload.resized(workload.size / 2), programs, settings)?;
        let names = programs.iter().map(|program| program.name.clone());
        let outcomes = names.zip(whole).zip(half);
        let lines = outcomes.map(|((program, whole), half)| Line { program, whole, half });
        let (problem, input) = (problem.to_string(), workload.title());
        Ok(Table { problem, input, bytes, against, lines: lines.collect() })
    };
    let mut tables = vec![table(&workload)?];
    if tables[0].lines[against].whole.is_err() {
        let within_reach = within_reach(&workload, &programs[against], settings)?;
        tables.extend(within_reach.map(|workload| table(&workload)).transpose()?);
    }
    Ok(tables)
}

/// The program that the others are compared with.
fn against(programs: &[Contender], settings: &Settings) -> Result<usize> {
    let place = |name: &str| programs.iter().position(|program| program.name == name);
    match &settings.against {
        Some(name) => place(name).with_context(|| format!("there is no program `{name}`")),
        None => Ok(place("scanf").or(place("textbook")).unwrap_or(programs.len() - 1)),
    }
}

/// The results of the programs on a workload, and how many bytes it has.
fn measured(
    workload: &Workload,
    programs: &[Contender],
    settings: &Settings,
) -> Result<(Vec<Measured>, u64)> {
    let input = NamedTempFile::new_in(&settings.folder)?;
    workload.write(input.path())?;
    let outcomes = measure(programs, input.path(), settings.rounds, settings.limits);
    let outcomes = outcomes.with_context(|| workload.title())?;
    Ok((outcomes, input.as_file().metadata()?.len()))
}

/// The workload made smaller, until the program can do it.
fn within_reach<'a>(
    workload: &Workload<'a>,
    program: &Contender,
    settings: &Settings,
) -> Result<Option<Workload<'a>>> {
    let once = Settings { rounds: 0, ..settings.clone() };
    let mut workload = *workload;
    while workload.size > 2 {
        workload = workload.resized((workload.size / 4).max(2));
        let (outcomes, _) = measured(&workload, std::slice::from_ref(program), &once)?;
        if outcomes[0].is_ok() {
            return Ok(Some(workload));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        for (number, shown) in [(1, "1"), (999, "999"), (1000, "1,000"), (5_000_000, "5,000,000")] {
            assert_eq!(grouped(number), shown);
        }
    }
}
