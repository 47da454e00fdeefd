//! Grading a program: a verdict on a case.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use protocol::comparison::Comparison;

use crate::catalogue::problem::Problem;
use crate::disk::cases::CaseFiles;
use crate::disk::files::utf8_text;
use crate::judging::side::{Judging, Opinion, Played, Side};
use crate::judging::verdict::{self, Verdict, LINES_DIFFER};
use crate::running::execution::{clock, execute, input_file, Execution};
use crate::running::limits::{Clock, Limits};

/// The time of a program here, in times of the judge's, and the least time, in seconds: our data
/// may be larger than the judge's, our machine slower.
const TIMES: f64 = 5.0;
const LEAST_TIME: f64 = 10.0;

/// The CPU time after which a right answer comes too late on any machine: this many times the
/// judge's, and at least so many seconds, as a start takes less.
const TOO_SLOW: f64 = 4.0;
const LEAST_TOO_SLOW: f64 = 2.0;

/// The least limit of memory, in megabytes: those of old judges do not even hold today's run-time
/// libraries.
const LEAST_MEMORY: f64 = 512.0;

/// The least limit of the stack, in bytes: a program must be able to start, however little memory
/// it may use.
const LEAST_STACK: u64 = 8_000_000;

/// The bytes that a program may print: more than the answers of every program so far.
const OUTPUT: u64 = 1 << 26;

/// The limits that a problem sets, unless the user says otherwise: the time in
/// seconds, the memory in megabytes. Every command that runs programs takes its limits from here.
pub fn limits(problem: &Problem, time: Option<f64>, memory: Option<f64>) -> Limits {
    let time = time.unwrap_or((problem.time * TIMES).max(LEAST_TIME));
    let memory = memory.unwrap_or(problem.memory.max(LEAST_MEMORY));
    let stack = problem.stack.unwrap_or(memory);
    let bytes = |megabytes: f64| (megabytes * 1e6) as u64;
    Limits {
        time: Duration::from_secs_f64(time),
        memory: bytes(memory),
        stack: bytes(stack).max(LEAST_STACK),
        output: OUTPUT,
    }
}

/// A program that is to be graded.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The program and its arguments.
    pub command: Vec<OsString>,
    /// Its limits.
    pub limits: Limits,
    /// How it is decided whether it is right.
    pub judging: Judging,
    /// The judge's limit of time, in seconds, if a right answer may be far too late for it.
    pub(crate) allowed: Option<f64>,
}

/// What became of a [`Candidate`] on a case.
#[derive(Clone, Debug)]
pub struct Grade {
    /// The verdict.
    pub verdict: Verdict,
    /// Why; empty if the program was accepted.
    pub reason: String,
    /// A remark on an accepted run, if there is one.
    pub note: Option<&'static str>,
    /// The time it took: see [`Execution::time`](crate::running::execution::Execution).
    pub time: Duration,
    /// The peak of its memory, in bytes.
    pub memory: u64,
    /// Its output, if that is wrong.
    pub output: Vec<u8>,
    /// What would have been right, if the judge's side says that.
    pub better: Option<String>,
    /// What it and the judge said, if it has played.
    pub dialogue: Option<String>,
}

impl Grade {
    /// A verdict with its reason, before anything else is known.
    pub fn from_verdict(verdict: Verdict, reason: String) -> Grade {
        Grade {
            verdict,
            reason,
            note: None,
            time: Duration::ZERO,
            memory: 0,
            output: Vec::new(),
            better: None,
            dialogue: None,
        }
    }

    /// Whether it took longer than the problem's judge allows.
    pub fn is_slow(&self, problem: &Problem) -> bool {
        self.time.as_secs_f64() > problem.time
    }
}

impl Candidate {
    /// A program within these limits, whose right answers are accepted then.
    pub fn new(command: Vec<OsString>, limits: Limits, judging: Judging) -> Candidate {
        Candidate { command, limits, judging, allowed: None }
    }

    /// The same; a right answer that comes far too late for the problem's judge is out of time.
    #[must_use]
    pub fn held_to(self, problem: &Problem) -> Candidate {
        Candidate { allowed: Some(problem.time), ..self }
    }

