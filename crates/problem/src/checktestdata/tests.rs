//! The exact text for each node and each framing.

use super::*;
use crate::format::{counted, single, to_eof, until, Format};
use crate::shape::decimal::decimal;
use crate::shape::signed::signed;
use crate::shape::{
    between, column, headed_list, int, letters, list, named, rest, row, word, Int, IntoShape,
};
use crate::value::Typed;

fn translated<T: Typed>(format: Format<T>) -> Result<(String, Vec<String>)> {
    framing::input(&format.grammar)
}

/// The program that reads an input.
fn program<T: Typed>(format: Format<T>) -> String {
    translated(format).unwrap().0
}

/// The program that reads a case.
fn case<S: IntoShape>(case: S) -> String {
    program(single(case))
}

fn bounds<S: IntoShape>(case: S) -> Vec<String> {
    translated(single(case)).unwrap().1
}

fn error<S: IntoShape>(case: S) -> String {
    translated(single(case)).unwrap_err().to_string()
}

fn heaps() -> crate::shape::Shape<Vec<u64>> {
    list(int("N", 1..=50).beyond(0..=60), int("a heap", 0..=1_000_000_000))
}

#[test]
fn numbers_of_all_kinds() {
    let number = |name| int(name, 2..=(1 << 31) - 1);
    assert_eq!(
        case((number("a"), number("b"))),
        "INT(2, 2^31 - 1, a) SPACE INT(2, 2^31 - 1, b) NEWLINE\n"
    );
    assert_eq!(case(signed("y", -100..=100)), "INT(-100, 100, y) NEWLINE\n");
    assert_eq!(case(decimal("N", 250)), "INT(1, 10^250, n) NEWLINE\n");
    assert_eq!(bounds(decimal("N", 250)), ["1 <= N <= 10^250"]);
}

#[test]
fn lists_lie_in_their_lines() {
    assert_eq!(
        case(heaps()),
        "INT(1, 50, n) NEWLINE\nREP(n, SPACE) INT(0, 10^9, heap) END NEWLINE\n"
    );
    assert_eq!(
        case(heaps().inline()),
        "INT(1, 50, n) REP(n) SPACE INT(0, 10^9, heap) END NEWLINE\n"
    );
    assert_eq!(
        case(heaps().column()),
        "INT(1, 50, n) NEWLINE\nREP(n)\n    INT(0, 10^9, heap) NEWLINE\nEND\n"
    );
    assert_eq!(
        case(list(int("n", 0..=9), int("x", 1..=9))),
        "INT(0, 9, n) NEWLINE\nIF(n > 0)\n    REP(n, SPACE) INT(1, 9, x) END NEWLINE\nEND\n"
    );
    assert_eq!(
        case(list(int("m", 1..=9), heaps().inline()).column()),
        "INT(1, 9, m) NEWLINE\nREP(m)\n    \
         INT(1, 50, n) REP(n) SPACE INT(0, 10^9, heap) END NEWLINE\nEND\n"
    );
}

#[test]
fn words_have_their_letters() {
    assert_eq!(
        case(word(int("n", 1..=300), "IX")),
        "INT(1, 300, n) NEWLINE\nREGEX(\"[IX]+\", word) ASSERT(STRLEN(word) == n) NEWLINE\n"
    );
    let of_length = |length: Int| case(letters(length, "HT"));
    assert_eq!(
        of_length(int("letters", 1..=7)),
        "REGEX(\"[HT]+\", word) ASSERT(1 <= STRLEN(word) && STRLEN(word) <= 7) NEWLINE\n"
    );
    assert_eq!(
        of_length(int("letters", 7..=7)),
        "REGEX(\"[HT]+\", word) ASSERT(STRLEN(word) == 7) NEWLINE\n"
    );
}

#[test]
fn rules_may_need_letters() {
    let lines = "ASSERT(INARRAY(\"I\", word))";
    assert_eq!(
        program(to_eof(word(int("n", 1..=9), "IX").such_that("an I", lines, |_| true))),
        "ASSERT(!ISEOF)\nWHILE(!ISEOF)\n    UNSET(word)\n    INT(1, 9, n) NEWLINE\n    \
         SET(i = 0) WHILE(MATCH(\"IX\")) REGEX(\"[IX]\", word[i]) SET(i = i + 1) END \
         SET(letters = i) ASSERT(letters == n) NEWLINE\n    \
         ASSERT(INARRAY(\"I\", word))\nEND\n"
    );
    let words = list(int("n", 1..=9), letters(int("letters", 1..=5), "01")).column();
    let lines = "ASSERT(word[0, letters[0] - 1] == \"1\")";
    assert_eq!(
        case(words.such_that("a last 1", lines, |_| true)),
        "INT(1, 9, n) NEWLINE\nREPI(i, n)\n    \
         SET(j = 0) WHILE(MATCH(\"01\")) REGEX(\"[01]\", word[i, j]) SET(j = j + 1) END \
         SET(letters[i] = j) ASSERT(1 <= letters[i] && letters[i] <= 5) NEWLINE\nEND\n\
         ASSERT(word[0, letters[0] - 1] == \"1\")\n"
    );
}

