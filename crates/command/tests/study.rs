//! `cargo judge explain` and `cargo judge play`, as a learner meets them.

mod common;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use predicates::prelude::*;
use predicates::str::{contains, ends_with, starts_with};

use common::{folder, judge};

#[test]
fn a_position_is_explained_with_every_winning_move() {
    judge(folder().path(), &["explain", "nim", "3", "5", "7"]).assert().success().stdout(
        "A: the nim-sum of the heaps is 1, so the player to move wins.
    3        0 1 1
    5        1 0 1
    7        1 1 1
    nim-sum  0 0 1
Winning moves: heap 1: 3 to 2; heap 2: 5 to 4; heap 3: 7 to 6.
",
    );
}

#[test]
fn the_readme_shows_what_is_printed() {
    is_printed(include_str!("../../../README.md"));
}

#[test]
fn the_manual_shows_what_is_printed() {
    is_printed(include_str!("../../../MANUAL.md"));
}

/// Runs the first explanation that a page shows.
fn is_printed(page: &str) {
    let (_, example) = page.split_once("    $ cargo judge explain ").unwrap();
    let mut lines = example.lines();
    let words: Vec<&str> = lines.next().unwrap().split_whitespace().collect();
    let shown: Vec<&str> = lines.map_while(|line| line.strip_prefix("    ")).collect();
    let shown = shown.iter().take_while(|line| !line.starts_with('$'));
    let expected: String = shown.map(|line| format!("{line}\n")).collect();
    judge(folder().path(), &[&["explain"], &words[..]].concat())
        .assert()
        .success()
        .stdout(expected);
}

#[test]
fn a_case_means_the_same_as_its_position() {
    let case = judge(folder().path(), &["explain", "51nod 1069", "3  3 5 7"]).output().unwrap();
    let position = judge(folder().path(), &["explain", "nim", "3 5 7"]).output().unwrap();
    let [case, position] = [case, position].map(|output| String::from_utf8(output.stdout).unwrap());
    assert_eq!(case, format!("3 5 7:\n{position}"));
}

#[test]
fn numbers_that_are_a_case_can_be_meant_as_a_position() {
    let explained = |words: &[&str]| {
        let output = judge(folder().path(), &[&["explain", "nim"], words].concat()).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(explained(&["2", "5", "7"]).starts_with("5 7:\nA: the nim-sum of the heaps is 2,"));
    assert!(
        explained(&["--position", "2", "5", "7"]).starts_with("B: the nim-sum of the heaps is 0,")
    );
}

#[test]
fn a_lost_position_comes_with_answers_to_what_one_might_try() {
    judge(folder().path(), &["explain", "nim"])
        .write_stdin("3\n1\n2\n3\n")
        .assert()
        .success()
        .stdout(contains("B: ").and(contains("heap 3: 3 to 0; the answer is: heap 2: 2 to 1\n")));
}

#[test]
fn long_lists_are_cut() {
    let heaps = vec!["1000000000000000000"; 999].join(" ");
    judge(folder().path(), &["explain", "nim"])
        .write_stdin(format!("1000 7 {heaps}"))
        .assert()
        .success()
        .stdout(
            contains("... and 992 more").and(predicate::function(|out: &str| out.len() < 5000)),
        );
}

#[test]
fn words_that_are_not_a_position_are_refused_in_one_line() {
    judge(folder().path(), &["explain", "nim", "3", "x"])
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("neither a position (`x` is not a number").and(ends_with("\n")));
}

#[test]
fn a_position_that_is_too_large_to_play_is_refused() {
    judge(folder().path(), &["play", "nim", "5", "1000"])
        .assert()
        .code(2)
        .stderr(contains("too large to be played"));
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    judge(folder().path(), &["play", "nim"])
        .write_stdin("moves\nheap 9\nundo\nsecond\nwhy\n\nhelp\nnew 0 0\nsecond\nnew x\n")
        .assert()
        .success()
        .stdout(
            starts_with("Nim: ")
                .and(contains("`heap 9` is not a move here"))
                .and(ends_with("Goodbye.\n")),
        )
        .stderr("");
}

/// A game in a terminal, as a program plays it.
struct Terminal {
    process: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Terminal {
    fn start(words: &[&str]) -> Terminal {
        let mut command = Command::new(env!("CARGO_BIN_EXE_judge-command"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        Terminal { process, input, output }
    }

    /// The output up to the next prompt, or to the end.
    fn read(&mut self) -> String {
        let mut text = Vec::new();
        let mut byte = [0];
        while !text.ends_with(b"> ") && self.output.read(&mut byte).unwrap() == 1 {
            text.push(byte[0]);
        }
        String::from_utf8(text).unwrap()
    }

    fn say(&mut self, words: &str) -> String {
        writeln!(self.input, "{words}").unwrap();
        self.read()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_player_who_follows_the_hints_wins_and_one_who_does_not_loses() {
    let mut game = Terminal::start(&["play", "nim", "3 5 7"]);
    let mut said = game.read();
    while !said.contains("No move is left") {
        let hint = game.say("?");
        let best = hint.strip_prefix("This wins: ").and_then(|hint| hint.strip_suffix(".\n> "));
        let best = best.expect("the hint wins").to_string();
        said = game.say(&best);
    }
    assert!(said.contains("you win!"), "{said}");

    let mut game = Terminal::start(&["play", "nim", "1 2 3"]);
    let mut said = game.read();
    while !said.contains("No move is left") {
        let moves = game.say("moves");
        said = game.say(moves.lines().next().unwrap());
    }
    assert!(said.contains("I win."), "{said}");
}

#[test]
fn a_move_can_be_taken_back() {
    let mut game = Terminal::start(&["play", "nim", "3 5 7"]);
    let before = game.read();
    let board = before.lines().find(|line| line.starts_with("heap 1")).unwrap();
    assert!(game.say("heap 3 to 0").contains("I move: "));
    assert!(game.say("undo").contains(board));
    assert!(game.say("undo").contains("no move to take back"));
    assert!(game.say("heap 1 to 3").contains("not a move here"));
    assert!(game.say("5 to").contains("can mean"));
    assert!(game.say("2 5 7").contains("I move: "));
}
