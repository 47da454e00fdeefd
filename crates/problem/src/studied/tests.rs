//! A study with a defect does not pass.

use oracle::games::{NimHeap, Slide, Sum};
use oracle::retrograde::Retrograde;
use study::prelude::*;

use super::agreement::{check_drawing, check_position, check_smallest};
use super::beginning::{check_length, check_names};
use super::rules::Rules;
use super::*;

/// The defects that a study can have.
#[derive(Clone, Copy, PartialEq)]
enum Defect {
    None,
    Outcome,
    Draw,
    WinningOptionMissing,
    WinningOptionTooMany,
    WinningOptionTwice,
    CountOfWinningOptions,
    SomeWinningOptions,
    IllegalTemptation,
    Kept,
    SameNames,
    NothingToClick,
    EnglishReason,
    ChineseReason,
    OtherNumber,
    EnglishNote,
    EnglishMistake,
}

/// Nim with a defect.
struct Nim(Defect);

impl Nim {
    fn has(&self, defect: Defect) -> bool {
        self.0 == defect
    }

    fn winning_moves<'a>(&self, heaps: &'a [u64]) -> Winning<'a> {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let lower = (0..heaps.len()).filter(|&place| heaps[place] ^ sum < heaps[place]);
        let mut moves: Vec<Row> =
            lower.map(|place| replaced(heaps, place, heaps[place] ^ sum)).collect();
        match self.0 {
            Defect::WinningOptionMissing if moves.len() == 3 => drop(moves.pop()),
            Defect::WinningOptionTooMany if heaps == [1, 2, 3] => moves.push(vec![1, 2, 2]),
            Defect::WinningOptionTwice if moves.len() == 3 => moves[2] = moves[1].clone(),
            Defect::CountOfWinningOptions if moves.len() == 3 => {
                return Winning { moves: Box::new(moves.into_iter()), count: Some(4) };
            }
            Defect::SomeWinningOptions if moves.len() == 3 => return Winning::some(moves),
            _ => {}
        }
        Winning::all(moves)
    }
}

impl Study for Nim {
    fn about(&self) -> About {
        About {
            rules: words("Take stones from one heap.", "从一堆中取石子。"),
            numbers: words("the heaps", "各堆的石子数"),
            answers: ["A", "B"],
            starts: &[&[1]],
        }
    }

    fn check(&self, heaps: &[u64]) -> Result<(), String> {
        match heaps.iter().all(|&heap| heap < 100) {
            true => Ok(()),
            false if self.has(Defect::EnglishMistake) => Err("not a heap".to_string()),
            false => Err(said!("a heap is too large", "有一堆太大")),
        }
    }

    fn play<'a>(&'a self, heaps: &'a [u64]) -> Play<'a> {
        Play::new(
            Options::of(Sum(NimHeap), heaps),
            move || {
                let wins = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
                wins != (self.has(Defect::Outcome) && heaps == [1, 2, 3])
            },
            move || self.winning_moves(heaps),
        )
        .with_drawing(move || (self.has(Defect::Draw) && heaps == [3, 3, 0]).then(Vec::new))
        .with_tempting(move || match self.has(Defect::IllegalTemptation) {
            true => vec![heaps.to_vec()],
            false => tempting_in_nim(heaps),
        })
    }

    fn reason(&self, _heaps: &[u64]) -> String {
        match self.0 {
            Defect::EnglishReason => "the year is 1901".to_string(),
            Defect::ChineseReason => "1901 年".to_string(),
            Defect::OtherNumber => said!("the year is 1901", "1902 年"),
            _ => said!("the year is 1901", "1901 年"),
        }
    }

    fn describe(&self, from: &[u64], to: &[u64]) -> String {
        match self.has(Defect::SameNames) {
            true => said!("take", "取"),
            false => changes(from, to),
        }
    }

    fn kept<'a>(&'a self, heaps: &'a [u64]) -> Option<Kept<'a>> {
        let first = heaps[0];
        let holds = move |heaps: &[u64]| match self.has(Defect::Kept) {
            true => heaps[0] == first,
            false => twins(heaps.iter().filter(|&&heap| heap > 0).collect()),
        };
        Kept::so(heaps, holds, String::new)
    }

