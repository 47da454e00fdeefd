//! Running a program in place of this one, so that stopping this one stops it.

use std::io;
use std::process::Command;

/// Only returns if the program cannot be started.
#[cfg(unix)]
pub fn run_in_place(program: &mut Command) -> io::Result<u8> {
    Err(std::os::unix::process::CommandExt::exec(program))
}

/// Waits for the program, where it cannot take this one's place; its exit code.
#[cfg(not(unix))]
pub fn run_in_place(program: &mut Command) -> io::Result<u8> {
    let code = program.status()?.code();
    Ok(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(u8::MAX))
}
