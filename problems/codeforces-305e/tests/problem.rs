//! Playing with String (Codeforces 305E): the centres of palindromes are cut out.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::sync::LazyLock;

use oracle::{Oracle, Ruleset};
use problem::checktestdata::Form;
use problem::prelude::*;

use self::rules::CentreCuts;

/// The first letter that wins, counted from 1, if there is one.
type Answer = Option<usize>;

const MOST: usize = 5000;

const ANSWER: &str = "\
REGEX(\"First|Second\", answer) NEWLINE
IF(answer == \"First\") INT(2, 4999) NEWLINE END";

static SOLUTION_VALUES: LazyLock<Vec<u16>> = LazyLock::new(|| solution::dawsons_chess(MOST));

/// The nim-values of runs by the definition: a run is a path, and a cut takes a letter and its
/// neighbours.
static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let mut values = vec![0_u32];
    for run in 1..=MOST {
        let reached = (1..=run).fold(0_u64, |reached, cut| {
            let (left, right) = (cut.saturating_sub(2), (run - cut).saturating_sub(1));
            reached | 1 << (values[left] ^ values[right])
        });
        values.push(reached.trailing_ones());
    }
    values
});

fn by_rules(word: &[u64]) -> Answer {
    let oracle = Oracle::new(CentreCuts);
    let options = CentreCuts.options(&(word.to_vec(), Vec::new()));
    let lost = options.into_iter().find(|option| !oracle.next_wins(option));
    lost.map(|(_, cuts)| cuts[0] as usize)
}

/// The nim-value of what is left when some letters are cut out, letter by letter.
fn value_left(word: &[u64], cut: Option<usize>) -> u32 {
    let (mut sum, mut run) = (0, 0);
    for letter in 1..word.len() {
        let is_near = cut.is_some_and(|cut| letter.abs_diff(cut) <= 1);
        if letter + 1 < word.len() && word[letter - 1] == word[letter + 1] && !is_near {
            run += 1;
        } else {
            sum ^= VALUES[run];
            run = 0;
        }
    }
    sum
}

/// Tries all cuts, so it takes quadratic time.
fn by_values(word: &[u64]) -> Answer {
    let has_equal = |&letter: &usize| word[letter - 1] == word[letter + 1];
    let cuts = (1..word.len().saturating_sub(1)).filter(has_equal);
    let wins = |&cut: &usize| value_left(word, Some(cut)) == 0;
    if value_left(word, None) == 0 {
        return None;
    }
    cuts.into_iter().find(wins).map(|letter| letter + 1)
}

/// `letters` letters, of which the first and the second take turns.
fn alternating(first: u64, letters: usize) -> Vec<u64> {
    (0..letters as u64).map(|place| first + place % 2).collect()
}

/// Runs of these lengths: each word has two letters of its own, and two others stand between them.
fn runs(lengths: &[usize]) -> Vec<u64> {
    let words = (0..).step_by(2).zip(lengths);
    let apart = words.map(|(first, length)| alternating(first, length + 2));
    apart.collect::<Vec<Vec<u64>>>().join(&[24, 25][..])
}

fn words() -> Vec<Vec<u64>> {
    let words = |letters: u64, n: u32| {
        let letter = move |word: u64, place: u32| word / letters.pow(place) % letters;
        (0..letters.pow(n)).map(move |word| (0..n).map(|place| letter(word, place)).collect())
    };
    (1..=9).flat_map(|n| words(2, n)).chain((3..=5).flat_map(|n| words(3, n))).collect()
}

/// Half of the random words have two letters, so that they have many palindromes.
fn word() -> Shape<Vec<u64>> {
    let word = letters(int("the length", 1..=MOST as u64), "abcdefghijklmnopqrstuvwxyz");
    word.clone().generated_by(move |size| {
        let any = word.clone().strategy(size);
        let two = any.clone().prop_map(|word| word.iter().map(|letter| letter % 2).collect());
        any.prop_union(two.boxed()).boxed()
    })
}

fn main() {
    let problem = Problem::new(single(word()))
        .printing(Form::lines(ANSWER), |answer: &Answer| match answer {
            Some(letter) => format!("First\n{letter}\n"),
            None => "Second\n".to_string(),
        })
        .invalid("capital-letter", "abaCaba\n")
        .invalid("too-long", "a".repeat(5001) + "\n")
        .solution(|word| {
            let letters: Vec<char> =
                word.iter().map(|&letter| (b'a' + letter as u8) as char).collect();
            solution::solve(&SOLUTION_VALUES, &letters)
        })
        .studied(8699)
        .rules(|word| by_rules(word))
        .every_small(|word| word.len() <= 11, words)
        .formula(|word| by_values(word))
        .law("runs of 4, 8, 20, 24, 28 modulo 34 are lost, and those of 14 and 34", || {
            let lost =
                |&run: &usize| [4, 8, 20, 24, 28].contains(&(run % 34)) || run == 14 || run == 34;
            let lengths = (1..400).chain(4900..=MOST - 2).filter(lost);
            lengths.map(|run| (alternating(0, run + 2), None)).collect()
        })
        .law("two equal runs are lost, and a single letter before them wins", || {
            let twins = |run: usize| [(runs(&[run, run]), None), (runs(&[1, run, run]), Some(2))];
            [1, 2, 3, 5, 34, 68, 100, 1000, 2490].into_iter().flat_map(twins).collect()
        })
        .law("a word without palindromes is lost", || {
            let words = (1..=26).map(|n| ((0..n).collect(), None));
            let long = (0..MOST as u64).map(|place| place % 3).collect();
            words.chain([(long, None)]).collect()
        })
        .refuses("a capital letter", "abA", "a letter is not from a to z")
        .study(study::study(), |word| vec![row(word)], study::pictures);
    run(this_problem!(), problem);
}

/// The length and the letters, counted from 1.
fn row(word: &[u64]) -> Vec<u64> {
    [word.len() as u64].into_iter().chain(word.iter().map(|letter| letter + 1)).collect()
}
