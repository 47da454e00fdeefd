//! The `cargo judge` command as a user meets it, with programs in shell and in Rust.

mod common;

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::sync::OnceLock;
use std::time::Duration;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, ends_with};

use common::{folder, judge};

/// A program for kiki-cici, which is right unless it gets a mistake for an argument.
fn kiki() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let program = concat!(env!("CARGO_TARGET_TMPDIR"), "/kiki");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/kiki.rs");
        let mut rustc = Command::new("rustc");
        rustc.args(["-O", "--edition", "2021", "-o", program, source]).assert().success();
        program.to_string()
    })
}

#[test]
fn a_list_says_where_rust_goes() {
    let list = |words: &[&str]| {
        let output = judge(folder().path(), words).output().unwrap().stdout;
        String::from_utf8(output).unwrap()
    };
    assert!(list(&["list", "--rust", "--theorem", "misere"]).starts_with("anti-nim"));
    let hdu = list(&["list", "--judge", "hdu"]);
    assert!(hdu.contains("Rust: Luogu P4279, nowcoder 20410, SPOJ MMMGAME; also BZOJ 1022, HDU"));
    assert!(!hdu.contains("new-nim"), "HDU does not have it");
}

#[test]
fn a_list_of_nothing_says_what_kept_everything_out() {
    let list = |words: &[&str]| judge(folder().path(), words).assert();
    let words = ["list", "--judge", "sdut", "--theorem", "wythoff"];
    let says = "no problem matches --judge SDUT --theorem wythoff\n";
    list(&words).code(1).stdout("").stderr(says);
    list(&[&words[..], &["--json"]].concat()).code(0).stdout("[]\n").stderr("");
    let theorems = contains("; there are Bachet's game, ");
    list(&["list", "--theorem", ""]).code(2).stderr(theorems);
}

#[test]
fn a_judge_may_be_called_by_its_alias() {
    let listed = |name| {
        let words = ["list", "--json", "--judge", name];
        judge(folder().path(), &words).output().unwrap().stdout
    };
    assert!(listed("CF").len() > 1000);
    assert_eq!(listed("CF"), listed("Codeforces"));
    let answer = |name| judge(folder().path(), &["generate", name]).output().unwrap();
    let expected = answer("codeforces-1382b");
    assert!(!expected.stdout.is_empty());
    for name in ["CF 1382B", "cf1382b", "1382b"] {
        assert_eq!(answer(name).stdout, expected.stdout, "{name}");
    }
}

#[test]
fn a_crash_says_how_large_the_stack_was() {
    for (conditions, stack) in [
        (&[][..], "perhaps the stack, 512 MB here"),
        (&["--memory", "100"], "perhaps the stack, 100 MB here"),
        (&["--judge", "codeforces"], "perhaps the stack, 256 MB here"),
    ] {
        let crash = ["--", "sh", "-c", "kill -SEGV $$"];
        let words = [&["test", "codeforces-1382b"], conditions, &crash].concat();
        judge(folder().path(), &words).assert().code(1).stdout(contains(stack));
    }
}

#[test]
fn a_long_word_does_not_make_a_long_message() {
    let long = "7".repeat(100_000);
    let commands: [&[&str]; 10] = [
        &[&long],
        &["list", &long],
        &["list", "--judge", &long],
        &["list", "--theorem", &long],
        &["test", &long],
        &["test", "nim", "--time", &long],
        &["new", &long],
        &["validate", "nim", &long],
        &["explain", "nim", &long],
        &["play", "nim", &long],
    ];
    for words in commands {
        let run = judge(folder().path(), words).output().unwrap();
        assert_eq!(run.status.code(), Some(2), "{}", words[0]);
        let said = [run.stdout, run.stderr].concat();
        assert!((20..1500).contains(&said.len()), "{} says {} bytes", words[0], said.len());
    }
    let run = judge(folder().path(), &["validate", "nim"]).write_stdin(&long[..]).output().unwrap();
    assert_eq!(run.status.code(), Some(1));
    assert!((20..1500).contains(&run.stdout.len()), "{} bytes", run.stdout.len());
}

