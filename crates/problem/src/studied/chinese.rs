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
        check_said("", || study.idea(&start).unwrap_or_default().to_string())?;
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

/// The same for a position that need not be playable: why it is won or not, in English.
pub(crate) fn check_why(study: &dyn Study, row: &Row) -> Result<String> {
    match is_in_chinese(study) {
        true => check_said(&judges_words(study, row), || why(study, row)),
        false => Ok(why(study, row)),
    }
}

/// The positions of some plays, in which every second move is a perfect one.
pub(super) fn plays(study: &dyn Study) -> Vec<Row> {
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
/// words; the English text.
pub(super) fn check_said(judge: &str, said: impl Fn() -> String) -> Result<String> {
    let (english, chinese) = (said(), Language::Chinese.speaking(&said));
    ensure!(!english.chars().any(is_chinese), "Chinese in English: {english:?}");
    let allowed: BTreeSet<&str> = letters(judge).chain(MATHEMATICS).collect();
    let word = letters(&chinese).find(|word| is_english(word) && !allowed.contains(word));
    ensure!(word.is_none(), "{:?} in Chinese: {chinese:?}", word.unwrap_or_default());
    ensure!(
        numbers(&english) == numbers(&chinese),
        "other numbers in Chinese: {english:?} and {chinese:?}"
    );
    Ok(english)
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
