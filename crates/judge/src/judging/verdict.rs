//! The verdict on one run of a program.

use std::fmt;
use std::time::Duration;

use protocol::comparison::Comparison;
use serde::{Deserialize, Serialize};

use crate::output::printable;
use crate::running::execution::{Excess, Execution};
use crate::running::last_words::last_words;
use crate::running::platform;

/// What a judge says of a program's run.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Verdict {
    /// Accepted.
    AC,
    /// Wrong answer.
    WA,
    /// Time limit exceeded.
    TLE,
    /// Memory limit exceeded.
    MLE,
    /// Run-time error.
    RE,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{self:?}"))
    }
}

/// The verdict on `execution` where `expected` was expected, and why; the reason is empty for
/// an accepted run.
pub fn judge(execution: &Execution, expected: &str, comparison: Comparison) -> (Verdict, String) {
    if let Some(failure) = failure(execution) {
        return failure;
    }
    let output = String::from_utf8_lossy(&execution.output);
    match comparison.difference(expected, &output) {
        Some(difference) => (Verdict::WA, difference),
        None => (Verdict::AC, String::new()),
    }
}

/// The verdict on a program that did not end well, whatever its output, and why.
pub fn failure(execution: &Execution) -> Option<(Verdict, String)> {
    match execution.excess {
        Some(Excess::Time { limit, clock }) => {
            Some((Verdict::TLE, format!("out of time: {} s of {clock}", seconds(limit))))
        }
        Some(Excess::Memory) => Some((Verdict::MLE, "out of memory".to_string())),
        Some(Excess::Output) => Some((Verdict::WA, "far too much output".to_string())),
        None if execution.status.success() => None,
        None => Some((Verdict::RE, crash(execution))),
    }
}

/// A limit in seconds, with as many digits as it needs.
fn seconds(limit: Duration) -> String {
    let seconds = limit.as_secs_f64();
    let digits = if seconds < 1.0 { 2 } else { 1 };
    format!("{seconds:.digits$}")
}

/// What is said of accepted runs whose lines are not those of the right output.
pub const LINES_DIFFER: &str = "AC, but the lines differ: many judges would not accept it";

/// How the program failed, with the last that it said.
fn crash(execution: &Execution) -> String {
    let how = match (execution.status.code(), platform::signal(execution.status)) {
        // A crash on Windows, such as 0xC0000005.
        (Some(code), _) if code < 0 => format!("exit code {code:#X}"),
        (Some(code), _) => format!("exit code {code}"),
        (_, Some(signal)) => format!("killed by signal {signal}"),
        _ => "failed".to_string(),
    };
    let how = if lacks_stack(execution) { how + &stack(execution) } else { how };
    match last_words(&execution.error) {
        Some(words) => format!("{how}: {}", printable(&words, 200)),
        None => how,
    }
}

/// Whether the program may have been killed because its stack was too small. A program in Rust
/// says so itself before it aborts; only its first thread has the stack that was set.
fn lacks_stack(Execution { status, error, .. }: &Execution) -> bool {
    let says_so = |line: &str| {
        line.starts_with("thread 'main'") && line.ends_with("has overflowed its stack")
    };
    platform::may_lack_stack(*status) || error.lines().any(says_so)
}

/// The suspicion that the stack was too small.
fn stack(execution: &Execution) -> String {
    let size = execution.stack.map(|bytes| format!(", {} MB here", bytes / 1_000_000));
    format!(", perhaps the stack{}", size.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::running::limits::Clock;

    #[test]
    fn the_limit_that_broke_is_named() {
        for (seconds, clock, reason) in [
            (10.0, Clock::Processor, "out of time: 10.0 s of CPU time"),
            (31.0, Clock::Wall, "out of time: 31.0 s of wall time"),
            (0.05, Clock::Wall, "out of time: 0.05 s of wall time"),
        ] {
            let limit = Duration::from_secs_f64(seconds);
            let excess = Some(Excess::Time { limit, clock });
            let execution = Execution { excess, ..Execution::default() };
            let expected = (Verdict::TLE, reason.to_string());
            assert_eq!(judge(&execution, "", Comparison::Tokens), expected);
        }
    }
}
