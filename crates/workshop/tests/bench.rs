//! `cargo judge bench`, on inputs that are too small for the measurements to matter.

#[path = "../../command/tests/common/mod.rs"]
mod common;

use std::env;
use std::os::unix::fs::symlink;

use assert_cmd::assert::Assert;
use predicates::prelude::*;
use predicates::str::contains;

use common::{folder, judge};

const SMALL: [&str; 4] = ["--scale", "0.001", "--rounds", "1"];

fn bench(words: &[&str]) -> Assert {
    judge(folder().path(), &[&["bench"], words].concat()).assert()
}

fn bench_kiki_cici(winner: &str) -> Assert {
    let program = format!("$1 {{ print $1 % 3 ? \"{winner}\" : \"Cici\" }}");
    let yours =
        ["--patience", "10", "--against", "yours", "--", "awk", "-v", "RS=[ \t\r\n]+", &program];
    bench(&[&["kiki-cici"], &SMALL[..], &yours].concat())
}

#[test]
fn a_row_for_every_program() {
    let row = |name: &str| contains(format!("\n  {name} ")).count(1);
    bench_kiki_cici("Kiki")
        .success()
        .stdout(contains("kiki-cici: 1,000 packs"))
        .stdout(row("bundle").and(row("workspace")).and(row("yours")))
        .stdout(contains("to yours").count(1));
}

#[test]
fn a_wrong_program_is_not_measured_and_the_others_are() {
    let named = contains("kiki-cici: yours cannot be compared: wrong on ")
        .and(contains("expected `Kiki`, found `Cici`"));
    let words = [&["kiki-cici"], &SMALL[..], &["--", "yes", "Cici"]].concat();
    let others = contains("\n  bundle ").and(contains("\n  workspace "));
    let wrong = bench(&words).code(1).stdout(others.and(contains("\n  yours ").not()));
    wrong.stderr(contains("cannot be compared"));
    bench_kiki_cici("Cici").code(1).stderr(named);
}

#[test]
fn without_a_cpp_compiler_our_programs_are_measured_alone() {
    let tools = folder();
    for tool in ["cargo", "rustc", "rustfmt", "cc", "ld"] {
        let folders = env::split_paths(&env::var_os("PATH").unwrap()).collect::<Vec<_>>();
        let found = folders.iter().map(|folder| folder.join(tool)).find(|file| file.exists());
        symlink(found.unwrap(), tools.path().join(tool)).unwrap();
    }
    judge(tools.path(), &[&["bench", "stones-07"], &SMALL[..]].concat())
        .env("PATH", tools.path())
        .assert()
        .success()
        .stdout(contains("\n  bundle ").and(contains("scanf").not()))
        .stderr(contains("there is no g++"));
}

#[test]
fn the_tables_are_markdown_on_request() {
    bench(&[&["subtraction-game", "--markdown"], &SMALL[..]].concat())
        .success()
        .stdout(contains("\n| subtraction-game | 1,000 heaps in the table"));
}

#[test]
fn memory_stands_next_to_the_limit() {
    bench(&["kiki-cici", "--memory"])
        .success()
        .stdout(contains("\n| kiki-cici |").and(contains(".0 MB |\n")));
}