#[test]
fn items_go_on_to_the_end_of_the_line() {
    assert_eq!(
        case(rest(int("N", 2..=99), int("a stair", 1..=9))),
        "SET(i = 0) INT(1, 9, stair) \
         WHILE(MATCH(\" \")) SET(i = i + 1) SPACE INT(1, 9, stair) END SET(n = i + 1) NEWLINE\n\
         ASSERT(2 <= n && n <= 99)\n"
    );
}

#[test]
fn bounds_may_depend_on_what_is_before() {
    let n = || int("n", 2..=9);
    let vertex = |name| int(name, between(1, named("n")));
    let tree = || (n(), column(named("n") - 1, (vertex("x"), vertex("y"))));
    assert_eq!(
        case(tree()),
        "INT(2, 9, n) NEWLINE\nREP(n - 1)\n    \
         INT(1, 9, x) ASSERT(x <= n) SPACE INT(1, 9, y) ASSERT(y <= n) NEWLINE\nEND\n"
    );
    assert_eq!(bounds(tree()), ["2 <= n <= 9", "1 <= x <= n", "1 <= y <= n"]);
    let place = int("place", between(0, named("m").at_most(50)));
    let board = headed_list(n(), int("m", 1..=99), place);
    assert_eq!(
        case(board.clone()),
        "INT(2, 9, n) SPACE INT(1, 99, m) NEWLINE\n\
         REP(n, SPACE) INT(0, 50, place) ASSERT(place <= m) END NEWLINE\n"
    );
    assert_eq!(bounds(board)[2], "0 <= place <= min(m, 50)");
    assert_eq!(
        case(list(int("n", 3..=9), int("x", between(1, named("n") - 2)))),
        "INT(3, 9, n) NEWLINE\nREP(n, SPACE) INT(1, 7, x) ASSERT(x <= n - 2) END NEWLINE\n"
    );
    let lists = list(int("k", 1..=5), row(named("n"), int("x", 1..=9))).column();
    assert_eq!(
        case((int("n", 1..=3), lists)),
        "INT(1, 3, n) SPACE INT(1, 5, k) NEWLINE\nREP(k)\n    \
         REP(n, SPACE) INT(1, 9, x) END NEWLINE\nEND\n"
    );
}

#[test]
fn an_inner_name_hides_an_outer_one_in_its_item() {
    let bounded = |name| int(name, between(1, named("n")));
    let outer = (int("n", 1..=3), list(int("k", 1..=5), (int("n", 1..=3), bounded("x"))).column());
    assert!(case(outer.clone()).contains("INT(1, 3, n) SPACE INT(1, 3, x) ASSERT(x <= n)"));
    // Its variable has the last item's number now.
    assert!(error((outer, bounded("y"))).contains("before a list whose items have it"));
}

#[test]
fn a_row_may_be_empty_if_what_it_depends_on_may_be() {
    let row_after = |least| case((int("n", least..=9), row(named("n") - 1, int("x", 1..=9))));
    assert!(row_after(1).contains("IF(n - 1 > 0)"));
    assert!(!row_after(2).contains("IF"));
}

#[test]
fn a_rule_that_cannot_be_said_is_an_error_that_names_it() {
    let lesser = || named("n").at_most(5);
    let least = (int("n", 1..=9), int("x", between(lesser(), 9)));
    assert_eq!(error(least), "the least `x` cannot be said in checktestdata: min(n, 5)");
    let items = (int("n", 1..=9), row(lesser(), int("x", 1..=2)));
    assert!(error(items).contains("the number of items"));
    assert!(error(heaps().such_that("a rule", "", |_| true)).contains("no lines"));
    assert!(error((int("x", 1..=2), int("x", 1..=3))).contains("1 <= x <= 3"));
    assert!(error(list(int("n", 1..=9), int("i", 1..=9)).such_that("", "i[0]", |_| true))
        .contains("counting"));
}

#[test]
fn two_names_are_two_variables() {
    let pair = (int("N", 1..=99), int("n", 0..=9));
    assert_eq!(case(pair.clone()), "INT(1, 99, n) SPACE INT(0, 9, n2) NEWLINE\n");
    assert_eq!(bounds(pair), ["1 <= N <= 99", "0 <= n <= 9"]);
}

