//! What a study says in Chinese: all of it, or nothing.

use std::collections::BTreeSet;

use anyhow::{ensure, Context, Result};
use study::player::{best_move, options, why};
use study::{Language, Random, Row, Study};

use super::starts;

/// What mathematics is written with in Chinese, too.
const MATHEMATICS: [&str; 9] =
    ["mod", "xor", "mex", "nim", "floor", "div", "phi", "Omega", "Hackenbush"];

/// From so many random positions play is followed.
const RANDOM_GAMES: u64 = 20;

/// At most so many positions of a play are looked at.
const LONGEST_PLAY: usize = 12;

/// Whether the study speaks Chinese: then its rules differ in both languages.
pub(crate) fn is_in_chinese(study: &dyn Study) -> bool {
    let rules = || study.about().rules;
    rules() != Language::Chinese.speaking(rules)
}

/// A study that speaks Chinese says everything in Chinese, with the same numbers as in English,
/// and English only in English.
pub(crate) fn check_chinese(study: &dyn Study) -> Result<()> {
    if !is_in_chinese(study) {
        return Ok(());
    }
    check_said("", || study.about().rules.to_string())?;
    check_said("", || study.about().numbers.to_string())?;
    for start in starts(study) {
        check_said("", || study.name(&start))?;
    }
    for row in plays(study) {
        check_position(study, &row).with_context(|| study::write(&row))?;
    }
    for row in mistakes(study) {
        check_said("", || study.check(&row).err().unwrap_or_default())
            .with_context(|| format!("the mistake in {row:?}"))?;
    }
    Ok(())
}

/// The same for a position that need not be playable: why it is won or not.
pub(crate) fn check_why(study: &dyn Study, row: &Row) -> Result<()> {
    match is_in_chinese(study) {
        true => check_said(&judges_words(study, row), || why(study, row)),
        false => Ok(()),
    }
}

/// The positions of some plays, in which every second move is a perfect one.
fn plays(study: &dyn Study) -> Vec<Row> {
    let random = (0..RANDOM_GAMES).map(|seed| study.random(&mut Random::new(seed)));
    let mut positions = Vec::new();
    for (seed, start) in (0..).zip(starts(study).into_iter().chain(random)) {
        let (mut random, mut row) = (Random::new(seed), start);
        for moves in 0..LONGEST_PLAY {
            positions.push(row.clone());
            let options = options(study, &row);
            row = match best_move(study, &row) {
                Some(best) if moves % 2 == 1 => best,
                Some(_) => random.choose(&options).clone(),
                None => break,
            };
        }
    }
    positions
}

/// Rows that are close to positions; some of them are none.
fn mistakes(study: &dyn Study) -> Vec<Row> {
    let mut rows = vec![Vec::new(), vec![0], vec![1], vec![0; 4], vec![u64::MAX; 3]];
    for start in starts(study) {
        rows.push(start[..start.len() - 1].to_vec());
        rows.push(start.iter().rev().copied().collect());
        rows.extend([0, 1, u64::MAX].map(|number| [&start[..], &[number]].concat()));
        for place in 0..start.len() {
            rows.extend([0, u64::MAX].map(|number| study::heaps::replaced(&start, place, number)));
        }
    }
    rows.retain(|row| study.check(row).is_err());
    rows
}

fn check_position(study: &dyn Study, row: &Row) -> Result<()> {
    let judge = judges_words(study, row);
    check_said(&judge, || study.reason(row))?;
    check_said(&judge, || why(study, row))?;
    check_said(&judge, || study.board(row).text())?;
    let options = options(study, row);
    let name = |to: &Row| study.describe(row, to);
    for to in &options {
        check_said("", || name(to))?;
    }
    let names = || options.iter().map(name).collect::<BTreeSet<String>>();
    let names = Language::Chinese.speaking(names);
    ensure!(names.len() == options.len(), "two moves have the same name: {names:?}");
    Ok(())
}

/// What the judge says about a position, which is not translated.
fn judges_words(study: &dyn Study, row: &Row) -> String {
    [&study.about().answers[..], &[&study.answer(row)]].concat().join(" ")
}

/// What is said has the same numbers in both languages, and is in Chinese except for the judge's
/// words.
fn check_said(judge: &str, said: impl Fn() -> String) -> Result<()> {
    let (english, chinese) = (said(), Language::Chinese.speaking(&said));
    ensure!(!english.chars().any(is_chinese), "Chinese in English: {english:?}");
    let allowed: BTreeSet<&str> = letters(judge).chain(MATHEMATICS).collect();
    let word = letters(&chinese).find(|word| is_english(word) && !allowed.contains(word));
    ensure!(word.is_none(), "{:?} in Chinese: {chinese:?}", word.unwrap_or_default());
    ensure!(
        numbers(&english) == numbers(&chinese),
        "other numbers in Chinese: {english:?} and {chinese:?}"
    );
    Ok(())
}