#[test]
fn an_input_without_a_number_is_not_explained() {
    for input in ["", "\n", "three heaps\n"] {
        judge(folder().path(), &["explain", "nim"])
            .write_stdin(input)
            .assert()
            .code(2)
            .stdout("")
            .stderr(contains("standard input has no number: explain needs an input there"));
    }
}

#[test]
fn a_judge_may_allow_less() {
    let folder = folder();
    let fifty = format!("1\n50\n{}\n", ["1"; 50].join(" "));
    for (words, code, says) in [
        (&["validate", "anti-nim"][..], 0, "valid, 1 case"),
        (&["validate", "anti-nim", "--judge", "luogu"], 0, "valid, 1 case"),
        (&["validate", "anti-nim", "--judge", "hdu"], 1, "expected N (1..=47), found `50`"),
        (&["validate", "nim", "--judge", "hdu"], 2, "HDU is not known to have nim"),
    ] {
        let run = judge(folder.path(), words).write_stdin(&fifty[..]).output().unwrap();
        let said = [run.stdout, run.stderr].concat();
        assert!(contains(says).eval(&String::from_utf8(said).unwrap()), "{words:?}");
        assert_eq!(run.status.code(), Some(code), "{words:?}");
    }
    let generate = ["generate", "anti-nim", "--size", "max", "--judge", "poj"];
    let largest = judge(folder.path(), &generate).output().unwrap().stdout;
    judge(folder.path(), &["validate", "anti-nim", "--judge", "poj"])
        .write_stdin(largest)
        .assert()
        .success();
}

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
    judge(folder().path(), &["test", "HDU 1847", "--", kiki()])
        .assert()
        .success()
        .stdout(contains("AC").and(contains("WA").not()));
}

#[test]
fn a_wrong_program_is_told_where_it_goes_wrong() {
    let words = ["test", "kiki-cici", "--diff", "--", kiki(), "wrong-for-57"];
    judge(folder().path(), &words).assert().code(1).stdout(
        contains("05-every-small-pack  line 57: expected `Cici`, found `Kiki`")
            .and(contains("    -Cici\n"))
            .and(contains("    +Kiki\n")),
    );
}

#[test]
fn stress_finds_the_smallest_case_and_saves_it() {
    let folder = folder();
    let words = ["stress", "kiki-cici", "--", kiki(), "wrong-from-57-on"];
    for number in 1..=2 {
        judge(folder.path(), &words)
            .assert()
            .code(1)
            .stdout(contains("input:\n57\n").and(contains("right answer:\nCici\n")));
        let saved = folder.path().join(format!("counters/kiki-cici-{number}.in"));
        assert_eq!(fs::read_to_string(saved).unwrap(), "57\n");
    }
}

#[test]
fn stress_finds_what_takes_two_cases() {
    let words = ["stress", "kiki-cici", "--", kiki(), "keeps-what-was-before"];
    judge(folder().path(), &words).assert().code(1).stdout(contains("input:\n1\n3\n"));
}

/// Whether `sleep` is still running with this argument, which nobody else uses.
fn sleeps(argument: &str) -> bool {
    let start = format!("sleep\0{argument}");
    fs::read_dir("/proc").unwrap().any(|process| {
        let command = fs::read_to_string(process.unwrap().path().join("cmdline"));
        command.unwrap_or_default().starts_with(&start)
    })
}

#[test]
fn nothing_is_left_behind() {
    // One in the program's own group, and one that has left it.
    let program = "sleep 98765 & setsid sleep 98765 & echo Kiki";
    let words = ["stress", "kiki-cici", "--", "sh", "-c", program];
    judge(folder().path(), &words).assert().code(1);
    assert!(!sleeps("98765"));
}