    /// Runs the program on a case and judges what it does.
    ///
    /// # Errors
    ///
    /// If a file of the case cannot be read, if the program cannot be started, or if the judge's
    /// side fails.
    pub fn grade(&self, case: &CaseFiles) -> Result<Grade> {
        let grade = match &self.judging {
            Judging::Compared(comparison) => {
                let execution = self.run(&case.input)?;
                compared(execution, &utf8_text(&case.output)?, *comparison)
            }
            Judging::Checked(side) => {
                let execution = self.run(&case.input)?;
                let grade = compared(execution, &utf8_text(&case.output)?, Comparison::Tokens);
                self.grade_by_checker(side, case, grade)?
            }
            Judging::Played(side) => played(side.play(&self.command, case, self.limits)?),
        };
        Ok(self.in_time(grade, clock()?))
    }

    fn run(&self, input: &Path) -> Result<Execution> {
        let input = File::open(input).with_context(|| input.display().to_string())?;
        execute(&self.command, input, self.limits)
    }

    /// The grade by a checker for an output that is not the expected one.
    fn grade_by_checker(&self, side: &Side, case: &CaseFiles, grade: Grade) -> Result<Grade> {
        if grade.verdict != Verdict::WA {
            return Ok(Grade { note: None, ..grade });
        }
        let Opinion { reason, better } = side.check(case, &grade.output, self.limits)?;
        Ok(match reason {
            Some(reason) => Grade { reason, better, ..grade },
            None => {
                let (verdict, reason, output) = (Verdict::AC, String::new(), Vec::new());
                Grade { verdict, reason, output, ..grade }
            }
        })
    }

    /// The grade for what took this time by this clock. Wall time tells nothing, as it grows with
    /// what else the machine does, and under an interpreter a right algorithm may take many times
    /// as long.
    fn in_time(&self, grade: Grade, clock: Clock) -> Grade {
        let Some(allowed) = self.allowed else { return grade };
        let time = grade.time.as_secs_f64();
        let is_late = time > (allowed * TOO_SLOW).max(LEAST_TOO_SLOW);
        let counts = clock != Clock::Wall && self.is_compiled();
        if grade.verdict != Verdict::AC || !is_late || !counts {
            return grade;
        }
        let reason =
            format!("right, but after {time:.1} s of CPU time, and the judge allows {allowed} s");
        Grade { verdict: Verdict::TLE, reason, note: None, ..grade }
    }

    /// Whether the command is the file of a program, and not of a script.
    fn is_compiled(&self) -> bool {
        let [program] = &self.command[..] else { return false };
        let mut start = [0; 2];
        let read = File::open(program).and_then(|mut file| file.read_exact(&mut start));
        read.is_ok() && start != *b"#!"
    }

    /// The same on an input and its answers, which are not in files.
    ///
    /// # Errors
    ///
    /// As for [`grade`](Candidate::grade).
    pub fn grade_on(&self, input: &str, expected: &str) -> Result<Grade> {
        if let Judging::Compared(comparison) = self.judging {
            let execution = execute(&self.command, input_file(input)?, self.limits)?;
            return Ok(self.in_time(compared(execution, expected, comparison), clock()?));
        }
        let folder = tempfile::tempdir()?;
        let [input, output] = [("in", input), ("out", expected)].map(|(ending, text)| {
            let file = folder.path().join("case").with_extension(ending);
            fs::write(&file, text).map(|()| file)
        });
        self.grade(&CaseFiles { name: "this case".to_string(), input: input?, output: output? })
    }
}

/// The grade for what a program did, by its output.
fn compared(execution: Execution, expected: &str, comparison: Comparison) -> Grade {
    let (verdict, reason) = verdict::judge(&execution, expected, comparison);
    let output = String::from_utf8_lossy(&execution.output);
    let differ = verdict == Verdict::AC && comparison.lines_differ(expected, &output);
    let note = differ.then_some(LINES_DIFFER);
    let Execution { time, memory, output, .. } = execution;
    let output = if verdict == Verdict::WA { output } else { Vec::new() };
    Grade { note, time, memory, output, ..Grade::from_verdict(verdict, reason) }
}

