//! A program that talks to the judge's side: two processes and two pipes, through which everything
//! passes here.

use std::ffi::OsString;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::mem;
use std::process::{Command, ExitStatus};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, Result};
use protocol::ACCEPTED;

use crate::running::drained::Drained;
use crate::running::execution::{command_of, finished, pause, start, stopped, Excess, Execution};
use crate::running::limits::{Clock, Limits};
use crate::running::platform::{self, Accounts, Activity, Platform, Running};

/// One of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// The judge's side.
    Judge,
    /// The program.
    Program,
}

/// What was said by one of them before the other said something.
pub type Said = (Speaker, Vec<u8>);

/// How a dialogue went.
#[derive(Debug)]
pub struct Dialogue {
    /// What became of the program; its output is in `said`.
    pub execution: Execution,
    /// How the judge's side ended, and the end of its standard error; `None` if it was stopped,
    /// because the program had broken a limit.
    pub judge: Option<(ExitStatus, String)>,
    /// Whether the program had said its last before the judge's side had.
    pub program_is_first: bool,
    /// The beginning of what was said, in its order.
    pub said: Vec<Said>,
    /// Whether both waited for each other, and what the program said when its input was closed.
    pub stuck: Option<Vec<u8>>,
    /// What the program has said and the judge's side has not read.
    pub unheard_by_judge: String,
    /// What the judge's side has said and the program has not read.
    pub unheard_by_program: String,
}

/// The time after which both are taken to wait, if nothing was said in it and neither worked.
const QUIET: Duration = Duration::from_secs(1);

/// The time between two looks at what they do.
const LOOK: Duration = Duration::from_millis(100);

/// The least time of the judge's side, however little the program has.
const LEAST: Duration = Duration::from_secs(2);

/// How long pipes are waited for after their programs have ended: a process that the system cannot
/// find may live on and hold them.
const PATIENCE: Duration = Duration::from_millis(200);

/// The bytes that are kept of what was said.
const KEPT: usize = 1 << 20;

/// What both have said.
struct Record {
    said: Vec<Said>,
    kept: usize,
    /// The number of the program's bytes.
    printed: u64,
    /// When something was said for the last time.
    last: Instant,
    /// Who has said their last, in this order.
    ended: Vec<Speaker>,
}

impl Record {
    fn add(&mut self, speaker: Speaker, bytes: &[u8]) {
        self.last = Instant::now();
        if speaker == Speaker::Program {
            self.printed += bytes.len() as u64;
        }
        let bytes = &bytes[..bytes.len().min(KEPT - self.kept)];
        self.kept += bytes.len();
        match self.said.last_mut() {
            Some((last, said)) if *last == speaker => said.extend(bytes),
            _ => self.said.push((speaker, bytes.to_vec())),
        }
    }
}

type Shared<T> = Arc<Mutex<T>>;

/// The data behind these locks cannot be left half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The way from one of them to the other, which a thread goes.
struct Relay {
    /// `None` once there is no more to hear.
    to: Shared<Option<PipeWriter>>,
    over: Receiver<()>,
}

impl Relay {
    fn start(
        speaker: Speaker,
        mut from: PipeReader,
        to: PipeWriter,
        record: &Shared<Record>,
    ) -> Relay {
        let (to, record) = (Arc::new(Mutex::new(Some(to))), Arc::clone(record));
        let ((sender, over), theirs) = (channel(), Arc::clone(&to));
        thread::spawn(move || {
            let _ends_with_the_thread: Sender<()> = sender;
            let mut part = vec![0; 1 << 16];
            while let Ok(length @ 1..) = from.read(&mut part) {
                lock(&record).add(speaker, &part[..length]);
                if let Some(to) = &mut *lock(&theirs) {
                    // Its reading end is open as long as something may come.
                    let _ = to.write_all(&part[..length]);
                }
            }
            lock(&record).ended.push(speaker);
            *lock(&theirs) = None;
        });
        Relay { to, over }
    }

    /// Waits until everything has been said and passed on, and no longer than that is worth.
    fn end(&self) {
        // Nothing is ever sent.
        let _ = self.over.recv_timeout(PATIENCE);
        self.close();
    }

    /// The listener finds the end of its input, unless it is just being told something.
    fn close(&self) {
        if let Ok(mut to) = self.to.try_lock() {
            *to = None;
        }
    }
}

/// One of the two while it runs.
struct Party {
    running: Box<dyn Running>,
    accounts: Option<Accounts>,
    error: Drained,
    /// Its input, which keeps what it has not read; `None` once that is read here.
    input: Option<PipeReader>,
    unheard: Option<Drained>,
}

