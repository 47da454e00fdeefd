//! Running a solution.

use std::process::Output;
use std::time::Duration;

use anyhow::{bail, ensure, Context, Result};
use assert_cmd::Command;

/// No test of ours needs longer; a program that does hangs.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// How long a solution may be busy with a number that is out of bounds.
const PATIENCE_WITH_BAD_INPUT: Duration = Duration::from_secs(10);

/// The problem's own program, which reads a whole input and writes all its answers.
#[derive(Clone, Copy, Debug)]
pub struct Solution {
    pub(crate) executable: &'static str,
}

impl Solution {
    /// The solution in the file `executable`.
    pub fn new(executable: &'static str) -> Solution {
        Solution { executable }
    }

    /// A command that runs the solution on `input`.
    pub fn on(&self, input: impl Into<Vec<u8>>) -> Command {
        let mut command = Command::new(self.executable);
        command.env("RUST_BACKTRACE", "0").timeout(PATIENCE).write_stdin(input);
        command
    }

    /// What the solution prints for `input`; an error if it fails or prints
    /// anything but text.
    pub fn answers(&self, input: &str) -> Result<String> {
        let Output { status, stdout, stderr } = self.on(input).output()?;
        if !status.success() {
            bail!("{status}: {}", String::from_utf8_lossy(&stderr).trim());
        }
        String::from_utf8(stdout).context("the output is not text")
    }

    /// What the solution makes of `input`; an error if it does not come to an end.
    pub fn ends(&self, input: &str) -> Result<Output> {
        let output = self.on(input).timeout(PATIENCE_WITH_BAD_INPUT).output()?;
        ensure!(
            output.status.code().is_some() || !output.stderr.is_empty(),
            "it is still busy after {PATIENCE_WITH_BAD_INPUT:?}"
        );
        Ok(output)
    }
}