#[test]
fn rules_follow_what_they_are_about() {
    let different = || heaps().such_that("different", rules::different("a heap"), |_| true);
    assert_eq!(
        case(different()),
        "INT(1, 50, n) NEWLINE\nREPI(i, n, SPACE) INT(0, 10^9, heap[i]) END NEWLINE\n\
         ASSERT(UNIQUE(heap))\n"
    );
    assert!(program(to_eof(different())).contains("    UNSET(heap)\n"));
    let pair = (int("x", 1..=9), int("y", 1..=9));
    let pair = pair.such_that("x < y", "ASSERT(x < y)", |(x, y)| x < y);
    assert_eq!(
        case(list(int("n", 1..=9), pair).column()),
        "INT(1, 9, n) NEWLINE\nREP(n)\n    INT(1, 9, x) SPACE INT(1, 9, y) NEWLINE\n    \
         ASSERT(x < y)\nEND\n"
    );
    assert_eq!(
        case(heaps().for_judge("", rules::ascending("a heap", "<=", "N"), |_| true)),
        "INT(1, 50, n) NEWLINE\nREPI(i, n, SPACE) INT(0, 10^9, heap[i]) END NEWLINE\n\
         REPI(i, n - 1) ASSERT(heap[i] <= heap[i + 1]) END\n"
    );
}

#[test]
fn framings_end_the_cases() {
    let number = || int("x", 1..=9);
    assert_eq!(
        program(counted(int("T", 1..=500), number())),
        "INT(1, 500, t) NEWLINE\nREP(t)\n    INT(1, 9, x) NEWLINE\nEND\n"
    );
    assert_eq!(
        program(to_eof(number())),
        "ASSERT(!ISEOF)\nWHILE(!ISEOF)\n    INT(1, 9, x) NEWLINE\nEND\n"
    );
    assert_eq!(program(single(number())), "INT(1, 9, x) NEWLINE\n");
    assert_eq!(
        program(to_eof(number()).with_blank_lines()),
        "WHILE(MATCH(\"\\n\")) NEWLINE END\nASSERT(!ISEOF)\nWHILE(!ISEOF)\n    \
         INT(1, 9, x) NEWLINE\n    WHILE(MATCH(\"\\n\")) NEWLINE END\nEND\n"
    );
}

#[test]
fn a_sentinel_is_seen_in_its_first_letter_or_read_as_a_case() {
    let pair = |least| (int("a", least..=9), int("b", least..=9));
    assert_eq!(
        program(until("0 0", pair(1))),
        "WHILE(!MATCH(\"0\"))\n    INT(1, 9, a) SPACE INT(1, 9, b) NEWLINE\nEND\n\
         STRING(\"0 0\") NEWLINE\n"
    );
    assert_eq!(
        program(until("0 0", pair(0))),
        "SET(ended = 0)\nWHILE(ended == 0)\n    INT(0, 9, a) SPACE INT(0, 9, b) NEWLINE\n    \
         IF(a == 0 && b == 0) SET(ended = 1) END\nEND\n"
    );
    let error = translated(until("-1", pair(0))).unwrap_err().to_string();
    assert!(error.contains("`-1`"), "{error}");
}

#[test]
fn a_total_adds_up_a_number_of_each_case() {
    let total = counted(int("t", 1..=9), heaps()).with_total("N", 60);
    let (program, bounds) = translated(total).unwrap();
    assert_eq!(
        program,
        "INT(1, 9, t) NEWLINE\nSET(total = 0)\nREP(t)\n    INT(1, 50, n) NEWLINE\n    \
         REP(n, SPACE) INT(0, 10^9, heap) END NEWLINE\n    SET(total = total + n)\nEND\n\
         ASSERT(total <= 60)\n"
    );
    assert_eq!(bounds.last().unwrap(), "all N together <= 60");
}

#[test]
fn an_output_has_an_answer_for_each_case() {
    let number = || int("x", 1..=9);
    let output = |grammar| framing::output(&grammar, &Form::number(0..=9));
    assert_eq!(output(single(number()).grammar), "INT(0, 9) NEWLINE\n");
    assert_eq!(
        output(to_eof(number()).grammar),
        "ASSERT(!ISEOF)\nWHILE(!ISEOF)\n    INT(0, 9) NEWLINE\nEND\n"
    );
    assert_eq!(
        output(counted(int("T", 1..=500), number()).grammar),
        "ASSERT(!ISEOF)\nSET(answers = 0)\nWHILE(!ISEOF)\n    INT(0, 9) NEWLINE\n    \
         SET(answers = answers + 1)\nEND\nASSERT(answers <= 500)\n"
    );
}
