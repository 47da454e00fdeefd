//! `cargo judge octal`: what it prints and refuses.

use super::*;

fn octal(words: &[&str]) -> Assert {
    judge(folder().path(), &[&["octal"], words].concat()).assert()
}

#[test]
fn records_and_periods_are_those_of_the_literature() {
    // Kenyon, 1967.
    octal(&["0.156", "--to", "8000"]).success().stdout(
        contains("largest nim-value: 23, first of the heap 1032")
            .and(contains("sparse space: mask 1b in hexadecimal, 15 rare heaps, the last is 357"))
            .and(contains("period: 349 from the heap 3479 on")),
    );
    octal(&["0.007", "--to", "2000"]).success().stdout(
        contains("nim-value 0: 28 heaps, the last is 1048")
            .and(contains("period: these heaps prove none")),
    );
}

#[test]
fn words_that_are_not_an_octal_code_are_refused() {
    octal(&["0.78"]).code(2).stderr(contains("\"8\" at place 2"));
    octal(&["77"]).code(2).stderr(contains("no point"));
}
