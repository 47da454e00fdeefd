//! A problem as Competitive Companion sends it, in JSON.

use anyhow::{anyhow, ensure, Context, Result};
use serde::Deserialize;

use super::import::{check_answers, check_text, Import, Sample};
use super::Manifest;
use crate::output::shown;

/// A longer text is refused unread.
pub const LONGEST: u64 = 1 << 24;

/// No judge gives more samples.
const MOST_SAMPLES: usize = 1000;

/// A longer title or address is not one.
const LONGEST_LINE: usize = 500;

/// The JSON of a problem, as far as it concerns us.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    name: String,
    group: String,
    url: String,
    #[serde(default)]
    interactive: bool,
    /// In megabytes.
    memory_limit: f64,
    /// In milliseconds.
    time_limit: f64,
    tests: Vec<Test>,
    input: Channel,
    output: Channel,
    batch: Option<Batch>,
}

#[derive(Debug, Deserialize)]
struct Test {
    input: String,
    output: String,
}

/// Where a program reads or writes.
#[derive(Debug, Deserialize)]
struct Channel {
    r#type: String,
}

/// The problems that are sent together.
#[derive(Debug, Deserialize)]
struct Batch {
    #[serde(default)]
    id: String,
    size: u64,
}

/// A problem that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// Its title.
    pub title: String,
    /// The problem itself.
    pub import: Import,
}

impl Task {
    /// Reads the JSON of a problem.
    ///
    /// # Errors
    ///
    /// If it is not JSON of that form, in one line, with no more than a short excerpt of the text.
    pub fn read(json: &[u8]) -> Result<Task> {
        ensure!(json.len() as u64 <= LONGEST, "more than {} MB", LONGEST >> 20);
        serde_json::from_slice(json).map_err(|error| {
            // Serde's message ends with the place.
            let why = shown(&error.to_string(), 120);
            anyhow!("it is not a problem of Competitive Companion: {why}")
        })
    }

    /// The problems that are sent together: their name, and how many they are.
    pub fn batch(&self) -> (String, u64) {
        let batch = self.batch.as_ref();
        batch.map_or((String::new(), 1), |batch| (batch.id.clone(), batch.size))
    }

