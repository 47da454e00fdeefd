//! The events of a long step, told to the part of the program that shows them.

/// An event while something is built or checked, as a terminal may show it.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// Packages are going to be compiled; how many is not known.
    BuildBegins,
    /// A step begins, of so many checks.
    Begins {
        /// Their name: `running the submissions`.
        step: &'static str,
        /// How many they are.
        checks: usize,
    },
    /// The package or the check with this name is done.
    Done(&'a str),
    /// This step is over, with or without success.
    Over(&'static str),
}

/// A receiver of events.
pub trait Listener: Sync {
    /// Receives an event.
    fn hear(&self, event: Event<'_>);
}

/// Ignores all events.
impl Listener for () {
    fn hear(&self, _: Event<'_>) {}
}
