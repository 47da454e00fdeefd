//! Making and proving bundles, which takes minutes.
//!
//! `cargo test` leaves these out; `cargo test -p workshop --test long` runs them, and so does CI.

#[path = "../../command/tests/common/mod.rs"]
mod common;

use predicates::prelude::*;
use predicates::str::{contains, starts_with};

use common::{folder, judge};

#[test]
fn a_judge_with_the_reader_gets_none_in_the_file() {
    judge(folder().path(), &["bundle", "kiki-cici", "--judge", "atcoder"])
        .assert()
        .success()
        .stdout(contains("use proconio::").and(contains("mod proconio").not()));
}

#[test]
fn a_submission_is_proved_and_written_with_its_address() {
    let folder = folder();
    judge(folder.path(), &["submit", "cses-1730"])
        .assert()
        .success()
        .stdout(
            starts_with("submissions/cses-1730.rs: ")
                .and(contains(" bytes, accepted on all "))
                .and(contains("submit it at https://cses.fi/problemset/submit/1730")),
        )
        .stderr(contains("CSES: not verified").and(contains('\x1b').not()));
    assert!(folder.path().join("submissions/cses-1730.rs").exists());
}
