//! `cargo judge study` in folders where it must not write, and with compilers that it cannot use.

#[path = "../../command/tests/common/mod.rs"]
mod common;

use std::fs;
use std::path::Path;

use assert_cmd::assert::Assert;
use predicates::prelude::*;
use predicates::str::{contains, ends_with};

use common::{folder, judge};

fn study(folder: &Path, words: &[&str]) -> Assert {
    judge(folder, &[&["study"], words].concat()).assert()
}

#[test]
fn a_folder_that_holds_something_else_is_left_alone() {
    let folder = folder();
    fs::write(folder.path().join("thesis.txt"), "").unwrap();
    study(folder.path(), &["-o", "."])
        .code(2)
        .stderr(contains("holds something else: choose a new or an empty folder"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_compiler_that_cannot_compile_the_boards_is_refused_in_one_line() {
    let folder = folder();
    let no_compiler = env!("CARGO_BIN_EXE_judge-workshop");
    study(folder.path(), &["-o", "new", "--rustc", no_compiler]).code(2).stdout("").stderr(
        contains(" is not a Rust compiler that has wasm32-unknown-unknown")
            .and(ends_with("\n"))
            .and(predicate::function(|error: &str| error.lines().count() == 1)),
    );
    assert!(!folder.path().join("new").exists());
}
