//! `cargo judge bundle` and `submit` as a user meets them.

#[path = "../../command/tests/common/mod.rs"]
mod common;

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, ends_with, starts_with};

use common::{folder, judge};

#[test]
fn standard_output_is_the_file_and_nothing_else() {
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems/kiki-cici/src/main.rs");
    let main = fs::read_to_string(main).unwrap();
    judge(folder().path(), &["bundle", "HDU 1847"])
        .assert()
        .success()
        .stdout(
            starts_with("// Kiki and Cici: take a power of two (HDU 1847, https://")
                .and(contains(main))
                .and(contains("mod proconio {"))
                .and(ends_with("}\n")),
        )
        .stderr("");
}

#[test]
fn the_manual_shows_what_is_printed() {
    must_be_in_the_manual("submit");
}

#[test]
fn what_is_too_new_for_a_judge_is_named() {
    if !has_clippy() {
        let nothing = "there is no clippy: nothing holds the file to HackerRank's rustc\n";
        let words = ["bundle", "stones-04", "--judge", "hackerrank"];
        judge(folder().path(), &words).assert().success().stderr(starts_with(nothing));
        return;
    }
    must_be_in_the_manual("bundle");
    // The oldest compiler of all, and a bundle that is held to it.
    judge(folder().path(), &["bundle", "anti-nim", "--judge", "spoj"])
        .assert()
        .success()
        .stdout(contains("mod proconio {"))
        .stderr(contains("SPOJ: it has rustc 1.33; compilers prove bundles down to 1.63, "));
}

/// The first example of a command is what the command prints.
fn must_be_in_the_manual(command: &str) {
    let manual = include_str!("../../../docs/manual.md");
    let (_, example) = manual.split_once(&format!("    $ cargo judge {command} ")).unwrap();
    let (words, rest) = example.split_once('\n').unwrap();
    let shown = rest.lines().map_while(|line| line.strip_prefix("    "));
    let expected: String = shown.map(|line| format!("{line}\n")).collect();
    let words: Vec<&str> = words.split_whitespace().collect();
    // Whatever clippy is told of the programs there.
    let folder = folder();
    fs::write(folder.path().join("clippy.toml"), "msrv = \"1.91\"\n").unwrap();
    let mut printed = judge(folder.path(), &[&[command], &words[..]].concat());
    let printed = printed.env_remove("CARGO_MANIFEST_DIR").output().unwrap();
    let printed = [printed.stdout, printed.stderr].concat();
    assert_eq!(String::from_utf8(printed).unwrap(), expected);
}

fn has_clippy() -> bool {
    Command::new("clippy-driver").arg("--version").ok().is_ok()
}

#[test]
fn only_a_judge_without_the_reader_gets_one_in_the_file() {
    for (judge_name, has_reader) in [("codingame", false), ("atcoder", true)] {
        judge(folder().path(), &["bundle", "kiki-cici", "--judge", judge_name])
            .assert()
            .success()
            .stdout(contains("use proconio::"))
            .stdout(contains("mod proconio {").count(usize::from(!has_reader)));
    }
}

#[test]
fn another_file_is_not_written_over() {
    let folder = folder();
    let file = folder.path().join("mine.rs");
    fs::write(&file, "fn main() {}\n").unwrap();
    let words = ["bundle", "kiki-cici", "-o", "mine.rs"];
    judge(folder.path(), &words)
        .assert()
        .code(2)
        .stderr("cargo judge: mine.rs exists and differs: --force overwrites it\n");
    assert_eq!(fs::read_to_string(&file).unwrap(), "fn main() {}\n");
    judge(folder.path(), &[&words[..], &["--force"]].concat()).assert().success();
    // A file that is there already may be written again.
    judge(folder.path(), &words).assert().success();
    assert!(fs::read_to_string(&file).unwrap().contains("Kiki"));
}

#[test]
fn judges_without_rust_get_cpp() {
    let folder = folder();
    let hdu = |verb: &str| judge(folder.path(), &[verb, "kiki-cici", "--judge", "hdu"]).assert();
    if Command::new("g++").arg("--version").ok().is_err() {
        // A bundle that cannot be proved is not given out.
        for verb in ["bundle", "submit"] {
            hdu(verb).code(2).stdout("").stderr(ends_with("cargo judge: there is no g++\n"));
        }
        return;
    }
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems/kiki-cici");
    let main = fs::read_to_string(main.join("right/solution.cpp")).unwrap();
    hdu("bundle").success().stdout(main.clone());
    hdu("submit").success().stdout(
        starts_with("submissions/kiki-cici.cpp: ")
            .and(contains("accepted on all"))
            .and(ends_with("submit it at https://acm.hdu.edu.cn/submit.php?pid=1847\n")),
    );
    assert_eq!(fs::read_to_string(folder.path().join("submissions/kiki-cici.cpp")).unwrap(), main);
}

#[test]
fn judges_without_the_problem_say_so() {
    let refusal = |words: &[&str]| {
        let output = judge(folder().path(), words).assert().code(2).get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    };
    assert_eq!(
        refusal(&["bundle", "new-nim", "--judge", "poj"]),
        "cargo judge: POJ does not accept Rust; the problem is also Luogu P4301\n"
    );
    let nowhere = refusal(&["submit", "hdu1730"]);
    assert!(nowhere.contains("no judge is known to take hdu1730 in Rust"));
    assert!(nowhere.ends_with("`--judge HDU` takes it in C++98\n"));
    assert!(refusal(&["submit", "hdu1730", "--judge", "Kattis"]).contains("not known to have"));
    assert!(refusal(&["bundle", "hdu1730", "--judge", "kattiss"]).contains("there is no judge"));
}

