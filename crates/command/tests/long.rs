//! The long searches of the `cargo judge` command, which run to their end.
//!
//! `cargo test` leaves these out; `cargo test -p command --test long` runs them, and so does
//! `.ci/deep`.

mod common;

use std::fs;

use predicates::str::contains;

use common::{folder, judge};

/// The nim-sum of two numbers, which awk does not have.
const NIM_SUM: &str = r#"
    function nim_sum(a, b,  sum, p) {
        for (p = 1; a || b; p *= 2) {
            if (a % 2 != b % 2) sum += p
            a = int(a / 2); b = int(b / 2)
        }
        return sum + 0
    }"#;

/// The input on which `cargo judge stress` shows that a program in awk is wrong.
fn counter_example(problem: &str, command: &[&str], program: &str) -> String {
    let folder = folder();
    let words = ["stress", problem, "--seconds", "4", "--"];
    judge(folder.path(), &[&words, command, &[program]].concat()).assert().code(1);
    fs::read_to_string(folder.path().join(format!("counters/{problem}-1.in"))).unwrap()
}

#[test]
fn a_large_counter_example_is_made_small() {
    // Right unless there are fifty heaps, which no small position has.
    let wrong = r#"NR > 1 { x = nim_sum(x, $1) } END { print (NR > 50) != (x != 0) ? "A" : "B" }"#;
    let input = counter_example("nim", &["awk"], &[wrong, NIM_SUM].concat());
    assert_eq!(input, format!("50\n{}", "1\n".repeat(50)));
}

#[test]
fn heaps_become_one_where_only_their_nim_sum_matters() {
    let wrong = r#"NR > 1 { x = nim_sum(x, $1) } END { print x % 2^25 ? "A" : "B" }"#;
    let input = counter_example("nim", &["awk"], &[wrong, NIM_SUM].concat());
    assert_eq!(input, "1\n33554432\n");
}

#[test]
fn a_program_that_starts_slowly_gets_a_smallest_counter_example_too() {
    let slow = ["sh", "-c", r#"sleep 0.1; awk "$0""#];
    let wrong = r#"NR > 1 { print $1 % ($2 + 1) && $1 < 777777 ? "A" : "B" }"#;
    assert_eq!(counter_example("bash-game", &slow, wrong), "1\n777777 1\n");
}

#[test]
fn a_program_that_hangs_on_large_numbers_is_shown_a_small_one() {
    let hangs = r#"{ if ($1 > 2000) while (1); print $1 % 3 ? "Kiki" : "Cici" }"#;
    let folder = folder();
    let words = ["stress", "kiki-cici", "--beyond", "--seconds", "4", "--time", "2"];
    judge(folder.path(), &[&words, &["--", "awk", hangs][..]].concat())
        .assert()
        .code(1)
        .stdout(contains("kiki-cici: TLE"));
    let input = fs::read_to_string(folder.path().join("counters/kiki-cici-1.in")).unwrap();
    let number: u64 = input.trim().parse().unwrap();
    assert!((2001..2200).contains(&number), "{number}");
}
