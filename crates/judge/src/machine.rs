//! When and on what kind of machine something was measured.

use std::env::consts::{ARCH, OS};
use std::time::{Duration, SystemTime};

use crate::parallel::processors;
use crate::platform;

/// The date, in UTC.
pub fn today() -> String {
    day(SystemTime::now())
}

fn day(time: SystemTime) -> String {
    let time = humantime::format_rfc3339_seconds(time).to_string();
    time.split_once('T').map_or(time.clone(), |(day, _)| day.to_string())
}

/// The processor's model and how many of them there are; nothing that distinguishes this
/// machine from others of its kind.
pub fn class() -> String {
    let model = platform::current().ok().and_then(|platform| platform.processor());
    let model = model.unwrap_or_else(|| format!("an unknown processor ({ARCH}, {OS})"));
    format!("{model}, {} processors", processors())
}

/// The CPU time so far of this process, of the servers that it has started, and of all
/// programs that it has run, where the system counts it.
pub fn cpu_time() -> Option<Duration> {
    platform::current().ok()?.cpu_time()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_at_midnight() {
        let leap_day = Duration::from_secs(1_709_164_800);
        for (second, expected) in
            [(0, "2024-02-29"), (86_399, "2024-02-29"), (86_400, "2024-03-01")]
        {
            let time = SystemTime::UNIX_EPOCH + leap_day + Duration::from_secs(second);
            assert_eq!(day(time), expected);
        }
    }
}