/// The tool, with these files in the user's folder.
fn with_mine(files: &[(&str, &str)], words: &[&str]) -> (tempfile::TempDir, Command) {
    let mine = folder();
    for (path, text) in files {
        let path = mine.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let mut command = judge(mine.path(), words);
    command.env("JUDGE_MINE", mine.path());
    (mine, command)
}

/// A program of the user's in two files, about which a compiler has warnings.
const YOURS: [(&str, &str); 2] = [
    (
        "luogu-p2197/two/main.rs",
        "mod winner;\n\nfn never_called() {}\n\nfn main() {\n    \
         for _ in 0..proconio::read_value!(usize) {\n        \
         let heaps = proconio::read_value!([u64]);\n        \
         println!(\"{}\", winner::of(&heaps));\n    }\n}\n",
    ),
    (
        "luogu-p2197/two/winner.rs",
        "use gamecore::{Game, Nim};\n\npub fn of(heaps: &[u64]) -> &'static str {\n    \
         Nim.outcome(heaps).choose(\"Yes\", \"No\")\n}\n",
    ),
];

#[test]
fn a_users_program_becomes_one_file_too() {
    let (mine, mut submit) = with_mine(&YOURS, &["submit", "P2197", "mine"]);
    submit.assert().success().stdout(
        contains("submissions/luogu-p2197.rs: ")
            .and(contains("https://www.luogu.com.cn/problem/P2197")),
    );
    let file = fs::read_to_string(mine.path().join("submissions/luogu-p2197.rs")).unwrap();
    assert!(file.contains("// Bundled from mine/luogu-p2197/two and gamecore (MIT-0)\n"));
    assert!(file.contains("fn never_called() {}") && file.contains("pub struct Nim;"));
    assert!(!file.contains("Moore"));
}

#[test]
fn a_program_without_gamecore_is_the_users_alone() {
    let files = [("kiki-cici/solve.rs", "fn main() {}")];
    let bundle = with_mine(&files, &["bundle", "kiki-cici", "mine"]).1.assert().success();
    bundle.stdout(contains("\n// Bundled from mine/kiki-cici/solve.rs\nfn main() {}\n"));
}

#[test]
fn a_program_that_is_too_slow_for_the_judge_is_said_to_be() {
    let slow = "#!/bin/sh\ni=0\nwhile [ $i -lt 100000 ]; do i=$((i + 1)); done\necho 1\n";
    let files = [
        ("sum/problem.toml", "time = 0.001\n"),
        ("sum/samples/1.in", ""),
        ("sum/samples/1.out", "1\n"),
        ("sum/slow.sh", slow),
    ];
    let says = "accepted on all 1 cases here\n1 of these took longer than the judge allows\n";
    with_mine(&files, &["submit", "sum"]).1.assert().success().stdout(contains(says));
}

#[test]
fn a_wrong_program_of_the_users_is_not_submitted() {
    let wrong = [("luogu-p2197/wrong.rs", "fn main() { println!(\"Yes\"); }")];
    let (mine, mut submit) = with_mine(&wrong, &["submit", "P2197", "mine"]);
    let why = starts_with("mine/luogu-p2197/wrong.rs: WA on 01-sample: line ");
    submit.assert().code(1).stdout(why).stderr("");
    assert!(!mine.path().join("submissions/luogu-p2197.rs").exists());
}

#[test]
fn a_file_is_proved_with_the_stack_of_its_judge() {
    let crash = [("codeforces-1382b/crash.sh", "#!/bin/sh\nkill -SEGV $$\n")];
    for words in [&["codeforces-1382b", "mine"][..], &["CF1382B", "mine", "--judge", "cf"]] {
        let (_mine, mut submit) = with_mine(&crash, &[&["submit"], words].concat());
        submit.assert().code(1).stdout(contains("perhaps the stack, 256 MB here"));
    }
}

#[test]
fn in_other_languages_the_file_stays_as_it_is() {
    let script = "#!/bin/sh\nread a b\necho $((a + b))\n";
    let files = [
        ("sum/samples/1.in", "1 2\n"),
        ("sum/samples/1.out", "3\n"),
        ("sum/problem.toml", "url = \"https://judge.example/sum\"\n"),
        ("sum/add.sh", script),
    ];
    with_mine(&files, &["bundle", "sum"]).1.assert().success().stdout(script);
    let (mine, mut submit) = with_mine(&files, &["submit", "sum"]);
    submit.assert().success().stdout(
        contains("submissions/sum.sh: ").and(contains("submit it at https://judge.example/sum\n")),
    );
    assert_eq!(fs::read_to_string(mine.path().join("submissions/sum.sh")).unwrap(), script);
    let two = [files[0], files[1], files[3], ("sum/other.sh", script)];
    let named = "cargo judge: name one of them: mine/sum/add.sh, mine/sum/other.sh\n";
    with_mine(&two, &["bundle", "sum"]).1.assert().code(2).stderr(named);
    let with_a_slow_one = [files[0], files[1], ("sum/slow.sh", ""), ("sum/solve.sh", script)];
    with_mine(&with_a_slow_one, &["bundle", "sum"]).1.assert().success().stdout(script);
}