    /// The problem that was sent.
    ///
    /// # Errors
    ///
    /// If the problem cannot be tested by samples, or if a sample, a limit or a name is not in
    /// order.
    pub fn sent(self) -> Result<Sent> {
        ensure!(!self.interactive, "the problem is interactive, and has no samples to test with");
        for (channel, right) in [(&self.input, "stdin"), (&self.output, "stdout")] {
            let found = shown(&channel.r#type, 60);
            ensure!(
                found == right,
                "its programs use `{found}`, not {right}: that cannot be tested"
            );
        }
        let title = line(&self.name).context("name")?;
        let url = line(&self.url).context("url")?;
        let is_page = ["http://", "https://"].iter().any(|scheme| url.starts_with(scheme));
        ensure!(is_page && !url.contains(char::is_whitespace), "url: it is not an address");
        let group = line(&self.group).context("group")?;
        let number = number_in(&url).unwrap_or_else(|| title.clone());
        let judge = group.split(" - ").next().map(|judge| format!("{judge} {number}"));
        let manifest = Manifest {
            title: Some(title.clone()),
            judge,
            url: Some(url),
            time: limit(self.time_limit).context("timeLimit")? / 1000.0,
            memory: limit(self.memory_limit).context("memoryLimit")?,
        };
        let samples = samples(self.tests)?;
        Ok(Sent { title, import: Import { samples, manifest: Some(manifest) } })
    }
}

/// The judge's number for the problem at an address, where that shows it: the last word of the
/// path, after the contest's number if that is a letter alone; or else the `id`.
fn number_in(url: &str) -> Option<String> {
    let (path, query) = url.split_once('?').unwrap_or((url, ""));
    let mut fields = query.split('&').filter_map(|field| field.split_once('='));
    let number = match fields.find(|(name, _)| ["id", "pid"].contains(name)) {
        Some((_, id)) => id.to_string(),
        None => {
            let (_, path) = path.split_once("://")?.1.split_once('/')?;
            let mut words = path.rsplit('/').filter(|word| !word.is_empty());
            let last = words.next()?;
            let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
            let contest = words.find(is_number).filter(|_| last.len() <= 2);
            contest.unwrap_or_default().to_string() + last
        }
    };
    let is_plain = number.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    Some(number).filter(|number| is_plain && !number.is_empty())
}

fn samples(tests: Vec<Test>) -> Result<Vec<Sample>> {
    ensure!(!tests.is_empty(), "it has no samples");
    ensure!(tests.len() <= MOST_SAMPLES, "it has more than {MOST_SAMPLES} samples");
    let digits = tests.len().to_string().len();
    let sample = |(number, Test { input, output }): (usize, Test)| {
        check_text(&input).with_context(|| format!("input of sample {number}"))?;
        check_answers(&output).with_context(|| format!("output of sample {number}"))?;
        let name = format!("{number:0digits$}");
        Ok(Sample { name, input: in_lines(&input), output: in_lines(&output) })
    };
    (1..).zip(tests).map(sample).collect()
}

/// A text with the line ends that judges have, the last one included; an empty one has none.
fn in_lines(text: &str) -> String {
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    text.replace("\r\n", "\n") + end
}

/// A limit, which may be too large or too small to be one.
fn limit(number: f64) -> Result<f64> {
    ensure!((1.0..1e6).contains(&number), "{number:e} is not a limit: from 1 to 10^6");
    Ok(number)
}

/// A text of one line.
fn line(text: &str) -> Result<String> {
    let text = text.trim();
    ensure!(!text.is_empty(), "it is empty");
    ensure!(text.len() <= LONGEST_LINE, "it has more than {LONGEST_LINE} bytes");
    ensure!(!text.contains(char::is_control), "it has control characters");
    Ok(text.to_string())
}

#[cfg(test)]
mod tests {
    use serde_json::{json, Value};

    use super::*;

    /// A problem in order.
    fn task() -> Value {
        json!({
            "name": "G. Castle Defense", "group": "Codeforces - Educational Round 40",
            "url": "https://codeforces.com/problemset/problem/954/G", "interactive": false,
            "memoryLimit": 256, "timeLimit": 1500, "testType": "single",
            "tests": [{ "input": "5 0 6\r\n", "output": "5" }, { "input": "4\n", "output": "6\n" }],
            "input": { "type": "stdin" }, "output": { "type": "stdout" },
            "languages": { "java": { "mainClass": "Main", "taskClass": "GCastleDefense" } },
            "batch": { "id": "123e67c8", "size": 1 }
        })
    }

    fn read(json: &[u8]) -> Result<Sent> {
        Task::read(json)?.sent()
    }

    fn error(json: &[u8]) -> String {
        let error = format!("{:#}", read(json).unwrap_err());
        assert!(error.len() < 300 && !error.contains(char::is_control), "{error}");
        error
    }

    #[test]
    fn a_problem_is_read() {
        let Sent { title, import } = read(task().to_string().as_bytes()).unwrap();
        assert_eq!(title, "G. Castle Defense");
        let sample = |name: &str, input: &str, output: &str| Sample {
            name: name.to_string(),
            input: input.to_string(),
            output: output.to_string(),
        };
        assert_eq!(import.samples, [sample("1", "5 0 6\n", "5\n"), sample("2", "4\n", "6\n")]);
        let manifest = Manifest {
            title: Some("G. Castle Defense".to_string()),
            judge: Some("Codeforces 954G".to_string()),
            url: Some("https://codeforces.com/problemset/problem/954/G".to_string()),
            time: 1.5,
            memory: 256.0,
        };
        assert_eq!(import.manifest, Some(manifest));
    }