    fn board(&self, heaps: &[u64]) -> Board {
        let note = match self.has(Defect::EnglishNote) {
            true => "lost".to_string(),
            false => said!("lost", "必败"),
        };
        let heap = |&stones: &u64| Heap { stones, note: note.clone(), ..Heap::default() };
        match self.has(Defect::NothingToClick) {
            true => Board::Heaps(Vec::new()),
            false => Board::Heaps(heaps.iter().map(heap).collect()),
        }
    }
}

/// Whether some small position gives the defect away.
fn is_noticed(defect: Defect) -> bool {
    let study = Nim(defect);
    let rules = Rules::new(&study);
    let oracle = Retrograde::new(&rules);
    let rows = oracle::positions::rows(3, 0..=7);
    rows.iter().any(|row| check_position(&study, &oracle, row).is_err())
}

#[test]
fn every_defect_in_play_is_noticed() {
    assert!(!is_noticed(Defect::None));
    for (name, defect) in [
        ("outcome", Defect::Outcome),
        ("draw", Defect::Draw),
        ("missing", Defect::WinningOptionMissing),
        ("too many", Defect::WinningOptionTooMany),
        ("twice", Defect::WinningOptionTwice),
        ("count", Defect::CountOfWinningOptions),
        ("not all", Defect::SomeWinningOptions),
        ("temptation", Defect::IllegalTemptation),
        ("kept", Defect::Kept),
        ("names", Defect::SameNames),
        ("clicks", Defect::NothingToClick),
    ] {
        assert!(is_noticed(defect), "{name}");
    }
}

#[test]
fn every_defect_of_the_chinese_is_noticed() {
    let message = |defect| check_chinese(&Nim(defect)).map_err(|error| format!("{error:#}"));
    assert_eq!(message(Defect::None), Ok(()));
    for (defect, expected) in [
        (Defect::EnglishReason, "\"the\" in Chinese"),
        (Defect::ChineseReason, "Chinese in English"),
        (Defect::OtherNumber, "other numbers in Chinese"),
        (Defect::EnglishNote, "\"lost\" in Chinese"),
        (Defect::EnglishMistake, "\"not\" in Chinese"),
        (Defect::SameNames, "two moves have the same name"),
    ] {
        let message = message(defect).unwrap_err();
        assert!(message.contains(expected), "{expected}: {message}");
    }
}

/// A token that goes to and fro between 1 and 2, with as many drawing options as it has been given.
struct ToAndFro(usize);

impl Study for ToAndFro {
    fn about(&self) -> About {
        About { rules: "", numbers: "", answers: ["", ""], starts: &[&[1]] }
    }

    fn play<'a>(&'a self, place: &'a [u64]) -> Play<'a> {
        Play::new(Options::of(Slide(vec![vec![2], vec![1]]), place), || false, Winning::none)
            .with_drawing(move || Some(vec![vec![3 - place[0]]; self.0]))
    }

    fn reason(&self, _place: &[u64]) -> String {
        String::new()
    }

    fn board(&self, _place: &[u64]) -> Board {
        Board::Heaps(Vec::new())
    }
}

#[test]
fn each_drawing_option_is_listed_once() {
    let message = |times| {
        let study = ToAndFro(times);
        let (rules, row) = (Rules::new(&study), vec![1]);
        let checked = check_drawing(&study, &Retrograde::new(&rules), &row, &study.options(&row));
        checked.map_err(|error| error.to_string())
    };
    assert_eq!(message(1), Ok(()));
    assert!(message(2).unwrap_err().contains("listed twice"));
    assert!(message(0).unwrap_err().contains("by the rules"));
}

#[test]
fn a_few_positions_prove_little() {
    let agree = |heap: u64| {
        check_smallest(&Nim(Defect::None), vec![vec![heap]], 1_000_000).map_err(|e| e.to_string())
    };
    assert_eq!(agree(20), Ok(21));
    assert_eq!(agree(19), Err("only 20 small positions".to_string()));
}

#[test]
fn a_first_game_that_is_short_is_noticed() {
    let is_long = |heaps: [u64; 2]| check_length(&Nim(Defect::None), &heaps.to_vec(), None).is_ok();
    assert!(is_long([2, 3]));
    assert!(!is_long([1, 2]), "three moves");
}

#[test]
fn a_start_of_many_numbers_needs_a_name() {
    let is_named = |heaps: &[u64]| check_names(&Nim(Defect::None), &[heaps.to_vec()]).is_ok();
    assert!(is_named(&[10, 1, 1, 1, 1, 1]));
    assert!(!is_named(&[10, 10, 1, 1, 1, 1]));
}