fn letters(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty())
}

/// Whether letters are an English word rather than names of numbers or a heap of stones.
fn is_english(word: &str) -> bool {
    let is_heap = word.chars().all(|letter| letter == 'o');
    !is_heap && word.split(|c: char| !c.is_ascii_lowercase()).any(|lower| lower.len() >= 3)
}

/// A Chinese character, or punctuation that comes with them.
fn is_chinese(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{4e00}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// The numbers in a text, in order of their size.
fn numbers(text: &str) -> Vec<&str> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let mut numbers: Vec<&str> = numbers.collect();
    numbers.sort_unstable_by_key(|digits| (digits.len(), *digits));
    numbers
}

#[cfg(test)]
mod tests {
    use study::board::Heap;
    use study::prelude::*;

    use super::*;

    /// The defects that the Chinese of a study can have.
    #[derive(Clone, Copy, PartialEq)]
    enum Defect {
        None,
        EnglishReason,
        ChineseReason,
        OtherNumber,
        EnglishNote,
        EnglishMistake,
        SameNames,
    }

    /// Take one stone or two, with a defect.
    struct OneOrTwo(Defect);

    impl OneOrTwo {
        fn has(&self, defect: Defect) -> bool {
            self.0 == defect
        }
    }

    impl Study for OneOrTwo {
        fn about(&self) -> About {
            About {
                rules: words("Take one stone or two.", "取一颗或两颗石子。"),
                numbers: words("the stones", "石子数"),
                answers: ["Bea", "Amy"],
                starts: &[&[4], &[6]],
            }
        }

        fn check(&self, row: &[u64]) -> Result<(), String> {
            match row {
                [0..=99] => Ok(()),
                _ if self.has(Defect::EnglishMistake) => Err("not a heap".to_string()),
                _ => Err(said!("there is one small heap", "只有一小堆")),
            }
        }

        fn play<'a>(&'a self, row: &'a [u64]) -> Play<'a> {
            let (stones, rest) = (row[0], row[0] % 3);
            Play::new(
                move || (1..=stones.min(2)).map(|take| vec![stones - take]).collect(),
                move || rest > 0,
                move || Winning::all(Some(vec![stones - rest]).filter(|_| rest > 0)),
            )
        }

        fn reason(&self, row: &[u64]) -> String {
            let (english, chinese) = ("the remainder is", "余数是");
            let reason = match Language::spoken() {
                _ if self.has(Defect::EnglishReason) => english,
                _ if self.has(Defect::ChineseReason) => chinese,
                Language::English => english,
                Language::Chinese => chinese,
            };
            let in_chinese = Language::spoken() == Language::Chinese;
            let more = u64::from(in_chinese && self.has(Defect::OtherNumber));
            format!("{reason} {}", row[0] % 3 + more)
        }

        fn describe(&self, from: &[u64], to: &[u64]) -> String {
            match from[0] - to[0] {
                1 if self.has(Defect::SameNames) => said!("take a stone", "取"),
                2 if self.has(Defect::SameNames) => said!("take two", "取"),
                _ => taken(from[0], to[0]),
            }
        }

        fn board(&self, row: &[u64]) -> Board {
            let note = match self.has(Defect::EnglishNote) {
                true => "lost".to_string(),
                false => said!("lost", "必败"),
            };
            Board::Heaps(vec![Heap { stones: row[0], note, ..Heap::default() }])
        }
    }

    #[test]
    fn every_defect_is_noticed() {
        let message =
            |defect| check_chinese(&OneOrTwo(defect)).map_err(|error| format!("{error:#}"));
        assert_eq!(message(Defect::None), Ok(()));
        for (defect, expected) in [
            (Defect::EnglishReason, "\"the\" in Chinese"),
            (Defect::ChineseReason, "Chinese in English"),
            (Defect::OtherNumber, "other numbers in Chinese"),
            (Defect::EnglishNote, "\"lost\" in Chinese"),
            (Defect::EnglishMistake, "the mistake in []: \"not\" in Chinese"),
            (Defect::SameNames, "two moves have the same name"),
        ] {
            let message = message(defect).unwrap_err();
            assert!(message.contains(expected), "{expected}: {message}");
        }
    }
}
