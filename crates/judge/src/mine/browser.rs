//! Problems from Competitive Companion, which posts them to a port of this machine.
//!
//! Any page in the browser can send requests to this machine. None can plant a problem: a page's
//! requests carry its `Origin`, and with `application/json` the browser asks for leave before,
//! which is not given.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{bail, ensure, Context, Error, Result};
use httparse::{Request, EMPTY_HEADER};

use super::companion::Task;
use super::import::Import;
use crate::output::{eprintln, printable};

/// One of the ports to which the extension posts unless it is told otherwise: that of acmX, which
/// is not developed any more.
pub const PORT: u16 = 10042;

/// The most bytes of a problem: a longer one is refused unread.
const LONGEST: u64 = 1 << 24;

/// The most bytes of the head of a request.
const LONGEST_HEAD: u64 = 1 << 14;

/// The most headers of a request that is in order.
const MOST_HEADERS: usize = 64;

/// How long a connection may say nothing before it is given up.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 10 });

/// The start of a listener.
pub struct Browser(TcpListener);

impl Browser {
    /// Listens at a port of this machine, which other machines cannot reach; at any free one if
    /// that is 0.
    ///
    /// # Errors
    ///
    /// If the port is taken.
    pub fn listen(port: u16) -> Result<Browser> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        listener.map(Browser).with_context(|| format!("cannot listen at the port {port}"))
    }

    /// The port.
    ///
    /// # Errors
    ///
    /// If the system does not say.
    pub fn port(&self) -> Result<u16> {
        Ok(self.0.local_addr()?.port())
    }

    /// Hands each problem to `take`, with how many were sent together, until one is taken and all
    /// have come that were sent with the last, or no other comes for ten seconds: one that cannot be
    /// read belongs to no contest. How many were taken, and how many were sent together.
    /// Everything else is refused, and reported in one line on standard error.
    ///
    /// # Errors
    ///
    /// If nothing can be received any more.
    pub fn each(self, mut take: impl FnMut(&Import, u64) -> Result<()>) -> Result<[u64; 2]> {
        let (sender, tasks) = channel();
        thread::spawn(move || {
            // A connection that cannot be accepted, as with too many open files, is tried again by
            // the browser.
            for stream in self.0.incoming().flatten() {
                // One that never ends keeps none of the others waiting.
                let sender = sender.clone();
                thread::spawn(move || hand_on(stream, &sender));
            }
        });
        let (mut taken, mut together, mut come) = (0, 0, BTreeMap::new());
        loop {
            let next = match taken {
                0 => tasks.recv().map_err(RecvTimeoutError::from),
                _ => tasks.recv_timeout(PATIENCE),
            };
            let (stream, task) = match next {
                Ok(next) => next,
                Err(RecvTimeoutError::Timeout) => return Ok([taken, together]),
                Err(RecvTimeoutError::Disconnected) => bail!("nothing can be received any more"),
            };
            let (batch, size) = task.batch();
            together = size;
            let of_batch: &mut u64 = come.entry(batch).or_default();
            *of_batch += 1;
            match task.import().and_then(|import| take(&import, size)) {
                Ok(()) => {
                    taken += 1;
                    answer(&stream, "200 OK", "taken");
                }
                Err(error) => refuse(&stream, &error),
            }
            if taken > 0 && *of_batch >= size {
                return Ok([taken, size]);
            }
        }
    }
}

/// Reads a request, and hands on the problem that it posts.
fn hand_on(stream: TcpStream, tasks: &Sender<(TcpStream, Task)>) {
    // If it cannot be set, this connection may wait for longer.
    let _ = stream.set_read_timeout(Some(PATIENCE));
    match task(&stream) {
        // Nobody receives it if the last one has just been taken.
        Ok(task) => drop(tasks.send((stream, task))),
        Err(error) => {
            refuse(&stream, &error);
            // A browser that is cut off in the middle of a body may not read the answer.
            let _ = io::copy(&mut stream.take(LONGEST), &mut io::sink());
        }
    }
}

/// The problem that a request posts.
fn task(stream: impl Read) -> Result<Task> {
    let mut reader = BufReader::new(stream);
    let head = head(&mut reader)?;
    let mut headers = [EMPTY_HEADER; MOST_HEADERS];
    let mut request = Request::new(&mut headers);
    let parsed = request.parse(&head).ok().context("it is not HTTP")?;
    ensure!(parsed.is_complete(), "its header is not complete");
    let length = admit(&request)?;
    let mut body = Vec::new();
    reader.take(length).read_to_end(&mut body).context(BROKEN)?;
    Task::read(&body)
}

const BROKEN: &str = "the connection broke";

/// Reads up to the empty line that ends the head.
fn head(reader: &mut impl BufRead) -> Result<Vec<u8>> {
    let (mut head, mut rest) = (Vec::new(), reader.take(LONGEST_HEAD));
    while !head.ends_with(b"\r\n\r\n") {
        let length = rest.read_until(b'\n', &mut head).context(BROKEN)?;
        ensure!(length > 0, "its header is longer than {} KB", LONGEST_HEAD >> 10);
    }
    Ok(head)
}

