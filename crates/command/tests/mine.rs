//! The user's own work: programs beside ours, their verdicts and their mistakes, cases that are
//! kept, and problems with samples only.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Stdio};
use std::thread::available_parallelism;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use tempfile::TempDir;

/// The user's folder, with these files.
fn mine(files: &[(&str, &str)]) -> TempDir {
    let folder = common::folder();
    for (path, text) in files {
        put(folder.path(), path, text);
    }
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

/// Right, by the definition of a shell's arithmetic.
const RIGHT: &str = "#!/bin/sh\nwhile read n; do\n\
    if [ $((n % 3)) = 0 ]; then echo Cici; else echo Kiki; fi\ndone\n";

const WRONG: &str = "#!/bin/sh\nwhile read n; do echo Kiki; done\n";

/// With a module, and with the crates of the workspace.
const RUST: [(&str, &str); 2] = [
    (
        "kiki-cici/rusty/main.rs",
        "mod game;\n\nfn main() {\n    while !proconio::is_stdin_empty() {\n        \
         let n = proconio::read_value!(u64);\n        \
         println!(\"{}\", game::winner(n));\n    }\n}\n",
    ),
    (
        "kiki-cici/rusty/game.rs",
        "use gamecore::Outcome;\n\n\
         pub fn winner(n: u64) -> &'static str {\n    \
         Outcome::n_if(n % 3 != 0).choose(\"Kiki\", \"Cici\")\n}\n",
    ),
];

#[test]
fn programs_in_any_language_are_tested_and_their_verdicts_remembered() {
    let files = [("kiki-cici/right", RIGHT), ("kiki-cici/wrong", WRONG), RUST[0], RUST[1]];
    let mine = mine(&files);
    judge(&mine, &["test", "kiki-cici", "mine"]).assert().code(1).stdout(
        contains("AC  mine/kiki-cici/right ")
            .and(contains("AC  mine/kiki-cici/rusty "))
            .and(contains("WA  mine/kiki-cici/wrong "))
            .and(contains("programs: 3")),
    );
    let verdicts = || fs::read_to_string(mine.path().join("kiki-cici/verdicts.toml")).unwrap();
    let remembered: Vec<String> =
        verdicts().lines().filter(|line| line.starts_with(['[', 'v'])).map(String::from).collect();
    let expected = [
        "[right]",
        "verdict = \"AC\"",
        "[rusty]",
        "verdict = \"AC\"",
        "[wrong]",
        "verdict = \"WA\"",
    ];
    assert_eq!(remembered, expected);
    // A later verdict takes the place of the one before, and leaves the others alone.
    put(mine.path(), "kiki-cici/wrong", RIGHT);
    let words = ["test", "mine/kiki-cici/wrong"];
    judge(&mine, &words).assert().success().stdout(contains("AC    0.00 s"));
    assert_eq!(verdicts().matches("verdict = \"AC\"").count(), 3);
}

#[test]
fn odd_names_are_names_too() {
    let source = "int main() {}";
    let mine = mine(&[
        ("kiki-cici/-o it.c", source),
        ("kiki-cici/-sh", RIGHT),
        ("kiki-cici/lib/main.h", source),
        ("kiki-cici/empty/x", ""),
    ]);
    for words in [&["test", "kiki-cici", "mine"][..], &["test", "mine/kiki-cici"]] {
        judge(&mine, words).assert().code(1).stdout(
            contains("WA  mine/kiki-cici/-o it.c ")
                .and(contains("AC  mine/kiki-cici/-sh "))
                .and(contains("programs: 2")),
        );
    }
}

#[test]
fn a_verdict_that_cannot_be_kept_is_still_a_verdict() {
    let mine = mine(&[("kiki-cici/right", RIGHT), ("kiki-cici/verdicts.toml/x", "")]);
    let message = contains("the verdict on mine/kiki-cici/right is not kept: ");
    judge(&mine, &["test", "mine"])
        .assert()
        .success()
        .stdout(contains("15 of 15 cases accepted"))
        .stderr(message.and(contains("\n").count(1)));
}

#[test]
fn other_conditions_than_the_judges_are_not_remembered() {
    let mine = mine(&[("kiki-cici/right", RIGHT)]);
    for option in ["--time=60", "--memory=2000", "--ignore-case", "--exact", "--beyond"] {
        let output = judge(&mine, &["test", "kiki-cici", "mine", option]).output().unwrap();
        assert!(output.status.code() < Some(2), "{option}");
    }
    assert!(!mine.path().join("kiki-cici/verdicts.toml").exists());
}

#[test]
fn what_does_not_compile_is_an_error_of_that_program_alone() {
    let mine = mine(&[
        ("kiki-cici/broken.rs", "fn main() {"),
        ("kiki-cici/no-tool", "#!/no/such/tool -f\n"),
        ("kiki-cici/right", RIGHT),
    ]);
    judge(&mine, &["test", "mine"])
        .assert()
        .code(1)
        .stdout(
            contains("CE  mine/kiki-cici/broken.rs\n").and(contains("AC  mine/kiki-cici/right")),
        )
        .stderr(contains("unclosed delimiter").and(contains("there is no /no/such/tool\n")));
}

#[test]
fn a_program_elsewhere_needs_the_name_of_its_problem() {
    let mine = mine(&[("elsewhere/kiki.rs", "fn main() { print!(\"Kiki\") }")]);
    let path = mine.path().join("elsewhere/kiki.rs").display().to_string();
    judge(&mine, &["test", "kiki-cici", &path]).assert().code(1).stdout(contains("WA"));
    for (words, message) in [
        (&["test", "kiki-cici", "mine"][..], "mine/kiki-cici has no program: write one there"),
        (&["test", "mine/nim/no.py"], "there is no program mine/nim/no.py"),
        (&["test", "nim", "kiki-cici", &path], "name the one problem"),
        (&["test", "mine"], "there is no problem `elsewhere`"),
        (&["test", "kiki-cici", "/dev/null"], "/dev/null: a program ends in c, cpp"),
    ] {
        let message = contains(message).and(contains("\n").count(1));
        judge(&mine, words).assert().code(2).stdout("").stderr(message);
    }
}

#[test]
fn a_problem_of_the_users_is_a_folder_with_samples() {
    let mine = mine(&[
        ("sum/samples/1.in", "1 2\n"),
        ("sum/samples/1.out", "3\n"),
        ("sum/samples/2.in", "5 5\n"),
        ("sum/samples/2.out", "10\n"),
        ("sum/add", "#!/bin/sh\nread a b\necho $((a + b))\n"),
    ]);
    judge(&mine, &["test", "sum"]).assert().success().stdout(contains("2 of 2 cases accepted"));
    judge(&mine, &["test", "sum", "--", "echo", "3"])
        .assert()
        .code(1)
        .stdout(contains("2  line 1: expected `10`, found `3`"));
    judge(&mine, &["explain", "sum", "1"])
        .assert()
        .code(2)
        .stderr("cargo judge: sum is a problem of yours: its rules are not known, only samples\n");
    put(mine.path(), "sum/problem.toml", "title = \"Sum\"\ntime = -1\n");
    judge(&mine, &["test", "sum"])
        .assert()
        .code(2)
        .stderr("cargo judge: mine/sum/problem.toml: a limit is not a positive number\n");
    put(mine.path(), "sum/problem.toml", "title = \"Sum\"\ncolour = \"red\"\n");
    judge(&mine, &["test", "sum"])
        .assert()
        .code(2)
        .stderr(contains("mine/sum/problem.toml: line 2: unknown field `colour`"));
}

#[test]
fn the_reason_of_a_crash_is_the_last_that_it_says() {
    let talks = "#!/bin/sh\nyes remark | head -n 20000 >&2\necho the reason >&2\nexit 3\n";
    let mine = mine(&[
        ("sum/samples/1.in", ""),
        ("sum/samples/1.out", "1\n"),
        ("sum/talks", talks),
        ("sum/panics.rs", "fn main() {\n    let _ = [7][std::env::args().count()];\n}\n"),
    ]);
    judge(&mine, &["test", "sum"]).env("RUST_BACKTRACE", "1").assert().code(1).stdout(
        contains("exit code 3: the reason\n").and(contains(
            "panics.rs:2:13: index out of bounds: the len is 1 but the index is 1\n",
        )),
    );
}

#[test]
fn what_is_not_a_program_is_named_and_stops_no_other() {
    let mine = mine(&[
        ("kiki-cici/script/main", RIGHT),
        ("kiki-cici/shell/main.sh", RIGHT),
        ("kiki-cici/solve.rb", "puts"),
        ("kiki-cici/ruby/main.rb", "puts"),
        ("kiki-cici/lib/main.h", ""),
        ("kiki-cici/notes.txt", ""),
        ("kiki-cicy/solve.cpp", "int main() {}"),
    ]);
    let run = || contains("AC  mine/kiki-cici/script ").and(contains("AC  mine/kiki-cici/shell "));
    let skipped =
        "mine/kiki-cici: ruby, solve.rb not run: a program ends in c, cpp, cc, cxx, go, java, js, \
                   py or rs, or begins with #!\n";
    judge(&mine, &["test", "kiki-cici", "mine"]).assert().success().stdout(run()).stderr(skipped);
    let left_out = "mine/kiki-cicy is left out: there is no problem `kiki-cicy`; did you mean \
                    `kiki-cici`?\n";
    let both = contains(skipped).and(contains(left_out));
    judge(&mine, &["test", "mine"]).assert().code(1).stdout(run()).stderr(both);
    let one = ["test", "mine/kiki-cici/shell"];
    judge(&mine, &one).assert().success().stdout(contains("15 of 15 cases accepted"));
}

#[test]
fn only_the_first_failure_is_shown_where_that_is_the_end() {
    let mine = mine(&[]);
    for number in 0..20 {
        put(mine.path(), &format!("sum/samples/{number:02}.in"), "");
        put(mine.path(), &format!("sum/samples/{number:02}.out"), "1\n");
    }
    let fails = ["test", "sum", "--fail-fast", "--", "sh", "-c", "sleep 0.1; exit 1"];
    let output = contains("RE").count(1).and(contains("\n19 were not run after the first failure"));
    judge(&mine, &fails).assert().code(1).stdout(output);
}

/// The tool in the background; it does not outlive a test that fails.
struct Background {
    tool: Child,
    output: BufReader<ChildStdout>,
}

impl Background {
    fn start(mine: &TempDir, words: &[&str]) -> Background {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_judge-command"));
        command.args(words).env("JUDGE_MINE", mine.path()).current_dir(mine.path());
        let mut tool = command.stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(tool.stdout.take().unwrap());
        Background { tool, output }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.tool.kill();
        let _ = self.tool.wait();
    }
}

#[test]
fn a_verdict_is_shown_while_others_are_still_to_come() {
    let script = "#!/bin/sh\nread n\necho $n\n\
        while [ $n = 2 ] && ! [ -e $(dirname $0)/gate ]; do sleep 0.05; done\n";
    let mine = mine(&[
        ("sum/samples/1.in", "1\n"),
        ("sum/samples/1.out", "1\n"),
        ("sum/samples/2.in", "2\n"),
        ("sum/samples/2.out", "2\n"),
        ("sum/slow", script),
    ]);
    let mut judge = Background::start(&mine, &["test", "sum"]);
    assert!(judge.line().starts_with("AC"));
    put(mine.path(), "sum/gate", "");
    assert!(judge.line().starts_with("AC"));
    assert!(judge.tool.wait().unwrap().success());
}

#[test]
fn after_three_that_take_too_long_the_others_are_left_out() {
    // More than are under way at once.
    let cases = available_parallelism().unwrap().get() + 4;
    let files: Vec<(String, String)> = (0..cases)
        .flat_map(|n| {
            [(format!("loop/samples/{n:03}.in"), n), (format!("loop/samples/{n:03}.out"), n)]
        })
        .map(|(path, n)| (path, format!("{n}\n")))
        .collect();
    let files: Vec<(&str, &str)> =
        files.iter().map(|(path, text)| (&path[..], &text[..])).collect();
    let mine = mine(&files);
    let endless = ["test", "loop", "--time", "0.05", "--", "sh", "-c", "while :; do :; done"];
    let output = judge(&mine, &endless).assert().code(1).get_output().stdout.clone();
    let output = String::from_utf8(output).unwrap();
    // Those that are under way at the time of the third are still counted.
    let run = output.lines().filter(|line| line.starts_with("TLE")).count();
    assert!((3..cases).contains(&run), "{output}");
    let left = cases - run;
    assert!(output.contains(&format!("\n{left} were not run after 3 TLE: --all runs them\n")));
    let all = ["test", "loop", "--all", "--time", "0.05", "--", "sh", "-c", "while :; do :; done"];
    judge(&mine, &all).assert().code(1).stdout(contains("TLE").count(cases));
    let one = ["test", "loop", "--fail-fast", "--", "false"];
    judge(&mine, &one)
        .assert()
        .code(1)
        .stdout(contains("RE").and(contains("were not run after the first failure")));
}

#[test]
fn a_program_is_tested_again_when_it_is_saved() {
    let mine = mine(&[("kiki-cici/solve", WRONG)]);
    let mut judge = Background::start(&mine, &["test", "kiki-cici", "mine", "--watch"]);
    let mut until_watching = || {
        let mut said = String::new();
        while !said.contains("watching 1 file") {
            let line = judge.line();
            assert!(!line.is_empty(), "it has ended: {said}");
            said += &line;
        }
        said
    };
    assert!(until_watching().contains("WA"));
    put(mine.path(), "kiki-cici/solve", RIGHT);
    let said = until_watching();
    assert!(said.contains("AC") && !said.contains("WA"), "{said}");
}

#[test]
fn a_note_on_the_lines_stands_in_the_summary_too() {
    let mine = mine(&[
        ("sum/samples/1.in", ""),
        ("sum/samples/1.out", "1\n2\n"),
        ("sum/one-line", "#!/bin/sh\necho 1 2\n"),
    ]);
    judge(&mine, &["test", "sum"]).assert().success().stdout(
        contains("AC, but the lines differ").and(contains(
            "1 of these are AC, but the lines differ: many judges would not accept it",
        )),
    );
}

#[test]
fn a_program_that_is_too_slow_for_the_judge_is_named_so() {
    let mine = mine(&[
        ("sum/problem.toml", "time = 0.001\n"),
        ("sum/samples/1.in", "1\n"),
        ("sum/samples/1.out", "1\n"),
        ("sum/slow", "#!/bin/sh\ni=0\nwhile [ $i -lt 100000 ]; do i=$((i + 1)); done\necho 1\n"),
    ]);
    let summary = "\n1 of these took longer than the judge allows\n";
    let line = contains("  1  slow: the judge allows 0.001 s\n");
    judge(&mine, &["test", "sum"]).assert().success().stdout(line.and(contains(summary)));
    let solved = contains("; solved by mine/sum/slow, slower than the judge allows\n");
    judge(&mine, &["list"]).assert().success().stdout(solved);
    put(mine.path(), "sum/problem.toml", "time = 10\n");
    judge(&mine, &["test", "sum"]).assert().success().stdout(contains("longer").not());
}

#[test]
fn the_list_ticks_what_is_solved() {
    let files =
        [("kiki-cici/right", RIGHT), ("sum/samples/1.in", "\n"), ("sum/samples/1.out", "3\n")];
    let mine = mine(&files);
    let before =
        contains("\nkiki-cici  (").and(contains("sum  (yours)  sum\n    1 sample in mine/sum\n"));
    judge(&mine, &["list"]).assert().success().stdout(before);
    judge(&mine, &["test", "kiki-cici", "mine"]).assert().success();
    judge(&mine, &["list"])
        .assert()
        .success()
        .stdout(contains("\n✓ kiki-cici  (").and(contains("; solved by mine/kiki-cici/right\n")));
    let json = judge(&mine, &["list", "--json"]).output().unwrap().stdout;
    let list: serde_json::Value = serde_json::from_slice(&json).unwrap();
    let solved = list.as_array().unwrap().iter().filter(|it| it["solved"] == true);
    assert_eq!(solved.map(|it| &it["problem"]["slug"]).collect::<Vec<_>>(), ["kiki-cici"]);
    fs::remove_file(mine.path().join("kiki-cici/right")).unwrap();
    judge(&mine, &["list"]).assert().success().stdout(contains("\nkiki-cici  ("));
    put(mine.path(), "kiki-cici/verdicts.toml", "verdict = ");
    judge(&mine, &["list"])
        .assert()
        .success()
        .stderr(contains("kiki-cici/verdicts.toml: line 1: ").and(contains("\n").count(1)));
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
    let mine = mine(&[("kiki-cici/odd", &kiki("$((n % 2)) = 1"))]);
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
    let mine = mine(&[("georgia-and-bob/gaps.rs", gaps)]);
    let search = ["stress", "georgia-and-bob", "--", "mine/georgia-and-bob/gaps.rs"];
    judge(&mine, &search).assert().code(1).stdout(contains(HINT));
    let why = [&search[..2], &["--why"], &search[2..]].concat();
    let name = contains("others it answers like `every-gap`: plays Nim on all gaps, ");
    judge(&mine, &why).assert().code(1).stdout(name.and(contains("on all ")));
}

#[test]
fn the_nearest_mistake_is_told_as_such_and_another_is_unknown() {
    let told = |wins| {
        let mine = mine(&[("kiki-cici/odd", &kiki(wins))]);
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
    let mine = mine(&[("kiki-cici/odd", &kiki("$((n % 2)) = 1"))]);
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
    let mine = mine(&[
        ("sum/add", "#!/bin/sh\nread a b\necho $((a + b))\n"),
        ("sum/samples/1.in", "1 2\n"),
        ("sum/samples/1.out", "3\n"),
        ("sum/cases/7.in", "2 2\n"),
        ("sum/cases/7.out", "5\n"),
    ]);
    let output =
        contains("mine: 7  line 1: expected `5`, found `4`\n").and(contains("--why").not());
    judge(&mine, &["test", "sum"]).assert().code(1).stdout(output);
}
