//! The report of a list of checks.

use anyhow::Result;
use judge::output::println;

/// Lines for standard output; those of failures begin with `NOT`.
#[derive(Debug, Default)]
pub struct Report(pub Vec<String>);

impl Report {
    /// Adds a failure: a statement that should be true and is not.
    pub fn fail(&mut self, line: String) {
        self.0.push(format!("NOT {line}"));
    }

    /// How many failures there are.
    pub fn failures(&self) -> usize {
        self.0.iter().filter(|line| line.starts_with("NOT ")).count()
    }

    /// Prints the lines. Returns how many failures there are.
    ///
    /// # Errors
    ///
    /// If standard output cannot be written.
    pub fn show(&self) -> Result<usize> {
        self.0.iter().try_for_each(|line| println!("{line}"))?;
        Ok(self.failures())
    }
}
