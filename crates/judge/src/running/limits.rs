//! How much a program may use.

use std::fmt;
use std::time::Duration;

/// How much a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// CPU time, of all its processes together; wall time where the system cannot limit
    /// CPU time (see [`clock`](crate::running::execution::clock)).
    pub time: Duration,
    /// Resident memory in bytes.
    pub memory: u64,
    /// The stack of its first thread in bytes, where the system has it set and allows as much.
    pub stack: u64,
    /// Output in bytes.
    pub output: u64,
}

impl Limits {
    /// How long a program may run until it is stopped. If its CPU time is limited, it
    /// may wait as well as work, and may have to share its processor.
    pub(crate) fn patience(&self, clock: Clock) -> Duration {
        match clock {
            Clock::Processor => self.time * 3 + Duration::from_secs(1),
            Clock::Wall => self.time,
        }
    }
}

/// Which time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The time that a program keeps processors busy.
    Processor,
    /// The time that passes; where a system limits no other, memory is not limited either.
    Wall,
}

impl Clock {
    /// A warning about the verdicts for users; `None` if every limit holds.
    pub fn warning(self) -> Option<&'static str> {
        (self == Clock::Wall).then_some("memory is not limited on this system; time is wall time")
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Clock::Processor => "CPU time",
            Clock::Wall => "wall time",
        })
    }
}
