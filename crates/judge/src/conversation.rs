//! A conversation with a program: lines go in and lines come out while it runs.
//!
//! Two threads write and read, so that neither side waits for a full pipe of the other.

use std::ffi::OsString;
use std::fs::File;
use std::io::{pipe, BufRead, BufReader, PipeReader, PipeWriter, Read, Write};
use std::process::Stdio;
use std::sync::mpsc::{channel, sync_channel, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::execution::{command_of, last_of, start, Excess, Execution, TICK};
use crate::limits::{Clock, Limits};
use crate::platform::{self, Running};
use crate::scratch::nameless_file;

/// So many lines of a program wait to be heard; then the program waits.
const WAITING: usize = 100;

/// A program that is spoken to. When it is dropped, nothing of the program is left.
pub struct Conversation {
    running: Box<dyn Running>,
    limits: Limits,
    /// Whether it was seen to hold too much memory.
    is_full: bool,
    error: File,
    /// None once the input is closed.
    input: Option<Sender<String>>,
    lines: Receiver<Option<String>>,
}

/// What comes from a program.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// A line longer than the limit of output, which is not read on.
    TooLong,
    /// Nothing so far.
    Silence,
    /// It has closed its output, or was stopped for its memory.
    End,
}

impl Conversation {
    /// Starts a program within these limits; that of output is the limit of a line, and that of
    /// time holds where the system has a limit of CPU time.
    ///
    /// # Errors
    ///
    /// If it cannot be started, with its name in the message.
    pub fn start(command: &[OsString], limits: Limits) -> Result<Conversation> {
        let ((input, say), (hear, output), error) = (pipe()?, pipe()?, nameless_file()?);
        let mut command = command_of(command)?;
        command.stdin(input).stdout(output).stderr(Stdio::from(error.try_clone()?));
        // Python would keep its lines back until its input ends.
        command.env("PYTHONUNBUFFERED", "1");
        let running = start(platform::current()?, command, &limits)?;
        let (texts, lines) = (channel(), sync_channel(WAITING));
        thread::spawn(move || write(say, &texts.1));
        thread::spawn(move || read(hear, limits.output, &lines.0));
        Ok(Conversation {
            running,
            limits,
            is_full: false,
            error,
            input: Some(texts.0),
            lines: lines.1,
        })
    }

    /// Has a text written to the program, which may read it whenever it likes, or never.
    pub fn say(&self, text: String) {
        // A program that has closed its input is known by what it answers.
        let _ = self.input.as_ref().map(|input| input.send(text));
    }

    /// Closes the program's input after all that was said.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// Whether more can be said.
    pub fn is_open(&self) -> bool {
        self.input.is_some()
    }

    /// The next line, for which it waits so long.
    pub fn hear(&mut self, patience: Duration) -> Heard {
        let start = Instant::now();
        loop {
            let left = patience.saturating_sub(start.elapsed());
            match self.lines.recv_timeout(left.min(TICK)) {
                Ok(Some(line)) => return Heard::Line(line),
                Ok(None) => return Heard::TooLong,
                Err(RecvTimeoutError::Disconnected) => return Heard::End,
                Err(RecvTimeoutError::Timeout) if left <= TICK => return Heard::Silence,
                Err(RecvTimeoutError::Timeout) => {}
            }
            self.is_full = self.is_full || self.running.resident() > self.limits.memory;
            if self.is_full {
                return Heard::End;
            }
        }
    }

    /// How the program ended, for which it has so long once its input is closed; `None` if it did
    /// not, and was stopped.
    ///
    /// # Errors
    ///
    /// If the system does not say.
    pub fn end(mut self, patience: Duration) -> Result<Option<Execution>> {
        self.close();
        let closed = Instant::now();
        let accounts = loop {
            if let Some(accounts) = self.running.ended()? {
                break accounts;
            }
            if self.is_full {
                break self.running.stop()?;
            }
            if closed.elapsed() > patience {
                return Ok(None);
            }
            self.running.wait(TICK);
        };
        let Limits { time: limit, memory, .. } = self.limits;
        let late = Excess::Time { limit, clock: Clock::Processor };
        let is_full = self.is_full || accounts.memory > memory;
        Ok(Some(Execution {
            status: accounts.status,
            excess: accounts.out_of_time.then_some(late).or(is_full.then_some(Excess::Memory)),
            time: accounts.time,
            memory: accounts.memory,
            stack: self.running.stack(),
            output: Vec::new(),
            error: last_of(&mut self.error)?,
        }))
    }
}

fn write(mut input: PipeWriter, texts: &Receiver<String>) {
    while let Ok(text) = texts.recv() {
        if input.write_all(text.as_bytes()).is_err() {
            return;
        }
    }
}

fn read(output: PipeReader, most: u64, lines: &SyncSender<Option<String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.pop_if(|last| *last == b'\n').is_some() || (line.len() as u64) < most;
        let heard = is_whole.then(|| String::from_utf8_lossy(&line).into_owned());
        if lines.send(heard).is_err() || !is_whole {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::actor;

    const LIMITS: Limits =
        Limits { time: Duration::from_secs(9), memory: 200 << 20, stack: 8 << 20, output: 1000 };
    const LONG: Duration = Duration::from_secs(30);

    #[test]
    fn many_lines_go_in_and_out_at_the_same_time() {
        let mut copy = Conversation::start(&actor(&["copy"]), LIMITS).unwrap();
        // Several times as much as pipes hold.
        for round in 0..10 {
            copy.say(format!("{round}\n").repeat(50_000));
        }
        for line in 0..500_000 {
            assert_eq!(copy.hear(LONG), Heard::Line((line / 50_000).to_string()));
        }
        assert_eq!(copy.hear(Duration::ZERO), Heard::Silence);
        copy.say("the last".to_string());
        copy.close();
        assert_eq!(copy.hear(LONG), Heard::Line("the last".to_string()));
        assert_eq!(copy.hear(LONG), Heard::End);
        assert!(copy.end(LONG).unwrap().unwrap().status.success());
    }

    #[test]
    fn a_program_that_does_not_answer_or_not_in_lines_is_stopped() {
        let mut sleeper = Conversation::start(&actor(&["sleep", "1000000"]), LIMITS).unwrap();
        sleeper.say("a text that nobody reads\n".repeat(100_000));
        assert_eq!(sleeper.hear(TICK), Heard::Silence);
        assert!(sleeper.end(TICK).unwrap().is_none());
        let word = "x".repeat(1001);
        let mut talker = Conversation::start(&actor(&["say", &word]), LIMITS).unwrap();
        assert_eq!(talker.hear(LONG), Heard::TooLong);
        let part = ["through", "hold", "300000000"];
        let mut glutton = Conversation::start(&actor(&part), LIMITS).unwrap();
        if crate::execution::clock().unwrap() == Clock::Processor {
            assert_eq!(glutton.hear(LONG), Heard::End);
            assert_eq!(glutton.end(LONG).unwrap().unwrap().excess, Some(Excess::Memory));
        }
    }
}
