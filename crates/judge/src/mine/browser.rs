//! Problems from Competitive Companion, which posts them to a port of this machine.
//!
//! Any page in the browser can send requests to this machine. None can plant a problem: a page's
//! requests carry its `Origin`, and with `application/json` the browser asks for leave before,
//! which is not given.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::str;
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{bail, Context, Result};
use httparse::{Header, Request, EMPTY_HEADER};

use super::companion::{Sent, Task, LONGEST};
use crate::output::{eprintln, shown};

/// One of the ports to which the extension posts unless it is told otherwise: that of acmX, which
/// is not developed any more.
pub const PORT: u16 = 10042;

/// A longer head of a request, in bytes, is refused.
const LONGEST_HEAD: u64 = 1 << 14;

/// A request has more headers than this only if something is wrong.
const MOST_HEADERS: usize = 64;

/// What says nothing for so long is given up.
const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 10 });

/// Why a request is refused: the status, and the reason in one line.
#[derive(Debug, PartialEq)]
struct Refusal(u16, String);

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
    pub fn each(self, mut take: impl FnMut(Sent, u64) -> Result<()>) -> Result<[u64; 2]> {
        let (sender, tasks) = channel();
        thread::spawn(move || {
            // What cannot be accepted, as with too many open files, is tried again by the browser.
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
            match task.sent().and_then(|sent| take(sent, size)) {
                Ok(()) => {
                    taken += 1;
                    answer(&stream, 200, "taken");
                }
                Err(error) => refuse(&stream, &Refusal(409, format!("{error:#}"))),
            }
            if taken > 0 && *of_batch >= size {
                let late = Refusal(409, "another problem was taken first".to_string());
                tasks.try_iter().for_each(|(stream, _)| refuse(&stream, &late));
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
        Err(refusal) => {
            refuse(&stream, &refusal);
            // Who is cut off in the middle of a body may not read the answer.
            let _ = io::copy(&mut stream.take(LONGEST), &mut io::sink());
        }
    }
}

/// The problem that a request posts.
fn task(stream: impl Read) -> Result<Task, Refusal> {
    let mut reader = BufReader::new(stream);
    let head = head(&mut reader)?;
    let mut headers = [EMPTY_HEADER; MOST_HEADERS];
    let mut request = Request::new(&mut headers);
    let parsed = request.parse(&head);
    let parsed = parsed.map_err(|error| Refusal(400, format!("it is not HTTP: {error}")))?;
    if parsed.is_partial() {
        return Err(Refusal(400, "it has no head".to_string()));
    }
    let length = admit(&request)?;
    let mut body = Vec::new();
    reader.take(length).read_to_end(&mut body).map_err(broken)?;
    if body.len() as u64 != length {
        return Err(Refusal(400, format!("it ends after {} of {length} bytes", body.len())));
    }
    Task::read(&body).map_err(|error| Refusal(400, format!("{error:#}")))
}

/// Reads up to the empty line that ends the head.
fn head(reader: &mut impl BufRead) -> Result<Vec<u8>, Refusal> {
    let (mut head, mut rest) = (Vec::new(), reader.take(LONGEST_HEAD));
    while !head.ends_with(b"\r\n\r\n") {
        if rest.read_until(b'\n', &mut head).map_err(broken)? == 0 {
            let kilobytes = LONGEST_HEAD >> 10;
            return Err(Refusal(400, format!("its head does not end within {kilobytes} KB")));
        }
    }
    Ok(head)
}

fn broken(error: io::Error) -> Refusal {
    Refusal(400, format!("the connection broke: {error}"))
}

/// The length of the body, if the head is that of a problem from an extension of the browser.
fn admit(request: &Request<'_, '_>) -> Result<u64, Refusal> {
    let refuse = |status, reason: &str| Err(Refusal(status, reason.to_string()));
    let host = single(request.headers, "Host")?.unwrap_or_default();
    if !is_local(host) {
        return Err(Refusal(403, format!("`{}` is not this machine", shown(host, 60))));
    }
    // `chrome-extension`, `moz-extension`, `safari-web-extension`; programs send none.
    if let Some(origin) = single(request.headers, "Origin")? {
        let scheme = origin.split_once("://").map(|(scheme, _)| scheme).unwrap_or_default();
        if !scheme.ends_with("-extension") {
            return Err(Refusal(403, format!("it comes from `{}`", shown(origin, 60))));
        }
    }
    if request.method != Some("POST") {
        return refuse(405, "it is not a POST");
    }
    if request.path != Some("/") {
        return refuse(404, "its path is not /");
    }
    let kind = single(request.headers, "Content-Type")?.unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return refuse(415, "its content is not said to be application/json");
    }
    if single(request.headers, "Transfer-Encoding")?.is_some() {
        return refuse(411, "it comes in chunks, without its length");
    }
    let Some(length) = single(request.headers, "Content-Length")? else {
        return refuse(411, "it does not say its length");
    };
    if length.is_empty() || !length.bytes().all(|byte| byte.is_ascii_digit()) {
        return refuse(400, "its length is not a number");
    }
    match length.parse() {
        Ok(length) if length <= LONGEST => Ok(length),
        _ => Err(Refusal(413, format!("it has more than {} MB", LONGEST >> 20))),
    }
}

/// The value of a header, which may stand there once.
fn single<'a>(headers: &[Header<'a>], name: &str) -> Result<Option<&'a str>, Refusal> {
    let mut found = headers.iter().filter(|header| header.name.eq_ignore_ascii_case(name));
    let (first, second) = (found.next(), found.next());
    if second.is_some() {
        return Err(Refusal(400, format!("{name} stands there twice")));
    }
    let text = |header: &Header<'a>| str::from_utf8(header.value).map(str::trim);
    first.map(text).transpose().map_err(|_| Refusal(400, format!("{name} is not text")))
}

