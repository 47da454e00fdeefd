//! 01 Game (Codeforces 1373B): two different neighbours are removed.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use oracle::positions::rows_of;
use problem::prelude::*;

use self::rules::RemovePair;

/// Plays one game: from left to right, a letter is removed with the one before it if they differ.
fn wins_from_left_to_right(letters: &[u64]) -> bool {
    let (mut kept, mut wins) = (Vec::new(), false);
    for &letter in letters {
        if kept.last().is_some_and(|&before| before != letter) {
            kept.pop();
            wins = !wins;
        } else {
            kept.push(letter);
        }
    }
    wins
}

/// Zeros, and ones after them.
fn two_blocks(zeros: usize, ones: usize) -> Vec<u64> {
    [vec![0; zeros], vec![1; ones]].concat()
}

fn main() {
    let string = letters(int("the length", 1..=100).beyond(1..=1_000_000), "01");
    let cases = int("t", 1..=1000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, string))
        .winner("DA", "NET")
        .invalid("letter-that-is-neither", "1\n0120\n")
        .invalid("too-long", format!("1\n{}\n", "01".repeat(51)))
        .solution(|letters| {
            let string: Vec<char> =
                letters.iter().map(|&letter| ['0', '1'][letter as usize]).collect();
            solution::solve(&string)
        })
        .studied(6507)
        .rules(by_play(RemovePair, Vec::clone))
        .every_small(|letters| letters.len() <= 12, || rows_of(1..=10, 0..=1))
        .formula(|letters| wins_from_left_to_right(letters))
        .law("one kind alone is lost", || {
            (1..=100).flat_map(|n| [(vec![0; n], false), (vec![1; n], false)]).collect()
        })
        .law("zeros and ones in turn are removed pair by pair", || {
            let turn = |n: u64| ((0..n).map(|place| place % 2).collect(), n / 2 % 2 == 1);
            (2..=100).map(turn).collect()
        })
        .law("the smaller of two blocks is used up, in either order", || {
            let blocks = |zeros: usize| {
                let letters = two_blocks(zeros, 100 - zeros);
                let back = letters.iter().rev().copied().collect();
                let wins = zeros.min(100 - zeros) % 2 == 1;
                [(letters, wins), (back, wins)]
            };
            (0..=100).flat_map(blocks).collect()
        })
        .study(study::study(), |letters| vec![letters.clone()], study::pictures)
        .refuses("another digit", "1 0120", "not only 0 and 1");
    run(this_problem!(), problem);
}
