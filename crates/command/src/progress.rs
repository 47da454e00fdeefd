//! The progress of long steps, shown in a terminal, and the time that they take.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use judge::listener::{Event, Listener};
use judge::output::println;

/// One line in a terminal of any width: the bar fills the space beside the words.
const CHECKS: &str = "{msg:10} {wide_bar} {pos}/{len}";

/// The number of packages is not known before.
const PACKAGES: &str = "compiling, {pos} done: {wide_msg}";

/// Draws the step that is being taken, on a terminal only, and measures all of them.
pub struct Screen(Mutex<Shown>);

struct Shown {
    line: ProgressBar,
    /// When the last step was over, and how long each took from the end of the one before.
    last: Instant,
    times: Vec<(&'static str, Duration)>,
}

impl Screen {
    /// A screen whose first step begins now.
    pub fn start() -> Screen {
        let (line, last) = (ProgressBar::hidden(), Instant::now());
        Screen(Mutex::new(Shown { line, last, times: Vec::new() }))
    }

    /// Prints how long each step has taken: a table, in Markdown.
    pub fn show_times(&self) -> Result<()> {
        let times = &self.lock().times;
        println!("\n| step | time |\n|---|--:|")?;
        for (step, time) in times.iter().chain(&[("all", times.iter().map(|it| it.1).sum())]) {
            println!("| {step} | {:.1} s |", time.as_secs_f64())?;
        }
        Ok(())
    }

    /// Prints something while a step is drawn, which is drawn again below.
    pub fn around<T>(&self, print: impl FnOnce() -> T) -> T {
        self.lock().line.suspend(print)
    }

    fn lock(&self) -> MutexGuard<'_, Shown> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listener for Screen {
    fn hear(&self, event: Event<'_>) {
        let Shown { line, last, times } = &mut *self.lock();
        match event {
            Event::BuildBegins => *line = ProgressBar::new_spinner().with_style(style(PACKAGES)),
            Event::Begins { step, checks } => {
                let bar = ProgressBar::new(checks as u64).with_message(step);
                *line = bar.with_style(style(CHECKS));
            }
            Event::Done(name) => {
                line.inc(1);
                // A bar goes on naming the step.
                if line.length().is_none() {
                    line.set_message(name.to_string());
                }
            }
            Event::Over(step) => {
                line.finish_and_clear();
                times.push((step, last.elapsed()));
                *last = Instant::now();
            }
        }
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is in order")
}
