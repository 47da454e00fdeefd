//! The report of a list of checks.

use anyhow::Result;
use judge::output::println;

/// Lines for standard output.
#[derive(Debug, Default)]
pub struct Report {
    lines: Vec<String>,
    /// The number of lines that tell a failure.
    pub failures: usize,
}

impl Report {
    /// Adds a line.
    pub fn say(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Adds a failure: a line that begins with `NOT`, and then has a statement that should be true.
    pub fn fail(&mut self, line: String) {
        self.lines.push(line);
        self.failures += 1;
    }

    /// Adds the lines of another report.
    pub fn extend(&mut self, other: Report) {
        self.lines.extend(other.lines);
        self.failures += other.failures;
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
