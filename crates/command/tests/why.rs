//! A mistake by its name, and counter-examples that are kept.

mod common;

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::TempDir;

/// The user's folder with a program.
fn mine(path: &str, text: &str) -> TempDir {
    let folder = common::folder();
    put(folder.path(), path, text);
    folder
}

fn put(folder: &Path, path: &str, text: &str) {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn judge(mine: &TempDir, words: &[&str]) -> Command {
    let mut command = common::judge(mine.path(), words);
    command.env("JUDGE_MINE", mine.path());
    command
}

/// A program for kiki-cici that lets Kiki win where this holds of `n`.
fn kiki(wins: &str) -> String {
    format!(
        "#!/bin/sh\nwhile read n; do\n\
         if [ {wins} ]; then echo Kiki; else echo Cici; fi\ndone\n"
    )
}

const HINT: &str = "\n--why says whether a known mistake gives the same answers\n";

#[test]
fn a_mistake_is_told_by_its_name_to_those_who_ask() {
    let mine = mine("kiki-cici/odd", &kiki("$((n % 2)) = 1"));
    let name = "mine/kiki-cici/odd: on all 12 failing cases and 3 of 3 others it answers like \
                `odd-packs`: lets the first player win the odd packs only.\n";
    let place = contains("    the pitfall: problems/kiki-cici/README.md:");
    let test = ["test", "kiki-cici", "mine"];
    judge(&mine, &test).assert().code(1).stdout(contains(HINT).and(contains("odd-packs").not()));
    let why = [&test[..], &["--why"]].concat();
    let told = contains(name).and(place.clone()).and(contains(HINT).not());
    judge(&mine, &why).assert().code(1).stdout(told);
    put(mine.path(), "kiki-cici/odd", &kiki("$((n % 3)) != 0"));
    judge(&mine, &test).assert().success().stdout(contains("--why").not());
}

/// Wrong in the same way as one in the set, in other words.
#[test]
fn a_counter_example_has_its_mistake_told_as_well() {
    let gaps = "fn main() {\n    \
        let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    \
        let mut words = text.split_whitespace().map(|word| word.parse::<i64>().unwrap());\n    \
        for _ in 0..words.next().unwrap() {\n        \
        let n = words.next().unwrap() as usize;\n        \
        let mut cells: Vec<i64> = words.by_ref().take(n).collect();\n        \
        cells.sort();\n        \
        let (mut last, mut sum) = (0, 0);\n        \
        for cell in cells {\n            \
        sum ^= cell - last - 1;\n            last = cell;\n        }\n        \
        println!(\"{} will win\", if sum == 0 { \"Bob\" } else { \"Georgia\" });\n    }\n}\n";
    let mine = mine("georgia-and-bob/gaps.rs", gaps);
    let search = ["stress", "georgia-and-bob", "--", "mine/georgia-and-bob/gaps.rs"];
    judge(&mine, &search).assert().code(1).stdout(contains(HINT));
    let why = [&search[..2], &["--why"], &search[2..]].concat();
    let name = contains("others it answers like `every-gap`: plays Nim on all gaps, ");
    judge(&mine, &why).assert().code(1).stdout(name.and(contains("on all ")));
}

#[test]
fn the_nearest_mistake_is_told_as_such_and_another_is_unknown() {
    let told = |wins| {
        let mine = mine("kiki-cici/odd", &kiki(wins));
        let output = judge(&mine, &["test", "mine", "--why"]).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).unwrap()
    };
    let nearly = told("$((n % 2)) = 1 -o $n = 1000");
    let nearest = "mine/kiki-cici/odd: no known mistake gives all its answers; on ";
    assert!(
        nearly.contains(nearest) && nearly.contains(" it answers like `odd-packs`: "),
        "{nearly}"
    );
    // The second one is like `odd-packs` wherever it is wrong, and nowhere else.
    for wins in ["$((n % 7)) = 1", "$((n % ${m:=$((n == 1 ? 2 : 3))})) != 0"] {
        let unknown = told(wins);
        assert!(unknown.contains("no known mistake gives such answers\n"), "{unknown}");
    }
}

#[test]
fn a_counter_example_can_be_kept_as_a_test() {
    let mine = mine("kiki-cici/odd", &kiki("$((n % 2)) = 1"));
    let test = |mine: &TempDir| judge(mine, &["test", "kiki-cici", "mine"]).assert();
    let program = mine.path().join("kiki-cici/odd").display().to_string();
    let keep = ["stress", "kiki-cici", "--keep", "--", "sh", &program];
    judge(&mine, &keep).assert().code(1).stdout(contains("kiki-cici/cases/1.in and .out\n"));
    test(&mine).code(1).stdout(contains("  mine: 1  line 1: expected `Kiki`, found `Cici`\n"));
    let against = ["stress", "kiki-cici", "--keep", "--against", "true", "--", "sh", &program];
    let refused = "cargo judge: --keep takes kiki-cici's own answers, not --against\n";
    judge(&mine, &against).assert().code(2).stderr(refused);
    put(mine.path(), "kiki-cici/cases/1.out", "Cici\n");
    let differs = contains("kiki-cici/cases/1.out: line 1: expected `Kiki`, found `Cici`\n");
    test(&mine).code(2).stderr(differs.and(contains("\n").count(1)));
    put(mine.path(), "kiki-cici/cases/1.in", "two\n");
    let malformed = contains("kiki-cici/cases/1.in: line 1, column 1: expected n ");
    test(&mine).code(2).stderr(malformed.and(contains("\n").count(1)));
    fs::remove_file(mine.path().join("kiki-cici/cases/1.out")).unwrap();
    test(&mine).code(2).stderr(contains("1.in has no .out\n").and(contains("\n").count(1)));
}

#[test]
fn a_problem_of_the_users_has_kept_cases_too() {
    let mine = mine("sum/add", "#!/bin/sh\nread a b\necho $((a + b))\n");
    for (file, text) in [
        ("samples/1.in", "1 2\n"),
        ("samples/1.out", "3\n"),
        ("cases/7.in", "2 2\n"),
        ("cases/7.out", "5\n"),
    ] {
        put(mine.path(), &format!("sum/{file}"), text);
    }
    let output =
        contains("mine: 7  line 1: expected `5`, found `4`\n").and(contains("--why").not());
    judge(&mine, &["test", "sum"]).assert().code(1).stdout(output);
}
