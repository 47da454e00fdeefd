//! The problem's own solution in a dialogue, for the tests.

use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::thread;

use anyhow::{bail, ensure, Context, Result};

use super::{converse, Play, Referee};
use crate::format::Grammar;
use crate::shortened::shortened;
use crate::solution::{Solution, PATIENCE};

/// Has the solution play all cases of an input, which it must win; all that the judge said.
pub(crate) fn play_solution(
    grammar: &Grammar,
    play: &Play,
    solution: Solution,
    input: &str,
) -> Result<String> {
    let mut command = Command::new(solution.executable);
    command.env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().context(solution.executable)?;
    let stdin = program.stdin.take().context("a pipe was asked for")?;
    let stdout = program.stdout.take().context("a pipe was asked for")?;
    let mut stderr = program.stderr.take().context("a pipe was asked for")?;
    let mut said = Vec::new();
    let mut referee = Referee::new(stdout, Recorded { pipe: stdin, said: &mut said });
    let ((played, rest, doubt), status) = within_patience(program, || {
        let played = converse(grammar, play, input, &mut referee)?;
        let doubt = referee.doubt().map(str::to_string);
        Ok((played, referee.rest(), doubt))
    })?;
    let said = String::from_utf8_lossy(&said).into_owned();
    let mut error = String::new();
    stderr.read_to_string(&mut error)?;
    if let Err(wrong) = played {
        bail!("{wrong}; the judge said {:?}, and it {:?}", shortened(&said), error.trim());
    }
    if let Some(doubt) = doubt {
        bail!("the board says that {doubt}, and the solution wins; the judge said {said:?}");
    }
    ensure!(status.success(), "it won, and failed then: {status}: {}", error.trim());
    ensure!(rest.trim().is_empty(), "output after the end: {:?}", shortened(&rest));
    Ok(said)
}

/// The result of a dialogue with a program, and how the program ended, which is killed if that takes
/// too long.
fn within_patience<T>(
    mut program: Child,
    dialogue: impl FnOnce() -> Result<T>,
) -> Result<(T, ExitStatus)> {
    let (over, is_over) = channel::<()>();
    thread::scope(|scope| {
        let watch = scope.spawn(move || {
            let is_late = is_over.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout);
            if is_late {
                let _ = program.kill();
            }
            (is_late, program.wait())
        });
        let result = dialogue();
        drop(over);
        let (is_late, status) = watch.join().expect("the watch does not panic");
        ensure!(!is_late, "it is still playing after {PATIENCE:?}");
        Ok((result?, status?))
    })
}

/// A pipe, and all that has been sent through it.
struct Recorded<'a> {
    pipe: ChildStdin,
    said: &'a mut Vec<u8>,
}

impl Write for Recorded<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.said.extend(bytes);
        self.pipe.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pipe.flush()
    }
}
