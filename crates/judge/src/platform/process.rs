//! How processes end.

use std::process::ExitStatus;

/// The signal that ended a process, where there are signals.
#[cfg(unix)]
pub(crate) fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
pub(crate) fn signal(_: ExitStatus) -> Option<i32> {
    None
}

/// Whether a process may have ended because its stack was too small.
#[cfg(unix)]
pub(crate) fn may_lack_stack(status: ExitStatus) -> bool {
    use signal_hook::consts::{SIGBUS, SIGSEGV};

    signal(status).is_some_and(|signal| [SIGSEGV, SIGBUS].contains(&signal))
}

#[cfg(not(unix))]
pub(crate) fn may_lack_stack(status: ExitStatus) -> bool {
    const STACK_OVERFLOW: u32 = 0xC000_00FD;
    status.code().is_some_and(|code| code as u32 == STACK_OVERFLOW)
}
