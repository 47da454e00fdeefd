//! What happens when this process is stopped, by a key or by another program.

#[cfg(unix)]
pub(super) use unix::clean_up_at_the_end;
#[cfg(unix)]
pub use unix::end_with_the_reader;

#[cfg(not(unix))]
pub(super) use elsewhere::clean_up_at_the_end;
#[cfg(not(unix))]
pub use elsewhere::end_with_the_reader;

#[cfg(unix)]
mod unix {
    use std::sync::atomic::AtomicBool;
    use std::sync::{Arc, Once};
    use std::thread;

    use anyhow::Result;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    /// From now on, whoever stops reading our output ends us without a word.
    pub fn end_with_the_reader() -> Result<()> {
        flag::register_conditional_default(SIGPIPE, Arc::new(AtomicBool::new(true)))?;
        Ok(())
    }

    /// From now on, `clean_up` is done before a signal ends this process.
    pub(in super::super) fn clean_up_at_the_end(clean_up: fn()) {
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
    use anyhow::Result;

    /// Without signals, a reader that stops reading is an error of the next write.
    pub fn end_with_the_reader() -> Result<()> {
        Ok(())
    }

    /// A console that stops us stops all programs that run in it: there is nothing to do.
    pub(in super::super) fn clean_up_at_the_end(_: fn()) {}
}
