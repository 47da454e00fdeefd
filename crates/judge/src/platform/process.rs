//! Small things about processes.

use std::process::{Command, ExitStatus};

use anyhow::{Context, Result};

/// Leaves everything to another program, whose exit code becomes ours.
///
/// Where the system can do that, it takes the place of this process, so that whoever
/// stops one stops the other.
pub fn hand_over(mut command: Command) -> Result<u8> {
    let program = command.get_program().to_string_lossy().into_owned();
    run_instead(&mut command).with_context(|| format!("cannot run `{program}`"))
}

#[cfg(unix)]
fn run_instead(command: &mut Command) -> std::io::Result<u8> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn run_instead(command: &mut Command) -> std::io::Result<u8> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    // What does not fit is none of our codes: the program has crashed.
    Ok(code.unwrap_or(2))
}

/// The signal that ended a process, where there are signals.
#[cfg(unix)]
pub(crate) fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
pub(crate) fn signal(_: ExitStatus) -> Option<i32> {
    None
}
