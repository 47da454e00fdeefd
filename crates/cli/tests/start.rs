//! `cargo judge` finds the tools, and prints their output and nothing else.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, starts_with};

fn judge(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-judge"));
    command.args(words);
    command
}

#[test]
fn every_command_is_in_the_help() {
    let help = judge(&["--help"]).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    // One for each tool.
    for command in ["test", "study", "verify", "game"] {
        assert!(help.contains(&format!("\n  {command} ")), "{command}:\n{help}");
    }
}

#[test]
fn a_command_of_another_tool_reaches_it() {
    judge(&["game", "0.77", "--to", "100"]).assert().success().stdout(starts_with("Kayles"));
    let wrong = judge(&["game", "0.79", "--to", "100"]).assert();
    wrong
        .code(2)
        .stderr(contains("cargo judge: 0.79").and(contains("word 1: expected an octal code")));
}

#[test]
fn cargo_may_name_the_command_first() {
    let plain = judge(&["list", "--judge", "poj"]).output().unwrap();
    let named = judge(&["judge", "list", "--judge", "poj"]).output().unwrap();
    assert!(!plain.stdout.is_empty());
    assert_eq!(plain.stdout, named.stdout);
    let said = String::from_utf8(plain.stderr).unwrap();
    assert!(!said.contains("Finished"), "{said}");
}
