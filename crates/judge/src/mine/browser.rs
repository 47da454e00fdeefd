//! Problems from Competitive Companion, which posts them to a port of this machine.
//!
//! Any page in the browser can send requests to this machine. None can plant a problem: a page's
//! requests carry its `Origin`, and with `application/json` the browser asks for leave before,
//! which is not given.

use std::collections::BTreeMap;
use std::io::Read;
use std::net::Ipv4Addr;
use std::sync::mpsc::{channel, Sender};
use std::thread;

use anyhow::{anyhow, bail, Result};
use tiny_http::{Method, Request, Response, Server};

use super::companion::{Sent, Task, LONGEST};
use crate::output::{eprintln, shown};

/// One of the ports to which the extension posts unless it is told otherwise: that of acmX, which
/// is not developed any more.
pub const PORT: u16 = 10042;

/// Why a request is refused: the status, and the reason in one line.
#[derive(Debug, PartialEq)]
struct Refusal(u16, String);

/// The start of a listener.
pub struct Browser(Server);

impl Browser {
    /// Listens at a port of this machine, which other machines cannot reach; at any free one if
    /// that is 0.
    ///
    /// # Errors
    ///
    /// If the port is taken.
    pub fn listen(port: u16) -> Result<Browser> {
        let server = Server::http((Ipv4Addr::LOCALHOST, port));
        server.map(Browser).map_err(|error| anyhow!("cannot listen at the port {port}: {error}"))
    }

    /// The port.
    pub fn port(&self) -> Option<u16> {
        self.0.server_addr().to_ip().map(|address| address.port())
    }

    /// Hands each problem to `take`, with how many were sent together, until one is taken and all
    /// have come that were sent with the last: how many were taken, and how many these are.
    /// Everything else is refused, and reported in one line on standard error.
    ///
    /// # Errors
    ///
    /// If nothing can be received any more.
    pub fn each(self, mut take: impl FnMut(Sent, u64) -> Result<()>) -> Result<[u64; 2]> {
        let (sender, tasks) = channel();
        thread::spawn(move || {
            for request in self.0.incoming_requests() {
                // One that never ends keeps none of the others waiting.
                let sender = sender.clone();
                thread::spawn(move || hand_on(request, &sender));
            }
        });
        let (mut taken, mut come) = (0, BTreeMap::new());
        for (request, task) in &tasks {
            let (batch, size) = task.batch();
            let of_batch: &mut u64 = come.entry(batch).or_default();
            *of_batch += 1;
            match task.sent().and_then(|sent| take(sent, size)) {
                Ok(()) => {
                    taken += 1;
                    answer(request, 200, "taken");
                }
                Err(error) => refuse(request, &Refusal(409, format!("{error:#}"))),
            }
            if taken > 0 && *of_batch >= size {
                let late = Refusal(409, "another problem was taken first".to_string());
                tasks.try_iter().for_each(|(request, _)| refuse(request, &late));
                return Ok([taken, size]);
            }
        }
        bail!("nothing can be received any more")
    }
}

/// Reads a request, and hands on the problem that it posts.
fn hand_on(mut request: Request, tasks: &Sender<(Request, Task)>) {
    match task(&mut request) {
        // Nobody receives it if the last one has just been taken.
        Ok(task) => drop(tasks.send((request, task))),
        Err(refusal) => refuse(request, &refusal),
    }
}

/// The problem that a request posts.
fn task(request: &mut Request) -> Result<Task, Refusal> {
    let length = admit(request)?;
    let mut body = Vec::new();
    let read = request.as_reader().take(length).read_to_end(&mut body);
    read.map_err(|error| Refusal(400, format!("the connection broke: {error}")))?;
    Task::read(&body).map_err(|error| Refusal(400, format!("{error:#}")))
}

