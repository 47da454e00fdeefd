//! The `cargo judge` command as a user meets it.

#[path = "../common/mod.rs"]
mod common;
mod given;
#[path = "../common/home.rs"]
mod home;
mod judge;
mod mine;
mod own;
mod study;
mod tools;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command as Process, Stdio};

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;

use home::{one_line, run, Home};

/// The tool has run where there is nothing but this input.
fn run_on(input: impl Into<Vec<u8>>, words: &[&str]) -> Assert {
    Home::with_files(&[]).judge(words).write_stdin(input).assert()
}

/// What was printed on standard output.
fn stdout(ran: Assert) -> String {
    String::from_utf8(ran.get_output().stdout.clone()).unwrap()
}

/// The tool while it runs; it does not outlive a test that fails.
struct Running {
    tool: Child,
    output: BufReader<ChildStdout>,
}

impl Running {
    fn start(folder: &Path, words: &[&str]) -> Running {
        let mut command = Process::new(env!("CARGO_BIN_EXE_judge-command"));
        command.args(words).current_dir(folder).env("JUDGE_MINE", folder.join("mine"));
        command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut tool = command.stderr(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(tool.stdout.take().unwrap());
        Running { tool, output }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }

    /// The output up to the next prompt, or to the end.
    fn prompt(&mut self) -> String {
        let mut text = Vec::new();
        let mut byte = [0];
        while !text.ends_with(b"> ") && self.output.read(&mut byte).unwrap() == 1 {
            text.push(byte[0]);
        }
        String::from_utf8(text).unwrap()
    }

    fn say(&mut self, words: &str) -> String {
        writeln!(self.tool.stdin.as_mut().unwrap(), "{words}").unwrap();
        self.prompt()
    }

    /// All that it prints, and says on standard error, until it ends by itself, well.
    fn end(&mut self) -> [String; 2] {
        let mut said = [String::new(), String::new()];
        self.output.read_to_string(&mut said[0]).unwrap();
        self.tool.stderr.take().unwrap().read_to_string(&mut said[1]).unwrap();
        assert!(self.tool.wait().unwrap().success(), "{said:?}");
        said
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.tool.kill();
        let _ = self.tool.wait();
    }
}
