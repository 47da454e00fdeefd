//! `cargo judge game`, as a user meets them.

mod by_program;
#[path = "../../../command/tests/common/mod.rs"]
mod common;
mod described;
mod printed;

use assert_cmd::assert::Assert;
use predicates::function::function;
use predicates::prelude::{Predicate, PredicateBooleanExt};
use predicates::str::{contains, ends_with, starts_with};

use common::{folder, judge};

fn game(words: &[&str]) -> Assert {
    judge(folder().path(), &[&["game"], words].concat()).assert()
}

/// A single line on standard error with these words.
fn one_line(words: &str) -> impl Predicate<str> {
    contains(words).and(function(|text: &str| text.lines().count() == 1))
}

/// The examples of the manual that begin with these words: the rest of the first line, and the lines
/// below it.
fn shown(command: &str) -> Vec<(&'static str, String)> {
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
