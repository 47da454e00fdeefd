//! Cutting palindromes: a move chooses, in one of the words, a letter with equal neighbours, and
//! cuts it out; the letters before it, the letter, and those after it become words. The player who
//! cannot move loses. Who wins, and which is the first letter that the winner can begin with?
//!
//! Theorem: a run of such letters is a heap of the octal game 0.137, Dawson's Chess (Dawson, 1935;
//! Guy and Smith, 1956), and all runs are a sum of games (Sprague, 1935; Grundy, 1939).

use gamecore::octal_table;
use proconio::marker::Chars;
use proconio::read_value;

/// The nim-values of Dawson's Chess for runs of up to `longest` letters.
pub fn dawsons_chess(longest: usize) -> Vec<u16> {
    // The theorem:
    octal_table(&[0, 1, 3, 7], longest as u64)
}

/// A cut letter leaves each of its neighbours at an end of a word, where it has a neighbour no
/// more: of a run, the letter goes and those beside it.
pub fn solve(values: &[u16], word: &[char]) -> Option<usize> {
    let has_equal: Vec<bool> = word.windows(3).map(|three| three[0] == three[2]).collect();
    let runs = has_equal.split(|&has_equal| !has_equal).map(|run| run.len());
    // The theorem:
    let sum = runs.clone().fold(0, |sum, run| sum ^ values[run]);
    let mut first = 2;
    for run in runs {
        let wins = |place: &usize| {
            let (left, right) = (place.saturating_sub(1), (run - place).saturating_sub(2));
            values[left] ^ values[right] == sum ^ values[run]
        };
        if let Some(place) = (0..run).find(wins) {
            return Some(first + place);
        }
        first += run + 1;
    }
    None
}

fn main() {
    let word = read_value!(Chars);
    assert!(word.iter().all(char::is_ascii_lowercase), "a letter is not from a to z");
    match solve(&dawsons_chess(word.len()), &word) {
        Some(letter) => println!("First\n{}", letter),
        None => println!("Second"),
    }
}
