//! One problem from Competitive Companion, which posts it to a port of this machine.
//!
//! Any page in the browser can send requests to this machine. None can plant a problem: a page's
//! requests carry its `Origin`, and with `application/json` the browser asks for leave before,
//! which is not given.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{channel, Sender};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use httparse::{Header, Status};

use super::companion::{self, Sent, LONGEST};
use crate::output::{eprintln, shown};

/// One of the ports to which the extension posts unless it is told otherwise: that of acmX, which
/// is not developed any more.
pub const PORT: u16 = 10042;

/// A longer head of a request is refused.
const LONGEST_HEAD: usize = 1 << 14;

/// A request has more headers than this only if something is wrong.
const MOST_HEADERS: usize = 64;

/// A request that is not here by then is given up.
const PATIENCE: Duration = Duration::from_secs(10);

/// So many requests are read at a time; the others wait.
const MOST_OPEN: usize = 8;

/// The time between two looks at those.
const TICK: Duration = Duration::from_millis(20);

/// Why a request is refused: the status, and the reason in one line.
#[derive(Debug, PartialEq)]
struct Refusal(u16, String);

/// The start of a listener.
#[derive(Debug)]
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

    /// The result of `take` for the first problem that it takes. Everything else is refused, and
    /// reported in one line on standard error.
    ///
    /// # Errors
    ///
    /// If nothing can be received any more.
    pub fn first<T>(self, mut take: impl FnMut(Sent) -> Result<T>) -> Result<T> {
        let (sender, problems) = channel();
        thread::spawn(move || accept(&self.0, &sender));
        for (stream, sent) in problems {
            match take(sent) {
                Ok(taken) => {
                    answer(stream, 200, "taken");
                    return Ok(taken);
                }
                Err(error) => refuse(stream, &Refusal(409, format!("{error:#}"))),
            }
        }
        anyhow::bail!("nothing can be received any more")
    }
}

/// Reads requests, a few at a time: one that never ends keeps none of the others waiting.
fn accept(listener: &TcpListener, problems: &Sender<(TcpStream, Sent)>) {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        let Ok(mut stream) = stream else {
            // Such as too many open files; it passes.
            thread::sleep(TICK);
            continue;
        };
        while open.load(Ordering::SeqCst) >= MOST_OPEN {
            thread::sleep(TICK);
        }
        open.fetch_add(1, Ordering::SeqCst);
        let (open, problems) = (Arc::clone(&open), problems.clone());
        thread::spawn(move || {
            let mut incoming = Incoming { stream: &mut stream, end: Instant::now() + PATIENCE };
            match request(&mut incoming) {
                // Nobody receives it if another one has just been taken.
                Ok(sent) => drop(problems.send((stream, sent))),
                Err(refusal) => refuse(stream, &refusal),
            }
            open.fetch_sub(1, Ordering::SeqCst);
        });
    }
}

/// A connection that is given up in time.
struct Incoming<'a> {
    stream: &'a mut TcpStream,
    end: Instant,
}

impl Read for Incoming<'_> {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(bytes)
    }
}

/// Reads the request that posts a problem.
fn request(incoming: &mut impl Read) -> Result<Sent, Refusal> {
    let (length, mut body) = head(incoming)?;
    let rest = length.saturating_sub(body.len() as u64);
    incoming.take(rest).read_to_end(&mut body).map_err(|error| broken(&error))?;
    body.truncate(length as usize);
    if (body.len() as u64) < length {
        let reason = format!("the body ends after {} of {length} bytes", body.len());
        return Err(Refusal(400, reason));
    }
    companion::read(&body).map_err(|error| Refusal(400, format!("{error:#}")))
}