/// The length of the body, if the head is that of a problem from an extension of the browser.
fn admit(request: &Request) -> Result<u64, Refusal> {
    let refuse = |status, reason: &str| Err(Refusal(status, reason.to_string()));
    let host = single(request, "Host")?.unwrap_or_default();
    if !is_local(host) {
        return Err(Refusal(403, format!("`{}` is not this machine", shown(host, 60))));
    }
    // `chrome-extension`, `moz-extension`, `safari-web-extension`; programs send none.
    if let Some(origin) = single(request, "Origin")? {
        let scheme = origin.split_once("://").map(|(scheme, _)| scheme).unwrap_or_default();
        if !scheme.ends_with("-extension") {
            return Err(Refusal(403, format!("it comes from `{}`", shown(origin, 60))));
        }
    }
    if *request.method() != Method::Post {
        return refuse(405, "it is not a POST");
    }
    if request.url() != "/" {
        return refuse(404, "its path is not /");
    }
    let kind = single(request, "Content-Type")?.unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") {
        return refuse(415, "its content is not said to be application/json");
    }
    if single(request, "Transfer-Encoding")?.is_some() {
        return refuse(411, "it comes in chunks, without its length");
    }
    let Some(length) = single(request, "Content-Length")? else {
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
fn single<'a>(request: &'a Request, name: &'static str) -> Result<Option<&'a str>, Refusal> {
    let mut found = request.headers().iter().filter(|header| header.field.equiv(name));
    let (first, second) = (found.next(), found.next());
    if second.is_some() {
        return Err(Refusal(400, format!("{name} stands there twice")));
    }
    Ok(first.map(|header| header.value.as_str()))
}

/// Whether a `Host` is this machine by a name that no other can take.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    ["127.0.0.1", "[::1]"].contains(&name) || name.eq_ignore_ascii_case("localhost")
}

fn refuse(request: Request, Refusal(status, reason): &Refusal) {
    eprintln!("refused ({status}): {reason}");
    answer(request, *status, reason);
}

fn answer(request: Request, status: u16, text: &str) {
    // Whether it can be told matters to nobody else.
    let _ = request.respond(Response::from_string(format!("{text}\n")).with_status_code(status));
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::net::TcpStream;
    use std::time::Duration;

    use tiny_http::{Header, TestRequest};

    use super::*;

    const TASK: &str = r#"{"name":"Nim","group":"Judge","url":"https://judge.example/1",
        "memoryLimit":256,"timeLimit":1000,"tests":[{"input":"1","output":"2"}],
        "input":{"type":"stdin"},"output":{"type":"stdout"}}"#;

    /// The headers of a request in order.
    const HEADERS: [(&str, &str); 3] = [
        ("Host", "localhost:10042"),
        ("Origin", "moz-extension://0b1c"),
        ("Content-Type", "application/json"),
    ];

    fn request(headers: &[(&str, &str)]) -> TestRequest {
        let request = TestRequest::new().with_method(Method::Post).with_body(TASK);
        headers.iter().fold(request, |request, &(name, value)| {
            request.with_header(Header::from_bytes(name, value).unwrap())
        })
    }

    fn status(request: TestRequest) -> u16 {
        match task(&mut request.into()) {
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
            assert_eq!(status(request(&headers)), expected, "{name}: {value}");
            let twice = [&HEADERS[..], &[(name, value)]].concat();
            assert_eq!(status(request(&twice)), 400, "{name} twice");
        }
        assert_eq!(status(request(&HEADERS)), 200);
        assert_eq!(status(request(&HEADERS[1..])), 403);
        assert_eq!(status(request(&[HEADERS[0], HEADERS[2]])), 200);
        assert_eq!(status(request(&HEADERS[..2])), 415);
        assert_eq!(status(request(&HEADERS).with_method(Method::Options)), 405);
        assert_eq!(status(request(&HEADERS).with_path("/x")), 404);
        assert_eq!(status(request(&HEADERS).with_body("{}")), 400);
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
            assert_eq!(status(request(&headers)), expected, "{name}: {value}");
        }
    }

    #[test]
    fn what_stalls_keeps_nothing_waiting_and_what_is_late_is_told() {
        let browser = Browser::listen(0).unwrap();
        let port = browser.port().unwrap();
        let head = |length: usize| {
            let headers: String =
                HEADERS.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
            format!("POST / HTTP/1.1\r\n{headers}Content-Length: {length}\r\n")
        };
        let open = move |text: &str| {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            stream
        };
        let stalled = [String::new(), head(7), head(7) + "\r\n", head(7000) + "\r\n"];
        // One after another: of a burst, the server gives some to threads that are busy by then.
        let stall = |text: &String| {
            thread::sleep(Duration::from_millis(50));
            open(text)
        };
        let _stalled: Vec<TcpStream> = stalled.iter().cycle().take(12).map(stall).collect();
        let good = head(TASK.len()) + "Connection: close\r\n\r\n" + TASK;
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
}