#[test]
fn nothing_is_left_behind_when_the_judge_is_stopped() {
    let program = "sleep 87654 & setsid sleep 87654 & sleep 87654";
    for (verb, signal) in [("test", "INT"), ("stress", "TERM"), ("stress", "HUP")] {
        let folder = folder();
        let mut judge = std::process::Command::new(env!("CARGO_BIN_EXE_judge-command"))
            .current_dir(folder.path())
            .args([verb, "kiki-cici", "--", "sh", "-c", program])
            .spawn()
            .unwrap();
        while !sleeps("87654") {
            assert_eq!(judge.try_wait().unwrap(), None, "{verb} ends before it begins");
            std::thread::sleep(Duration::from_millis(20));
        }
        Command::new("kill").args(["-s", signal, &judge.id().to_string()]).assert().success();
        assert!(judge.wait().unwrap().signal().is_some(), "{verb} lives on after {signal}");
        assert!(!sleeps("87654"), "{verb} leaves something behind after {signal}");
    }
}

#[test]
fn two_searches_at_once_keep_both_counter_examples() {
    let folder = folder();
    let search = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_judge-command"));
        command.current_dir(folder.path()).args(["stress", "kiki-cici", "--", "true"]);
        command.stdout(std::process::Stdio::null()).spawn().unwrap()
    };
    for mut search in [search(), search()] {
        assert_eq!(search.wait().unwrap().code(), Some(1));
    }
    for name in ["counters/kiki-cici-1", "counters/kiki-cici-2"] {
        for ending in ["in", "out"] {
            let saved = folder.path().join(name).with_extension(ending);
            assert!(saved.exists(), "{}", saved.display());
        }
    }
}

#[test]
fn an_option_may_have_the_name_of_the_problem() {
    let folder = folder();
    let words = ["stress", "--save", "kiki-cici", "kiki-cici", "--", "true"];
    judge(folder.path(), &words).assert().code(1);
    assert!(folder.path().join("kiki-cici.in").exists());
}

#[test]
fn an_empty_command_is_not_our_solution() {
    for verb in ["test", "stress"] {
        judge(folder().path(), &[verb, "kiki-cici", "--"])
            .assert()
            .code(2)
            .stderr("cargo judge: there is no command after `--`\n");
    }
}

#[test]
fn lines_that_differ_are_noted() {
    let words = ["test", "kiki-cici", "--", kiki(), "two-on-a-line"];
    judge(folder().path(), &words)
        .assert()
        .success()
        .stdout(contains("AC, but the lines differ: many judges would not accept it"));
    let exact = ["test", "kiki-cici", "--exact", "--", kiki(), "two-on-a-line"];
    judge(folder().path(), &exact).assert().code(1).stdout(contains("WA"));
}

#[test]
fn a_search_that_finds_nothing_notes_lines_that_differ() {
    let note = "included\nAC, but the lines differ: many judges would not accept it\n";
    let words = ["stress", "kiki-cici", "--inputs", "2", "--", kiki()];
    judge(folder().path(), &words).assert().success().stdout(contains("lines").not());
    let words = [&words[..], &["two-on-a-line"]].concat();
    judge(folder().path(), &words).assert().success().stdout(ends_with(note));
}

#[test]
fn a_full_device_is_an_error_in_one_line() {
    for words in ["list", "generate kiki-cici --size max", "test kiki-cici -- true", "--help"] {
        let line = format!("'{}' {words} > /dev/full", env!("CARGO_BIN_EXE_judge-command"));
        let message = "cargo judge: cannot write to standard output: ";
        let mut shell = Command::new("sh");
        let run = shell.current_dir(folder().path()).args(["-c", &line]).assert().code(2);
        run.stderr(predicates::str::starts_with(message).and(contains("\n").count(1)));
    }
}

#[test]
fn the_answers_are_those_of_the_definition() {
    judge(folder().path(), &["answer", "kiki-cici"])
        .write_stdin("1\n3\n")
        .assert()
        .success()
        .stdout("Kiki\nCici\n");
}

#[test]
fn a_new_problem_takes_no_name_that_is_taken() {
    for slug in ["theorem-bench", "gamecore", "serde", "deps", "nim"] {
        judge(folder().path(), &["new", slug]).assert().code(2).stdout("");
    }
}