/// Reads the head of a request; the length of its body, and the beginning of that.
fn head(incoming: &mut impl Read) -> Result<(u64, Vec<u8>), Refusal> {
    let mut bytes = Vec::new();
    loop {
        let mut more = [0; 4096];
        let count = incoming.read(&mut more).map_err(|error| broken(&error))?;
        if count == 0 {
            return Err(Refusal(400, "the request ends in its head".to_string()));
        }
        bytes.extend(&more[..count]);
        let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
        let mut request = httparse::Request::new(&mut headers);
        let parsed = request.parse(&bytes);
        let parsed = parsed.map_err(|error| Refusal(400, format!("it is not HTTP: {error}")))?;
        match parsed {
            Status::Complete(end) if end <= LONGEST_HEAD => {
                let length = admit(&request)?;
                return Ok((length, bytes.split_off(end)));
            }
            Status::Partial if bytes.len() < LONGEST_HEAD => {}
            _ => {
                let reason = format!("its head has more than {} KB", LONGEST_HEAD >> 10);
                return Err(Refusal(431, reason));
            }
        }
    }
}

fn broken(error: &std::io::Error) -> Refusal {
    match error.kind() {
        ErrorKind::TimedOut | ErrorKind::WouldBlock => {
            Refusal(408, format!("it takes more than {} s", PATIENCE.as_secs()))
        }
        _ => Refusal(400, format!("the connection broke: {error}")),
    }
}

