//! What the tests of the commands share.

use std::path::Path;

use assert_cmd::Command;

/// The command, run in a folder of its own.
pub fn judge(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge-command"));
    command.current_dir(folder).args(words);
    command
}

pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}
