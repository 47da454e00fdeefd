//! What happens while something takes its time, told to those who show it.

/// What happens while something is built or checked, as a terminal may show it.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// Packages are going to be compiled; nobody knows how many.
    BuildBegins,
    /// So many checks are going to be run.
    Begins {
        /// What they do: `running the submissions`.
        step: &'static str,
        /// How many they are.
        checks: usize,
    },
    /// The package or the check with this name is done.
    Done(&'a str),
    /// This step is over, whatever came of it.
    Over(&'static str),
}

/// One who wants to know what happens.
pub trait Listener: Sync {
    /// Something happens.
    fn hear(&self, event: Event<'_>);
}

/// Nobody listens.
impl Listener for () {
    fn hear(&self, _: Event<'_>) {}
}