/// The length of the body, if the head is that of a problem from an extension of the browser.
fn admit(request: &httparse::Request<'_, '_>) -> Result<u64, Refusal> {
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
    let text = |header: &Header<'a>| std::str::from_utf8(header.value).map(str::trim);
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

fn refuse(stream: TcpStream, Refusal(status, reason): &Refusal) {
    eprintln!("refused ({status}): {reason}");
    answer(stream, *status, reason);
}

/// Answers, and lets the sender finish: one that is cut off may not read the answer.
fn answer(mut stream: TcpStream, status: u16, text: &str) {
    const DRAINED: u64 = 1 << 24;
    let length = text.len() + 1;
    let response = format!(
        "HTTP/1.1 {status} {}\r\nContent-Type: text/plain; charset=utf-8\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{text}\n",
        if status == 200 { "OK" } else { "Refused" }
    );
    // Whether it can be told matters to nobody else.
    let _ = stream.set_write_timeout(Some(PATIENCE));
    let _ = stream.write_all(response.as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    let end = Instant::now() + Duration::from_secs(1);
    let rest = Incoming { stream: &mut stream, end };
    let _ = std::io::copy(&mut rest.take(DRAINED), &mut std::io::sink());
}

#[cfg(test)]
mod tests {
    use super::*;

    const TASK: &str = r#"{"name":"Nim","group":"Judge","url":"https://judge.example/1",
        "memoryLimit":256,"timeLimit":1000,"tests":[{"input":"1","output":"2"}],
        "input":{"type":"stdin"},"output":{"type":"stdout"}}"#;

    /// The head of a request in order, for a body of this length.
    fn head_of(length: &str) -> String {
        format!(
            "POST / HTTP/1.1\r\nHost: localhost:10042\r\nOrigin: moz-extension://0b1c\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
        )
    }

    fn good() -> String {
        head_of(&TASK.len().to_string()) + TASK
    }

    fn status(bytes: impl AsRef<[u8]>) -> u16 {
        match request(&mut bytes.as_ref()) {
            Ok(_) => 200,
            Err(Refusal(status, reason)) => {
                assert!(reason.len() < 300 && !reason.contains(char::is_control), "{reason}");
                status
            }
        }
    }

    /// Reads one byte at a time.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
            self.0.read(&mut bytes[..1])
        }
    }

    #[test]
    fn a_problem_is_taken_however_it_is_cut() {
        assert_eq!(request(&mut good().as_bytes()).unwrap().title, "Nim");
        assert_eq!(request(&mut Slow(good().as_bytes())).unwrap().title, "Nim");
        assert_eq!(status(good() + "and more"), 200);
    }

    #[test]
    fn only_a_problem_from_an_extension_is_taken() {
        for (from, to, refused) in [
            ("POST", "GET", 405),
            ("POST", "OPTIONS", 405),
            ("POST / ", "POST /x ", 404),
            ("localhost:10042", "evil.example", 403),
            ("localhost:10042", "localhost.evil.example:10042", 403),
            ("localhost:10042", "127.0.0.1.evil.example", 403),
            ("localhost:10042", "", 403),
            ("Host: ", "X: ", 403),
            ("localhost:10042", "LOCALHOST", 200),
            ("localhost:10042", "127.0.0.1:1", 200),
            ("localhost:10042", "[::1]:1", 200),
            ("Host: ", "Host: localhost\r\nHost: ", 400),
            ("moz-extension://0b1c", "https://evil.example", 403),
            ("moz-extension://0b1c", "http://localhost:10042", 403),
            ("moz-extension://0b1c", "null", 403),
            ("moz-extension://0b1c", "https://x-extension://", 403),
            ("moz-extension://0b1c", "chrome-extension://abc", 200),
            ("Origin: moz-extension://0b1c\r\n", "", 200),
            ("application/json", "text/plain", 415),
            ("application/json", "Application/JSON; charset=utf-8", 200),
            ("Content-Type: application/json\r\n", "", 415),
            ("HTTP/1.1", "HTTP/9", 400),
        ] {
            assert_eq!(status(good().replacen(from, to, 1)), refused, "{from} as {to}");
        }
    }

    #[test]
    fn lengths_that_are_not_right_are_refused() {
        let chunked = head_of("1").replace("Content-Length: 1", "Transfer-Encoding: chunked");
        let none = head_of("1").replace("Content-Length: 1\r\n", "");
        let twice = good().replacen("Content-Length", "Content-Length: 1\r\nContent-Length", 1);
        let body = |length: usize| head_of(&length.to_string()) + TASK;
        for (request, refused) in [
            (chunked + "5\r\n{\"a\":\r\n0\r\n\r\n", 411),
            (none, 411),
            (twice, 400),
            (head_of("-1"), 400),
            (head_of("+5"), 400),
            (head_of("0x10"), 400),
            (head_of(""), 400),
            (head_of("99999999999999999999999"), 413),
            (head_of("100000000"), 413),
            (body(TASK.len() + 1), 400),
            (body(TASK.len() - 1), 400),
            (body(0), 400),
            (format!("POST / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(1 << 14)), 431),
            ("POST /".to_string() + &"x".repeat(1 << 20), 431),
            (format!("POST / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(65)), 400),
        ] {
            assert_eq!(status(&request), refused, "{}", shown(&request, 60));
        }
    }

    #[test]
    fn a_request_that_is_cut_off_or_garbled_is_refused() {
        let good = good().into_bytes();
        for end in 0..good.len() {
            assert_eq!(status(&good[..end]), 400);
        }
        let mut taken = 0;
        for place in 0..good.len() {
            for byte in [0, b'\n', b'9', 0xff] {
                let mut garbled = good.clone();
                garbled[place] = byte;
                taken += usize::from(status(garbled) == 200);
            }
        }
        // Such as another letter of the title or of the extension's name.
        assert!((1..good.len()).contains(&taken), "{taken}");
    }

    #[test]
    fn the_first_problem_that_is_taken_ends_it() {
        let browser = Browser::listen(0).unwrap();
        let port = browser.port().unwrap();
        let send = move |text: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            let mut reply = String::new();
            stream.read_to_string(&mut reply).unwrap();
            reply
        };
        let sender = thread::spawn(move || {
            // These send nothing, and keep no other waiting.
            let connect = |_| TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            let _idle: Vec<TcpStream> = (0..MOST_OPEN / 2).map(connect).collect();
            drop(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap());
            thread::sleep(Duration::from_millis(100));
            let refused = send(&good().replace("moz-extension", "https"));
            let not_taken = send(&good().replace("Nim", "Hex"));
            [refused, not_taken, send(&good())]
        });
        let start = Instant::now();
        let taken = browser.first(|sent| match sent.title.as_str() {
            "Nim" => Ok(sent.title),
            title => anyhow::bail!("not {title}"),
        });
        assert_eq!(taken.unwrap(), "Nim");
        let replies = sender.join().unwrap();
        for (reply, (status, text)) in
            replies.iter().zip([(403, "it comes from"), (409, "not Hex"), (200, "taken")])
        {
            assert!(reply.starts_with(&format!("HTTP/1.1 {status} ")), "{reply}");
            assert!(reply.contains(text), "{reply}");
        }
        assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
    }
}
