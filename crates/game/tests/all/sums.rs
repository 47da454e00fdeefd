//! Games that split: single numbers are asked about, and some sums are checked; and what lies beyond
//! the positions that are asked about.

use super::*;

/// The nim-values of the single numbers.
fn values(answer: &Value) -> Vec<(u64, u64)> {
    let positions = answer["positions"].as_array().unwrap().iter();
    let single = positions.filter(|position| position["position"].as_array().unwrap().len() == 1);
    let pair = |position: &Value| {
        (position["position"][0].as_u64().unwrap(), position["value"].as_u64().unwrap())
    };
    let mut values: Vec<(u64, u64)> = single.map(pair).collect();
    values.sort_unstable();
    values
}

#[test]
fn a_game_that_splits_is_the_sum_of_its_numbers() {
    let found = run_teller(&["--heaps", "0..300"], "divide").success();
    found.stdout(
        starts_with("301 positions. A move is")
            .and(contains("\nA position of several numbers is their sum: "))
            .and(contains("P-positions among them: 0 1 3 5 7 9 11 ")),
    );
    let words = ["--heaps", "0..6", "--json"];
    let summed = json(run_teller(&words, "divide"));
    assert!(summed["sums"].as_u64() > Some(100), "{}", summed["sums"]);
    let winning = serde_json::json!([[1, 3], [2, 2], [3, 1]]);
    assert!(summed["positions"]
        .as_array()
        .unwrap()
        .iter()
        .any(|position| position["winning"] == winning));
    // The same by play, as positions of two numbers are asked for.
    let played = json(run_teller(&[&words[..], &["--count", "1..2"]].concat(), "divide"));
    assert!(played["sums"].is_null());
    assert_eq!(values(&summed), values(&played));
    assert_eq!(values(&summed).len(), 7);
    assert_eq!(
        values(&json(run_teller(&["--sum", "--unordered", "--from", "6", "--json"], "divide")))
            .len(),
        6
    );
}

#[test]
fn what_is_not_a_sum_is_told_with_its_smallest_position_or_explored() {
    for (manner, error) in [
        ("divide, or end at a pair", "`1 1` is not the sum of its numbers: its options have the nim-values {0}, so it has 1, and the sum 0"),
        ("divide, or end at three", "`1 1 1` is not the sum of its numbers: its options have the nim-values {0}, so it has 1, and the sum 0"),
        ("double", "play need not end, so a sum has no nim-value"),
    ] {
        is_refused(run_teller(&["--sum", "--heaps", "1..9"], manner), error);
        let words = ["--heaps", "1..40", "--most", "100"];
        is_refused(run_teller(&words, manner), &format!("; {error}"));
    }
    let words = ["--heaps", "1..5", "--json"];
    let explored = json(run_teller(&words, "divide, or end at a pair"));
    let positions = explored["positions"].as_array().unwrap();
    // The end is at once, by the rules.
    let pair = serde_json::json!([1, 1]);
    assert!(positions
        .iter()
        .any(|position| position["position"] == pair && position["value"] == 1));
    let misere = json(run_teller(&[&words[..], &["--misere"]].concat(), "divide"));
    assert!(misere["positions"].as_array().unwrap().len() > 5 && misere["sums"].is_null());
    is_refused(
        run_teller(&["--sum", "--misere"], "divide"),
        "in misère play a sum has no nim-values: leave",
    );
    is_refused(
        run_teller(&["--sum", "--from", "1 2"], "divide"),
        "with `--sum` the game begins from single",
    );
}

#[test]
fn a_program_may_know_single_numbers_alone() {
    let words = ["--heaps", "1..40"];
    run_teller(&[&words[..], &["--sum"]].concat(), "divide single numbers").success().stdout(
        starts_with("40 positions").and(contains("is taken as their sum: 0 were checked, and no more, as the program ended before it answered `2 2`")),
    );
    is_refused(
        run_teller(&words, "divide single numbers"),
        "one number, not `1 1`; with `--sum` single numbers alone are asked about",
    );
}

/// The first theorem with a formula, or else the first near miss.
fn first(words: &[&str], manner: &str) -> Value {
    let answer = json(run_teller(&[words, &["--json"]].concat(), manner));
    let mut theorems = answer["theorems"].as_array().unwrap().iter();
    let theorem = theorems.find(|theorem| !theorem["formula"].is_null());
    theorem.unwrap_or(&answer["misses"][0]).clone()
}

#[test]
fn what_is_found_is_tried_beyond_the_positions() {
    for (words, manner, of, beyond) in [
        (&[][..], "take", 101, 71),
        // The program ends at 150.
        (&[], "take up to 149", 101, 0),
        // Longer rows.
        (&["--heaps", "0..2", "--count", "1..5"], "nim", 363, 1001),
        (&["--heaps", "0..8", "--count", "2"], "nim", 81, 175),
        // The last number is the end of a board.
        (&["--heaps", "0..101"], "go up from even numbers", 102, 0),
        (&["--from", "60"], "take", 61, 0),
    ] {
        let found = first(words, manner);
        let counts = (found["agrees"].as_u64(), found["of"].as_u64(), found["beyond"].as_u64());
        assert_eq!(counts, (Some(of), Some(of), Some(beyond)), "{manner}: {found}");
        assert!(found["fails"].is_null());
    }
    let broken = first(&[], "take, but less from 120 on");
    // From 120 on the values are 1 and 0 in turn.
    assert_eq!(broken["fails"]["position"], serde_json::json!([123]), "{broken}");
    assert_eq!((broken["agrees"].as_u64(), broken["beyond"].as_u64()), (Some(101), Some(22)));
    assert!(broken["proved_by"].is_null());
    // Where moves halve a number, far larger ones are tried, too.
    let far = first(&[], "leave half");
    assert!(far["beyond"].as_u64() > Some(71 + 20), "{far}");
}
