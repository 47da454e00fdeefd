//! `cargo judge game -- PROGRAM`: what is found out from rules that a program tells, and what is
//! refused.

use std::fs;
use std::path::Path;

use judge::running::language::Language;

use super::*;

#[test]
fn the_manual_shows_what_its_program_tells() {
    let sources = manual_examples("cat ");
    let runs = manual_examples("cargo judge game ")
        .into_iter()
        .filter(|(words, _)| words.contains(" -- "));
    let mut seen = 0;
    for (words, output) in runs {
        let words: Vec<&str> = words.split(' ').collect();
        let name = words.last().unwrap();
        let (_, source) = sources.iter().find(|(other, _)| other == name).unwrap();
        fs::write(Path::new(FOLDER).join(name), source).unwrap();
        // The source alone is enough.
        let source: Vec<&str> = words.iter().copied().filter(|word| *word != "python3").collect();
        for words in [&words, &source] {
            let ran = judge(Path::new(FOLDER), &[&["game"], &words[..]].concat()).assert();
            seen += 1;
            if Language::Python.is_available() {
                ran.success().stdout(output.clone());
            } else {
                ran.code(2).stderr(contains("cannot run `python3`"));
            }
        }
    }
    assert_eq!(seen, 2);
}

#[test]
fn positions_of_any_length_have_values_and_outcomes() {
    // Nim, by Bouton, 1901.
    let nim = run_teller(&["--heaps", "0..3", "--count", "1..3"], "nim").success();
    nim.stdout(
        starts_with("84 positions. A move is as the program says.")
            .and(contains("\nnim-values of the numbers 0 to 3:\n         0  1  2  3  4"))
            .and(contains("\n     2   2  3  0  1\n"))
            .and(contains("\n    0 1 3  2\n    ... and 56 more\n"))
            .and(contains("P-positions among them: 0; 0 0; 1 1; 2 2; 3 3; 0 0 0; 0 1 1; ")),
    );
    run_teller(&["--heaps", "0..2", "--count", "2", "--misere"], "nim")
        .success()
        .stdout(contains("P-positions among them: 0 1; 1 0; 2 2\n"));
    // In ascending order there are as many rows as multisets.
    run_teller(&["--from", "3 1", "--from", "2", "--unordered"], "nim")
        .success()
        .stdout(starts_with("10 positions. "));
    let words = ["--heaps", "0..9", "--count", "3", "--unordered", "--most", "220"];
    run_teller(&words, "nim").success().stdout(starts_with("220 positions. "));
    run_teller(&["--from", "2", "--beside", "2", "--position", "1", "2"], "nim")
        .success()
        .stdout(starts_with("The nim-value is 3, so").and(ends_with("Winning move: to 1 1.\n")));
    run_teller(&["--json", "--position", "1", "3"], "windows").success().stdout(
        "{\"positions\":[{\"outcome\":\"N\",\"position\":[1,3],\"value\":2,\"winning\":[[1,1]]}]}\n",
    );
}

#[test]
fn a_program_may_keep_its_answers_back_and_be_asked_again() {
    let found = run_teller(&["--from", "1 1 1 1"], "keep back").success();
    found.stdout(starts_with("16 positions").and(contains("\n    0 1 1 1  1\n")));
    let words = ["--from", "99999", "--time", "0.1"];
    is_refused(run_teller(&words, "go down"), "positions known so far, and not `9");
}

#[test]
fn play_that_need_not_end_has_draws() {
    let draws = run_teller(&["--from", "3"], "stay or end").success();
    draws.stdout(contains("     0   P  N  D  D").and(contains("Draws: 2 3\n")));
    run_teller(&["--position", "2"], "stay or end")
        .success()
        .stdout(starts_with("Neither player can force a win, so the player to move draws."));
    run_teller(&["--heaps", "0..9"], "stay")
        .success()
        .stdout(contains("Draws: 0 1 2 3 4 5 6 7 8 9\n"));
    run_teller(&[], "go to and fro").success().stdout(
        contains("P-positions among them: none\n").and(contains("from the numbers 0 to 100;")),
    );
}

#[test]
fn the_game_is_played_and_practised() {
    let play = command(&["--from", "2 1", "--play"], "nim").write_stdin("1 1\n0 1\n").assert();
    play.success().stdout(contains("number 2  1   o\n").and(contains("I move: to 0 0")).not());
    // A number that is far too large to be drawn as stones.
    let words = ["--from", "1000000000000", "--play"];
    let large = command(&words, "go to and fro").write_stdin("quit\n").assert();
    large.success().stdout(contains("number 1  1000000000000\n"));
    let words = ["--heaps", "0..3", "--count", "2", "--practice"];
    let practice = command(&words, "nim").write_stdin("none\nskip\n").assert();
    let nothing = command(&["--from", "0", "--practice"], "nim").assert();
    nothing.code(2).stderr("cargo judge: no position has a move\n");
    practice.success().stdout(contains("Position 1, level 1:").and(contains(" of 1, level 1.")));
}

#[test]
fn what_tells_no_rules_is_refused_in_a_line() {
    for (manner, error) in [
        ("keep silent", "ended before it answered `0`: each line is answered by one"),
        ("flood", "after the answer to `100` the program prints another line, `101`"),
        ("twice", "after the answer to `100` the program prints another line, `"),
        ("prompt", "the answer to `0` is `Position?`: `Position?` is not a number from 0 to 2^64"),
        ("end with a mark", "the answer to `0` is `;`: a position has a number, and `;` stands"),
        ("grow", "there are more than 200 positions, and perhaps no end of them: the next is `20"),
        ("count down below 0", "the answer to `0` is `-1`: `-1` is not a number"),
        ("halve", "the answer to `0` is `0.0`: `0.0` is not a number"),
        ("overflow", "`18446744073709551616` is not a number from 0 to 2^64 - 1"),
        ("write in letters", "the answer to `0` is `три\\u{1b}[2J`: "),
        ("lengthen", "a position has at most 200 numbers, not 201"),
        (
            "crash at 50",
            "before it answered `50`: exit code 1: IndexError: list index out of range",
        ),
        ("leave at 50", "before it answered `50`: each line is answered by one, empty if there is"),
        (
            "sleep",
            "after 1 s the program has answered 1 of the 101 positions known so far, and not",
        ),
    ] {
        let time = if manner == "sleep" { "1" } else { "60" };
        is_refused(run_teller(&["--most", "200", "--time", time], manner), error);
    }
    for (words, error) in [
        (&["--from", "1 x"][..], "--from `1 x`: `x` is not a number"),
        (&["--heaps", "0..99999999999999"], "there are more than 100000 positions"),
        (&["--heaps", "1..2", "--count", "0"], "--count is from 1 to 200"),
        (&["--position", "3", "--beside", "1"], "a position ends with the Nim heap"),
        (&["--beside", "1000000"], "with the Nim heap there are 101000101 positions"),
        (&["--position", "3", "9", "--beside", "2"], "the Nim heap has more stones"),
        (&["--heaps", "0..1", "--count", "0..1"], "--count is from 1 to 200"),
        (&["--heaps", "0..9", "--count", "200"], "there are more than 100000 positions"),
        (&["--position", "1", "x"], "`x` is not a number"),
    ] {
        is_refused(run_teller(words, "nim"), error);
    }
    let missing = judge(folder().path(), &["game", "--", "./no-such-program"]).assert();
    is_refused(missing, "cannot run `./no-such-program`");
}
