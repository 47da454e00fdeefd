//! `cargo judge explain`, `play` and `practice`, as a learner meets them.

mod common;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use predicates::prelude::*;
use predicates::str::{contains, ends_with, starts_with};

use common::{folder, judge};

#[test]
fn a_position_may_have_commas() {
    let plain = judge(folder().path(), &["explain", "nim", "1", "2", "3"]).output().unwrap();
    for words in [&["explain", "nim", "1,2,3"][..], &["explain", "nim", "1,", "2,", "3"]] {
        judge(folder().path(), words).assert().stdout(plain.stdout.clone()).stderr("");
    }
}

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
    is_printed(include_str!("../../../docs/manual.md"));
}

#[test]
fn the_chinese_manual_shows_what_is_printed() {
    is_printed(include_str!("../../../docs/manual.zh.md"));
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
fn an_answer_of_several_lines_stands_apart_from_the_figures() {
    judge(folder().path(), &["explain", "luogu-p1247", "3", "3 5 7"])
        .assert()
        .success()
        .stdout(contains("Answer:\n    1 1\n    2 5 7\n\n    3        0 1 1\n    5 "));
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
        let hint = game.say("hint");
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
fn every_dialogue_has_the_same_words_for_help_and_the_end() {
    for words in [&["play", "nim"][..], &["practice", "nim"]] {
        let mut dialogue = Terminal::start(words);
        dialogue.read();
        let help = dialogue.say("?");
        assert!(help.contains("moves     list the moves") && help.contains("exit"), "{help}");
        assert_eq!(dialogue.say("help"), help);
        assert!(!dialogue.say("exit").contains("> "), "{words:?} goes on");
    }
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

#[test]
fn a_slip_in_play_is_pointed_out_and_the_theorem_can_be_seen() {
    let mut game = Terminal::start(&["play", "nim", "3 5 7"]);
    let plain = game.read();
    let marked = game.say("theorem");
    assert!(marked.contains('*') && !plain.contains('*'), "{marked}");
    assert_eq!(game.say("board").trim_end_matches("> ").trim(), board(&plain));
    assert!(game.say("hnit").contains("did you mean `hint`?"));
    assert!(game.say("hepa 1: 3 to 1").contains("did you mean `heap 1: 3 to 1`?"));
    assert!(game.say("xyzzy").contains("`moves` lists them"));
}

/// The board at the end of what was said, before the prompt.
fn board(said: &str) -> &str {
    let (_, board) = said.trim_end_matches("> ").trim_end().rsplit_once("\n\n").unwrap();
    board
}

/// The heaps of Nim, of which each has a line like `heap 1  3   ooo`.
fn heaps(said: &str) -> Vec<u64> {
    let (_, asked) = said.rsplit_once("Position ").unwrap();
    let lines = asked.lines().filter(|line| line.starts_with("heap "));
    lines.map(|line| line.split_whitespace().nth(2).unwrap().parse().unwrap()).collect()
}

/// The right answer by Bouton's rule.
fn right_answer(heaps: &[u64]) -> String {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let found = heaps.iter().zip(1..).find(|(heap, _)| *heap ^ sum < **heap);
    match found {
        Some((heap, number)) => format!("heap {number}: {heap} to {}", heap ^ sum),
        None => "none".to_string(),
    }
}

#[test]
fn right_answers_lead_to_the_next_level() {
    let mut practice = Terminal::start(&["practice", "nim", "--seed", "5"]);
    let mut said = practice.read();
    let mut answers = Vec::new();
    for _ in 0..25 {
        answers.push(right_answer(&heaps(&said)));
        said = practice.say(answers.last().unwrap());
        assert!(said.starts_with("Right, "), "{said}");
    }
    let lost = answers.iter().filter(|answer| *answer == "none").count();
    assert!((7..=18).contains(&lost), "{answers:?}");
    assert!(said.contains("level 5:"), "{said}");
    let last = practice.say("quit");
    assert_eq!(last, "25 of 25, best run 25, level 5.\n");
}

#[test]
fn wrong_answers_are_refuted() {
    let mut practice = Terminal::start(&["practice", "nim", "--level", "3", "--seed", "5"]);
    let mut said = practice.read();
    for _ in 0..4 {
        assert!(said.contains("level 3:"), "{said}");
        let is_lost = right_answer(&heaps(&said)) == "none";
        said = practice.say(if is_lost { "1" } else { "none" });
        let (refuted, solved) = match is_lost {
            true => ("The opponent wins by the answer: heap ", "There is no winning move."),
            false => ("No, there is a winning move.", "A winning move: heap "),
        };
        assert!(said.contains(refuted) && said.contains("Try again"), "{said}");
        assert!(!said.contains("nim-sum") && practice.say("why").contains("nim-sum"), "{said}");
        said = practice.say(if is_lost { "1" } else { "none" });
        assert!(said.contains(solved), "{said}");
    }
    assert!(practice.say("level 6").contains("`6` is not a level from 1 to 5"));
    assert!(practice.say("level 2").contains("level 2:"));
    assert!(practice.say("noen").contains("did you mean `none`?"));
    assert!(practice.say("quit").starts_with("0 of 4, best run 0"));
}

#[test]
fn practice_depends_on_its_seed_and_ends_with_the_input() {
    let practised = |seed: &str| {
        let folder = folder();
        let mut judge = judge(folder.path(), &["practice", "n-ring", "--seed", seed]);
        let output = judge.write_stdin("none\nmoves\n1\nskip\nhelp\nnone").output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty());
        String::from_utf8(output.stdout).unwrap()
    };
    let first = practised("1");
    let (_, last) = first.split_once("\nGoodbye.\n").unwrap();
    assert!(last.contains(", best run "), "{last}");
    assert_eq!(practised("1"), first);
    assert_ne!(practised("2"), first);
    judge(folder().path(), &["practice", "nim", "--level", "6"])
        .assert()
        .code(2)
        .stderr(contains("6 is not in 1..=5"));
}

#[test]
fn commands_speak_chinese_where_that_is_asked_for() {
    let why = "异或和是 1，当前玩家必胜。\n";
    let folder = folder();
    let explain = |words: &[&str]| judge(folder.path(), &[&["explain", "nim"], words].concat());
    explain(&["--language", "zh", "3", "5", "7"]).assert().success().stdout(contains(why));
    explain(&["3", "5", "7"]).env("LC_ALL", "zh_CN.UTF-8").assert().stdout(contains(why));
    explain(&["--language", "en", "3", "5", "7"])
        .env("LC_ALL", "zh_CN.UTF-8")
        .assert()
        .stdout(contains("the nim-sum of the heaps is 1"));
    let play = &["play", "nim", "--language", "zh", "3", "5", "7"];
    judge(folder.path(), play).write_stdin("第1堆3变为2\n跳\nquit\n").assert().success().stdout(
        starts_with("Nim：从一堆中取任意多颗石子\n")
            .and(contains("你走：第 1 堆：3 变为 2\n我走："))
            .and(contains("这里没有走法 `跳`")),
    );
    let practice = &["practice", "nim", "--language", "zh", "--seed", "3"];
    judge(folder.path(), practice).write_stdin("none\nquit\n").assert().success().stdout(
        contains("第 1 题，难度 1：")
            .and(contains("不对，有必胜走法。"))
            .and(ends_with("难度 1。\n")),
    );
}
