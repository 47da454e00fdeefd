//! A problem as Competitive Companion sends it, in JSON.

use anyhow::{anyhow, ensure, Result};
use serde::Deserialize;

use super::import::{Import, Sample};
use super::Manifest;
use crate::disk::files::{decoded, in_lines};
use crate::output::printable;

/// The JSON of a problem, as far as it concerns us.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    name: String,
    group: String,
    url: String,
    #[serde(default)]
    interactive: bool,
    /// In megabytes; nothing, or 0, where the site does not tell it.
    memory_limit: Option<f64>,
    /// In milliseconds; nothing, or 0, where the site does not tell it.
    time_limit: Option<f64>,
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

impl Task {
    /// Reads the JSON of a problem.
    ///
    /// # Errors
    ///
    /// If it is not JSON of that form, in one line, with no more than a short excerpt of the text.
    pub fn read(json: &[u8]) -> Result<Task> {
        let refused = |why: &str| {
            anyhow!("it is not a problem of Competitive Companion: {}", printable(why, 120))
        };
        let json = decoded(json).ok_or_else(|| refused("it is not text in UTF-8 or UTF-16"))?;
        // Serde's message ends with the place.
        serde_json::from_str(&json).map_err(|error| refused(&error.to_string()))
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
    /// If the problem cannot be tested by samples, or if a limit or a name is not in order.
    pub fn import(self) -> Result<Import> {
        for (channel, right) in [(&self.input, "stdin"), (&self.output, "stdout")] {
            let found = printable(&channel.r#type, 60);
            ensure!(
                found == right,
                "its programs use `{found}`, not {right}: that cannot be tested"
            );
        }
        ensure!(self.interactive || !self.tests.is_empty(), "it has no samples");
        for text in [&self.name, &self.url, &self.group] {
            ensure!(!text.contains(char::is_control), "`{}` is not a name", printable(text, 60));
        }
        let number = number_in(&self.url).unwrap_or_else(|| self.name.clone());
        let judge = self.group.split(" - ").next().map(|judge| format!("{judge} {number}"));
        let usual = Manifest::default();
        let told = |limit: Option<f64>| limit.filter(|&limit| limit != 0.0);
        let (time, memory) = (told(self.time_limit), told(self.memory_limit));
        let manifest = Manifest {
            title: Some(self.name),
            judge,
            url: Some(self.url),
            interactive: self.interactive,
            time: time.map_or(usual.time, |milliseconds| milliseconds / 1000.0),
            memory: memory.unwrap_or(usual.memory),
        };
        let assumed = [
            (time, format!("no time limit is told: {} s is assumed", usual.time)),
            (memory, format!("no memory limit is told: {} MB is assumed", usual.memory)),
        ];
        let notes = assumed.into_iter().filter(|(told, _)| told.is_none()).map(|(_, says)| says);
        Ok(Import {
            // Those of a dialogue are what both said, and not what an interactor reads.
            samples: if self.interactive { Vec::new() } else { samples(self.tests) },
            manifest: Some(manifest.check_limits()?),
            notes: notes.collect(),
            left_out: Vec::new(),
        })
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

fn samples(tests: Vec<Test>) -> Vec<Sample> {
    let digits = tests.len().to_string().len();
    let sample = |(number, Test { input, output }): (usize, Test)| Sample {
        name: format!("{number:0digits$}"),
        input: in_lines(&input),
        output: in_lines(&output),
    };
    (1..).zip(tests).map(sample).collect()
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

    fn read(json: &[u8]) -> Result<Import> {
        Task::read(json)?.import()
    }

    fn error(json: &[u8]) -> String {
        let error = format!("{:#}", read(json).unwrap_err());
        assert!(error.len() < 300 && !error.contains(char::is_control), "{error}");
        error
    }

    #[test]
    fn a_problem_is_read() {
        let import = read(task().to_string().as_bytes()).unwrap();
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
            interactive: false,
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
            ("/input/type", json!("file"), "its programs use `file`, not stdin"),
            ("/output/type", json!("file"), "its programs use `file`, not stdout"),
            ("/name", json!("a\u{1b}[31mb"), "`a\\u{1b}[31mb` is not a name"),
            ("/name", json!(5), "invalid type: integer `5`, expected a string"),
            ("/timeLimit", json!(-1), "a limit is not a positive number"),
            ("/timeLimit", json!(1e308), "a limit is not a positive number"),
            ("/memoryLimit", json!("y".repeat(100_000)), "invalid type: string"),
            ("/tests", json!([]), "it has no samples"),
            ("/batch", json!({"size": -1}), "invalid value"),
        ] {
            let mut task = task();
            *task.pointer_mut(pointer).unwrap() = value;
            let error = error(task.to_string().as_bytes());
            assert!(error.contains(says), "{pointer}: {error}");
        }
        let whole = task().to_string();
        for text in ["", "[]", &"[".repeat(1_000_000), &whole[..whole.len() - 1]] {
            assert!(error(text.as_bytes()).starts_with("it is not a problem of Competitive"));
        }
        error(&[b"{\"name\":\"\xff\xfe\"}", whole.as_bytes()].concat());
    }
}
