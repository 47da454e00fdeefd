//! What happens when this process is stopped, by a key or by another program.

#[cfg(not(unix))]
pub(super) use elsewhere::clean_up_at_the_end;
#[cfg(unix)]
pub(super) use unix::clean_up_at_the_end;

#[cfg(unix)]
mod unix {
    use std::sync::Once;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

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
    /// A console that stops us stops all programs that run in it: there is nothing to do.
    pub(in super::super) fn clean_up_at_the_end(_: fn()) {}
}
