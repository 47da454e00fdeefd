//! `cargo judge game --values` and `--outcomes`: theorems for what a program has printed.

use std::fs;

use super::*;

/// Take 1, 3 or 4, as Python prints a list.
const VALUES: &str = "[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]";

#[test]
fn the_manual_shows_what_is_printed() {
    let (outcomes, expected) = &manual_examples("cargo judge game --outcomes ")[0];
    game(&["--outcomes", outcomes]).success().stdout(expected.clone());
}

#[test]
fn a_list_has_its_theorem_from_the_line_a_file_or_standard_input() {
    let theorem = || {
        contains("[0, 1, 0, 1, 2, 3, 2][n % 7]").and(contains("docs/theory.md#subtraction-games"))
    };
    game(&["--values", VALUES]).success().stdout(theorem());
    let folder = folder();
    fs::write(folder.path().join("values.txt"), VALUES).unwrap();
    let command = |list: &str| judge(folder.path(), &["game", "--values", list]);
    command("values.txt").assert().success().stdout(theorem());
    #[cfg(unix)]
    command("/dev/stdin").write_stdin(VALUES).assert().success().stdout(theorem());
    command("-").write_stdin(VALUES).assert().success().stdout(theorem());
    let from_1 = json(game(&["--values", VALUES, "--first", "1", "--json"]));
    assert_eq!(from_1["theorems"][0]["formula"]["python"], "[2, 0, 1, 0, 1, 2, 3][n % 7]");
}

#[test]
fn a_theorem_of_outcomes_has_its_problems() {
    let lost = |heap: u64| if heap % 3 == 0 { "lost " } else { "win " };
    let outcomes: String = (0..40).map(lost).collect();
    let answer = json(game(&["--outcomes", &outcomes, "--json"]));
    let first = &answer["theorems"][0];
    assert_eq!(first["formula"]["cpp"], "n % 3 == 0");
    assert_eq!((&first["agrees"], &first["of"]), (&Value::from(40), &Value::from(40)));
    assert_eq!((&first["proved_by"], &first["says"]), (&Value::Null, &Value::from("lost")));
    let problems = first["problems"].as_array().unwrap();
    assert!(problems.contains(&Value::from("bash-game")), "{problems:?}");
    // The same with an exception.
    let broken = |heap| if heap == 24 { "win " } else { lost(heap) };
    let broken: String = (0..40).map(broken).collect();
    let answer = json(game(&["--outcomes", &broken, "--json"]));
    assert_eq!(answer["theorems"], Value::Array(Vec::new()));
    game(&["--outcomes", &outcomes.replace("win", "won"), "--language", "zh"])
        .success()
        .stdout(contains("必败态").and(contains("docs/theory.zh.md")));
}

#[test]
fn an_exception_is_a_near_miss_with_its_place() {
    let mut values: Vec<u64> = (0..100).map(|heap| heap % 4).collect();
    values[77] = 2;
    let list: String = values.iter().map(|value| format!("{value} ")).collect();
    game(&["--values", &list]).success().stdout(
        contains("Not quite: nim-values: a remainder of the number, agrees on 99 of 100 positions; at 77 it says 1, and 2 is true."),
    );
    let answer = json(game(&["--values", &list, "--json"]));
    assert_eq!(answer["misses"][0]["fails"]["position"], serde_json::json!([77]));
}

#[test]
fn a_game_in_words_has_its_theorems_too() {
    game(&["misere", "take", "1..3", "--to", "40"]).success().stdout(contains("n % 4 == 1"));
    let answer = json(game(&["kayles", "--to", "200", "--json"]));
    let kayles = &answer["games"][0];
    assert_eq!(kayles["theorems"][0]["game"], "0.77");
    assert!(kayles["theorems"][0]["proved_by"].is_string());
    game(&["1-2", "2-3"]).success().stdout(contains("heorem").not());
}

#[test]
fn what_is_not_a_list_is_refused_in_a_line() {
    for (words, error) in [
        (&["--values", "1,x"][..], "--values: number 2 is `x`: expected a list of numbers"),
        (&["--values", "none.txt"], "number 1 is `none.txt`: expected a list of numbers from 0 to 2^64 - 1, or the name of a file"),
        (&["--values", "1,-2"], "number 2 is `-2`"),
        (&["--values", "1,2\u{200b},\u{1b}[2J"], "number 2 is `2\\u{200b}`: expected"),
        (&["--values", " , "], "--values: the list is empty"),
        (&["--outcomes", "LWQ"], "--outcomes: word 1 is `LWQ`: expected L (lost), W (won) or D (drawn)"),
        (&["--values", "1 2", "--first", "18446744073709551615"], "the last heap exceeds 2^64 - 1"),
    ] {
        let error = starts_with("cargo judge: ").and(one_line(error));
        game(words).code(2).stdout("").stderr(error);
    }
    for words in [
        &["--values", "1", "--outcomes", "L"][..],
        &["--first", "3"],
        &["--values", "1", "take", "1"],
        &["--values", "1", "--to", "3"],
        &["--values", "1", "--play"],
        &["--values", "1", "--", "true"],
    ] {
        game(words).code(2).stderr(contains("error: "));
    }
}
