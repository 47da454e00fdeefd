//! The user's programs, in the languages of today, or in those that the user names.

use ::judge::running::language::Language;

use super::*;

/// Right for kiki-cici, in what a compiler of 2017 does not take.
const CPP: &str = "#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    \
    unordered_map<__int128, int> seen;\n    typeof(1) n;\n    while (cin >> n) {\n        \
    for (int one : views::iota(1, 2)) seen[n] = one + popcount(7u);\n        \
    puts(n % 3 == 0 ? \"Cici\" : \"Kiki\");\n    }\n}\n";

const C: &str = "#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n    \
    char *line = NULL;\n    size_t size = 0;\n    while (getline(&line, &size, stdin) > 0) {\n        \
    typeof(1) n = atoi(line);\n        puts(n % 3 == 0 ? \"Cici\" : \"Kiki\");\n    }\n}\n";

const RUST: &str = include_str!("programs/let_chain.rs");

#[test]
fn the_languages_are_those_of_today() {
    for (name, text, language) in
        [("a.cpp", CPP, Language::Cpp), ("a.c", C, Language::C), ("a.rs", RUST, Language::Rust)]
    {
        if language.is_available() {
            let home = Home::with_files(&[(name, text)]);
            home.run(&["test", "kiki-cici", name]).success();
            // A source after `--` is compiled as elsewhere.
            home.run(&["test", "kiki-cici", "--", name]).success();
        }
    }
}

/// Right for kiki-cici, with a name that the edition 2024 keeps for itself.
const OLD_RUST: &str = "fn gen(n: u64) -> &'static str {\n    \
    if n % 3 == 0 { \"Cici\" } else { \"Kiki\" }\n}\n\nfn main() {\n    \
    for n in std::io::read_to_string(std::io::stdin()).unwrap().split_whitespace() {\n        \
    println!(\"{}\", gen(n.parse().unwrap()));\n    }\n}\n";

#[test]
fn what_is_right_in_an_older_language_is_not_blamed() {
    let home = Home::with_files(&[("mine/kiki-cici/a.rs", OLD_RUST)]);
    home.run(&["test", "mine"]).success();
    let newest = ["test", "mine", "--with", "rs=rustc --edition 2024"];
    home.run(&newest).code(1).stdout(contains("CE  mine/kiki-cici/a.rs"));
}

#[test]
fn a_compiler_and_an_interpreter_are_the_users_to_name() {
    let home = Home::with_files(&[("mine/kiki-cici/a.rs", RUST)]);
    let old = ["test", "mine", "--with", "rs=rustc -O --edition 2021"];
    let says =
        "\nthe command was `rustc -O --edition 2021`; `--with rs=COMMAND` names another one\n";
    home.run(&old).code(1).stdout(contains("CE  mine/kiki-cici/a.rs")).stderr(contains(says));
    home.put("mine/languages.toml", "rs = \"rustc --edition 2021\"\npy = \"echo\"\n");
    let says = contains("the command was `rustc --edition 2021`;");
    home.run(&["test", "mine"]).code(1).stderr(says);
    home.run(&["test", "mine", "--with", "rs=rustc --edition 2024"]).success();
    home.put("b.py", "");
    let stress = ["stress", "kiki-cici", "--inputs", "1", "--", "b.py"];
    home.run(&stress).code(1).stdout(contains("found `"));
    for (with, says) in [
        ("rs", "--with rs: an ending and a command are needed, as in py=pypy3"),
        ("rb=ruby", "--with rb=ruby: `rb` is not the ending of a language: "),
        ("rs= ", "--with rs= : `rs` has no command"),
    ] {
        home.run(&["test", "mine", "--with", with]).code(2).stderr(one_line(says));
    }
    home.put("mine/languages.toml", "rs = 5\n");
    home.run(&["test", "mine"])
        .code(2)
        .stderr(one_line("languages.toml: line 1: a command is a text"));
}

#[cfg(unix)]
#[test]
fn the_words_of_a_command_may_have_blanks() {
    use std::os::unix::fs::symlink;
    let home = Home::with_files(&[("mine/kiki-cici/a.py", ""), ("my tools/note.txt", "")]);
    symlink("/bin/echo", home.path("my tools/echo")).unwrap();
    let tool = home.path("my tools/echo").display().to_string();
    let shown = home.path("mine/kiki-cici/a.py").display().to_string();
    let says = contains(format!("found `{shown}`"));
    let with = format!("py=[\"{tool}\"]");
    home.run(&["test", "kiki-cici", "mine", "--with", &with]).code(1).stdout(says.clone());
    home.put("mine/languages.toml", &format!("py = ['{tool}']\n"));
    home.run(&["test", "kiki-cici", "mine"]).code(1).stdout(says);
    let against = format!("['{tool}', 'Nobody']");
    let stress = ["stress", "kiki-cici", "--against", &against, "--", "echo", "Kiki"];
    home.run(&stress).code(1).stdout(contains("expected `Nobody`, found `Kiki`"));
}

#[test]
fn a_judge_has_editions_of_its_own() {
    let home = Home::with_files(&[("mine/castle/a.rs", RUST), ("mine/castle/samples/1.in", "3\n")]);
    home.put("mine/castle/samples/1.out", "Cici\n");
    home.run(&["test", "castle"]).success();
    home.put("mine/castle/problem.toml", "judge = \"QOJ 1\"\n");
    let says = contains("--edition=2021`; `--with rs=COMMAND` names another one\n");
    home.run(&["test", "castle"]).code(1).stderr(says);
}

#[test]
fn a_flood_of_errors_is_read_and_dropped() {
    let home =
        Home::with_files(&[("mine/sum/samples/1.in", "1\n"), ("mine/sum/samples/1.out", "1\n")]);
    let flood = "yes some error output | head -c 200000000 >&2; ";
    home.run(&["test", "sum", "--", "sh", "-c", &format!("{flood} cat")]).success();
    let fails = format!("{flood} echo >&2; echo the last words >&2; exit 3");
    let run = home.run(&["test", "sum", "--", "sh", "-c", &fails]).code(1);
    run.stdout(contains("exit code 3: the last words\n"));
}
