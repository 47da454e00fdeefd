//! When and on what kind of machine something was measured.

use std::fs;
use std::thread;

use jiff::Timestamp;

/// The date, in UTC.
pub fn today() -> String {
    Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// The processor's model and how many of them there are; nothing that tells this
/// machine from others of its kind.
pub fn class() -> String {
    let information = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = model(&information).unwrap_or("an unknown processor");
    let processors = thread::available_parallelism().map_or(1, |count| count.get());
    format!("{model}, {processors} processors")
}

fn model(information: &str) -> Option<&str> {
    let line = information.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(": ").map(|(_, model)| model.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_is_what_the_system_calls_it() {
        let information = "processor\t: 0\nmodel name\t: A fast one @ 3 GHz\ncpu MHz\t: 3000\n";
        assert_eq!(model(information), Some("A fast one @ 3 GHz"));
        assert_eq!(model("processor\t: 0\n"), None);
    }
}
