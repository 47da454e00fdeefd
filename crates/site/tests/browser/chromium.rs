//! Chromium, spoken to over a pipe in the DevTools protocol.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{bail, Context, Result};
use serde_json::{json, Value};
use tempfile::TempDir;

/// How long an answer may take: a busy machine may need seconds to start a browser.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long the browser may take to leave when its pipe is closed.
const FAREWELL: Duration = Duration::from_secs(2);

/// The browser reads requests from descriptor 3 and writes to descriptor 4. The shell can
/// put our pipes there; the standard library cannot.
const START: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#;

const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--disable-breakpad",
    // A game that is played at full speed sets its address more often than a reader's hand does.
    "--disable-ipc-flooding-protection",
    // No request of a page leaves the machine.
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--force-device-scale-factor=1",
    "--remote-debugging-pipe",
];

/// The browser to test with: the first on the path.
pub fn find() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let mut candidates = names.iter().flat_map(|name| folders.iter().map(move |f| f.join(name)));
    candidates.find(|candidate| candidate.is_file())
}

/// A running browser with a profile of its own; it is ended when this is dropped.
pub struct Chromium {
    process: Child,
    messages: Receiver<Value>,
    last_id: u64,
    events: Vec<Value>,
    profile: TempDir,
}

impl Chromium {
    /// Starts the browser, and waits until it answers.
    pub fn start(program: &Path) -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let mut process = Command::new("sh")
            .args(["-c", START])
            .arg(program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(log(&profile))?)
            .spawn()
            .context("cannot start sh")?;
        let messages = receive(process.stdout.take().context("no pipe from the browser")?);
        let mut browser = Self { process, messages, last_id: 0, events: Vec::new(), profile };
        browser
            .call(None, "Browser.getVersion", json!({}))
            .with_context(|| format!("{} does not start", program.display()))?;
        Ok(browser)
    }

    /// Asks for something, of a page if there is a session, and waits for the answer.
    pub fn call(
        &mut self,
        session: Option<&str>,
        method: &str,
        parameters: Value,
    ) -> Result<Value> {
        let request = self.request(session, method, parameters)?;
        self.answer(request).with_context(|| method.to_string())
    }

    /// Asks for something; `answer` waits for it, by the number that is returned.
    pub fn request(
        &mut self,
        session: Option<&str>,
        method: &str,
        parameters: Value,
    ) -> Result<u64> {
        self.last_id += 1;
        let mut request = json!({"id": self.last_id, "method": method, "params": parameters});
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        let mut bytes = serde_json::to_vec(&request)?;
        bytes.push(0);
        let pipe = self.process.stdin.as_mut().context("no pipe to the browser")?;
        let sent = pipe.write_all(&bytes);
        sent.with_context(|| format!("{method}: {}", self.last_words()))?;
        Ok(self.last_id)
    }

    /// Waits for the answer. Requests must be waited for in their order.
    pub fn answer(&mut self, id: u64) -> Result<Value> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = self.next(deadline)?;
            if message["id"] != id {
                self.events.push(message);
            } else if let Some(error) = message.get("error") {
                bail!("{error}");
            } else {
                return Ok(message["result"].clone());
            }
        }
    }

    /// Waits for an event of that name, which may have happened before.
    pub fn wait_for(&mut self, method: &str) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while !self.events.iter().any(|event| event["method"] == method) {
            let message = self.next(deadline).with_context(|| format!("waiting for {method}"))?;
            self.events.push(message);
        }
        Ok(())
    }

    /// The events since this was last asked.
    pub fn take_events(&mut self) -> Vec<Value> {
        self.events.extend(self.messages.try_iter());
        std::mem::take(&mut self.events)
    }

    fn next(&mut self, deadline: Instant) -> Result<Value> {
        let patience = deadline.saturating_duration_since(Instant::now());
        self.messages.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => anyhow::anyhow!("no answer for {PATIENCE:?}"),
            RecvTimeoutError::Disconnected => anyhow::anyhow!(self.last_words()),
        })
    }

    fn last_words(&self) -> String {
        let text = fs::read_to_string(log(&self.profile)).unwrap_or_default();
        let last: Vec<&str> = text.lines().rev().take(3).collect();
        format!("the browser has gone; its last words: {}", last.join(" / "))
    }
}

impl Drop for Chromium {
    /// Closing the pipe ends the browser and the processes it has started; one that does
    /// not answer any more is killed.
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let deadline = Instant::now() + FAREWELL;
        while matches!(self.process.try_wait(), Ok(None)) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(5));
        }
        // It fails if the process has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn log(profile: &TempDir) -> PathBuf {
    profile.path().join("stderr.txt")
}

/// Reads the browser's messages, each of which ends with a zero byte.
fn receive(pipe: ChildStdout) -> Receiver<Value> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut pipe = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while matches!(pipe.read_until(0, &mut bytes), Ok(length) if length > 0) {
            bytes.pop();
            let Ok(message) = serde_json::from_slice(&bytes) else { break };
            if sender.send(message).is_err() {
                break;
            }
            bytes.clear();
        }
    });
    receiver
}
