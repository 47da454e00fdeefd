use std::collections::VecDeque;
use std::io::{self, Read};

use super::*;
use crate::definition::{Definition, Side};
use crate::format::{counted, single, Format};
use crate::problem::Problem;
use crate::shape::int;

/// Take one to three of a heap.
#[derive(Clone)]
struct Heap(u64);

impl Board for Heap {
    type Move = u64;
    const ILLEGAL: &'static str = "-1";

    fn read(&self, line: &Line) -> Turn<Result<u64, String>> {
        let [taken] = line.numbers()?;
        let is_legal = (1..=self.0.min(3) as i64).contains(&taken);
        Ok(is_legal.then_some(taken as u64).ok_or_else(|| format!("{} are left", self.0)))
    }

    fn write(&self, taken: &u64) -> String {
        taken.to_string()
    }

    fn play(&mut self, taken: &u64) {
        self.0 -= taken;
    }

    fn moves(&self) -> Vec<u64> {
        (1..=self.0.min(3)).collect()
    }

    fn is_lost(&self) -> Option<bool> {
        Some(self.0 % 4 == 0)
    }
}

fn play(&heap: &u64, referee: &mut Referee<'_>) -> Turn<()> {
    referee.say(heap)?;
    let begins = referee.begins(&Heap(heap), ["First", "Second"])?;
    alternate(referee, Heap(heap), begins, Ends { judge_is_stuck: "0" })
}

/// A program's output, a line at a time, as if it waited for its turns.
struct Lines(VecDeque<Vec<u8>>);

impl Read for Lines {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut line = self.0.pop_front().unwrap_or_default();
        let rest = line.split_off(line.len().min(buffer.len()));
        if !rest.is_empty() {
            self.0.push_front(rest);
        }
        buffer[..line.len()].copy_from_slice(&line);
        Ok(line.len())
    }
}

fn definition(format: Format<u64>) -> Definition {
    Problem::new(format)
        .winner("First", "Second")
        .played(play)
        .solution(|heap| heap % 4 > 0)
        .rules(|heap| heap % 4 > 0)
        .every_small(|&heap| heap < 20, || vec![1, 2])
        .formula(|heap| heap % 4 > 0)
        .law("four is lost", || vec![(4, false); 3])
        .definition()
        .unwrap()
}

/// What becomes of a program that prints these lines, and all that the judge says.
fn told(format: Format<u64>, input: &str, printed: &[&[u8]]) -> (String, String) {
    let definition = definition(format);
    let Side::Played(play) = &definition.side else { panic!("it is played") };
    let lines = Lines(printed.iter().map(|line| line.to_vec()).collect());
    let mut said = Vec::new();
    let mut referee = Referee::new(lines, &mut said);
    let played = converse(&definition.grammar, play, input, &mut referee).unwrap();
    drop(referee);
    let wrong = played.err().map(|wrong| wrong.to_string());
    (wrong.unwrap_or_default(), String::from_utf8(said).unwrap())
}

fn told_of(input: &str, printed: &[&str]) -> (String, String) {
    let lines: Vec<Vec<u8>> = printed.iter().map(|line| format!("{line}\n").into_bytes()).collect();
    let lines: Vec<&[u8]> = lines.iter().map(Vec::as_slice).collect();
    told(single(int("n", 1..=99)), input, &lines)
}

#[test]
fn a_program_that_keeps_the_win_has_won() {
    // The stubborn opponent takes one.
    let (wrong, said) = told_of("1\n6\n", &["First", "2", "3"]);
    assert_eq!((wrong.as_str(), said.as_str()), ("", "6\n1\n0\n"));
    let (wrong, said) = told_of("1\n4\n", &["Second", "3"]);
    assert_eq!((wrong.as_str(), said.as_str()), ("", "4\n1\n0\n"));
}

