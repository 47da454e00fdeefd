//! The executable of a problem's `tests/problem.rs`, which knows the format and the answers.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{bail, Context, Result};
use protocol::question::{Question, Request, Study};
use protocol::{Bounds, SERVE};
use serde_json::Value;
use study::Language;

use crate::disk::scratch::nameless_file;
use crate::running::execution::{last_of, start_server};
use crate::running::last_words::last_words;

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
    /// It has the pipe of the requests.
    process: Child,
    /// Its standard error, which matters only if it dies.
    error: File,
    replies: BufReader<ChildStdout>,
}

impl TestsServer {
    /// Starts the executable, held to these bounds of a judge; none if there are none.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(executable: &Path, bounds: &Bounds) -> Result<TestsServer> {
        let mut command = Command::new(executable);
        command.args([SERVE, &serde_json::to_string(bounds)?]);
        let error = nameless_file()?;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(error.try_clone()?);
        let mut process = start_server(&mut command)?;
        let replies = BufReader::new(process.stdout.take().context("a pipe was asked for")?);
        let connection = Mutex::new(Connection { process, error, replies });
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
        let reply = connection.reply(&question.into());
        let reply = reply.context("tests/problem.rs does not answer")?;
        match serde_json::from_str::<Result<Q::Reply, String>>(&reply)? {
            Ok(reply) => Ok(reply),
            Err(message) => bail!("{message}"),
        }
    }

    /// The reply of the problem's study to a question, in the language that this thread speaks: see
    /// [`Study`].
    ///
    /// # Errors
    ///
    /// As for [`ask`](TestsServer::ask), and if the study has no answer.
    pub fn ask_study(&self, verb: &str, argument: &str) -> Result<Value> {
        let [language, verb, argument] =
            [Language::spoken().code(), verb, argument].map(str::to_string);
        study_answer(&self.ask(Study { language, verb, argument })?)
    }
}

/// What a study has answered, of the text that it has made of that.
///
/// # Errors
///
/// If it has no answer, with its reason.
pub fn study_answer(text: &str) -> Result<Value> {
    let answer: Value = serde_json::from_str(text)?;
    match answer["error"].as_str() {
        Some(error) => bail!("{error}"),
        None => Ok(answer),
    }
}

impl Connection {
    fn reply(&mut self, request: &Request) -> Result<String> {
        let requests = self.process.stdin.as_mut().context("the pipe is closed")?;
        let mut reply = String::new();
        // A pipe to a process that has died cannot be written; then there is no reply either.
        let asked = writeln!(requests, "{}", serde_json::to_string(request)?);
        if asked.is_err() || self.replies.read_line(&mut reply)? == 0 {
            let status = self.process.wait()?;
            let why = last_words(&last_of(&mut self.error)?);
            bail!("{}", why.unwrap_or_else(|| format!("it ended with {status}")));
        }
        Ok(reply)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // This closes the pipe, and at the end of the requests it ends by itself.
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_dies_says_why() {
        let Ok(server) = TestsServer::start(Path::new("false"), &Bounds::default()) else {
            return;
        };
        let error = format!("{:#}", server.ask_study("about", "").unwrap_err());
        assert!(error.starts_with("tests/problem.rs does not answer: it ended with"), "{error}");
    }
}
