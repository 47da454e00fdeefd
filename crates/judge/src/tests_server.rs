//! The executable of a problem's `tests/problem.rs`, which knows the format and the answers.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{bail, Context, Result};
use protocol::question::{Question, Request, Study};
use protocol::{Bounds, SERVE};

use crate::execution::start_server;

/// A problem's tests, running as a server of answers; see [`protocol`].
///
/// It may be asked from several threads, one question after the other.
#[derive(Debug)]
pub struct TestsServer {
    executable: PathBuf,
    connection: Mutex<Connection>,
}

#[derive(Debug)]
struct Connection {
    process: Child,
    requests: Option<ChildStdin>,
    replies: BufReader<ChildStdout>,
}

impl TestsServer {
    /// Starts the executable, held to these bounds of a judge; none if there are none.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(executable: &Path, bounds: &Bounds) -> Result<TestsServer> {
        TestsServer::with(executable, &[SERVE, &serde_json::to_string(bounds)?])
    }

    /// Starts an executable with these arguments, which make it a server.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn with<A: AsRef<OsStr>>(executable: &Path, arguments: &[A]) -> Result<TestsServer> {
        let mut command = Command::new(executable);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = start_server(&mut command)?;
        let requests = process.stdin.take();
        let replies = BufReader::new(process.stdout.take().context("a pipe was asked for")?);
        let connection = Mutex::new(Connection { process, requests, replies });
        let executable = executable.to_path_buf();
        Ok(TestsServer { executable, connection })
    }

    /// The file that runs.
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    /// The reply to a question.
    ///
    /// # Errors
    ///
    /// If the tests have no answer, with their reason; if they do not reply at all.
    pub fn ask<Q: Question>(&self, question: Q) -> Result<Q::Reply> {
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let reply = connection.reply(&question.into()).with_context(|| {
            let name = self.executable.file_name().unwrap_or_else(|| OsStr::new("it"));
            format!("{} does not answer", name.to_string_lossy())
        })?;
        match serde_json::from_str::<Result<Q::Reply, String>>(&reply)? {
            Ok(reply) => Ok(reply),
            Err(message) => bail!("{message}"),
        }
    }

    /// The reply of the problem's study to a question: see [`Study`].
    ///
    /// # Errors
    ///
    /// As for [`ask`](TestsServer::ask), and if the study has no answer.
    pub fn ask_study(&self, verb: &str, argument: &str) -> Result<serde_json::Value> {
        let (verb, argument) = (verb.to_string(), argument.to_string());
        let reply: serde_json::Value = serde_json::from_str(&self.ask(Study { verb, argument })?)?;
        match reply.get("error").and_then(serde_json::Value::as_str) {
            Some(error) => bail!("{error}"),
            None => Ok(reply),
        }
    }
}

impl Connection {
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

impl Drop for Connection {
    fn drop(&mut self) {
        // At the end of the requests it ends by itself.
        self.requests = None;
        let _ = self.process.wait();
    }
}