/// The grade for what a program did in a dialogue.
fn played(Played { execution, verdict, reason, better, note, dialogue }: Played) -> Grade {
    let (time, memory, dialogue) = (execution.time, execution.memory, Some(dialogue));
    Grade { note, time, memory, better, dialogue, ..Grade::from_verdict(verdict, reason) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actor::actor;
    use crate::catalogue::problem::Problem;

    fn problem([time, memory]: [f64; 2]) -> Problem {
        Problem { time, memory, ..Problem::default() }
    }

    #[test]
    fn limits_are_wider_than_the_judges_unless_the_user_says_otherwise() {
        let shown = |judges, time, memory| {
            let limits = limits(&problem(judges), time, memory);
            (limits.time.as_secs_f64(), limits.memory)
        };
        assert_eq!(shown([1.0, 64.0], None, None), (10.0, 512_000_000));
        assert_eq!(shown([3.0, 1024.0], None, None), (15.0, 1_024_000_000));
        assert_eq!(shown([3.0, 1024.0], Some(0.5), Some(1.0)), (0.5, 1_000_000));
    }

    #[test]
    fn the_stack_is_as_large_as_the_memory_unless_the_judge_says_otherwise() {
        let stack = |of_judge, memory| {
            let problem = Problem { stack: of_judge, ..problem([1.0, 64.0]) };
            limits(&problem, None, memory).stack
        };
        assert_eq!(stack(None, None), 512_000_000);
        assert_eq!(stack(None, Some(1000.0)), 1_000_000_000);
        assert_eq!(stack(None, Some(0.001)), 8_000_000);
        assert_eq!(stack(Some(256.0), None), 256_000_000);
    }

    #[test]
    fn a_right_answer_that_comes_far_too_late_is_out_of_time() {
        let folder = tempfile::tempdir().unwrap();
        let [compiled, script] = ["compiled", "script"].map(|name| folder.path().join(name));
        fs::write(&compiled, "\x7fELF").unwrap();
        fs::write(&script, "#!/usr/bin/env python3\n").unwrap();
        let graded_as = |command: &[&Path], verdict, seconds, allowed, clock| {
            let (time, reason) = (Duration::from_secs_f64(seconds), String::new());
            let grade = Grade { time, ..Grade::from_verdict(verdict, reason) };
            let problem = problem([allowed, 64.0]);
            let (limits, judging) =
                (limits(&problem, None, None), Judging::Compared(Comparison::Tokens));
            let command = command.iter().map(OsString::from).collect();
            let candidate = Candidate::new(command, limits, judging).held_to(&problem);
            let grade = candidate.in_time(grade, clock);
            (grade.verdict, grade.reason)
        };
        let graded = |verdict, seconds, allowed, clock| {
            graded_as(&[&compiled], verdict, seconds, allowed, clock)
        };
        let (verdict, reason) = graded(Verdict::AC, 5.44, 1.0, Clock::Processor);
        assert_eq!(verdict, Verdict::TLE);
        assert_eq!(reason, "right, but after 5.4 s of CPU time, and the judge allows 1 s");
        for (verdict, seconds, allowed, clock) in [
            (Verdict::AC, 3.9, 1.0, Clock::Processor),
            (Verdict::AC, 1.9, 0.001, Clock::Processor),
            (Verdict::AC, 5.4, 2.0, Clock::Processor),
            (Verdict::AC, 5.4, 1.0, Clock::Wall),
            (Verdict::WA, 5.4, 1.0, Clock::Processor),
        ] {
            let unchanged = (verdict, String::new());
            assert_eq!(graded(verdict, seconds, allowed, clock), unchanged, "{seconds} {allowed}");
        }
        for command in [&[&*script][..], &[&*compiled, &*script], &[Path::new("no-such-file")]] {
            let (verdict, _) = graded_as(command, Verdict::AC, 5.44, 1.0, Clock::Processor);
            assert_eq!(verdict, Verdict::AC, "{command:?}");
        }
    }

    fn grade(part: &[&str], comparison: Comparison) -> Grade {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let (input, output) = (file("case.in", ""), file("case.out", "1 2\n"));
        let case = CaseFiles { name: "case".to_string(), input, output };
        let limits = limits(&problem([1.0, 64.0]), None, None);
        Candidate::new(actor(part), limits, Judging::Compared(comparison)).grade(&case).unwrap()
    }

    #[test]
    fn an_accepted_program_whose_lines_differ_gets_a_note() {
        let noted = grade(&["say", "1", "say", "2"], Comparison::Tokens);
        assert_eq!((noted.verdict, noted.reason.as_str()), (Verdict::AC, ""));
        assert_eq!(noted.note, Some(LINES_DIFFER));
        for (part, comparison, verdict) in [
            (&["say", "1 2"][..], Comparison::Tokens, Verdict::AC),
            (&["say", "1", "say", "3"], Comparison::Tokens, Verdict::WA),
            (&["say", "1", "say", "2"], Comparison::Exact, Verdict::WA),
        ] {
            let grade = grade(part, comparison);
            assert_eq!((grade.verdict, grade.note), (verdict, None), "{part:?}");
        }
    }
}
