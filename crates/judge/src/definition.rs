//! The executable of a problem's `tests/problem.rs`, which knows the format and the answers.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{bail, Context, Result};
use protocol::Bounds;
use protocol::Scope;
use protocol::{Bound, Invalid, RandomSize, Request, Validators, SERVE};
use serde::de::DeserializeOwned;

use crate::execution::start_server;

/// A running executable that answers questions about a problem; see [`protocol`].
///
/// It may be asked from several threads, one question after the other.
#[derive(Debug)]
pub struct Definition {
    executable: PathBuf,
    bounds: Bounds,
    server: Mutex<Server>,
}

#[derive(Debug)]
struct Server {
    process: Child,
    requests: Option<ChildStdin>,
    replies: BufReader<ChildStdout>,
}

impl Definition {
    /// Starts the executable, held to these bounds of a judge; none if there are none.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(executable: &Path, bounds: &Bounds) -> Result<Definition> {
        let mut command = Command::new(executable);
        command.arg(SERVE).arg(serde_json::to_string(bounds)?);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = start_server(&mut command)?;
        let requests = process.stdin.take();
        let replies = BufReader::new(process.stdout.take().context("a pipe was asked for")?);
        let server = Mutex::new(Server { process, requests, replies });
        Ok(Definition { executable: executable.to_path_buf(), bounds: bounds.clone(), server })
    }

    /// The bounds of a judge that allows less than the format says.
    pub fn narrower_bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// The file that runs.
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    fn ask<R: DeserializeOwned>(&self, request: &Request) -> Result<R> {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        let reply = server.reply(request).with_context(|| {
            let name = self.executable.file_name().unwrap_or_else(|| OsStr::new("it"));
            format!("{} does not answer", name.to_string_lossy())
        })?;
        match serde_json::from_str::<Result<R, String>>(&reply)? {
            Ok(reply) => Ok(reply),
            Err(message) => bail!("{message}"),
        }
    }

    /// The answers to an input, which may go beyond the judge's bounds.
    pub fn answer(&self, input: String) -> Result<String> {
        self.ask(&Request::Answer { input })
    }

    /// The number of cases in an input, or what is wrong with it.
    pub fn validate(&self, input: String, scope: Scope) -> Result<Result<usize, String>> {
        self.ask(&Request::Validate { input, scope })
    }

    /// A random input.
    pub fn generate(
        &self,
        size: RandomSize,
        cases: usize,
        seed: u64,
        scope: Scope,
    ) -> Result<String> {
        self.ask(&Request::Generate { size, cases, seed, scope })
    }

    /// Writes generated cases and their answers into a folder.
    pub fn write_data(&self, folder: &Path, scope: Scope) -> Result<()> {
        self.ask(&Request::WriteData { folder: folder.to_path_buf(), scope })
    }

    /// Which of the judge's bounds these files reach.
    pub fn bounds(&self, inputs: Vec<PathBuf>) -> Result<Vec<Bound>> {
        self.ask(&Request::Bounds { inputs })
    }

    /// The names and sizes of the workloads.
    pub fn workloads(&self) -> Result<Vec<(String, u64)>> {
        self.ask(&Request::Workloads)
    }

    /// The input of a workload of some size.
    pub fn workload(&self, number: usize, size: u64) -> Result<String> {
        self.ask(&Request::Workload { number, size })
    }

    /// How many cases an input may hold.
    pub fn capacity(&self, scope: Scope) -> Result<usize> {
        self.ask(&Request::Capacity { scope })
    }

    /// All small positions, the shortest first.
    pub fn small_cases(&self, scope: Scope) -> Result<Vec<String>> {
        self.ask(&Request::SmallCases { scope })
    }

    /// The cases of a law, or `None` if there is no such law.
    pub fn law_cases(
        &self,
        number: usize,
        scope: Scope,
        most: usize,
    ) -> Result<Option<Vec<String>>> {
        self.ask(&Request::LawCases { number, scope, most })
    }

    /// Random cases, which [`simplify`](Definition::simplify) can make simpler.
    pub fn random_cases(
        &self,
        round: u64,
        seed: u64,
        scope: Scope,
        most: usize,
    ) -> Result<Vec<String>> {
        self.ask(&Request::RandomCases { round, seed, scope, most })
    }

    /// One of the latest random cases made simpler, if that is possible.
    pub fn simplify(&self, case: usize) -> Result<Option<String>> {
        self.ask(&Request::Simplify { case })
    }

    /// The latest simplification of that case partly undone, if that is possible.
    pub fn complicate(&self, case: usize) -> Result<Option<String>> {
        self.ask(&Request::Complicate { case })
    }

    /// The input that consists of these cases, and the answers to it; none if an input may not
    /// hold as much.
    pub fn compose(&self, cases: &[String], scope: Scope) -> Result<Option<(String, String)>> {
        self.ask(&Request::Compose { cases: cases.to_vec(), scope })
    }

    /// The cases of an input, or `None` if it is not valid.
    pub fn cases(&self, input: String, scope: Scope) -> Result<Option<Vec<String>>> {
        self.ask(&Request::Cases { input, scope })
    }

    /// Why the answer to a case is what it is, if that is known.
    pub fn explain(&self, case: String) -> Result<Option<String>> {
        self.ask(&Request::Explain { case })
    }

    /// The positions that a text means: those of a case or an input, or one as a row of numbers.
    pub fn positions(&self, text: String) -> Result<Vec<String>> {
        self.ask(&Request::Positions { text })
    }

    /// The answer to a question about the problem's study: see `study::respond`.
    pub fn study(&self, verb: &str, argument: &str) -> Result<serde_json::Value> {
        let (verb, argument) = (verb.to_string(), argument.to_string());
        let answer: String = self.ask(&Request::Study { verb, argument })?;
        let answer: serde_json::Value = serde_json::from_str(&answer)?;
        match answer.get("error").and_then(serde_json::Value::as_str) {
            Some(error) => bail!("{error}"),
            None => Ok(answer),
        }
    }

    /// Whether a judge may give an input: within its bounds and in its very lines, the last one
    /// ended, and not empty.
    pub fn is_promised(&self, input: String) -> Result<bool> {
        self.ask(&Request::Promised { input })
    }

    /// An input corrupted in every way; most of these are bad.
    pub fn corrupted(&self, input: String) -> Result<Vec<String>> {
        self.ask(&Request::Corrupted { input })
    }

    /// Inputs that break the format, in the ways in which any format can be broken.
    pub fn invalid(&self) -> Result<Vec<Invalid>> {
        self.ask(&Request::Invalid)
    }

    /// An input with all its cases several times, which may break a bound on their number or on
    /// what they add up to.
    pub fn repeated(&self, input: String, times: usize) -> Result<String> {
        self.ask(&Request::Repeated { input, times })
    }

    /// The format for a judge's own validators, held to this definition's bounds.
    ///
    /// # Errors
    ///
    /// The number or the rule that cannot be said in checktestdata's language.
    pub fn validators(&self) -> Result<Validators> {
        self.ask(&Request::Validators)
    }

    /// Draws the pictures of the problem's page into its folder; how many there are.
    pub fn draw_pictures(&self) -> Result<usize> {
        self.ask(&Request::Pictures)
    }
}

impl Server {
    fn reply(&mut self, request: &Request) -> Result<String> {
        let requests = self.requests.as_mut().context("the pipe is closed")?;
        writeln!(requests, "{}", serde_json::to_string(request)?)?;
        let mut reply = String::new();
        let length = self.replies.read_line(&mut reply)?;
        if length == 0 {
            bail!("it ended with {}", self.process.wait()?);
        }
        Ok(reply)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // At the end of the requests it ends by itself.
        self.requests = None;
        let _ = self.process.wait();
    }
}
