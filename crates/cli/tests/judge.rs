//! The `cargo judge` command as a user meets it, with programs in shell and awk.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;

/// The command, run in a folder of its own.
fn judge(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cli"));
    command.current_dir(folder).args(words);
    command
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for a test")
}

/// A right program for kiki-cici.
const RIGHT: [&str; 3] = ["awk", "-v", "RS=[ \t\r\n]+"];
const RULE: &str = r#"$1 != "" { won = $1 % 3; print won ? "Kiki" : "Cici" }"#;

#[test]
fn problems_are_listed_for_people_and_for_programs() {
    let folder = folder();
    judge(folder.path(), &["list"]).assert().success().stdout(contains("hdu1730"));
    let output = judge(folder.path(), &["list", "--json"]).output().unwrap().stdout;
    let list: serde_json::Value = serde_json::from_slice(&output).unwrap();
    let slugs: Vec<&str> =
        list.as_array().unwrap().iter().map(|p| p["problem"]["slug"].as_str().unwrap()).collect();
    assert!(slugs.contains(&"kiki-cici") && slugs.is_sorted());
}

#[test]
fn a_misspelt_problem_is_pointed_out() {
    judge(folder().path(), &["test", "kiki-cicci"])
        .assert()
        .code(2)
        .stderr("cargo judge: there is no problem `kiki-cicci`; did you mean `kiki-cici`?\n");
}

#[test]
fn a_right_program_is_accepted() {
    let words = [&["test", "HDU 1847", "--"][..], &RIGHT, &[RULE]].concat();
    judge(folder().path(), &words)
        .assert()
        .success()
        .stdout(contains("AC").and(contains("WA").not()));
}

#[test]
fn a_wrong_program_is_told_where_it_goes_wrong() {
    let wrong = RULE.replace("$1 %", "$1 == 57 || $1 %");
    let words = [&["test", "kiki-cici", "--diff", "--"][..], &RIGHT, &[&wrong]].concat();
    judge(folder().path(), &words).assert().code(1).stdout(
        contains("05-every-small-pack  line 57: expected `Cici`, found `Kiki`")
            .and(contains("    -Cici\n"))
            .and(contains("    +Kiki\n")),
    );
}

#[test]
fn stress_finds_the_smallest_case_and_saves_it() {
    let folder = folder();
    let wrong = RULE.replace("$1 %", "$1 > 56 || $1 %");
    let words = [&["stress", "kiki-cici", "--"][..], &RIGHT, &[&wrong]].concat();
    for number in 1..=2 {
        judge(folder.path(), &words)
            .assert()
            .code(1)
            .stdout(contains("input:\n57\n").and(contains("right answer:\nCici\n")));
        let saved = folder.path().join(format!("kiki-cici-counter-{number}.in"));
        assert_eq!(fs::read_to_string(saved).unwrap(), "57\n");
    }
}

#[test]
fn stress_finds_what_takes_two_cases() {
    let forgets = r#"$1 != "" { sum += $1 % 3; print sum ? "Kiki" : "Cici" }"#;
    let words = [&["stress", "kiki-cici", "--"][..], &RIGHT, &[forgets]].concat();
    judge(folder().path(), &words).assert().code(1).stdout(contains("input:\n1\n3\n"));
}

/// What a program does to the judge, and the verdict.
#[test]
fn no_program_harms_the_judge() {
    for (program, verdict) in [
        ("while :; do :; done", "TLE"),
        ("sleep 1000", "TLE"),
        ("yes", "WA"),
        ("exec <&-; echo Cici", "WA"),
        ("kill -SEGV $$", "RE"),
        ("echo oops >&2; exit 3", "RE after 2 runs: exit code 3: oops"),
        ("awk 'BEGIN { s = \"x\"; for (;;) s = s s }'", "MLE"),
    ] {
        let words = ["stress", "kiki-cici", "--time", "0.5", "--memory", "100", "--", "sh", "-c"];
        judge(folder().path(), &[&words[..], &[program]].concat())
            .assert()
            .code(1)
            .stdout(contains(format!("kiki-cici: {verdict}")))
            .stderr(contains("panicked").not());
    }
}

#[test]
fn nothing_is_left_behind() {
    // One in the program's own group, and one that has cut itself loose.
    let program = "sleep 98765 & setsid sleep 98765 & echo Kiki";
    let words = ["stress", "kiki-cici", "--", "sh", "-c", program];
    judge(folder().path(), &words).assert().code(1);
    for process in fs::read_dir("/proc").unwrap() {
        let command = fs::read_to_string(process.unwrap().path().join("cmdline"));
        assert!(!command.unwrap_or_default().starts_with("sleep\098765"));
    }
}

#[test]
fn a_command_that_does_not_exist_is_named() {
    for verb in ["test", "stress"] {
        judge(folder().path(), &[verb, "kiki-cici", "--", "./no-such-program"])
            .assert()
            .code(2)
            .stderr(contains("cannot run `./no-such-program`"));
    }
}

#[test]
fn what_is_generated_is_valid_and_repeatable() {
    for (problem, beyond) in [("hdu1536", false), ("dag-tokens", false), ("stones-02", true)] {
        for size in ["small", "medium", "max"] {
            let mut words = vec!["generate", problem, "--seed", "7", "--size", size];
            words.extend(beyond.then_some("--beyond"));
            let input = || judge(folder().path(), &words).output().unwrap().stdout;
            assert_eq!(input(), input());
            let mut words = vec!["validate", problem];
            words.extend(beyond.then_some("--beyond"));
            judge(folder().path(), &words).write_stdin(input()).assert().success();
        }
    }
}

#[test]
fn what_is_invalid_is_refused_with_its_place() {
    for (problem, input, complaint) in [
        ("kiki-cici", "5\n0\n", "line 2, column 1: expected n (1..=1000), found `0`"),
        ("kiki-cici", "5 1001", "line 1, column 3: expected n (1..=1000), found `1001`"),
        ("nim", "2\n7\n", "line 3, column 1: expected"),
        ("nim", "1\n7\n7\n", "line 3, column 1: expected the end of the input, found `7`"),
        ("stones-03", "2\n1 1\n", "found the end of the input"),
        ("hdu1730", "1 5\n3 3\n", "line 2, column 1: expected"),
    ] {
        judge(folder().path(), &["validate", problem])
            .write_stdin(input)
            .assert()
            .code(1)
            .stdout(contains(complaint));
    }
}