/// Whether a `Host` is this machine by a name that no other can take.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&name) || name.eq_ignore_ascii_case("localhost")
}

fn refuse(stream: &TcpStream, Refusal(status, reason): &Refusal) {
    eprintln!("refused ({status}): {reason}");
    answer(stream, *status, reason);
}

fn answer(mut stream: &TcpStream, status: u16, text: &str) {
    let reason = if status == 200 { "OK" } else { "Refused" };
    let length = text.len() + 1;
    // Whether it can be told matters to nobody else.
    let _ = write!(
        stream,
        "HTTP/1.1 {status} {reason}\r\nContent-Type: text/plain; charset=utf-8\r\n\
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

    fn head(first: &str, headers: &[(&str, &str)]) -> String {
        let headers = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n"));
        format!("{first} HTTP/1.1\r\n{}", headers.collect::<String>())
    }

    /// The status for a request that posts this text, with its length.
    fn posted(first: &str, headers: &[(&str, &str)], body: &str) -> u16 {
        let length = body.len().to_string();
        sent(first, &[headers, &[("Content-Length", &length)]].concat(), body)
    }

    fn sent(first: &str, headers: &[(&str, &str)], body: &str) -> u16 {
        status(head(first, headers) + "\r\n" + body)
    }

    fn status(request: impl AsRef<[u8]>) -> u16 {
        match task(request.as_ref()) {
            Ok(_) => 200,
            Err(Refusal(status, reason)) => {
                assert!(reason.len() < 300 && !reason.contains(char::is_control), "{reason}");
                status
            }
        }
    }

    #[test]
    fn only_a_problem_from_an_extension_is_taken() {
        for (name, value, expected) in [
            ("Host", "evil.example", 403),
            ("Host", "localhost.evil.example:10042", 403),
            ("Host", "127.0.0.1.evil.example", 403),
            ("Host", "", 403),
            ("Host", "LOCALHOST", 200),
            ("Host", "127.0.0.1:1", 200),
            ("Host", "[::1]:1", 200),
            ("Origin", "https://evil.example", 403),
            ("Origin", "http://localhost:10042", 403),
            ("Origin", "null", 403),
            ("Origin", "moz-extension.evil.example", 403),
            ("Origin", "chrome-extension://0b1c", 200),
            ("Content-Type", "text/plain", 415),
            ("Content-Type", "application/json; charset=utf-8", 200),
        ] {
            let headers = HEADERS.map(|it| if it.0 == name { (name, value) } else { it });
            assert_eq!(posted("POST /", &headers, TASK), expected, "{name}: {value}");
            let twice = [&HEADERS[..], &[(name, value)]].concat();
            assert_eq!(posted("POST /", &twice, TASK), 400, "{name} twice");
        }
        for (first, headers, body, expected) in [
            ("POST /", &HEADERS[..], TASK, 200),
            ("POST /", &HEADERS[1..], TASK, 403),
            ("POST /", &[HEADERS[0], HEADERS[2]], TASK, 200),
            ("POST /", &HEADERS[..2], TASK, 415),
            ("OPTIONS /", &HEADERS, TASK, 405),
            ("POST /x", &HEADERS, TASK, 404),
            ("POST /", &HEADERS, "{}", 400),
        ] {
            assert_eq!(posted(first, headers, body), expected, "{first} {headers:?} {body}");
        }
    }

    #[test]
    fn the_length_is_what_it_is_said_to_be() {
        let length = TASK.len().to_string();
        for (name, value, expected) in [
            ("Transfer-Encoding", "chunked", 411),
            ("Content-Length", &length, 200),
            ("Content-Length", "5", 400),
            ("Content-Length", "0", 400),
            ("Content-Length", "-1", 400),
            ("Content-Length", "0x10", 400),
            ("Content-Length", "", 400),
            ("Content-Length", "99999999999999999999999", 413),
            ("Content-Length", "100000000", 413),
        ] {
            let headers = [&HEADERS[..], &[(name, value)]].concat();
            assert_eq!(sent("POST /", &headers, TASK), expected, "{name}: {value}");
        }
        assert_eq!(sent("POST /", &HEADERS, TASK), 411);
        assert_eq!(
            sent("POST /", &[&HEADERS[..], &[("Content-Length", "9999")]].concat(), TASK),
            400
        );
    }

    #[test]
    fn other_requests_are_refused() {
        let many = "X: 1\r\n".repeat(MOST_HEADERS + 1);
        for bytes in ["", "\r\n\r\n", "POST / HTTP/1.1\r\n", "?\r\n\r\n", &"x".repeat(1 << 20)] {
            assert_eq!(status(bytes), 400, "{bytes}");
        }
        assert_eq!(status(head("POST /", &HEADERS) + &many + "\r\n"), 400);
        assert_eq!(status(b"POST / HTTP/1.1\r\nHost: \xff\r\n\r\n"), 400);
    }

    #[test]
    fn what_stalls_keeps_nothing_waiting_and_what_is_late_is_told() {
        let browser = Browser::listen(0).unwrap();
        let port = browser.port().unwrap();
        let head =
            |length: usize| head("POST /", &HEADERS) + &format!("Content-Length: {length}\r\n");
        let open = move |text: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        };
        let stalled = [String::new(), head(7), head(7) + "\r\n", head(7000) + "\r\n"];
        let _stalled: Vec<TcpStream> =
            stalled.iter().cycle().take(12).map(|text| open(text)).collect();
        let good = head(TASK.len()) + "\r\n" + TASK;
        let reply = move || {
            let mut reply = String::new();
            open(&good).read_to_string(&mut reply).unwrap();
            reply
        };
        let replies = [reply.clone(), reply].map(thread::spawn);
        let taken = browser.each(|sent, _| {
            assert_eq!(sent.title, "Nim");
            // The other one comes in the meantime.
            thread::sleep(Duration::from_secs(1));
            Ok(())
        });
        assert_eq!(taken.unwrap(), [1, 1]);
        let mut replies = replies.map(|reply| reply.join().unwrap());
        replies.sort();
        assert!(replies[0].starts_with("HTTP/1.1 200 "), "{replies:?}");
        assert!(replies[1].contains("another problem was taken first"), "{replies:?}");
    }

    #[test]
    fn a_contest_ends_without_a_problem_that_cannot_be_read() {
        let browser = Browser::listen(0).unwrap();
        let port = browser.port().unwrap();
        let batch = r#"{"batch":{"id":"a","size":2},"#;
        let post = move |body: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            let length = format!("Content-Length: {}\r\n\r\n", body.len());
            stream.write_all((head("POST /", &HEADERS) + &length + body).as_bytes()).unwrap();
            stream
        };
        let _sent = [batch.to_string(), TASK.replacen('{', batch, 1)].map(|body| post(&body));
        assert_eq!(browser.each(|_, _| Ok(())).unwrap(), [1, 2]);
    }
}
