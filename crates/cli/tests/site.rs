//! `cargo judge study`, where it must not write.

mod common;

use std::fs;

use predicates::str::contains;

use common::{folder, judge};

#[test]
fn a_folder_that_holds_something_else_is_left_alone() {
    let folder = folder();
    fs::write(folder.path().join("thesis.txt"), "").unwrap();
    judge(folder.path(), &["study", "-o", "."])
        .assert()
        .code(2)
        .stderr(contains("holds something else: choose a new or an empty folder"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
