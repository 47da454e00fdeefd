//! `cargo judge octal`: what it prints, keeps, continues and refuses.

#[path = "../../command/tests/common/mod.rs"]
mod common;

use std::fs;
use std::path::Path;

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use predicates::str::contains;

use common::{folder, judge};

fn octal(folder: &Path, words: &[&str]) -> Assert {
    judge(folder, &[&["octal"], words].concat()).assert()
}

#[test]
fn records_and_periods_are_those_of_the_literature() {
    let folder = folder();
    // Berlekamp, Conway and Guy, Winning Ways, 1982.
    octal(folder.path(), &["0.77", "--to", "1000", "--no-checkpoint"])
        .success()
        .stdout(contains("period: 12 from the heap 71 on"));
    // Kenyon, 1967.
    octal(folder.path(), &["0.156", "--to", "8000", "--no-checkpoint"])
        .success()
        .stdout(contains("largest nim-value: 23, first of the heap 1032"))
        .stdout(contains("sparse space: mask 1b in hexadecimal, 15 rare heaps, the last is 357"))
        .stdout(contains("period: 349 from the heap 3479 on"));
    octal(folder.path(), &["0.007", "--to", "2000", "--no-checkpoint"])
        .success()
        .stdout(contains("nim-value 0: 28 heaps, the last is 1048"))
        .stdout(contains("period: these heaps prove none"));
}

#[test]
fn a_table_is_continued_and_the_same_as_in_one_go() {
    let folder = folder();
    let kept = ["--checkpoint", "kept", "--values"];
    octal(folder.path(), &[&["0.007", "--to", "3000"], &kept[..], &["first"]].concat()).success();
    octal(folder.path(), &[&["0.007", "--to", "9000"], &kept[..], &["second"]].concat())
        .success()
        .stderr(contains("heaps are known from kept"));
    let words = ["0.007", "--to", "9000", "--threads", "3", "--no-checkpoint", "--values", "whole"];
    octal(folder.path(), &words).success();
    let values = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(values("second"), values("whole"));
    assert!(values("second").starts_with(&values("first")));
    assert_eq!(values("whole").lines().count(), 9001);
}

#[test]
fn a_table_that_is_damaged_or_of_another_game_is_refused_and_left_alone() {
    let folder = folder();
    let place = folder.path().join("kept");
    octal(folder.path(), &["0.6", "--to", "500", "--checkpoint", "kept"]).success();
    let mut bytes = fs::read(&place).unwrap();
    octal(folder.path(), &["0.07", "--to", "500", "--checkpoint", "kept"])
        .code(2)
        .stderr(contains("kept is not a whole table of 0.07"));
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&place, &bytes).unwrap();
    octal(folder.path(), &["0.6", "--to", "900", "--checkpoint", "kept"])
        .code(2)
        .stderr(contains("kept is not a whole table of 0.6"));
    assert_eq!(fs::read(&place).unwrap(), bytes);
}

#[test]
fn words_that_are_not_an_octal_code_are_refused() {
    let folder = folder();
    octal(folder.path(), &["0.78"]).code(2).stderr(contains("\"8\" at place 2"));
    octal(folder.path(), &["77"]).code(2).stderr(contains("no point"));
}

#[test]
fn the_plain_loop_finds_the_same_table() {
    let compared = octal(folder().path(), &["0.156", "--to", "5000", "--compare"]);
    match Command::new("g++").arg("--version").ok() {
        Ok(_) => compared.success().stdout(contains("ratio")),
        Err(_) => compared.code(2).stderr("cargo judge: there is no g++\n"),
    };
}