/// The length of the body, if the head is that of a problem from an extension of the browser.
fn admit(request: &Request<'_, '_>) -> Result<u64> {
    let header = |name: &str| {
        let header = request.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name));
        header.map(|header| String::from_utf8_lossy(header.value).trim().to_string())
    };
    let host = header("Host").unwrap_or_default();
    ensure!(is_local(&host), "it is sent to `{}`, not to this machine", printable(&host, 60));
    // `chrome-extension`, `moz-extension`, `safari-web-extension`; programs send none.
    if let Some(origin) = header("Origin") {
        let scheme = origin.split_once("://").map(|(scheme, _)| scheme).unwrap_or_default();
        ensure!(scheme.ends_with("-extension"), "it comes from `{}`", printable(&origin, 60));
    }
    let kind = header("Content-Type").unwrap_or_default().to_ascii_lowercase();
    let is_json = kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json");
    ensure!(is_json, "its Content-Type is not application/json");
    let length = header("Content-Length").and_then(|length| length.parse().ok());
    let length = length.context("it has no Content-Length")?;
    ensure!(length <= LONGEST, "it has more than {} MB", LONGEST >> 20);
    Ok(length)
}

/// Whether a `Host` is this machine by a name that no other can take.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&name) || name.eq_ignore_ascii_case("localhost")
}

fn refuse(stream: &TcpStream, error: &Error) {
    eprintln!("refused: {error:#}");
    answer(stream, "400 Bad Request", &format!("{error:#}"));
}

fn answer(mut stream: &TcpStream, status: &str, text: &str) {
    let length = text.len() + 1;
    // Whether it can be told matters to nobody else.
    let _ = write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{text}\n"
    );
    let _ = stream.shutdown(Shutdown::Write);
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASK: &str = r#"{"name":"Nim","group":"Judge","url":"https://judge.example/1",
        "memoryLimit":256,"timeLimit":1000,"tests":[{"input":"1","output":"2"}],
        "input":{"type":"stdin"},"output":{"type":"stdout"}}"#;

    /// The headers of a request in order, but for its length.
    const HEADERS: [(&str, &str); 3] = [
        ("Host", "localhost:10042"),
        ("Origin", "moz-extension://0b1c"),
        ("Content-Type", "application/json"),
    ];

    fn request(headers: &[(&str, &str)], length: &str, body: &str) -> String {
        let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        let headers: String = headers.collect();
        format!("POST / HTTP/1.1\r\n{headers}Content-Length: {length}\r\n\r\n{body}")
    }

    fn posted(headers: &[(&str, &str)], body: &str) -> String {
        request(headers, &body.len().to_string(), body)
    }

    #[test]
    fn only_a_problem_from_an_extension_is_taken() {
        let is_taken = |request: &str| match task(request.as_bytes()) {
            Ok(_) => true,
            Err(error) => {
                let reason = format!("{error:#}");
                assert!(reason.len() < 300 && !reason.contains(char::is_control), "{reason}");
                false
            }
        };
        for (name, value, expected) in [
            ("Host", "evil.example", false),
            ("Host", "localhost.evil.example:10042", false),
            ("Host", "127.0.0.1.evil.example", false),
            ("Host", "", false),
            ("Host", "LOCALHOST", true),
            ("Host", "127.0.0.1:1", true),
            ("Host", "[::1]:1", true),
            ("Origin", "https://evil.example", false),
            ("Origin", "http://localhost:10042", false),
            ("Origin", "null", false),
            ("Origin", "moz-extension.evil.example", false),
            ("Origin", "chrome-extension://0b1c", true),
            ("Content-Type", "text/plain", false),
            ("Content-Type", "application/json; charset=utf-8", true),
        ] {
            let headers = HEADERS.map(|it| if it.0 == name { (name, value) } else { it });
            assert_eq!(is_taken(&posted(&headers, TASK)), expected, "{name}: {value}");
        }
        let many = [("X", "1"); MOST_HEADERS];
        for (request, expected) in [
            (posted(&HEADERS[1..], TASK), false),
            (posted(&[HEADERS[0], HEADERS[2]], TASK), true),
            (posted(&HEADERS[..2], TASK), false),
            (posted(&HEADERS, "{}"), false),
            (posted(&[&HEADERS[..], &many].concat(), TASK), false),
            (request(&HEADERS, "5", TASK), false),
            (request(&HEADERS, "-1", TASK), false),
            (request(&HEADERS, "100000000", TASK), false),
            (posted(&HEADERS, TASK).replace("Content-Length", "X"), false),
            ("POST / HTTP/1.1\r\n".to_string(), false),
            ("?\r\n\r\n".to_string(), false),
            ("x".repeat(1 << 20), false),
        ] {
            assert_eq!(is_taken(&request), expected, "{request}");
        }
    }

    #[test]
    fn a_contest_ends_without_a_problem_that_stalls_or_cannot_be_read() {
        let browser = Browser::listen(0).unwrap();
        let port = browser.port().unwrap();
        let send = |text: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        };
        let batch = r#"{"batch":{"id":"a","size":2},"#;
        let good = posted(&HEADERS, &TASK.replacen('{', batch, 1));
        let stalled = ["", "POST / HTTP/1.1\r\n", &good[..good.len() - 1]];
        let _open: Vec<TcpStream> = stalled.iter().cycle().take(12).map(|it| send(it)).collect();
        let _sent = [&posted(&HEADERS, batch), &good].map(|text| send(text));
        let take = |import: &Import, _| {
            assert_eq!(import.slug().unwrap(), "nim");
            Ok(())
        };
        assert_eq!(browser.each(take).unwrap(), [1, 2]);
    }
}