#[test]
fn the_first_move_that_gives_the_win_away_is_told_with_a_better_one() {
    let (wrong, said) = told_of("0\n6\n", &["First", "1", "1"]);
    assert_eq!(wrong, "move 1, `1`: from here the judge wins\n`2` would have won");
    assert_eq!(said, "6\n1\n3\n-1\n");
    // Who has nothing to lose any more has given it away before.
    let (wrong, _) = told_of("0\n4\n", &["First", "1"]);
    assert_eq!(wrong, "`First`: from here the judge wins\n`Second` would have been right");
}

#[test]
fn faults_in_the_dialogue_are_told() {
    for (printed, expected) in [
        (&["First", "4"][..], "move 1, `4`, is illegal: 6 are left"),
        (&["First", "x"], "line 2: expected move 1, found `x`"),
        (&["First", "1 1"], "line 2: expected move 1, which is 1 number, found `1 1`"),
        (&["first"], "line 1: expected `First` or `Second`, found `first`"),
        (&["First"], "it ended where the judge waits for move 1"),
        (&["First", "2\n3\n1"], "`3` out of turn: the judge had not replied"),
    ] {
        assert_eq!(told_of("0\n6\n", printed).0, expected);
    }
    let long = [b'1'; 10_000];
    for (line, expected) in [
        (&b"\xff\n"[..], "line 1 is not UTF-8"),
        (&long[..], "line 1 is longer than any that the judge reads"),
    ] {
        assert_eq!(told(single(int("n", 1..=99)), "0\n6\n", &[line]).0, expected);
    }
}

#[test]
fn numbers_may_stand_on_several_lines() {
    let lines = Lines([b"1\n".to_vec(), b"\n2\n".to_vec()].into());
    let mut referee = Referee::new(lines, io::sink());
    assert_eq!(referee.numbers::<2>("two"), Ok([1, 2]));
}

#[test]
fn the_number_of_cases_is_said_and_the_opponent_is_not() {
    let format = || counted(int("T", 1..=9), int("n", 1..=99));
    let lines: [&[u8]; 3] = [b"First\n", b"1\n", b"Second\n"];
    let (wrong, said) = told(format(), "2\n0\n1\n7\n2\n", &lines);
    assert_eq!(said, "2\n1\n0\n2\n2\n-1\n");
    assert_eq!(wrong, "case 2: `Second`: from here the judge wins\n`First` would have been right");
}

#[test]
fn opponents_stand_before_the_cases_and_change_no_answer() {
    let definition = definition(single(int("n", 1..=99)));
    let small: Vec<String> =
        definition.small.iter().map(|case| definition.grammar.write_case(case)).collect();
    assert_eq!(small, ["0\n1\n", "1\n1\n", "2\n1\n", "0\n2\n", "1\n2\n", "2\n2\n"]);
    let opponents: Vec<u64> =
        definition.laws[0].cases.iter().map(|(case, _)| case.row()[0].int()).collect();
    assert_eq!(opponents, [0, 1, 2]);
    assert_eq!(definition.answers(&definition.small), "First\n".repeat(6));
}

#[test]
fn every_opponent_but_the_random_one_wins_what_is_won() {
    for (opponent, heap) in (0..2).flat_map(|opponent| (1..=20).map(move |heap| (opponent, heap))) {
        let mut referee = Referee::new(io::empty(), io::sink());
        referee.begin(opponent);
        let mut board = Heap(heap);
        let reply = referee.reply(&mut board).unwrap();
        assert!(heap % 4 == 0 || board.0 % 4 == 0, "{opponent}: {reply} of {heap}");
        assert!(heap % 4 > 0 || opponent == 0 || reply == 1, "the longest game: {reply} of {heap}");
    }
    let mut random = Referee::new(io::empty(), io::sink());
    random.begin(2);
    let replies: Vec<u64> = (0..50).map(|_| random.reply(&mut Heap(7)).unwrap()).collect();
    assert!((1..=3).all(|taken| replies.contains(&taken)), "{replies:?}");
}
