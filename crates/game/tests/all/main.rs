//! `cargo judge game`, as a user meets them.

mod advice;
mod alike;
mod by_program;
#[path = "../../../command/tests/common/mod.rs"]
mod common;
mod described;
mod printed;
mod sums;

use std::path::{Path, PathBuf};

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use predicates::function::function;
use predicates::prelude::{Predicate, PredicateBooleanExt};
use predicates::str::{contains, ends_with, starts_with};

use serde_json::Value;

use common::{folder, judge};

fn game(words: &[&str]) -> Assert {
    judge(folder().path(), &[&["game"], words].concat()).assert()
}

fn json(assert: Assert) -> Value {
    serde_json::from_slice(&assert.success().get_output().stdout).expect("JSON")
}

const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

/// The program that tells rules.
fn teller() -> PathBuf {
    let tools = Path::new(env!("CARGO_BIN_EXE_judge-game")).parent().unwrap();
    let teller = tools.join("examples").join(format!("teller{}", std::env::consts::EXE_SUFFIX));
    assert!(teller.is_file(), "no {}: cargo build -p game --examples", teller.display());
    teller
}

/// The command with the program that tells rules in this manner.
fn command(words: &[&str], manner: &str) -> Command {
    let mut command = judge(Path::new(FOLDER), &[&["game"], words].concat());
    command.arg("--").arg(teller()).arg(manner);
    command
}

fn run_teller(words: &[&str], manner: &str) -> Assert {
    command(words, manner).assert()
}

fn is_refused(ran: Assert, error: &str) {
    ran.code(2).stdout("").stderr(one_line(error));
}

/// A single line on standard error with these words.
fn one_line(words: &str) -> impl Predicate<str> {
    contains(words).and(function(|text: &str| text.lines().count() == 1))
}

/// The examples of the manual that begin with these words: the rest of the first line, and the lines
/// below it.
fn manual_examples(command: &str) -> Vec<(&'static str, String)> {
    let manual = include_str!("../../../../docs/manual.md");
    let start = format!("\n    $ {command}");
    let examples = manual.split(&start).skip(1);
    examples
        .map(|example| {
            let (words, output) = example.split_once('\n').unwrap();
            let lines = output.lines();
            let lines = lines
                .map_while(|line| line.strip_prefix("    ").or(line.is_empty().then_some("")))
                .take_while(|line| !line.starts_with("$ "));
            (words, lines.collect::<Vec<&str>>().join("\n").trim_end().to_string() + "\n")
        })
        .collect()
}