impl Party {
    fn start(
        platform: &dyn Platform,
        command: Command,
        input: PipeReader,
        output: PipeWriter,
        limits: &Limits,
    ) -> Result<Party> {
        let (error, writer) = io::pipe()?;
        let spare = input.try_clone()?;
        let running =
            start(platform, command, [input.into(), output.into(), writer.into()], limits)?;
        let error = Drained::start(error);
        Ok(Party { running, accounts: None, error, input: Some(spare), unheard: None })
    }

    /// Whether it has ended.
    fn has_ended(&mut self) -> Result<bool> {
        if self.accounts.is_none() {
            let accounts = self.running.ended()?;
            self.is_over(accounts);
        }
        Ok(self.accounts.is_some())
    }

    /// Whether it ends within this time.
    fn ends_within(&mut self, time: Duration) -> Result<bool> {
        let start = Instant::now();
        while !self.has_ended()? {
            if start.elapsed() > time {
                return Ok(false);
            }
            self.running.wait(pause(start));
        }
        Ok(true)
    }

    fn stop(&mut self) -> Result<()> {
        if self.accounts.is_none() {
            let accounts = self.running.stop()?;
            self.is_over(Some(accounts));
        }
        Ok(())
    }

    /// It reads no more: the rest of its input is read here, so that nobody waits for it.
    fn is_over(&mut self, accounts: Option<Accounts>) {
        self.accounts = accounts;
        if self.accounts.is_some() {
            self.unheard = self.input.take().map(Drained::start);
        }
    }
}

/// Both while they talk.
struct Talk {
    program: Party,
    judge: Party,
    from_program: Relay,
    from_judge: Relay,
    record: Shared<Record>,
    begun: Instant,
    /// The judge's side has so long to end after the program has.
    grace: Duration,
}

/// How a talk ended, as far as this is not in the accounts.
#[derive(Default)]
struct End {
    /// The program was stopped for this.
    excess: Option<Excess>,
    stuck: Option<Vec<u8>>,
}

/// Has the program and the judge's side talk to each other. The judge's side has as much time.
///
/// When it returns, the processes that both have started are stopped, as far as the system can find
/// them.
///
/// # Errors
///
/// If one of them cannot be started; if the judge's side does not end.
pub fn converse(program: &[OsString], judge: &[OsString], limits: Limits) -> Result<Dialogue> {
    let platform = platform::current()?;
    let context = (platform.clock(), limits);
    let mut talk = Talk::start(platform, program, judge, &limits)?;
    let end = talk.listen(context)?;
    talk.sum_up(end, context)
}

impl Talk {
    fn start(
        platform: &dyn Platform,
        program: &[OsString],
        judge: &[OsString],
        limits: &Limits,
    ) -> Result<Talk> {
        let ((from_program, output), (input, to_program)) = (io::pipe()?, io::pipe()?);
        let begun = Instant::now();
        let mut program = command_of(program)?;
        // With it, a flush that is missing is never missed.
        program.env_remove("PYTHONUNBUFFERED");
        let program = Party::start(platform, program, input, output, limits)?;
        let ((from_judge, output), (input, to_judge)) = (io::pipe()?, io::pipe()?);
        let grace = limits.time.max(LEAST);
        let of_judge = Limits { time: grace, ..*limits };
        let judge = Party::start(platform, command_of(judge)?, input, output, &of_judge)?;
        let record =
            Record { said: Vec::new(), kept: 0, printed: 0, last: begun, ended: Vec::new() };
        let record = Arc::new(Mutex::new(record));
        Ok(Talk {
            from_program: Relay::start(Speaker::Program, from_program, to_judge, &record),
            from_judge: Relay::start(Speaker::Judge, from_judge, to_program, &record),
            program,
            judge,
            record,
            begun,
            grace,
        })
    }

    /// Lets them talk until both have ended, or were stopped.
    fn listen(&mut self, context: (Clock, Limits)) -> Result<End> {
        let mut quiet = Quiet { since: self.begun, looked: self.begun, seen: None };
        loop {
            if self.program.has_ended()? {
                self.wait_for_judge()?;
                return Ok(End::default());
            }
            let is_judged = self.judge.has_ended()?;
            if is_judged {
                self.from_judge.end();
            }
            if is_judged && !self.is_accepted() {
                // A program that died of itself is about to be seen so.
                let patience = if self.program_is_first() { PATIENCE } else { Duration::ZERO };
                if !self.program.ends_within(patience)? {
                    self.program.stop()?;
                }
                return Ok(End::default());
            }
            if !is_judged && quiet.is_long(self) {
                return Ok(End { stuck: Some(self.break_the_silence()?), ..End::default() });
            }
            if let Some(end) = self.stop_for_a_limit(is_judged, context)? {
                return Ok(end);
            }
            self.program.running.wait(pause(self.begun));
        }
    }

