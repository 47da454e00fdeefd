//! Bowling Pins (HackerRank): Kayles with pins that are gone already.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use problem::fixtures::is_balanced;
use problem::prelude::*;

use self::rules::Pins;
use self::study::run_lengths;

/// The places of a case: the letter 0 is a pin, and 1 is a gap.
fn standing(letters: &[u64]) -> Vec<bool> {
    letters.iter().map(|&letter| letter == 0).collect()
}

/// The places as letters.
fn spelt(letters: &[u64]) -> Vec<char> {
    letters.iter().map(|&letter| ['I', 'X'][letter as usize]).collect()
}

/// The nim-values of long rows by their remainder modulo 12, and the rows that differ, as
/// published in Winning Ways (1982).
const BY_REMAINDER: [u64; 12] = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
const EXCEPTIONS: [(u64, u64); 14] = [
    (0, 0),
    (3, 3),
    (6, 3),
    (9, 4),
    (11, 6),
    (15, 7),
    (18, 3),
    (21, 4),
    (22, 6),
    (28, 5),
    (34, 6),
    (39, 3),
    (57, 4),
    (70, 6),
];

fn published(row: u64) -> u64 {
    let exception = EXCEPTIONS.iter().find(|&&(exception, _)| exception == row);
    exception.map_or(BY_REMAINDER[row as usize % 12], |&(_, value)| value)
}

fn by_published_table(letters: &[u64]) -> bool {
    let rows = letters.split(|&letter| letter == 1).map(|row| row.len() as u64);
    !is_balanced(rows.map(published))
}

fn every_word(longest: u32) -> Vec<Vec<u64>> {
    let word = |n: u32, letters: u64| (0..n).map(|place| letters >> place & 1).collect();
    let words = (1..=longest).flat_map(|n| (0..(1 << n) - 1).map(move |letters| word(n, letters)));
    words.collect()
}

/// Rows of these many pins with a gap between each and the next.
fn rows(lengths: &[u64]) -> Vec<u64> {
    let rows: Vec<Vec<u64>> = lengths.iter().map(|&length| vec![0; length as usize]).collect();
    rows.join(&1)
}

/// Two rows that differ by a multiple of twelve pins.
fn twelve_more() -> Vec<(Vec<u64>, bool)> {
    let pairs =
        (71..=143).map(|row| (row, row + 12)).chain([(100_000, 399_988), (400_000, 400_012)]);
    let lost = pairs.map(|(a, b)| (rows(&[a, b]), false));
    // 70 is the last row that is an exception.
    lost.chain([(rows(&[70, 82]), true)]).collect()
}

/// As many words as an input holds, each as long as it may be.
fn longest() -> Vec<Vec<u64>> {
    Random::new(1).many(1000, |random| random.list(300, 0..=1))
}

fn main() {
    let kayles = solution::kayles();
    let pins = word(int("n", 1..=300).beyond(1..=u64::MAX), "IX").for_judge(
        "at least one pin",
        "ASSERT(INARRAY(\"I\", word))",
        |letters: &Vec<u64>| letters.contains(&0),
    );
    let pins = pins.always_with(|_| longest());
    let problem = Problem::new(counted(int("t", 1..=1000).beyond(0..=u64::MAX), pins))
        .winner("WIN", "LOSE")
        .invalid("no-pins", "1\n3\nXXX\n")
        .invalid("small-letter", "1\n3\nIxI\n")
        .invalid("space-in-the-row", "1\n3\nI X\n")
        .invalid("too-many-letters", "1\n3\nIXIX\n")
        .invalid("too-many-pins", format!("1\n301\n{}\n", "I".repeat(301)))
        .solution(move |letters| solution::solve(&kayles, &spelt(letters)))
        .studied(1023)
        .rules(by_play(Pins, |letters: &Vec<u64>| standing(letters)))
        .every_small(|letters| letters.len() <= 11, || every_word(9))
        .formula(|letters| by_published_table(letters))
        .law("a row without gaps is won by throwing at its middle", || {
            (1..=300).chain([999_999, 1_000_000]).map(|n| (rows(&[n]), true)).collect()
        })
        .law("two equal rows are lost", || {
            (1..=149).chain([499_999]).map(|n| (rows(&[n, n]), false)).collect()
        })
        .law("single pins are won if they are odd in number", || {
            (1..=150).map(|pins| (rows(&vec![1; pins]), pins % 2 == 1)).collect()
        })
        .law("from 71 pins on, twelve pins more make no difference", twelve_more)
        .refuses("a letter that is neither I nor X", "1 3 IxI", "I or X")
        .study(study::study(), |letters| vec![run_lengths(&standing(letters))], study::pictures);
    run(this_problem!(), problem);
}
