//! What Unix has and Windows lacks, or does in another way.

#[cfg(not(unix))]
pub(crate) use elsewhere::*;
#[cfg(unix)]
pub(crate) use unix::*;

#[cfg(unix)]
mod unix {
    use std::process::ExitStatus;
    use std::sync::Once;
    use std::thread;

    use rustix::process::{getrlimit, setrlimit, Resource, Rlimit};
    use signal_hook::consts::{SIGBUS, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    /// The signal that ended a process, where there are signals.
    pub(crate) fn signal(status: ExitStatus) -> Option<i32> {
        std::os::unix::process::ExitStatusExt::signal(&status)
    }

    /// Whether a process may have ended because its stack was too small.
    pub(crate) fn may_lack_stack(status: ExitStatus) -> bool {
        signal(status).is_some_and(|signal| [SIGSEGV, SIGBUS].contains(&signal))
    }

    /// Has `start` start a process with a stack of this many bytes, or of as many as it may have.
    /// Returns the number along with the process.
    ///
    /// A process inherits the limit of its parent, and its memory is laid out for that; so ours is
    /// changed for as long as it takes. Callers hold a lock, so that they do not take the limit
    /// of each other for the one to go back to.
    ///
    /// # Errors
    ///
    /// Those of `start`.
    pub(crate) fn with_stack<P, E>(
        bytes: u64,
        start: impl FnOnce() -> Result<P, E>,
    ) -> Result<(P, Option<u64>), E> {
        let ours = getrlimit(Resource::Stack);
        let theirs =
            Rlimit { current: Some(ours.maximum.map_or(bytes, |most| bytes.min(most))), ..ours };
        // A limit that the system refuses stays as it was.
        let _ = setrlimit(Resource::Stack, theirs);
        let stack = getrlimit(Resource::Stack).current;
        let started = start();
        let _ = setrlimit(Resource::Stack, ours);
        Ok((started?, stack))
    }

    /// From now on, `clean_up` is done before a signal ends this process.
    pub(crate) fn clean_up_at_the_end(clean_up: fn()) {
        static WATCH: Once = Once::new();
        WATCH.call_once(|| {
            // Where signals cannot be watched, they end us as they always did.
            let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM]) else { return };
            thread::spawn(move || {
                for signal in signals.forever() {
                    clean_up();
                    let _ = low_level::emulate_default_handler(signal);
                }
            });
        });
    }
}

#[cfg(not(unix))]
mod elsewhere {
    use std::process::ExitStatus;

    pub(crate) fn signal(_: ExitStatus) -> Option<i32> {
        None
    }

    pub(crate) fn may_lack_stack(status: ExitStatus) -> bool {
        const STACK_OVERFLOW: u32 = 0xC000_00FD;
        status.code().is_some_and(|code| code as u32 == STACK_OVERFLOW)
    }

    /// The stack is as large as the header of the program's file says.
    pub(crate) fn with_stack<P, E>(
        _: u64,
        start: impl FnOnce() -> Result<P, E>,
    ) -> Result<(P, Option<u64>), E> {
        Ok((start()?, None))
    }

    /// A console that stops us stops all programs that run in it: there is nothing to do.
    pub(crate) fn clean_up_at_the_end(_: fn()) {}
}