#[test]
fn a_reader_may_stop_early() {
    let pipe = format!("'{}' list --json | head -1", env!("CARGO_BIN_EXE_judge-command"));
    Command::new("sh").args(["-c", &pipe]).assert().success().stdout("[\n").stderr("");
}

#[test]
fn limits_are_positive_numbers() {
    for option in ["--time", "--memory", "--seconds"] {
        for number in ["nan", "0", "-1", "inf", "1e300", "ten"] {
            judge(folder().path(), &["stress", "kiki-cici", option, number])
                .assert()
                .code(2)
                .stderr(contains("a positive number is needed").and(contains("panicked").not()));
        }
    }
}

#[test]
fn a_place_to_save_is_looked_for_before_the_search() {
    let folder = folder();
    fs::write(folder.path().join("taken.out"), "mine").unwrap();
    for (place, message) in [
        ("taken", "cargo judge: taken.out exists already\n"),
        ("no/case", "cargo judge: there is no folder for no/case.in\n"),
    ] {
        judge(folder.path(), &["stress", "kiki-cici", "--save", place, "--", "false"])
            .assert()
            .code(2)
            .stdout("")
            .stderr(message);
    }
    judge(folder.path(), &["stress", "kiki-cici", "--save", "v1.2", "--", "true"])
        .assert()
        .code(1)
        .stdout(contains("saved as v1.2.in and .out"));
    assert_eq!(fs::read_to_string(folder.path().join("v1.2.in")).unwrap(), "1\n");
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
fn a_negative_number_is_a_value() {
    for words in [&["practice", "nim", "--seed", "-1"], &["generate", "nim", "--cases", "-5"]] {
        let says = format!("invalid value '{}'", words[3]);
        judge(folder().path(), words).assert().code(2).stderr(contains(says));
    }
}

#[test]
fn white_space_is_free_beyond_the_judge() {
    judge(folder().path(), &["validate", "nim", "--beyond"])
        .write_stdin("3 1\r\n\n1 1")
        .assert()
        .stdout("standard input: valid, 1 case\n");
}

#[test]
fn an_invalid_input_is_refused_with_its_place() {
    for (problem, input, message) in [
        ("kiki-cici", "5\n0\n", "line 2, column 1: expected n (1..=1000), found `0`"),
        ("kiki-cici", "5 1001", "line 1, column 3: expected n (1..=1000), found `1001`"),
        ("nim", "2\n7\n", "line 3, column 1: expected"),
        ("nim", "1\n7\n7\n", "line 3, column 1: expected the end of the input, found `7`"),
        ("stones-03", "2\n1 1\n", "found the end of the input"),
        ("hdu1730", "1 5\n3 3\n", "line 2, column 1: expected"),
        ("nim", "3 1 1 1\n", "line 1, column 2: expected `⏎`, found `·`"),
        ("kiki-cici", "57\n\n58\n", "line 2, column 1: expected `5`, found `⏎`"),
        ("kiki-cici", "57\n58  \n", "line 2, column 3: expected `⏎`, found `·`"),
        ("kiki-cici", "57\r\n", "line 1, column 3: expected `⏎`, found `\\r`"),
        ("kiki-cici", "57", "line 1, column 3: expected `⏎`, found the end of the input"),
        ("kiki-cici", "5\u{a0}6\n", "line 1, column 1: expected n (1..=1000), found `5\\u{a0}6`"),
    ] {
        judge(folder().path(), &["validate", problem])
            .write_stdin(input)
            .assert()
            .code(1)
            .stdout(contains(message));
    }
}

#[test]
fn input_that_is_not_text_is_refused_with_its_place() {
    judge(folder().path(), &["validate", "kiki-cici"])
        .write_stdin(&b"5\n\xff\0\n"[..])
        .assert()
        .code(1)
        .stdout(contains("line 2, column 1: expected n (1..=1000), found `\u{fffd}\\0`"));
}
