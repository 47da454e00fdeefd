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

fn bench_nim(program: &str) -> Assert {
    let yours =
        ["--patience", "10", "--against", "yours", "--", "awk", "-v", "RS=[ \t\r\n]+", program];
    bench(&[&["nim"], &SMALL[..], &yours].concat())
}

/// Nim on tokens: the count, and as many heaps.
const NIM: &str = r#"
    function xor(a, b,  power, sum) {
        for (power = 1; a || b; power *= 2) {
            if (a % 2 != b % 2) sum += power
            a = int(a / 2); b = int(b / 2)
        }
        return sum + 0
    }
    $1 == "" { next }
    !left { left = $1; sum = 0; next }
    { sum = xor(sum, $1); if (--left == 0) print sum ? "A" : "B" }
"#;

#[test]
fn a_row_for_every_program_on_every_workload() {
    let rows = |name: &str| contains(format!("\n  {name} ")).count(3);
    bench_nim(NIM)
        .success()
        .stdout(contains("nim: 5,000 heaps in one case").and(contains("nim: 2,500 heaps of 18")))
        .stdout(rows("bundle").and(rows("workspace")).and(rows("yours")))
        .stdout(contains("to yours").count(3));
}

#[test]
fn a_wrong_program_is_not_measured() {
    bench_nim(&NIM.replace("\"B\"", "\"A\"")).code(2).stdout("").stderr(
        contains("yours cannot be compared: wrong on ").and(contains("expected `B`, found `A`")),
    );
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
