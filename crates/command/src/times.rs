//! How long the steps of a command take.

use std::time::{Duration, Instant};

use anyhow::Result;
use judge::output::println;

/// A stopwatch: each step takes from the end of the one before to its own.
pub struct Times {
    steps: Vec<(&'static str, Duration)>,
    last: Instant,
}

impl Times {
    /// Starts.
    pub fn start() -> Times {
        Times { steps: Vec::new(), last: Instant::now() }
    }

    /// Ends a step.
    pub fn step(&mut self, name: &'static str) {
        let now = Instant::now();
        self.steps.push((name, now - self.last));
        self.last = now;
    }

    /// Prints a table of the steps, in Markdown.
    pub fn show(&self) -> Result<()> {
        println!("\n| step | time |\n|---|--:|")?;
        let all = ("all", self.steps.iter().map(|(_, time)| time).sum());
        for (name, time) in self.steps.iter().chain([&all]) {
            println!("| {name} | {:.1} s |", time.as_secs_f64())?;
        }
        Ok(())
    }
}
