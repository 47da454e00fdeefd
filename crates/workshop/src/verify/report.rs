//! The report of a list of checks, with the number of failures.

use anyhow::Result;
use judge::output::println;

/// Lines for standard output; those of failures begin with `NOT`.
#[derive(Debug, Default)]
pub struct Report {
    lines: Vec<String>,
    failures: usize,
}

impl Report {
    /// Adds a line.
    pub fn note(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Adds a failure: a statement that should be true and is not.
    pub fn fail(&mut self, line: String) {
        self.note(format!("NOT {line}"));
        self.failures += 1;
    }

    /// Adds the lines of another report.
    pub fn add(&mut self, other: Report) {
        self.lines.extend(other.lines);
        self.failures += other.failures;
    }

    /// How many failures there are.
    pub fn failures(&self) -> usize {
        self.failures
    }

    /// Prints the lines. Returns how many failures there are.
    ///
    /// # Errors
    ///
    /// If standard output cannot be written.
    pub fn show(&self) -> Result<usize> {
        self.lines.iter().try_for_each(|line| println!("{line}"))?;
        Ok(self.failures)
    }
}
