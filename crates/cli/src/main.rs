//! `cargo judge`.

use std::env;
use std::process::ExitCode;

/// The exit code of a command that could not be done, or whose output could not be written.
const FAILED: u8 = 2;

fn main() -> ExitCode {
    let mut words = env::args_os().skip(1).peekable();
    // Cargo gives the command's name to a program that it has found in $PATH.
    words.next_if(|word| word == "judge");
    // It has the commands that everybody needs, knows those of the other tools, and hands them on.
    let code = cli::start("command", words).unwrap_or_else(|error| {
        eprintln!("cargo judge: {error}");
        FAILED
    });
    ExitCode::from(code)
}