    /// Stops the program if it breaks a limit, and the judge's side with it.
    fn stop_for_a_limit(
        &mut self,
        is_judged: bool,
        context: (Clock, Limits),
    ) -> Result<Option<End>> {
        let (printed, last) = {
            let record = lock(&self.record);
            (record.printed, record.last)
        };
        let (clock, limits) = context;
        let is_late = self.begun.elapsed() > limits.patience(clock);
        if clock == Clock::Wall && is_late && !is_judged && last.elapsed() > QUIET {
            // Here it is not known whether the program works; in any case it is out of time.
            return Ok(Some(End { stuck: Some(self.break_the_silence()?), ..End::default() }));
        }
        let Some((accounts, excess)) =
            stopped(&mut *self.program.running, printed, self.begun, context)?
        else {
            return Ok(None);
        };
        self.program.is_over(Some(accounts));
        self.judge.stop()?;
        Ok(Some(End { excess, ..End::default() }))
    }

    /// Closes the program's input, and stops it soon after that: what it still says.
    fn break_the_silence(&mut self) -> Result<Vec<u8>> {
        let before = {
            let said = &mut lock(&self.record).said;
            // What is said from now on is not mixed with what was said before.
            said.push((Speaker::Judge, Vec::new()));
            said.len() - 1
        };
        self.from_judge.close();
        if !self.program.ends_within(QUIET)? {
            self.program.stop()?;
        }
        self.wait_for_judge()?;
        self.from_judge.end();
        let after = lock(&self.record).said.split_off(before);
        let is_programs = |(speaker, _): &Said| *speaker == Speaker::Program;
        Ok(after.into_iter().filter(is_programs).flat_map(|(_, bytes)| bytes).collect())
    }

    /// The program has ended, and the judge's side has to find that out.
    fn wait_for_judge(&mut self) -> Result<()> {
        self.from_program.end();
        if !self.judge.ends_within(self.grace)? {
            self.judge.stop()?;
            bail!("it has not ended {} s after the program", self.grace.as_secs());
        }
        Ok(())
    }

    fn program_is_first(&self) -> bool {
        lock(&self.record).ended.first() == Some(&Speaker::Program)
    }

    fn is_accepted(&self) -> bool {
        let status = self.judge.accounts.as_ref().map(|accounts| accounts.status);
        status.and_then(|status| status.code()) == Some(ACCEPTED)
    }

    fn sum_up(self, End { excess, stuck }: End, context: (Clock, Limits)) -> Result<Dialogue> {
        self.from_program.end();
        self.from_judge.end();
        let program_is_first = self.program_is_first();
        let Talk { program, judge, record, begun, .. } = self;
        let (Some(of_program), Some(of_judge)) = (program.accounts, judge.accounts) else {
            bail!("a process has not ended");
        };
        let execution = finished(of_program, excess, begun, context);
        let execution = Execution { error: program.error.end(), ..execution };
        let was_stopped = execution.excess.is_some();
        let judge_error = judge.error.end();
        let said = mem::take(&mut lock(&record).said);
        let unheard = |drained: Option<Drained>| drained.map(Drained::end).unwrap_or_default();
        Ok(Dialogue {
            execution,
            judge: (!was_stopped).then_some((of_judge.status, judge_error)),
            program_is_first,
            said,
            stuck,
            unheard_by_judge: unheard(judge.unheard),
            unheard_by_program: unheard(program.unheard),
        })
    }
}

/// How long both have been silent and idle.
struct Quiet {
    since: Instant,
    looked: Instant,
    seen: Option<[Activity; 2]>,
}

impl Quiet {
    fn is_long(&mut self, talk: &mut Talk) -> bool {
        if self.looked.elapsed() < LOOK {
            return false;
        }
        let activities = (talk.program.running.activity(), talk.judge.running.activity());
        let seen = match activities {
            (Some(program), Some(judge)) => Some([program, judge]),
            _ => None,
        };
        let asleep = seen.is_some_and(|both| both.iter().all(|one| one.is_asleep));
        let was_said = lock(&talk.record).last > self.looked;
        if was_said || !asleep || seen != self.seen {
            self.since = Instant::now();
        }
        (self.looked, self.seen) = (Instant::now(), seen);
        self.since.elapsed() > QUIET
    }
}

#[cfg(test)]
mod tests;
