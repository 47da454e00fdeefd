//! A format that a user describes in a few lines of text, for a problem whose rules nobody knows.
//!
//! Each line describes a line of the input, or several alike:
//!
//! ```text
//! cases t in 1..20
//! n in 1..100, k in 0..n
//! a: n of 1..10^9
//! s: word of n from a-z
//! n-1 lines: u in 1..n, v in 1..n
//! ```
//!
//! Without `cases` the input is a single case; `cases to the end` and `cases until 0 0` are the
//! other frames, and `sum of n at most 10^5` bounds all cases together.

mod expressions;
mod parts;

use std::collections::BTreeSet;
use std::fs;
use std::io::{stdin, stdout, BufRead, Write};
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{ensure, Context, Result};
use proptest::strategy::{Strategy, ValueTree};
use protocol::Scope;

use self::parts::{split_words, Parts};
use crate::checktestdata::Form;
use crate::definition::Definition;
use crate::format::{Framing, Grammar, Total};
use crate::location::Location;
use crate::random::runner;
use crate::serve::serve;
use crate::shape::{Known, Node, Size};
use crate::value::Value;

/// Serves a format described in a file; the exit code.
///
/// It has no answers: those that it gives are empty. If the description is not in order, every
/// reply says so.
pub fn run(file: &Path) -> i32 {
    match read(file) {
        Ok(definition) => serve(Location { slug: "", directory: "", binary: "" }, &definition),
        Err(error) => refuse(&format!("{error:#}")),
    }
}

fn read(file: &Path) -> Result<Definition> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let text = fs::read_to_string(file).with_context(|| name.to_string())?;
    definition(&text).with_context(|| name.to_string())
}

fn refuse(error: &str) -> i32 {
    let reply = serde_json::json!({ "Err": error });
    for _ in stdin().lock().lines() {
        if writeln!(stdout(), "{reply}").is_err() {
            break;
        }
    }
    1
}

fn definition(text: &str) -> Result<Definition> {
    let grammar = grammar(text)?;
    let of_small = grammar.clone();
    Ok(Definition {
        small: LazyLock::new(Box::new(move || small(&of_small))),
        studied: Err("its rules are not known"),
        ..Definition::new(grammar, Form::line(".*"))
    })
}

/// The format that a text describes.
///
/// # Errors
///
/// The first line that is not in order, and why.
pub fn grammar(text: &str) -> Result<Grammar> {
    let (mut parts, mut framing, mut total) = (Parts::default(), Framing::Single, None);
    let is_said = |line: &str| !line.is_empty() && !line.starts_with('#');
    let lines = (1..).zip(text.lines().map(str::trim));
    for (number, line) in lines.filter(|(_, line)| is_said(line)) {
        let is_first = parts.is_empty() && matches!(framing, Framing::Single);
        let read = match split_words(line) {
            ("cases", rest) => {
                ensure!(is_first, "line {number}: `cases` comes first, and once");
                frame(rest, &mut parts).map(|frame| framing = frame)
            }
            ("sum", rest) => sum(rest, &parts).map(|sum| total = Some(sum)),
            _ => parts.line(line),
        };
        read.with_context(|| format!("line {number}"))?;
    }
    ensure!(!parts.is_empty(), "it describes nothing");
    Ok(Grammar { framing, blank_lines: false, case: parts.into_case(), total })
}

/// What stands after `cases`.
fn frame(text: &str, parts: &mut Parts) -> Result<Framing> {
    if text == "to the end" {
        return Ok(Framing::ToEof);
    }
    match split_words(text) {
        ("until", sentinel) if !sentinel.is_empty() => {
            Ok(Framing::Until(sentinel.to_string().leak()))
        }
        _ => parts.count_of_cases(text).map(Framing::Counted),
    }
}

/// What stands after `sum`: `of n at most 10^5`.
fn sum(text: &str, parts: &Parts) -> Result<Total> {
    let named = text.strip_prefix("of ").and_then(|rest| rest.split_once(" at most "));
    let (name, most) = named.context("expected `sum of n at most 1000`")?;
    let (number, most) = parts.total(name.trim(), most)?;
    Ok(Total { number, most })
}

/// Small cases of every size, each once.
fn small(grammar: &Grammar) -> Vec<Value> {
    const OF_A_SIZE: usize = 150;
    let (mut seen, mut cases) = (BTreeSet::new(), Vec::new());
    for length in 1..=4 {
        let size = Size { value: 3 * length, length, ..Size::small(Scope::Judge) };
        let strategy = grammar.case.strategy(size, &Known::default());
        let mut runner = runner(length);
        for tree in (0..OF_A_SIZE).map(|_| strategy.new_tree(&mut runner)) {
            // The formats that are described here reject no value.
            let Ok(case) = tree.map(|tree| tree.current()) else { continue };
            if seen.insert(grammar.write_case(&case)) {
                cases.push(case);
            }
        }
    }
    cases
}

/// The case of several lines.
fn case_of(mut lines: Vec<Node>) -> Node {
    match lines.len() {
        1 => lines.remove(0),
        _ => Node::Tuple(lines),
    }
}

#[cfg(test)]
mod tests;