    #[test]
    fn an_address_shows_the_number() {
        for (url, number) in [
            ("https://codeforces.com/contest/954/problem/G", Some("954G")),
            ("https://codeforces.com/problemset/problem/1427/F2", Some("1427F2")),
            ("https://atcoder.jp/contests/agc017/tasks/agc017_d", Some("agc017_d")),
            ("https://cses.fi/problemset/task/1730/", Some("1730")),
            ("https://www.luogu.com.cn/problem/P4301", Some("P4301")),
            ("http://poj.org/problem?id=1704", Some("1704")),
            ("https://acm.hdu.edu.cn/showproblem.php?x=1&pid=1847", Some("1847")),
            ("https://judge.example/a.html", None),
            ("https://judge.example/", None),
            ("https://judge.example", None),
        ] {
            assert_eq!(number_in(url).as_deref(), number, "{url}");
        }
    }

    #[test]
    fn what_is_not_in_order_is_named() {
        for (pointer, value, says) in [
            ("/interactive", json!(true), "interactive"),
            ("/input/type", json!("file"), "its programs use `file`, not stdin"),
            ("/output/type", json!("file"), "its programs use `file`, not stdout"),
            ("/name", json!("a\u{1b}[31mb"), "name: it has control characters"),
            ("/name", json!(""), "name: it is empty"),
            ("/name", json!("x".repeat(501)), "name: it has more than"),
            ("/name", json!(5), "invalid type: integer `5`, expected a string"),
            ("/url", json!("javascript:alert(1)"), "url: it is not an address"),
            ("/url", json!("file:///etc/passwd"), "url: it is not an address"),
            ("/timeLimit", json!(-1), "timeLimit: -1e0 is not a limit"),
            ("/timeLimit", json!(0), "timeLimit"),
            ("/timeLimit", json!(1e308), "timeLimit: 1e308 is not a limit"),
            ("/memoryLimit", json!(1e6), "memoryLimit: 1e6 is not a limit"),
            ("/memoryLimit", json!("256"), "invalid type: string"),
            ("/memoryLimit", json!("y".repeat(100_000)), "invalid type: string"),
            ("/tests", json!([]), "it has no samples"),
            ("/tests", json!({}), "invalid type"),
            ("/tests/1/output", json!(""), "output of sample 2: it is empty"),
            ("/tests/0/input", json!("1\u{0}"), "input of sample 1: line 1: a control character"),
            ("/batch", json!({"size": -1}), "invalid value"),
        ] {
            let mut task = task();
            *task.pointer_mut(pointer).unwrap() = value;
            let error = error(task.to_string().as_bytes());
            assert!(error.contains(says), "{pointer}: {error}");
        }
        for key in ["name", "group", "url", "memoryLimit", "timeLimit", "tests", "input", "output"]
        {
            let mut task = task();
            task.as_object_mut().unwrap().remove(key);
            assert!(error(task.to_string().as_bytes()).contains(key), "{key}");
        }
    }

    #[test]
    fn text_that_is_not_json_of_that_form_is_refused() {
        let whole = task().to_string();
        for end in 0..whole.len() {
            error(&whole.as_bytes()[..end]);
        }
        let deep = format!("{{\"extra\":{}}}", "[".repeat(1_000_000));
        let task_of = |number: &str| whole.replace("1500", number);
        for text in ["", "null", "[]", "NaN", "\u{feff}{}", "{\"name\":1,\"name\":2}", &deep] {
            error(text.as_bytes());
        }
        for number in ["NaN", "Infinity", "1e999", "-0", "0x10", "01", &"9".repeat(100_000)] {
            error(task_of(number).as_bytes());
        }
        error(&[b"{\"name\":\"\xff\xfe\"}", whole.as_bytes()].concat());
        error(whole.replace("Castle", "\\ud800").as_bytes());
        error(&[whole.as_bytes(), b"x"].concat());
        error(&vec![b' '; (LONGEST + 1) as usize]);
    }
}
