//! The stack of a program's first thread, which is decided when the program is started.

#[cfg(not(unix))]
pub(super) use elsewhere::with_stack;
#[cfg(unix)]
pub(super) use unix::with_stack;

#[cfg(unix)]
mod unix {
    use rustix::process::{getrlimit, setrlimit, Resource, Rlimit};

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
    pub(in super::super) fn with_stack<P, E>(
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
}

#[cfg(not(unix))]
mod elsewhere {
    /// Has `start` start a process. Its stack is as large as the header of its file says.
    pub(in super::super) fn with_stack<P, E>(
        _: u64,
        start: impl FnOnce() -> Result<P, E>,
    ) -> Result<(P, Option<u64>), E> {
        Ok((start()?, None))
    }
}
