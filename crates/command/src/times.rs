//! How long the steps of a command take.

use std::time::{Duration, Instant};

use anyhow::Result;
use judge::execution::cpu_time;
use judge::output::println;

/// A stopwatch: each step takes from the end of the one before to its own.
pub struct Times {
    steps: Vec<(&'static str, Spent)>,
    last: Reading,
}

#[derive(Clone, Copy)]
struct Reading {
    wall: Instant,
    cpu: Option<Duration>,
}

/// The cost of a step.
struct Spent {
    wall: Duration,
    /// The CPU time of all processes, where the system knows it.
    cpu: Option<Duration>,
}

impl Times {
    /// Starts.
    pub fn start() -> Times {
        Times { steps: Vec::new(), last: Reading::now() }
    }

    /// Ends a step.
    pub fn step(&mut self, name: &'static str) {
        let now = Reading::now();
        self.steps.push((name, now.since(self.last)));
        self.last = now;
    }

    /// Prints a table of the steps, in Markdown.
    pub fn show(&self) -> Result<()> {
        println!("\n| step | wall | CPU |\n|---|--:|--:|")?;
        for (name, spent) in &self.steps {
            println!("{}", row(name, spent.wall, spent.cpu))?;
        }
        let wall = self.steps.iter().map(|(_, spent)| spent.wall).sum();
        let cpu = self.steps.iter().map(|(_, spent)| spent.cpu).sum();
        println!("{}", row("all", wall, cpu))?;
        Ok(())
    }
}

impl Reading {
    fn now() -> Reading {
        Reading { wall: Instant::now(), cpu: cpu_time() }
    }

    fn since(self, earlier: Reading) -> Spent {
        let cpu = self.cpu.zip(earlier.cpu);
        Spent {
            wall: self.wall - earlier.wall,
            cpu: cpu.map(|(now, then)| now.saturating_sub(then)),
        }
    }
}

fn row(name: &str, wall: Duration, cpu: Option<Duration>) -> String {
    let cpu = cpu.map_or("?".to_string(), |cpu| format!("{:.1} s", cpu.as_secs_f64()));
    format!("| {name} | {:.1} s | {cpu} |", wall.as_secs_f64())
}
