//! Shared by the tests of all tools: a package's tool has the package's name.

use std::path::Path;

use assert_cmd::Command;

/// The tool whose tests these are, run in a folder of its own.
pub fn judge(folder: &Path, words: &[&str]) -> Command {
    let tool = env!(concat!("CARGO_BIN_EXE_judge-", env!("CARGO_PKG_NAME")));
    let mut command = Command::new(tool);
    // Whatever the language of the system that tests it.
    command.current_dir(folder).args(words).env("LC_ALL", "C");
    command
}

pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}
