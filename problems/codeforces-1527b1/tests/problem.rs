//! Palindrome Game (Codeforces 1527B1): zeros are paid for, or the string is reversed.

#[path = "../rules.rs"]
mod rules;
problem::solution!();

use std::collections::HashMap;
use std::sync::OnceLock;

use oracle::Ruleset;
use problem::prelude::*;

use self::rules::ChangeOrReverse;

/// The letters, Alice's lead so far, whether she is to move, and whether the last turn was a
/// reversal.
type Position = (Vec<u64>, i64, bool, bool);

const LONGEST: u64 = 5000;

const PALINDROME: &str = "REPI(i, n) ASSERT(word[i] == word[n - 1 - i]) END";

/// What Bob pays in the end less what Alice pays, by playing every game.
fn lead_by_play(position: Position, known: &mut HashMap<Position, i64>) -> i64 {
    if let Some(&lead) = known.get(&position) {
        return lead;
    }
    let options = ChangeOrReverse.options(&position).into_iter();
    let leads = options.map(|option| lead_by_play(option, known)).collect::<Vec<_>>().into_iter();
    let best = if position.2 { leads.max() } else { leads.min() };
    let lead = best.unwrap_or(position.1);
    known.insert(position, lead);
    lead
}

/// Whether Alice pays less. The rules know draws; a palindrome with a 0 must not be one.
fn wins_by_play(letters: &[u64]) -> bool {
    let lead = lead_by_play((letters.to_vec(), 0, true, false), &mut HashMap::new());
    assert_ne!(lead, 0, "{letters:?} is a draw");
    // It is 2 dollars for an even number of zeros, and 1 for an odd one.
    let zeros = letters.iter().filter(|&&letter| letter == 0).count();
    let proved = if zeros == 1 || zeros % 2 == 0 { -1 - (zeros as i64 + 1) % 2 } else { 1 };
    assert_eq!(lead, proved, "{letters:?}");
    lead > 0
}

/// The lead of the player to move on a palindrome with so many pairs of zeros, without and with a 0
/// at the centre. What counts is how many zeros have a 0 at their mirror place, and how many a 1.
fn leads() -> &'static [[i64; 2]] {
    static LEADS: OnceLock<Vec<[i64; 2]>> = OnceLock::new();
    LEADS.get_or_init(|| {
        let most = LONGEST as usize / 2;
        let (mut leads, mut fewer_pairs): (Vec<[i64; 2]>, Vec<[i64; 2]>) = Default::default();
        for pairs in 0..=most {
            let mut row: Vec<[i64; 2]> = Vec::new();
            for single in 0..=most - pairs {
                let mut at = [0; 2];
                for centre in 0..2 {
                    let of_pair = (pairs > 0).then(|| fewer_pairs[single + 1][centre]);
                    let of_single = (single > 0).then(|| row[single - 1][centre]);
                    let of_centre = (centre == 1).then_some(at[0]);
                    let paid = [of_pair, of_single, of_centre].into_iter().flatten();
                    let change = paid.map(|lead| -1 - lead).max();
                    at[centre] = match change {
                        None => 0,
                        Some(change) if single > 0 => change.max(-change),
                        Some(change) => change,
                    };
                }
                row.push(at);
            }
            leads.push(row[0]);
            fewer_pairs = row;
        }
        leads
    })
}

fn wins_by_counts(letters: &[u64]) -> bool {
    let half = letters.len() / 2;
    let pairs = letters[..half].iter().filter(|&&letter| letter == 0).count();
    let centre = letters.len() % 2 == 1 && letters[half] == 0;
    leads()[pairs][usize::from(centre)] > 0
}

fn palindrome(mut letters: Vec<u64>) -> Vec<u64> {
    let n = letters.len();
    (n.div_ceil(2)..n).for_each(|place| letters[place] = letters[n - 1 - place]);
    letters
}

/// A palindrome with a 0: if the first half has none, the ends become zeros.
fn legal(letters: Vec<u64>) -> Vec<u64> {
    let mut letters = palindrome(letters);
    if !letters.contains(&0) {
        letters[0] = 0;
    }
    palindrome(letters)
}

fn every_palindrome(longest: u32) -> Vec<Vec<u64>> {
    let string = |n: u32, bits: u64| palindrome((0..n).map(|place| bits >> place & 1).collect());
    let halves = |n: u32| (0..1 << n.div_ceil(2)).map(move |bits| string(n, bits));
    (1..=longest).flat_map(halves).filter(|letters| letters.contains(&0)).collect()
}

fn string() -> Shape<Vec<u64>> {
    word(int("n", 1..=1000).beyond(1..=LONGEST), "01")
        .repaired_by(legal)
        .such_that("a palindrome", PALINDROME, |letters| palindrome(letters.clone()) == *letters)
        .such_that("a 0", "ASSERT(INARRAY(\"0\", word))", |letters| letters.contains(&0))
}

fn main() {
    let cases = int("t", 1..=1000).beyond(0..=u64::MAX);
    let problem = Problem::new(counted(cases, string()))
        .winner("ALICE", "BOB")
        .invalid("not-a-palindrome", "1\n3\n001\n")
        .invalid("ones-only", "1\n2\n11\n")
        .invalid("longer-than-it-says", "1\n2\n000\n")
        .solution(|letters| {
            let string: Vec<char> =
                letters.iter().map(|&letter| ['0', '1'][letter as usize]).collect();
            solution::solve(&string)
        })
        .rules(|letters| wins_by_play(letters))
        .every_small(|letters| letters.len() <= 9, || every_palindrome(9))
        .formula(|letters| wins_by_counts(letters))
        .law("of zeros only, the odd lengths from 3 on are won", || {
            (1..=1000_usize).map(|n| (vec![0; n], n % 2 == 1 && n > 1)).collect()
        })
        .law("one 0 at the centre is lost, and with two more zeros it is won", || {
            let centre = |half: usize| {
                let mut letters = vec![1; 2 * half + 1];
                letters[half] = 0;
                let one = (letters.clone(), false);
                letters[0] = 0;
                letters[2 * half] = 0;
                [one, (letters, true)]
            };
            (1..=499).flat_map(centre).collect()
        })
        .law("where the centre is a 1, or there is none, Alice loses", || {
            let ones = |ones: usize| {
                let zeros = vec![0; (1000 - ones) / 2];
                ([zeros.clone(), vec![1; ones], zeros].concat(), false)
            };
            (1..=998).map(ones).collect()
        })
        .without_study("a game of scores has neither won nor lost positions")
        .refuses("another letter", "1 3 020", "not only 0 and 1")
        .refuses("a string that is not a palindrome", "1 3 001", "not a palindrome")
        .refuses("a string of ones", "1 2 11", "has no 0")
        .refuses("a string of another length", "1 2 000", "3 letters and not 2");
    run(this_problem!(), problem);
}
